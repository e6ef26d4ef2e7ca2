import { isBlank } from '@hwjy/base'
import { ReturnCommentMax } from '@hwjy/sdk/limits'

/** What is wrong with the words of a return. None are needed; the contract refuses words of spaces and invisible characters alone. */
export function returnWordsProblem(words: string): 'blank' | 'tooLong' | null {
  if (words !== '' && isBlank(words)) return 'blank'
  return [...words].length > ReturnCommentMax ? 'tooLong' : null
}
