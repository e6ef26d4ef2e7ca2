import { KeptWordMax, wordsRequestTextsMax } from '@hwjy/sdk/limits'

/** Cuts a pasted text into words: at spaces, line breaks and punctuation marks, each word once. */
export function wordsIn(text: string): { words: string[]; tooLong: string[]; isTooMany: boolean } {
  const all = [...new Set(text.split(/[\s,，、;；。.!！?？|/]+/u).filter((word) => word !== ''))]
  const fitting = all.filter((word) => word.length <= KeptWordMax)
  return {
    words: fitting.slice(0, wordsRequestTextsMax),
    tooLong: all.filter((word) => word.length > KeptWordMax),
    isTooMany: fitting.length > wordsRequestTextsMax,
  }
}
