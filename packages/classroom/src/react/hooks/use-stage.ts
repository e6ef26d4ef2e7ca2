import type { Floor, Participant } from '../../core/room/room-types.ts'
import { useChannel } from './use-room.ts'

export interface Stage {
  teacher: Participant | null
  /** The one student on stage or with the pen. [R11] */
  floor: Floor | null
  floorStudent: Participant | null
  /** Students who speak after a raised hand. [R9] */
  speakers: readonly Participant[]
  /** Me, unless I am one of those above. */
  me: Participant | null
  /** People whose camera is on in a class where all may show theirs. */
  others: readonly Participant[]
}

export function useStage(): Stage {
  const { settings, participants, floor, myId } = useChannel(({ me, room }) => ({
    settings: room.settings,
    participants: room.participants,
    floor: room.floor,
    myId: me?.userId ?? null,
  }))
  const teacher = (settings && participants[settings.teacherId]) ?? null
  const floorStudent = floor?.onStage ? (participants[floor.userId] ?? null) : null
  const speakers = Object.values(participants).filter(
    (person) => person.speaking && person.presence === 'here' && person !== floorStudent,
  )
  const mine = myId ? (participants[myId] ?? null) : null
  const shown = [teacher, floorStudent, ...speakers]
  return {
    teacher,
    floor,
    floorStudent,
    speakers,
    me: mine && !shown.includes(mine) ? mine : null,
    others: Object.values(participants).filter(
      (person) => person.media.camera && person.presence === 'here' && person !== mine && !shown.includes(person),
    ),
  }
}
