import { AccountError, describeError } from '@hwjy/sdk'
import { currentLanguage, i18n } from '../i18n/i18n.ts'
import { network } from '../network/network.ts'
import { problemKind } from './problem-kind.ts'
import { toldBy } from './told-by.ts'

/** The sentence of `useProblemText` at the moment of the failure, for code that answers a press. */
export function problemText(error: unknown): string {
  const told = toldBy(error)
  if (told !== null) return told
  const kind = problemKind(error, network.isOnline())
  const isTold = kind === 'refused' || error instanceof AccountError
  return isTold ? describeError(error, currentLanguage()) : i18n.t(`problem.${kind}`)
}
