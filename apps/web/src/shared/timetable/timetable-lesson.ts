import type { AttendancePlan, LessonSummary } from '@hwjy/sdk'

/** A lesson as the contract's lists give it. The three optional fields are there where a call brings them. */
export type TimetableLesson = LessonSummary & {
  /** Tells two classes of one course apart. */
  className?: string
  /** Its start before it was moved; ISO 8601. */
  movedFrom?: string | null
  /** The asking student's own word. */
  plan?: AttendancePlan | null
}

/** What a lesson is called besides its own name: its class where we know it, else its course. */
export const groupOf = ({ className, courseName }: TimetableLesson) => className ?? courseName

/** Called off: its old time says nothing about when it will be. */
export const isCalledOff = ({ status }: TimetableLesson) => status === 'waitingToBeAdjusted'

/** Only what has not begun can be moved; the server decides about the rest. */
export const isMovable = ({ status }: TimetableLesson) =>
  status === 'notStarted' || status === 'waitingToStart' || status === 'waitingToBeAdjusted' || status === 'expired'
