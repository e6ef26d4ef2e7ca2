/**
 * Every kind of job and what it carries: ids only, because the work reads what is true when it runs. A new kind is a
 * line here, a handler in its own file, and a line in `register-jobs.ts`.
 */
export interface JobPayloads {
  /** Tells students of homework that waited for its class to end. */
  announceHomework: Nothing
  /** Deletes what nobody needs any more. */
  cleanUp: Nothing
  /** Who came to a lesson that has ended, and who did not. */
  countAttendance: { lessonId: string }
  /** Cancels orders that were not paid in time. */
  expireOrders: Nothing
  /** Asks for the reminders of homework that ends soon. */
  planHomeworkReminders: Nothing
  /** Asks for the reminders of lessons that begin soon. */
  planLessonReminders: Nothing
  /** Deletes the accounts whose waiting time is over. */
  closeAccounts: Nothing
  changePhones: Nothing
  /** Takes a face that nobody wears any more out of the object store. */
  deletePicture: { objectKey: string }
  /** Keeps the demo school's timetable around today. */
  refreshDemo: Nothing
  /** The room's log of a lesson that has ended becomes its replay. */
  publishReplay: { lessonId: string }
  /** Gives the money of an order back that came too late for a seat. */
  refundPayment: { orderId: string }
  /** Tells whoever has not handed in. `endsAt` in milliseconds since 1970: moved homework has a reminder of its own. */
  remindOfHomework: { homeworkId: string; endsAt: number }
  /** Tells the teacher and the students. `startsAt` in milliseconds since 1970: a moved lesson has one of its own. */
  remindOfLesson: { lessonId: string; startsAt: number }
  /** Makes an uploaded file ready for the board. */
  transcode: { transcodeId: string }
}

export type JobKind = keyof JobPayloads
/** Found again and again by looking, not asked for one by one. */
export type RepeatedJobKind = { [Kind in JobKind]: JobPayloads[Kind] extends Nothing ? Kind : never }[JobKind]

type Nothing = Record<string, never>
