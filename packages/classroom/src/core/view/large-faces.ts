/** Tells which people the layout "speaker" shows large. [R34] */
import type { UserId } from '../room/ids.ts'
import type { RoomState } from '../room/state-types.ts'

export interface LargeFacts {
  room: Pick<RoomState, 'settings' | 'participants' | 'floor' | 'view'>
  /** All tiles; see `tileOrder`. */
  order: readonly UserId[]
  me: UserId | null
  /** Pinned on this device. */
  pinned: readonly UserId[]
  /** The person who speaks, or spoke last; see `heard`. */
  leader: UserId | null
}

/**
 * The teacher, and beside the teacher the person who is shown to all, on stage or pinned. Where the teacher is not among
 * the others, as in the teacher's own view, it is the person who speaks or spoke last, and before that one with a camera.
 */
export function largeFaces({ room, order, me, pinned, leader }: LargeFacts): readonly UserId[] {
  const { settings, view, floor, participants } = room
  const [first] = order
  if (first === undefined) return []
  const shown = [...view.spotlight, ...(floor?.onStage ? [floor.userId] : []), ...pinned].filter((userId) =>
    order.includes(userId),
  )
  const others = order.filter((userId) => userId !== me)
  const speaker = others.find((userId) => userId === leader)
  const seen = others.find((userId) => participants[userId]?.media.camera)
  const lead = first === settings?.teacherId ? first : (shown[0] ?? speaker ?? seen ?? first)
  const second = shown.find((userId) => userId !== lead)
  return second === undefined ? [lead] : [lead, second]
}
