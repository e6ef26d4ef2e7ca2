/** Keeps one room for an authority: the state, and the answers it gave, so that asking twice changes nothing. */
import type { CommandId, EpochMs, UserId } from './ids.ts'
import { commandEntry } from './commands/all-commands.ts'
import type { AuthorityFacts } from './commands/table.ts'
import { decide } from './decide.ts'
import { evolve } from './evolve.ts'
import type { Actor, RefusalCode, RoomCommand, RoomEvent, RoomState } from './room-types.ts'

export interface Submission {
  /** New events to store, then send. Empty for a refusal, for a command that changes nothing, and for a repeated one. */
  events: readonly RoomEvent[]
  /** Number of the command's last event, now or when it was first carried out; null if nothing had to change. */
  seq: number | null
  refused?: RefusalCode
  retryAfterMs?: number
  /** The same person sent this id before, with the same command; the answer is the one given then. */
  isRepeated: boolean
}

export interface RoomLog {
  readonly room: RoomState
  /**
   * Carries a command out. The state moves on at once, before the events are stored: an authority that fails to store
   * them throws this log away and reads the room again.
   */
  submit(command: RoomCommand, actor: Actor, id: CommandId, now: EpochMs, authority?: AuthorityFacts): Submission
}

// Answers remembered; an older command that is sent again is decided again.
const ANSWERS_KEPT = 8_192

type Answer = Pick<Submission, 'seq' | 'refused'>

// Identifies a request: the command in short, or after a crash the events it led to, which tell its kind.
type Asked = string | RoomEvent['type'][]

interface Answered {
  asked: Asked
  answer: Answer
}

/**
 * @param room as read from a keyframe and the events after it
 * @param stored the newest stored events, oldest first, so that commands answered before a crash stay answered
 */
export function createRoomLog(
  room: RoomState,
  stored: Iterable<Pick<RoomEvent, 'seq' | 'by' | 'id' | 'type'>> = [],
): RoomLog {
  const answers = new Map<string, Answered>()
  for (const { by, id, seq, type } of stored) {
    const key = answerKey(by, id)
    const before = answers.get(key)?.asked
    remember(answers, key, { asked: Array.isArray(before) ? [...before, type] : [type], answer: { seq } })
  }
  let state = room

  function append(
    command: RoomCommand,
    actor: Actor,
    id: CommandId,
    now: EpochMs,
    authority?: AuthorityFacts,
  ): Omit<Submission, 'isRepeated'> {
    const decision = decide(state, command, actor, now, authority)
    if ('refused' in decision) return { events: [], seq: null, ...decision }
    if (decision.events.length === 0) return { events: [], seq: null }
    const first = state.seq + 1
    const events = decision.events.map(
      (body, i): RoomEvent => ({ ...body, seq: first + i, at: now, by: actor.userId, id }),
    )
    state = events.reduce(evolve, state)
    return { events, seq: state.seq }
  }

  return {
    get room() {
      return state
    },
    submit(command, actor, id, now, authority) {
      const key = answerKey(actor.userId, id)
      const known = answers.get(key)
      if (known !== undefined) {
        // Answering for the other command would say that this one was carried out.
        if (!isSame(known.asked, command)) return { events: [], seq: null, refused: 'id-reused', isRepeated: false }
        return { events: [], ...known.answer, isRepeated: true }
      }
      const submission = append(command, actor, id, now, authority)
      // "Not yet" is no lasting answer: the same message may be sent again after the wait.
      if (submission.retryAfterMs === undefined)
        remember(answers, key, { asked: inShort(command), answer: answerOf(submission) })
      return { ...submission, isRepeated: false }
    },
  }
}

// Ids are the clients' own, so they count per person: no user can answer for another.
const answerKey = (userId: UserId, id: CommandId) => JSON.stringify([userId, id])

const isSame = (asked: Asked, command: RoomCommand): boolean =>
  Array.isArray(asked) ? mayHaveLedTo(command.type, asked) : asked === inShort(command)

const inShort = (command: RoomCommand): string => commandEntry(command.type)?.identity(command) ?? command.type

// Tells whether a command of this kind may have led to these events.
const mayHaveLedTo = (type: RoomCommand['type'], events: readonly RoomEvent['type'][]): boolean =>
  commandEntry(type)?.marks.some((mark) => events.includes(mark)) === true

const answerOf = ({ seq, refused }: Omit<Submission, 'isRepeated'>): Answer =>
  refused === undefined ? { seq } : { seq, refused }

function remember(answers: Map<string, Answered>, key: string, answer: Answered): void {
  answers.set(key, answer)
  if (answers.size <= ANSWERS_KEPT) return
  const [oldest] = answers.keys()
  if (oldest !== undefined) answers.delete(oldest)
}
