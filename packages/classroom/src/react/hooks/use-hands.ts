import type { EpochMs, UserId } from '../../core/room/ids.ts'
import { useChannel, useRoom } from './use-room.ts'

export interface QueuedHand {
  userId: UserId
  name: string
  at: EpochMs
}
export interface Hands {
  /** First come first. [R14] */
  queue: readonly QueuedHand[]
  /** Students who may speak now without being on stage. [R9] */
  speaking: readonly { userId: UserId; name: string }[]
  /** Students here whose hand is not up. */
  notRaised: number
}

export function useHands(): Hands {
  const { hands, participants } = useRoom((room) => ({ hands: room.hands, participants: room.participants }))
  const students = Object.values(participants).filter(({ role, presence }) => role === 'student' && presence === 'here')
  const raised = new Set(hands.map((hand) => hand.userId))
  return {
    queue: hands.map(({ userId, at }) => ({ userId, at, name: participants[userId]?.name ?? userId })),
    speaking: students.filter((student) => student.speaking).map(({ userId, name }) => ({ userId, name })),
    notRaised: students.filter((student) => !raised.has(student.userId)).length,
  }
}

/** My own hand: its place in the queue from 1, or `null`, and whether it is my turn. */
export const useMyHand = (): { place: number | null; isSpeaking: boolean } =>
  useChannel(({ me, room }) => {
    const index = me ? room.hands.findIndex((hand) => hand.userId === me.userId) : -1
    return {
      place: index < 0 ? null : index + 1,
      isSpeaking: me ? (room.participants[me.userId]?.speaking ?? false) : false,
    }
  })
