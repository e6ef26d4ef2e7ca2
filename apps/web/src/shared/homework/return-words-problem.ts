import { ReturnCommentMax } from '@hwjy/sdk/limits'

/** What is wrong with the words of a return. None are needed; the contract refuses words that are spaces alone. */
export function returnWordsProblem(words: string): 'blank' | 'tooLong' | null {
  if (words !== '' && words.trim() === '') return 'blank'
  return [...words].length > ReturnCommentMax ? 'tooLong' : null
}
