/** Tells which people have a tile, and in which order. [R34] */
import type { UserId } from '../room/ids.ts'
import type { Participant, RoomState } from '../room/state-types.ts'

export interface TileFacts {
  room: Pick<RoomState, 'settings' | 'participants' | 'floor' | 'hands' | 'view'>
  me: UserId | null
  /** Pinned on this device. */
  pinned: readonly UserId[]
  isSelfHidden: boolean
}
export interface TileOrder {
  order: readonly UserId[]
  /** How many tiles at the front keep their place when another person speaks. */
  fixed: number
}

export function tileOrder({ room, me, pinned, isSelfHidden }: TileFacts): TileOrder {
  const { settings, participants, floor, hands, view } = room
  const isLarge = settings?.classType === 'large'
  const here = Object.values(participants).filter((person) => person.presence !== 'gone')
  const hasTile = new Set(here.filter((person) => !isLarge || isOnScreen(person, room)).map((person) => person.userId))
  const isTeacher = me !== null && me === settings?.teacherId
  const stage = floor?.onStage ? [floor.userId] : []
  const front = [
    ...(settings && !isTeacher ? [settings.teacherId] : []),
    ...view.spotlight,
    ...stage,
    ...pinned,
    ...(isTeacher ? hands.map((hand) => hand.userId) : []),
  ].filter((userId) => hasTile.has(userId) && !(isSelfHidden && userId === me))
  const fixed = [...new Set(front)]
  const seatOf = new Map((view.order ?? []).map((userId, index) => [userId, index]))
  const others = here
    .filter(({ userId }) => hasTile.has(userId) && userId !== me && !fixed.includes(userId))
    .sort(
      (a, b) =>
        (seatOf.get(a.userId) ?? Infinity) - (seatOf.get(b.userId) ?? Infinity) || cameraFirst(a, b) || a.no - b.no,
    )
    .map((person) => person.userId)
  const self = me !== null && hasTile.has(me) && !isSelfHidden && !fixed.includes(me) ? [me] : []
  return { order: [...fixed, ...others, ...self], fixed: fixed.length }
}

// In a large class: the teacher, the people in front, and those who speak or show themselves by right.
function isOnScreen(person: Participant, { floor, view }: TileFacts['room']): boolean {
  const isInFront =
    view.spotlight.includes(person.userId) || (floor?.onStage === true && floor.userId === person.userId)
  return person.role === 'teacher' || isInFront || person.speaking
}

// Infinity less Infinity is no number, which `||` takes for a tie as well.
const cameraFirst = (a: Participant, b: Participant) => Number(b.media.camera) - Number(a.media.camera)

/** Puts a person before another one, or at the end, for seats that are arranged by hand. */
export function movedSeat(order: readonly UserId[], userId: UserId, to: number): readonly UserId[] {
  const rest = order.filter((other) => other !== userId)
  const at = Math.max(0, Math.min(rest.length, to))
  return [...rest.slice(0, at), userId, ...rest.slice(at)]
}
