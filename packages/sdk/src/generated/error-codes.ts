// Generated from spec/ by scripts/generate.ts. Do not edit.
// One constant each: a browser loads those that the core asks about, not the catalogue.
export const unexpected = -1
export const invalidInput = 400
export const notSignedIn = 401
export const forbidden = 403
export const notFound = 404
export const tooLarge = 413
export const tooOften = 429
export const serverError = 500
export const doorNotOpen = 30001
export const entryClosed = 30002
export const classFull = 30003
export const removedFromClass = 30004
export const classEnded = 30005
export const notInClass = 30006
export const classNotStarted = 30007
export const classAlreadyStarted = 30008
export const roomRefused = 30009
export const nothingScheduled = 30012
export const roomNotCreated = 30036
export const uploadNotFound = 30040
export const phoneTaken = 30101
export const passwordUnchanged = 30102
export const passwordsDiffer = 30103
export const passwordTooWeak = 30104
export const passwordAlreadySet = 30105
export const wechatTaken = 30106
export const wechatNotBound = 30107
export const phoneMissing = 30108
export const formExpired = 30109
export const lastWayIn = 30110
export const captchaWrong = 30120
export const lessonInPast = 31001
export const lessonBegun = 31002
export const teacherBusy = 31003
export const studentsBusy = 31004
export const noAdjustmentsLeft = 31005
export const lastLesson = 31006
export const attendanceOpen = 31007
export const noCycle = 31008
export const courseNotOpen = 32001
export const courseFull = 32002
export const alreadyRegistered = 32003
export const paymentRequired = 32004
export const courseIsFree = 32005
export const courseNotEditable = 32006
export const courseStatusRefused = 32007
export const orderNotPending = 32008
export const paymentDeclined = 32009
export const orderRefunded = 32010
export const contractSigned = 32011
export const signatureNotUsable = 32012
export const coverNotImage = 32013
export const paymentNoticeInvalid = 32014
export const timeConflict = 32015
export const questionInUse = 33001
export const questionTypeFixed = 33002
export const homeworkNotOpen = 33003
export const homeworkEnded = 33004
export const timeLimitOver = 33005
export const alreadyHandedIn = 33006
export const homeworkNotBegun = 33007
export const notHandedIn = 33008
export const marksIncomplete = 33009
export const scoreTooHigh = 33010
export const homeworkBegun = 33011
export const notGraded = 33012
export const homeworkNotPublished = 33013
export const fileTypeNotAllowed = 34001
export const fileTooLarge = 34002
export const contentMismatch = 34003
export const nameNotAllowed = 34004
export const quotaExceeded = 34005
export const replayDecided = 34006
export const ownReplay = 34007
export const replayNotReady = 34008
export const practiceOpen = 35001
export const toolUsed = 35002
export const practiceNotOpen = 35003
export const recordingExists = 35010
export const notRecording = 35011
export const tooManyBackgrounds = 35012
export const resourceElsewhere = 35013
export const classNotEnded = 35014
export const noticeTooShort = 36001
export const linkExpired = 36002
export const alwaysTold = 36003
export const wrongPassword = 50001
export const captchaRequired = 50002
export const tooManyAttempts = 50003
export const wrongSmsCode = 50004
export const deviceUnverified = 50005
export const twoFactorRequired = 50006
export const wechatUnknown = 50007
export const ticketExpired = 50008
export const wechatRefused = 50009
export const refreshRefused = 50010
export const phoneMismatch = 50011
export const forcedLogin = 50021
export const forcedLoginExpired = 50023

