/** Sends commands until each has its answer: over reconnects, and what was typed or drawn over a reload too. [R31] */
import type { CommandId } from '../../core/room/ids.ts'
import { encodeClientFrame, type LiveData } from '../../core/live/frames.ts'
import { MAX_FRAME_BYTES } from '../../core/live/live-protocol.ts'
import {
  dueNow,
  enqueue,
  markSent,
  markUnsent,
  nextPostponedAt,
  type PendingCommands,
  postpone,
  restore,
  settle,
} from '../../core/live/pending-commands.ts'
import { parseCommand } from '../../core/live/parse-command.ts'
import type { RefusalCode, RoomCommand } from '../../core/room/room-types.ts'
import { isContent } from '../../core/room/table-facts.ts'
import type { OutboxStore } from '../../ports/outbox-store.ts'
import { type PendingCommand, RoomRefusal } from '../../ports/room-channel.ts'
import type { Clock } from './clock.ts'
import { newId } from './new-id.ts'

export interface CommandQueueOptions {
  store: OutboxStore
  clock: Clock
  transmit: (data: LiveData) => boolean
  onChange: () => void
}

export interface CommandQueue {
  readonly outbox: PendingCommands
  /** Commands are made faster than the room takes them; those that wait are kept, and follow in order. [R42] */
  readonly isHeldBack: boolean
  /** Tells whose commands these are, and brings back what an earlier page of theirs left unanswered. */
  adopt(scope: string): void
  /** @param isLate written while disconnected. @throws {RoomRefusal} by rejecting */
  submit(command: RoomCommand, isLate: boolean): Promise<void>
  /** Sends what may be sent now. Call when the connection is there, and after answers. */
  flush(): void
  connectionLost(): void
  carriedOut(ids: ReadonlySet<CommandId>): void
  refused(id: CommandId, code: RefusalCode, retryAfterMs?: number): void
  /** No answer will come any more. What was typed or drawn stays stored, for a later page of this person. */
  giveUp(code: RefusalCode): void
}

interface Waiting {
  resolve: () => void
  reject: (refusal: RoomRefusal) => void
}

export function createCommandQueue({ store, clock, transmit, onChange }: CommandQueueOptions): CommandQueue {
  let outbox: PendingCommands = []
  let scope: string | null = null
  let cancelPostponed = () => {}
  // Holds every command until this time, since a later one would overtake the refused one.
  let heldUntil = 0
  let isHeldBack = false
  const waiting = new Map<CommandId, Waiting>()

  function keep(pending: PendingCommand): void {
    if (scope !== null && isContent(pending.command)) store.put(scope, pending)
  }

  function remove(ids: ReadonlySet<CommandId>): void {
    for (const { id, command } of outbox) {
      if (ids.has(id) && scope !== null && isContent(command)) store.remove(scope, id)
    }
    outbox = settle(outbox, ids)
    if (outbox.length === 0) isHeldBack = false
  }

  function flush(): void {
    const now = clock.now()
    const due = now < heldUntil ? [] : dueNow(outbox, now)
    const sent = due.filter(({ id, command }) => transmit(commandFrame(id, command)))
    if (sent.length > 0) outbox = markSent(outbox, new Set(sent.map(({ id }) => id)))
    cancelPostponed()
    const next = now < heldUntil ? heldUntil : nextPostponedAt(outbox, now)
    if (next === null) return
    cancelPostponed = clock.after(next - now, () => {
      flush()
      onChange()
    })
  }

  return {
    get outbox() {
      return outbox
    },
    get isHeldBack() {
      return isHeldBack
    },
    adopt(wanted) {
      if (scope === wanted) return
      const written = outbox
      scope = wanted
      outbox = restore(outbox, store.load(wanted))
      for (const pending of written) keep(pending)
    },
    submit(command, isLate) {
      const fitting = parseCommand(command)
      if (fitting === null || sizeBytes(commandFrame(MEASURING_ID, fitting)) > MAX_FRAME_BYTES) {
        return Promise.reject(new RoomRefusal(misfit(command)))
      }
      const pending = { id: newId(), command: fitting, at: clock.now() }
      outbox = enqueue(outbox, pending, isLate)
      keep(pending)
      const answered = new Promise<void>((resolve, reject) => waiting.set(pending.id, { resolve, reject }))
      flush()
      return answered
    },
    flush,
    connectionLost() {
      outbox = markUnsent(outbox)
      cancelPostponed()
    },
    carriedOut(ids) {
      remove(ids)
      for (const id of ids) {
        waiting.get(id)?.resolve()
        waiting.delete(id)
      }
      flush()
    },
    refused(id, code, retryAfterMs) {
      const isLate = outbox.some((entry) => entry.id === id && entry.isLate)
      if (code === 'too-fast' && retryAfterMs !== undefined) {
        // [R42] It is the pace that is refused, not the command.
        heldUntil = Math.max(heldUntil, clock.now() + retryAfterMs)
        isHeldBack = true
        outbox = postpone(outbox, id, heldUntil)
      } else if (isLate && retryAfterMs !== undefined) {
        outbox = postpone(outbox, id, clock.now() + retryAfterMs)
      } else {
        remove(new Set([id]))
        waiting.get(id)?.reject(new RoomRefusal(code, retryAfterMs))
        waiting.delete(id)
      }
      flush()
    },
    giveUp(code) {
      cancelPostponed()
      for (const { reject } of waiting.values()) reject(new RoomRefusal(code))
      waiting.clear()
    },
  }
}

const commandFrame = (id: CommandId, command: RoomCommand) => encodeClientFrame({ t: 'command', id, command })
// Is as long as any id that this client makes.
const MEASURING_ID = 'aaaaaaaaaaaaaaaaaaaaaa'
const sizeBytes = (data: LiveData) => (typeof data === 'string' ? new TextEncoder().encode(data).length : data.length)

// Names the refusal of a command that is too large to send: the server would close the connection over it.
function misfit({ type }: RoomCommand): RefusalCode {
  if (type === 'say') return 'message-too-long'
  if (type === 'board.addStroke') return 'stroke-too-large'
  const isElement = type === 'board.addElement' || type === 'board.replace' || type === 'board.paste'
  return isElement ? 'element-too-large' : 'invalid-command'
}
