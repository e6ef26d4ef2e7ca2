import type { SchoolRole } from './actor.ts'

/**
 * Every kind of job and what it carries: ids only, because the work reads what is true when it runs. A new kind is a
 * line here, a handler in its own file, and a line in the `<area>-jobs.ts` beside it.
 */
export interface JobPayloads {
  /** Tells students of homework that waited for its class to end. */
  announceHomework: Nothing
  cleanUp: Nothing
  /** Deletes the oldest metrics when there are too many. */
  trimMetrics: Nothing
  /** Stores which students attended a lesson that has ended, and which did not. */
  countAttendance: { lessonId: string }
  expireOrders: Nothing
  planHomeworkReminders: Nothing
  planLessonReminders: Nothing
  planWeeklyLetters: Nothing
  closeAccounts: Nothing
  changePhones: Nothing
  deletePicture: { objectKey: string }
  /**
   * Deletes the files that only a former person used, some hundred at a time. `step` counts from 0.
   * @property after the last key that was looked at; '' at first
   */
  forgetFiles: { personId: string; role: SchoolRole; after: string; step: number }
  /**
   * Takes a former person's name and words out of a room, some keyframes at a time, and then goes on to the next room.
   * @property roomId '' before the first
   * @property afterSeq the last keyframe that was rewritten; 0 at first
   * @property goesOn false for a room that was left for later
   */
  forgetInRoom: { personId: string; roomId: string; afterSeq: number; goesOn: boolean; step: number }
  /** Keeps the demo school's timetable around today. */
  refreshDemo: Nothing
  /** Tells the class of a notice that waited for its time. */
  publishNotice: { noticeId: string }
  /** The room's log of a lesson that has ended becomes its replay. */
  publishReplay: { lessonId: string }
  /** Gives the money of an order back that came too late for a seat. */
  refundPayment: { orderId: string }
  /**
   * Reminds the students who have not handed in. `endsAt` in milliseconds since 1970: moved homework has a reminder of
   * its own.
   */
  remindOfHomework: { homeworkId: string; endsAt: number }
  /** Tells the teacher and the students. `startsAt` in milliseconds since 1970: a moved lesson has one of its own. */
  remindOfLesson: { lessonId: string; startsAt: number }
  /** Reads and checks an uploaded file of rows. */
  readImport: { importId: string; schoolId: string }
  /** Carries an import out, in batches: a row that is done says so, so a second try goes on where the first ended. */
  applyImport: { importId: string; schoolId: string }
  /**
   * Sends a text that the service did not take at once.
   * @property sealed the phone and the text, encrypted: it may hold a code
   * @property until milliseconds since 1970; afterwards the text is of no use
   */
  sendText: { sealed: string; until: number }
  /** Sends the code that confirms an address of the weekly letter. */
  sendLetterCode: { codeId: string }
  /** Sends a family the letter about the week that began on this Monday, `YYYY-MM-DD` of the school's calendar. */
  sendWeeklyLetter: { accountId: string; weekStart: string }
  transcode: { transcodeId: string }
}

export type JobKind = keyof JobPayloads
/** Found again and again by looking, not asked for one by one. */
export type RepeatedJobKind = { [Kind in JobKind]: JobPayloads[Kind] extends Nothing ? Kind : never }[JobKind]

type Nothing = Record<string, never>
