import type { UserId } from '../../core/room/ids.ts'
import { useMemo } from 'react'
import type { Participant, RoomState } from '../../core/room/room-types.ts'
import { prizesOf, prizeTotal } from '../../core/room/rules/prize-counts.ts'
import { useRoom } from './use-room.ts'

export interface RosterEntry {
  person: Participant
  /** Place in the queue of hands, from 1; `null` without a hand up. */
  handPlace: number | null
  invitedTo: 'speak' | 'stage' | null
  isOnStage: boolean
  canDraw: boolean
  /** Prizes of this lesson. [R25] */
  prizes: number
}

const presenceOrder = { here: 0, lost: 1, gone: 2 } as const

/** Teacher first, then raised hands in their order, then by name; people who left come last. */
export function rosterOf(
  room: Pick<RoomState, 'participants' | 'hands' | 'invitations' | 'floor' | 'removed' | 'prizes'>,
): readonly RosterEntry[] {
  const entryOf = (person: Participant): RosterEntry => {
    const index = room.hands.findIndex((hand) => hand.userId === person.userId)
    const isFloor = room.floor?.userId === person.userId
    return {
      person,
      handPlace: index < 0 ? null : index + 1,
      invitedTo: room.invitations.find((invitation) => invitation.userId === person.userId)?.to ?? null,
      isOnStage: isFloor && room.floor?.onStage === true,
      canDraw: isFloor && room.floor?.canDraw === true,
      prizes: prizeTotal(prizesOf(room, person.userId)),
    }
  }
  const rank = (entry: RosterEntry) => (entry.person.role === 'teacher' ? -1 : presenceOrder[entry.person.presence])
  return Object.values(room.participants)
    .filter((person) => !(person.userId in room.removed))
    .map(entryOf)
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        (a.handPlace ?? Infinity) - (b.handPlace ?? Infinity) ||
        a.person.name.localeCompare(b.person.name) ||
        a.person.no - b.person.no,
    )
}

/** The roster. [R14] */
export function useRoster(): readonly RosterEntry[] {
  const parts = useRoom(({ participants, hands, invitations, floor, removed, prizes }) => ({
    participants,
    hands,
    invitations,
    floor,
    removed,
    prizes,
  }))
  return useMemo(() => rosterOf(parts), [parts])
}

/** People the teacher sent out of this lesson, who may be let back in. [R46] */
export function useRemoved(): readonly Participant[] {
  const { participants, removed } = useRoom((room) => ({ participants: room.participants, removed: room.removed }))
  return useMemo(() => Object.keys(removed).flatMap((userId) => participants[userId] ?? []), [participants, removed])
}

export const useParticipant = (userId: UserId): Participant | null =>
  useRoom((room) => room.participants[userId] ?? null)

export const useParticipants = (): readonly Participant[] =>
  useRoom((room) => Object.values(room.participants).filter((person) => person.presence === 'here'))
