/**
 * Decides what a person may see of the log. Why a student was removed is told only to that student and the remover
 * [R28]; what is right, to no viewer before a practice has ended; and who chose what, never: the results have it in
 * numbers. [R22]
 */
import type { UserId } from '../room/ids.ts'
import type { Practice, PracticeQuestion } from '../room/practice/practice-types.ts'
import type { RoomEvent, RoomState } from '../room/room-types.ts'

export function eventFor(event: RoomEvent, viewer: UserId): RoomEvent {
  switch (event.type) {
    case 'participantRemoved':
      return event.userId === viewer || event.by === viewer ? event : { ...event, reason: '' }
    case 'practiceOpened':
      return { ...event, questions: event.questions.map(withoutSolution) }
    case 'practiceAnswered':
      return { ...event, keys: [] }
    default:
      return event
  }
}

export const publicRoom = (room: RoomState): RoomState => ({
  ...room,
  removed: Object.fromEntries(Object.keys(room.removed).map((userId) => [userId, ''])),
  practice: room.practice && publicPractice(room.practice),
})

const publicPractice = (practice: Practice): Practice => ({
  ...practice,
  questions: practice.status === 'open' ? practice.questions.map(withoutSolution) : practice.questions,
  answers: practice.answers.map((answer) => ({ ...answer, keys: [] })),
})

const withoutSolution = (question: PracticeQuestion): PracticeQuestion => ({ ...question, correctKeys: [] })
