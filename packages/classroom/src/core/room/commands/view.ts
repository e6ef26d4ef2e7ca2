/** The picture of the class that the teacher gives to all: layout, spotlight, seats. [R34][R35] */
import type { UserId } from '../ids.ts'
import { flag, listOf, nullable, oneOf } from '../../shapes/shape.ts'
import { id } from '../../shapes/room-shapes.ts'
import { happened, refused, unchanged } from '../decision.ts'
import { participantOf } from '../room-state.ts'
import { ROOM_CONTENTS, ROOM_LAYOUTS, type RoomContent, type RoomLayout, type RoomState } from '../state-types.ts'
import { type CommandTable, type EventTable, noContent, ordinary } from './table.ts'

interface LayoutChoice {
  /** Null goes back to the automatic layout. */
  layout: RoomLayout | null
  content: RoomContent
  follow: boolean
}
export type ViewCommand =
  | ({ type: 'setLayout' } & LayoutChoice)
  | { type: 'setSpotlight'; userIds: readonly UserId[] }
  | { type: 'arrangeSeats'; order: readonly UserId[] | null }

export type ViewEvent =
  | ({ type: 'layoutSet' } & LayoutChoice)
  | { type: 'spotlightSet'; userIds: readonly UserId[] }
  | { type: 'seatsArranged'; order: readonly UserId[] | null }

const SPOTLIGHT_MAX = 2
// The largest class, and its teacher.
const SEATS_MAX = 501

export const viewCommands: CommandTable<ViewCommand, ViewEvent> = {
  setLayout: {
    ...ordinary,
    rules: ['R34', 'R35'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { layout: nullable(oneOf(...ROOM_LAYOUTS)), content: oneOf(...ROOM_CONTENTS), follow: flag },
    marks: ['layoutSet'],
    decide({ room: { view }, command: { layout, content, follow } }) {
      if (view.layout === layout && view.content === content && view.isFollowed === follow) return unchanged
      return happened({ type: 'layoutSet', layout, content, follow })
    },
  },
  setSpotlight: {
    ...ordinary,
    rules: ['R35'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { userIds: listOf(id, SPOTLIGHT_MAX) },
    marks: ['spotlightSet'],
    decide({ room, command }) {
      const userIds = [...new Set(command.userIds)]
      if (userIds.some((userId) => (participantOf(room, userId)?.presence ?? 'gone') === 'gone')) {
        return refused('no-such-participant')
      }
      return isSameList(userIds, room.view.spotlight) ? unchanged : happened({ type: 'spotlightSet', userIds })
    },
  },
  arrangeSeats: {
    ...ordinary,
    rules: ['R35'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { order: nullable(listOf(id, SEATS_MAX)) },
    marks: ['seatsArranged'],
    cost: (_room, { order }) => ({ touchedStrokes: 0, drawnStrokes: 0, contentBytes: seatBytes(order) }),
    // People who were here keep a seat that they come back to; an id that never entered has none.
    decide({ room, command }) {
      const order = command.order && [...new Set(command.order)]
      if (order?.some((userId) => participantOf(room, userId) === undefined)) return refused('no-such-participant')
      return isSameList(order, room.view.order) ? unchanged : happened({ type: 'seatsArranged', order })
    },
  },
}

export const viewEvents: EventTable<ViewEvent> = {
  layoutSet: {
    shape: { layout: nullable(oneOf(...ROOM_LAYOUTS)), content: oneOf(...ROOM_CONTENTS), follow: flag },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve: (room, { layout, content, follow }) => ({
      ...room,
      view: { ...room.view, layout, content, isFollowed: follow },
    }),
  },
  spotlightSet: {
    shape: { userIds: listOf(id, SPOTLIGHT_MAX) },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve: (room, { userIds }) => ({ ...room, view: { ...room.view, spotlight: userIds } }),
  },
  seatsArranged: {
    shape: { order: nullable(listOf(id, Number.POSITIVE_INFINITY)) },
    rights: 'unchanged',
    privacy: 'public',
    content: { bytes: ({ order }) => seatBytes(order), isShare: false },
    evolve: (room, { order }) => ({ ...room, view: { ...room.view, order } }),
  },
}

/** The spotlight without a person who goes for good; empty when they were not in it. */
export const spotlightLeft = ({ view }: RoomState, userId: UserId): readonly ViewEvent[] =>
  view.spotlight.includes(userId)
    ? [{ type: 'spotlightSet', userIds: view.spotlight.filter((other) => other !== userId) }]
    : []

/** A screen that begins comes to the front for all, and the board is back with its end. [R34] */
export const contentAfterShare = (room: RoomState, isSharing: boolean | undefined): RoomState =>
  isSharing === undefined ? room : { ...room, view: { ...room.view, content: isSharing ? 'screen' : 'board' } }

// An id, and the marks around it in JSON.
const seatBytes = (order: readonly UserId[] | null) => (order ?? []).reduce((sum, userId) => sum + userId.length + 3, 0)

const isSameList = (a: readonly UserId[] | null, b: readonly UserId[] | null) =>
  a === b || (a !== null && b !== null && a.length === b.length && a.every((userId, index) => userId === b[index]))
