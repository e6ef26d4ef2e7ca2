/** Asks for pages of older chat and keeps asking until each has its answer: over reconnects, and after a wait. */
import { encodeClientFrame, type LiveData, type ServerMessage } from '../../core/live/frames.ts'
import type { RefusalCode } from '../../core/room/room-types.ts'
import { type ChatPage, RoomRefusal } from '../../ports/room-channel.ts'
import type { Clock } from './clock.ts'
import { newId } from './new-id.ts'

interface HistoryRequest {
  beforeSeq: number
  limit: number
  resolve: (page: ChatPage) => void
  reject: (refusal: RoomRefusal) => void
}

export interface HistoryRequests {
  /** @throws {RoomRefusal} by rejecting */
  ask(beforeSeq: number, limit: number): Promise<ChatPage>
  askAgain(): void
  answered(message: ServerMessage & { t: 'history' }): void
  /** Returns false when the refusal belongs to no request here. */
  refused(id: string, code: RefusalCode, retryAfterMs: number | undefined): boolean
  giveUp(code: RefusalCode): void
}

export function createHistoryRequests(clock: Clock, transmit: (data: LiveData) => boolean): HistoryRequests {
  const requests = new Map<string, HistoryRequest>()

  // Without a connection the request waits for `askAgain`.
  const send = (ref: string, { beforeSeq, limit }: HistoryRequest): void =>
    void transmit(encodeClientFrame({ t: 'history', ref, beforeSeq, limit }))

  return {
    ask: (beforeSeq, limit) =>
      new Promise((resolve, reject) => {
        const ref = newId()
        const request = { beforeSeq, limit, resolve, reject }
        requests.set(ref, request)
        send(ref, request)
      }),
    askAgain() {
      for (const [ref, request] of requests) send(ref, request)
    },
    answered({ ref, messages, isComplete }) {
      requests.get(ref)?.resolve({ messages, isComplete })
      requests.delete(ref)
    },
    // Too many at once: asked again after the wait, unless it was answered meanwhile. [R42]
    refused(ref, code, retryAfterMs) {
      const request = requests.get(ref)
      if (request === undefined) return false
      if (retryAfterMs === undefined) {
        requests.delete(ref)
        request.reject(new RoomRefusal(code))
      } else {
        clock.after(retryAfterMs, () => {
          if (requests.has(ref)) send(ref, request)
        })
      }
      return true
    },
    giveUp(code) {
      for (const { reject } of requests.values()) reject(new RoomRefusal(code))
      requests.clear()
    },
  }
}
