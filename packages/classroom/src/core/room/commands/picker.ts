/** A student chosen by chance, the same for all who watch. [R24] */
import type { UserId } from '../ids.ts'
import { flag, integer, listOf, nullable } from '../../shapes/shape.ts'
import { id } from '../../shapes/room-shapes.ts'
import { happened, refused, unchanged } from '../decision.ts'
import { isRemoved, participantOf } from '../room-state.ts'
import { draw } from '../rules/tool-rules.ts'
import type { RoomState } from '../state-types.ts'
import { PICK_COUNT_MAX, PICK_SHOWN_MS } from '../tool-types.ts'
import { type CommandTable, type EventTable, noContent, ordinary } from './table.ts'

export type PickerCommand =
  /** `pool` names who is in the draw; null draws among all students who are here. */
  { type: 'pick'; count: number; pool: readonly UserId[] | null; leaveOutPicked: boolean } | { type: 'clearPicks' }

export type PickerEvent =
  | { type: 'picked'; pool: readonly UserId[]; chosen: readonly UserId[] }
  | { type: 'picksCleared' }

// The largest class.
const POOL_LIMIT = 500
const people = listOf(id, Number.POSITIVE_INFINITY)

export const pickerCommands: CommandTable<PickerCommand, PickerEvent> = {
  pick: {
    ...ordinary,
    rules: ['R24', 'R37'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: {
      count: integer(0, Number.MAX_SAFE_INTEGER),
      pool: nullable(listOf(id, POOL_LIMIT)),
      leaveOutPicked: flag,
    },
    marks: ['picked'],
    // One draw is shown at a time; the next one waits for it.
    decide({ room, command: { count, pool, leaveOutPicked }, now, authority }) {
      const { lastPick, picked } = room.tools
      if (room.status !== 'live') return refused('class-not-started')
      if (count < 1 || count > PICK_COUNT_MAX) return refused('tool-invalid')
      const shownUntil = lastPick === null ? now : lastPick.at + PICK_SHOWN_MS
      if (now < shownUntil) return { refused: 'too-fast', retryAfterMs: Math.ceil(shownUntil - now) }
      const here = (pool === null ? Object.keys(room.participants) : [...new Set(pool)]).filter((userId) =>
        isPickable(room, userId),
      )
      const among = leaveOutPicked ? here.filter((userId) => !picked.includes(userId)) : here
      if (among.length === 0) return refused('pick-empty')
      return happened({ type: 'picked', pool: among, chosen: draw(among, count, authority.random) })
    },
  },
  clearPicks: {
    ...ordinary,
    rules: ['R24'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: {},
    marks: ['picksCleared'],
    decide: ({ room }) => (room.tools.picked.length === 0 ? unchanged : happened({ type: 'picksCleared' })),
  },
}

export const pickerEvents: EventTable<PickerEvent> = {
  picked: {
    shape: { pool: people, chosen: people },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve(room, { pool, chosen, seq, at }) {
      const { picked, pickCounts } = room.tools
      const counts = Object.fromEntries(
        chosen.map((userId) => [userId, (Object.hasOwn(pickCounts, userId) ? (pickCounts[userId] ?? 0) : 0) + 1]),
      )
      const tools = {
        ...room.tools,
        lastPick: { seq, at, pool, chosen },
        picked: [...new Set([...picked, ...chosen])],
        pickCounts: { ...pickCounts, ...counts },
      }
      return { ...room, tools }
    },
  },
  picksCleared: {
    shape: {},
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve: (room) => ({ ...room, tools: { ...room.tools, picked: [] } }),
  },
}

const isPickable = (room: RoomState, userId: UserId): boolean => {
  const participant = participantOf(room, userId)
  return participant?.role === 'student' && participant.presence === 'here' && !isRemoved(room, userId)
}