/** Every `code` of an answer that is not a success. */
export const errorCodes = {
  /** Something unexpected; show `message`. The call resolves, with nothing in `data`. */
  unexpected,
  /** Invalid input; `data.issues` names each field. */
  invalidInput,
  /** Not signed in, or the sign-in expired or was ended from another device. */
  notSignedIn,
  /** Not for this role, or not this person's own. */
  forbidden,
  /** Does not exist, or not for this person to know. */
  notFound,
  /** The body is larger than the call accepts. */
  tooLarge,
  /** Too many calls; try again after `data.retryAfterSeconds`. */
  tooOften,
  /** The server failed. Trying again may help. */
  serverError,
  /** The door opens 10 minutes before the start. */
  doorNotOpen,
  /** A first entry is possible until 30 minutes after the start. */
  entryClosed,
  /** All seats of the class are taken. */
  classFull,
  /** The teacher removed this student; they cannot enter again. */
  removedFromClass,
  /** The class has ended. */
  classEnded,
  /** Not enrolled in this class, or was never in it. */
  notInClass,
  /** The class has not started. */
  classNotStarted,
  /** The class has already started. */
  classAlreadyStarted,
  /** The room refused; `data.reason` is its refusal code. */
  roomRefused,
  /** Nothing is scheduled. Nothing is shown. */
  nothingScheduled,
  /** The room does not exist yet. Nothing is shown. */
  roomNotCreated,
  /** The uploaded object is not in the store. */
  uploadNotFound,
  /** The phone belongs to another account. */
  phoneTaken,
  /** The new password is the old one. */
  passwordUnchanged,
  /** The two entries of the new password differ. */
  passwordsDiffer,
  /** The new password is not 8 to 16 characters long, or has fewer than three kinds of them. */
  passwordTooWeak,
  /** The account has a password; change it instead. */
  passwordAlreadySet,
  /** This WeChat belongs to another account, or the account has another WeChat. */
  wechatTaken,
  /** No WeChat is bound to the account. */
  wechatNotBound,
  /** The account has no phone that a code could be sent to. */
  phoneMissing,
  /** The form's token is too old, or the form was sent already. */
  formExpired,
  /** Without it nobody could sign in to the account. */
  lastWayIn,
  /** The captcha was not solved; get another one. */
  captchaWrong,
  /** The time is earlier than now. */
  lessonInPast,
  /** The class has started, or its room was closed: the lesson stays where it is. */
  lessonBegun,
  /** The teacher has another lesson at that time; `data.conflicts` names it. The call goes on with `confirm`. */
  teacherBusy,
  /** Students have another lesson at that time; `data.conflicts` names it. */
  studentsBusy,
  /** This month's moves are used up, or the school allows none. */
  noAdjustmentsLeft,
  /** A class keeps at least one lesson. */
  lastLesson,
  /** Attendance can be corrected when the class has ended. */
  attendanceOpen,
  /** The class has neither a cycle nor lessons to take one from. */
  noCycle,
  /** Registration for the course is not open. */
  courseNotOpen,
  /** All seats of the course are taken. */
  courseFull,
  /** The student is in the course already. */
  alreadyRegistered,
  /** The course has a price; it is ordered and paid. */
  paymentRequired,
  /** The course has no price; joining it needs no order. */
  courseIsFree,
  /** This cannot be changed any more; `data.reason` says why. */
  courseNotEditable,
  /** The course cannot go into this state; `data.reason` says why. */
  courseStatusRefused,
  /** The order does not wait for payment; `data.reason` says where it stands. */
  orderNotPending,
  /** The payment service declined; nothing was charged. */
  paymentDeclined,
  /** The last seat went while paying; the money goes back. */
  orderRefunded,
  /** The contract is signed; that is final. */
  contractSigned,
  /** The signature must be an image of the signing person's own. */
  signatureNotUsable,
  /** The cover must be a JPG or PNG picture. */
  coverNotImage,
  /** The payment service did not sign this notice. */
  paymentNoticeInvalid,
  /** The student has lessons at the same time; `data.conflicts` names them. The call goes on with `confirm`. */
  timeConflict,
  /** A paper, a template or a draft asks this question; take it out there first. */
  questionInUse,
  /** The type of a question cannot change after saving. */
  questionTypeFixed,
  /** The homework has not begun, or the lesson it waits for has not ended. */
  homeworkNotOpen,
  /** The time to hand in is over. */
  homeworkEnded,
  /** The student's own time for this homework is over. */
  timeLimitOver,
  /** The work is handed in; it can change only when the teacher gives it back. */
  alreadyHandedIn,
  /** The student has to begin the homework first. */
  homeworkNotBegun,
  /** The work is not handed in, so it cannot be graded or given back. */
  notHandedIn,
  /** Questions have no mark; `data.questionNos` names them. */
  marksIncomplete,
  /** Scores are above the full mark of their question; `data.questionNos` names them. */
  scoreTooHigh,
  /** A student has begun; the homework can no longer be withdrawn, deleted or asked differently. */
  homeworkBegun,
  /** The work is not graded yet. */
  notGraded,
  /** The homework is a draft; its students do not know of it. */
  homeworkNotPublished,
  /** Not a kind of file that can be used here. */
  fileTypeNotAllowed,
  /** The file is larger than `data.limitBytes`. */
  fileTooLarge,
  /** The content is not what the name says. */
  contentMismatch,
  /** Not a name for this file: its ending must stay. */
  nameNotAllowed,
  /** The space of this person is used up. */
  quotaExceeded,
  /** The replay was decided already. */
  replayDecided,
  /** Nobody decides about a replay they uploaded. */
  ownReplay,
  /** There is no replay of this lesson yet, or it waits for approval. */
  replayNotReady,
  /** Another practice is open; it has to be ended first. */
  practiceOpen,
  /** Clicker and buzzer are for once per lesson, and this one was used. */
  toolUsed,
  /** The practice takes no answers any more. */
  practiceNotOpen,
  /** There is a recording already; starting again overwrites it and needs `overwrite`. */
  recordingExists,
  /** Nothing is being recorded. */
  notRecording,
  /** Nine pictures for the board are the most. */
  tooManyBackgrounds,
  /** The resource is shown with another lesson or course. */
  resourceElsewhere,
  /** Only once the class has ended. */
  classNotEnded,
  /** The content has less than 5 characters; `confirm` says that it is meant. */
  noticeTooShort,
  /** The link of the QR code is too old or not ours. */
  linkExpired,
  /** Messages of this category cannot be turned off. */
  alwaysTold,
  /** Wrong account or password. */
  wrongPassword,
  /** Too many wrong passwords in a row; a captcha is required. */
  captchaRequired,
  /** Too many attempts; try again after `info.retryAfterSeconds`. */
  tooManyAttempts,
  /** The code is wrong, too old, or was used; or nobody has this phone. */
  wrongSmsCode,
  /** Too many devices know this account: the phone `info.mobile` must prove the new one, by `info.ticket`. */
  deviceUnverified,
  /** A code sent to the phone `info.mobile` is needed, too, by `info.ticket`. */
  twoFactorRequired,
  /** No account has this WeChat yet; `info.ticket` binds it to a phone. */
  wechatUnknown,
  /** The ticket is too old or was used; sign in again. */
  ticketExpired,
  /** WeChat does not know the code, or does not answer. */
  wechatRefused,
  /** The refresh token is unknown, too old or was used; sign in again. */
  refreshRefused,
  /** The phone is not the one bound to the account. */
  phoneMismatch,
  /** Signed in on `info.devices`; `forceLogin` with `info.ticket` signs in here and ends the others. */
  forcedLogin,
  /** The forced sign-in came too late; sign in here again. */
  forcedLoginExpired,
} as const
export type ErrorName = keyof typeof errorCodes
export type ErrorCode = (typeof errorCodes)[ErrorName]
