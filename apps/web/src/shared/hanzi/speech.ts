import { useSyncExternalStore } from 'react'

const isChinese = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().startsWith('zh')

const hasChineseVoice = () => 'speechSynthesis' in globalThis && speechSynthesis.getVoices().some(isChinese)

// Browsers bring their voices some time after the page.
function onVoices(listener: () => void) {
  if (!('speechSynthesis' in globalThis)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}

/** Says if this device has a voice that reads Chinese. */
export const useHasChineseVoice = () => useSyncExternalStore(onVoices, hasChineseVoice)

/** Reads a Chinese text aloud with the device's voice; a text that is read already is broken off. */
export function speakChinese(text: string) {
  const words = new SpeechSynthesisUtterance(text)
  words.lang = 'zh-CN'
  words.voice = speechSynthesis.getVoices().find(isChinese) ?? null
  speechSynthesis.cancel()
  speechSynthesis.speak(words)
}
