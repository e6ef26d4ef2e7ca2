// Generated from spec/ by scripts/generate.ts. Do not edit.
/** Every `code` of an answer that is not a success. */
export const errorCodes = {
  /** Something unexpected; show `message`. The call resolves, with nothing in `data`. */
  unexpected: -1,
  /** Invalid input; `data.issues` names each field. */
  invalidInput: 400,
  /** Not signed in, or the sign-in expired or was ended from another device. */
  notSignedIn: 401,
  /** Not for this role, or not this person's own. */
  forbidden: 403,
  /** Does not exist, or not for this person to know. */
  notFound: 404,
  /** The body is larger than the call accepts. */
  tooLarge: 413,
  /** Too many calls; try again after `data.retryAfterSeconds`. */
  tooOften: 429,
  /** The server failed. Trying again may help. */
  serverError: 500,
  /** The door opens 10 minutes before the start. */
  doorNotOpen: 30001,
  /** A first entry is possible until 30 minutes after the start. */
  entryClosed: 30002,
  /** All seats of the class are taken. */
  classFull: 30003,
  /** The teacher removed this student; they cannot enter again. */
  removedFromClass: 30004,
  /** The class has ended. */
  classEnded: 30005,
  /** Not enrolled in this class, or was never in it. */
  notInClass: 30006,
  /** The class has not started. */
  classNotStarted: 30007,
  /** The class has already started. */
  classAlreadyStarted: 30008,
  /** The room refused; `data.reason` is its refusal code. */
  roomRefused: 30009,
  /** Nothing is scheduled. Nothing is shown. */
  nothingScheduled: 30012,
  /** The room does not exist yet. Nothing is shown. */
  roomNotCreated: 30036,
  /** The uploaded object is not in the store. */
  uploadNotFound: 30040,
  /** The phone belongs to another account. */
  phoneTaken: 30101,
  /** The new password is the old one. */
  passwordUnchanged: 30102,
  /** The two entries of the new password differ. */
  passwordsDiffer: 30103,
  /** The new password is not 8 to 16 characters long, or has fewer than three kinds of them. */
  passwordTooWeak: 30104,
  /** The account has a password; change it instead. */
  passwordAlreadySet: 30105,
  /** This WeChat belongs to another account, or the account has another WeChat. */
  wechatTaken: 30106,
  /** No WeChat is bound to the account. */
  wechatNotBound: 30107,
  /** The account has no phone that a code could be sent to. */
  phoneMissing: 30108,
  /** The form's token is too old, or the form was sent already. */
  formExpired: 30109,
  /** Without it nobody could sign in to the account. */
  lastWayIn: 30110,
  /** The captcha was not solved; get another one. */
  captchaWrong: 30120,
  /** The time is earlier than now. */
  lessonInPast: 31001,
  /** The class has started, or its room was closed: the lesson stays where it is. */
  lessonBegun: 31002,
  /** The teacher has another lesson at that time; `data.conflicts` names it. The call goes on with `confirm`. */
  teacherBusy: 31003,
  /** Students have another lesson at that time; `data.conflicts` names it. */
  studentsBusy: 31004,
  /** This month's moves are used up, or the school allows none. */
  noAdjustmentsLeft: 31005,
  /** A class keeps at least one lesson. */
  lastLesson: 31006,
  /** Attendance can be corrected when the class has ended. */
  attendanceOpen: 31007,
  /** The class has neither a cycle nor lessons to take one from. */
  noCycle: 31008,
  /** A paper, a template or a draft asks this question; take it out there first. */
  questionInUse: 33001,
  /** The type of a question cannot change after saving. */
  questionTypeFixed: 33002,
  /** The homework has not begun, or the lesson it waits for has not ended. */
  homeworkNotOpen: 33003,
  /** The time to hand in is over. */
  homeworkEnded: 33004,
  /** The student's own time for this homework is over. */
  timeLimitOver: 33005,
  /** The work is handed in; it can change only when the teacher gives it back. */
  alreadyHandedIn: 33006,
  /** The student has to begin the homework first. */
  homeworkNotBegun: 33007,
  /** The work is not handed in, so it cannot be graded or given back. */
  notHandedIn: 33008,
  /** Questions have no mark; `data.questionNos` names them. */
  marksIncomplete: 33009,
  /** Scores are above the full mark of their question; `data.questionNos` names them. */
  scoreTooHigh: 33010,
  /** A student has begun; the homework can no longer be withdrawn, deleted or asked differently. */
  homeworkBegun: 33011,
  /** The work is not graded yet. */
  notGraded: 33012,
  /** The homework is a draft; its students do not know of it. */
  homeworkNotPublished: 33013,
  /** Not a kind of file that can be used here. */
  fileTypeNotAllowed: 34001,
  /** The file is larger than `data.limitBytes`. */
  fileTooLarge: 34002,
  /** The content is not what the name says. */
  contentMismatch: 34003,
  /** Not a name for this file: its ending must stay. */
  nameNotAllowed: 34004,
  /** The space of this person is used up. */
  quotaExceeded: 34005,
  /** The replay was decided already. */
  replayDecided: 34006,
  /** Nobody decides about a replay they uploaded. */
  ownReplay: 34007,
  /** There is no replay of this lesson yet, or it waits for approval. */
  replayNotReady: 34008,
  /** Wrong account or password. */
  wrongPassword: 50001,
  /** Too many wrong passwords in a row; a captcha is required. */
  captchaRequired: 50002,
  /** Too many attempts; try again after `info.retryAfterSeconds`. */
  tooManyAttempts: 50003,
  /** The code is wrong, too old, or was used; or nobody has this phone. */
  wrongSmsCode: 50004,
  /** Too many devices know this account: the phone `info.mobile` must prove the new one, by `info.ticket`. */
  deviceUnverified: 50005,
  /** A code sent to the phone `info.mobile` is needed, too, by `info.ticket`. */
  twoFactorRequired: 50006,
  /** No account has this WeChat yet; `info.ticket` binds it to a phone. */
  wechatUnknown: 50007,
  /** The ticket is too old or was used; sign in again. */
  ticketExpired: 50008,
  /** WeChat does not know the code, or does not answer. */
  wechatRefused: 50009,
  /** The refresh token is unknown, too old or was used; sign in again. */
  refreshRefused: 50010,
  /** The phone is not the one bound to the account. */
  phoneMismatch: 50011,
  /** Signed in on `info.devices`; `forceLogin` with `info.ticket` signs in here and ends the others. */
  forcedLogin: 50021,
  /** The forced sign-in came too late; sign in here again. */
  forcedLoginExpired: 50023,
} as const
export type ErrorName = keyof typeof errorCodes
export type ErrorCode = (typeof errorCodes)[ErrorName]
