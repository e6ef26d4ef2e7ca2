import type { LessonSummary } from '@hwjy/sdk'

/** A lesson as the contract's lists give it to the person who asks. */
export type TimetableLesson = LessonSummary

/** Called off: its old time says nothing about when it will be. */
export const isCalledOff = ({ status }: TimetableLesson) => status === 'waitingToBeAdjusted'

/** Only what has not begun can be moved; the server decides about the rest. */
export const isMovable = ({ status }: TimetableLesson) =>
  status === 'notStarted' || status === 'waitingToStart' || status === 'waitingToBeAdjusted' || status === 'expired'
