/** As many as one call takes, and as long as a word may be. */
const WORDS_MAX = 100
const LENGTH_MAX = 20

/** Cuts a pasted text into words: at spaces, line breaks and punctuation marks, each word once. */
export function wordsIn(text: string): { words: string[]; tooLong: string[]; isTooMany: boolean } {
  const all = [...new Set(text.split(/[\s,，、;；。.!！?？|/]+/u).filter((word) => word !== ''))]
  const fitting = all.filter((word) => word.length <= LENGTH_MAX)
  return {
    words: fitting.slice(0, WORDS_MAX),
    tooLong: all.filter((word) => word.length > LENGTH_MAX),
    isTooMany: fitting.length > WORDS_MAX,
  }
}
