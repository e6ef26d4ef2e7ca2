/** Characters are written as a hand writes them where the device has such a font; pinyin is not. */
export const KAI_STACK =
  '"Kaiti SC", STKaiti, KaiTi, "AR PL UKai CN", "BiauKai", "DFKai-SB", "Noto Serif CJK SC", "Noto Sans CJK SC", serif'
export const PINYIN_STACK = 'ui-sans-serif, "Helvetica Neue", "Noto Sans", Arial, sans-serif'

/** Marked tones have a color each, the neutral tone is grey. */
export const TONE_COLORS = ['#8c8c8c', '#cf1322', '#ad6800', '#237804', '#0958d9'] as const

const MARKS = ['āēīōūǖĀĒĪŌŪǕ', 'áéíóúǘÁÉÍÓÚǗ', 'ǎěǐǒǔǚǍĚǏǑǓǙ', 'àèìòùǜÀÈÌÒÙǛ'] as const

/** 1 to 4, or 0 for a syllable without a mark. */
export function toneOf(syllable: string): number {
  for (const char of syllable.normalize('NFC')) {
    const tone = MARKS.findIndex((marks) => marks.includes(char))
    if (tone >= 0) return tone + 1
  }
  return 0
}
