/**
 * What a person may see of the log. Why somebody was removed is told to them only [R28]; what is right, and who chose
 * what, to nobody before a practice has ended, and who chose what never: the results have it in numbers. [R22]
 */
import type { Practice, PracticeQuestion } from '../room/practice-types.ts'
import type { RoomEvent, RoomState, UserId } from '../room/room-types.ts'

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

/** The room for a keyframe that everybody may get. */
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
