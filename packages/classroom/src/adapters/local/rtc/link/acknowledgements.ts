/** Publishing is a question to the server: one answer pending for each kind. */
import type { MediaKind } from '../../../../core/room/room-types.ts'
import { RtcError } from '../../../../ports/rtc-engine.ts'
import { createDeferred, type Deferred } from '../deferred.ts'

export interface Acknowledgements {
  /** Resolves with the server's yes. A second question of the same kind ends the first with `aborted`. @throws {RtcError} */
  wait(kind: MediaKind): Promise<void>
  accept(kind: MediaKind): void
  /** @returns false when no caller waits */
  reject(kind: MediaKind, error: RtcError): boolean
}

const TIMEOUT_MS = 10_000

export function createAcknowledgements(): Acknowledgements {
  const pending = new Map<MediaKind, Deferred>()
  const reject = (kind: MediaKind, error: RtcError) => {
    pending.get(kind)?.reject(error)
    return pending.delete(kind)
  }
  return {
    async wait(kind) {
      reject(kind, new RtcError('aborted', { kind }))
      const answer = createDeferred()
      pending.set(kind, answer)
      const timer = setTimeout(() => answer.reject(new RtcError('publish-failed', { kind })), TIMEOUT_MS)
      try {
        await answer.promise
      } finally {
        clearTimeout(timer)
        if (pending.get(kind) === answer) pending.delete(kind)
      }
    },
    accept: (kind) => pending.get(kind)?.resolve(),
    reject,
  }
}
