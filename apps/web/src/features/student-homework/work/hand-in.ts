import { ApiError, errorCodes } from '@hwjy/sdk'
import { isChoiceOpen } from './answer-book.ts'
import { isLineProblem, type OpenBook, retryDelayMs, saveFailure } from './create-answer-book.ts'

export interface HandInOptions {
  book: OpenBook
  send: () => Promise<unknown>
  /** False once another child of the family has begun in this window. */
  isOwner: () => boolean
  /** Resolves when there is a network. */
  lineIsBack: () => Promise<void>
}

export type HandInOutcome =
  | { status: 'handedIn' }
  /** The work was not handed in: the book has ended, the student has to choose first, or another child has begun. */
  | { status: 'notNow' }
  | { status: 'refused'; error: unknown }

/** Hands in once the server has every answer. A lost network and a server in trouble are waited for. */
export async function handInWhenSaved({ book, send, isOwner, lineIsBack }: HandInOptions): Promise<HandInOutcome> {
  for (let failures = 1; ; failures++) {
    await book.settled()
    // Children of a family take turns in a window: the work of one is never handed in in the name of another.
    if (!isOwner() || book.getState().end !== null || isChoiceOpen(book.getState())) return { status: 'notNow' }
    try {
      await send()
      return { status: 'handedIn' }
    } catch (error) {
      if (error instanceof ApiError && error.code === errorCodes.alreadyHandedIn) return { status: 'handedIn' }
      if (!isLineProblem(error)) {
        const found = saveFailure(error)
        if (found.type === 'over') book.end(found.end)
        return { status: 'refused', error }
      }
      // A server in trouble answers while there is a network, and is not asked without a pause.
      await Promise.all([lineIsBack(), pause(retryDelayMs(failures))])
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
