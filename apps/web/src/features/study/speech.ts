/** Says if this device has a voice that reads Chinese. */
export const hasChineseVoice = () =>
  'speechSynthesis' in globalThis && speechSynthesis.getVoices().some(({ lang }) => lang.toLowerCase().startsWith('zh'))

/** Reads a Chinese text aloud with the device's voice; a text that is read already is broken off. */
export function speakChinese(text: string) {
  const words = new SpeechSynthesisUtterance(text)
  words.lang = 'zh-CN'
  speechSynthesis.cancel()
  speechSynthesis.speak(words)
}
