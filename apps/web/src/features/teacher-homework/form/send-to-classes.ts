import { ApiError } from '@hwjy/sdk'
import { inTime } from './right-away.ts'

/** Tells if one class has the homework. */
export interface ClassOutcome<Result> {
  classId: string
  /** Null: it is set. */
  error: unknown
  /** With `error` null: the response. */
  result?: Result
}

interface Kept<Request> {
  /** Stands for all that was typed, without the instant of "right away". */
  typed: string
  request: Request
  idempotencyKey: string
}

/**
 * Sends the same homework to several classes, one call each: one that is refused stops no other. A call that got no
 * answer is sent again as it was, with its key, so that a class never gets it twice. A start that was over when it
 * arrived is sent once more with a later one.
 */
export function createClassSender<Request extends object, Result>(newKey: () => string = () => crypto.randomUUID()) {
  const unanswered = new Map<string, Kept<Request>>()
  return async (
    classIds: readonly string[],
    typed: string,
    requestFor: (classId: string, isAgain: boolean) => Request,
    call: (request: Request, idempotencyKey: string) => Promise<Result>,
  ): Promise<ClassOutcome<Result>[]> => {
    async function sendTo(classId: string, isAgain: boolean): Promise<Result> {
      const before = unanswered.get(classId)
      const kept =
        before?.typed === typed ? before : { typed, request: requestFor(classId, isAgain), idempotencyKey: newKey() }
      unanswered.set(classId, kept)
      try {
        const result = await call(kept.request, kept.idempotencyKey)
        unanswered.delete(classId)
        return result
      } catch (error) {
        // An answer, though a refusal: the next press is another call.
        if (error instanceof ApiError) unanswered.delete(classId)
        throw error
      }
    }
    const outcomes: ClassOutcome<Result>[] = []
    for (const classId of classIds) {
      try {
        const result = await inTime((isAgain) => sendTo(classId, isAgain))
        outcomes.push({ classId, error: null, result })
      } catch (error) {
        outcomes.push({ classId, error })
      }
    }
    return outcomes
  }
}
