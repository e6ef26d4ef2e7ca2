import type { Words } from '../ui-text/words.ts'

/** A level as it is heard: people compare words from zero to ten more easily than per cent. */
export const meterWords: Words<{ level: (word: string) => string }> = {
  'en-US': { level: (word) => `${word} out of ten` },
  'zh-CN': { level: (word) => `十分之${word}` },
  'ja-JP': { level: (word) => `十段階中${word}` },
}
