import { ApiError, describeError, errorCodes, type Language } from '@hwjy/sdk'

/** Why a form's call did not work, where the form can say it. */
export interface CallProblem<Field extends string> {
  /** Beside which field it is said; null for the form as a whole. */
  field: Field | null
  /** The server's sentence or the client's; empty for a field in a wrong form, for which the page has better words. */
  message: string
  /** Issue code of the field, in the contract's word, where the server named one. */
  issue?: string
  /** When the same call can succeed, epoch ms; null where that is not a question of time. */
  until: number | null
  /** The user may have wanted it so: no error, and said without alarm. */
  isQuiet?: boolean
  /** The limit that has to pass until then. */
  wait?: 'tries' | 'code-just-sent' | 'too-many-codes' | 'texts-used-up'
}

/** Errors with which a form's calls can be refused, by field. */
export interface ProblemFields<Field extends string> {
  /** Which field a code of the catalogue is about. */
  ofCode: Readonly<Record<number, Field>>
  /** Fields that a 400 may name. */
  inInput: readonly Field[]
}

/** @param now when the answer came, epoch ms */
export function callProblem<Field extends string>(
  error: unknown,
  { ofCode, inInput }: ProblemFields<Field>,
  { language, now }: { language: Language; now: number },
): CallProblem<Field> {
  const message = describeError(error, language)
  if (!(error instanceof ApiError)) return { field: null, message, until: null }
  const seconds = error.data?.retryAfterSeconds
  if (seconds !== undefined) return { field: null, message, until: now + seconds * 1_000, wait: waitOf(error.code) }
  for (const { path, code: issue } of error.data?.issues ?? []) {
    const field = inInput.find((known) => known === path)
    // The page has better words for a wrong form; a code of its own says what is wrong with the field.
    if (field !== undefined)
      return { field, message: error.code === errorCodes.invalidInput ? '' : message, issue, until: null }
  }
  return { field: ofCode[error.code] ?? null, message, until: null }
}

const WAITS: Readonly<Record<number, CallProblem<string>['wait']>> = {
  [errorCodes.codeJustSent]: 'code-just-sent',
  [errorCodes.tooManyCodes]: 'too-many-codes',
  [errorCodes.textsUsedUp]: 'texts-used-up',
}
const waitOf = (code: number) => WAITS[code] ?? 'tries'
