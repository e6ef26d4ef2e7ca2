import { KeptWordMax, wordsRequestTextsMax } from '@hwjy/sdk/limits'

/** A text cut into entries: `repeats` and the lengths of the lists add up to what was typed. */
export interface TypedWords {
  /** The words of one request, each once. */
  words: string[]
  tooLong: string[]
  /** Words beyond those of one request. */
  rest: string[]
  /** How many entries were typed before in the same text. */
  repeats: number
}

/** Cuts a pasted text into words: at spaces, line breaks and punctuation marks, each word once. */
export function wordsIn(text: string): TypedWords {
  const typed = text.split(/[\s,，、;；。.!！?？|/]+/u).filter((word) => word !== '')
  const all = [...new Set(typed)]
  const fitting = all.filter((word) => word.length <= KeptWordMax)
  return {
    words: fitting.slice(0, wordsRequestTextsMax),
    tooLong: all.filter((word) => word.length > KeptWordMax),
    rest: fitting.slice(wordsRequestTextsMax),
    repeats: typed.length - all.length,
  }
}
