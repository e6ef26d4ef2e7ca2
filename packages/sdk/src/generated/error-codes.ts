// Generated from spec/ by scripts/generate.ts. Do not edit.
// One constant each: a browser loads those that somebody asks about, not the catalogue.
/** Something unexpected; show `message`. The call resolves, with nothing in `data`. */
export const unexpected = -1
/** Invalid input; `data.issues` names each field. */
export const invalidInput = 400
/** Not signed in, or the sign-in expired or was ended from another device. */
export const notSignedIn = 401
/** Not for this role, or not this person's own. */
export const forbidden = 403
/** Does not exist, or not for this person to know. */
export const notFound = 404
/** It was changed since it was read, so nothing was saved; `data.updatedAt` is the new state to read, or `data.startTime` where the lesson is now. */
export const changedMeanwhile = 409
/** The body is larger than the call accepts. */
export const tooLarge = 413
/** The `Idempotency-Key` is not 1 to 64 characters of A–Z, a–z, 0–9, `_`, `-`, `.` and `:`, or another call or another input was sent under it; `data.reason` is `malformed`, `other-call` or `other-input`. Nothing was changed. */
export const idempotencyKeyUnusable = 422
/** Too many calls; try again after `data.retryAfterSeconds`. */
export const tooOften = 429
/** The server failed. Trying again may help. */
export const serverError = 500
/** The server is being restarted, or its database is away; try again after `data.retryAfterSeconds`. */
export const unavailable = 503
/** The server's disk has no room for anything new. What is there can be read. */
export const storageFull = 507
/** The door opens 10 minutes before the start. */
export const doorNotOpen = 30001
/** A first entry is possible until 30 minutes after the start. */
export const entryClosed = 30002
/** All seats of the class are taken. */
export const classFull = 30003
/** The teacher or the school removed this student; they cannot enter the room, or register for the course, again. */
export const removedFromClass = 30004
/** The class has ended. */
export const classEnded = 30005
/** Not enrolled in this class, or was never in it. */
export const notInClass = 30006
/** The class has not started. */
export const classNotStarted = 30007
/** The class has already started. */
export const classAlreadyStarted = 30008
/** The room refused; `data.reason` is its refusal code. */
export const roomRefused = 30009
/** Nothing is scheduled. Nothing is shown. */
export const nothingScheduled = 30012
/** The room does not exist yet. Nothing is shown. */
export const roomNotCreated = 30036
/** The uploaded object is not in the store. */
export const uploadNotFound = 30040
/** The phone belongs to another account. */
export const phoneTaken = 30101
/** The new password is the old one. */
export const passwordUnchanged = 30102
/** The two entries of the new password differ. */
export const passwordsDiffer = 30103
/** The new password is not as the school's rule wants it; `passwordRule` of `getBaseInfo` says how. */
export const passwordTooWeak = 30104
/** The account has a password; change it instead. */
export const passwordAlreadySet = 30105
/** This WeChat belongs to another account, or the account has another WeChat. */
export const wechatTaken = 30106
/** No WeChat is bound to the account. */
export const wechatNotBound = 30107
/** The account has no phone that a code could be sent to. */
export const phoneMissing = 30108
/** The form's token is too old, or the form was sent already. */
export const formExpired = 30109
/** Without it nobody could sign in to the account. */
export const lastWayIn = 30110
/** The school has no text message service; no code was sent. */
export const smsUnavailable = 30111
/** The present phone has to prove itself: the account has no password that could stand for it. */
export const oldPhoneRequired = 30112
/** A code for the same purpose went to this phone or mail address a moment ago and is still good; another one in `data.retryAfterSeconds`. */
export const codeJustSent = 30113
/** This phone got as many codes as it may within a day; the next one in `data.retryAfterSeconds`. */
export const tooManyCodes = 30114
/** Whoever is signed in has to prove again whose account it is, in one of `data.ways`, which are those that can work: no `smsCode` where the school sends none; `proveIdentity` takes the proof, and the call goes on. */
export const proofRequired = 30115
/** The password is the one of the public demo, which opens nothing here. */
export const passwordPublic = 30116
/** The work was not done; get another one. */
export const captchaWrong = 30120
/** The account signs in in two steps, so a code by text message alone sets no password and binds no WeChat; one of `data.ways` has to come along. The code stays good. */
export const textCodeNotEnough = 30130
/** The new password is on the lists that programs try first, or one of them with digits or signs before or behind it. */
export const passwordCommon = 30131
/** The new password is made of the person's own name, username or phone, or of the product's name. */
export const passwordPersonal = 30132
/** The school sends no text messages to phones of this country. */
export const countryNotServed = 30133
/** As many text messages went out as the school allows: for this account, to numbers like this one, to their country, or in all. The next one in `data.retryAfterSeconds`. */
export const textsUsedUp = 30134
/** A student's name may not read like a role; `data.issues` names the field. */
export const nameImitatesRole = 30135
/** The school has no mail service; nothing was sent. */
export const mailUnavailable = 30136
/** The code of a mail is wrong, too old, or was used. */
export const wrongMailCode = 30137
/** Passkeys belong to a host name, and this installation is reached by a network address. */
export const passkeysUnavailable = 30141
/** The account has twenty passkeys; one has to go first. */
export const tooManyPasskeys = 30142
/** Two steps take two things: without a password, a code by text message would be the only one. */
export const secondStepNeedsPassword = 30143
/** Recovery codes belong to sign-in in two steps, which is off. */
export const twoFactorOff = 30144
/** The time is earlier than now. */
export const lessonInPast = 31001
/** The class has started, or its room was closed: the lesson stays where it is. */
export const lessonBegun = 31002
/** The teacher has another lesson at that time; `data.conflicts` names it. The call goes on with `confirm`. */
export const teacherBusy = 31003
/** Students have another lesson at that time; `data.conflicts` names it. Only joining a class goes on with `confirm`. */
export const studentsBusy = 31004
/** This month's moves are used up, or the school allows none. */
export const noAdjustmentsLeft = 31005
/** A class keeps at least one lesson. */
export const lastLesson = 31006
/** Attendance can be corrected when the class has ended. */
export const attendanceOpen = 31007
/** The class has neither a cycle nor lessons to take one from. */
export const noCycle = 31008
/** Registration for the course is not open. */
export const courseNotOpen = 32001
/** All seats of the course are taken. */
export const courseFull = 32002
/** The student is in the course already. */
export const alreadyRegistered = 32003
/** The course has a price; it is ordered and paid. */
export const paymentRequired = 32004
/** The course has no price, so it needs no order: a public course is joined, for another one the school is asked. */
export const courseIsFree = 32005
/** This cannot be changed any more; `data.reason` says why. */
export const courseNotEditable = 32006
/** The course cannot go into this state; `data.reason` says why. */
export const courseStatusRefused = 32007
/** The order does not wait for payment; `data.reason` says where it stands. */
export const orderNotPending = 32008
/** The payment service declined; nothing was charged. */
export const paymentDeclined = 32009
/** The last seat went while paying; the money goes back. */
export const orderRefunded = 32010
/** The contract is signed; that is final. */
export const contractSigned = 32011
/** The signature must be an image of the signing person's own. */
export const signatureNotUsable = 32012
/** The cover must be a JPG or PNG picture. */
export const coverNotImage = 32013
/** The payment service did not sign this notice. */
export const paymentNoticeInvalid = 32014
/** The student has lessons at the same time; `data.conflicts` names them. The call goes on with `confirm`. */
export const timeConflict = 32015
/** The notice names another amount or currency than the order; `data.reason` says which. Nothing is fulfilled. */
export const paymentMismatch = 32016
/** This person keeps 5,000 things; something has to be removed first. */
export const favouritesFull = 32017
/** This word has been reviewed 1,000 times; no more is counted. */
export const reviewsFull = 32018
/** A paper, a template or a draft asks this question; take it out there first. */
export const questionInUse = 33001
/** The type of a question cannot change after saving. */
export const questionTypeFixed = 33002
/** The homework has not begun, or the lesson it waits for has not ended. */
export const homeworkNotOpen = 33003
/** The time to hand in is over. */
export const homeworkEnded = 33004
/** The student's own time for this homework is over. */
export const timeLimitOver = 33005
/** The work is handed in; it can change only when the teacher gives it back. */
export const alreadyHandedIn = 33006
/** The student has to begin the homework first. */
export const homeworkNotBegun = 33007
/** The work is not handed in, so it cannot be graded or given back. */
export const notHandedIn = 33008
/** Questions have no mark; `data.questionNos` names them. */
export const marksIncomplete = 33009
/** Scores are above the full mark of their question; `data.questionNos` names them. */
export const scoreTooHigh = 33010
/** A student has begun; the homework can no longer be withdrawn, deleted or asked differently. `data.students` names those who have. */
export const homeworkBegun = 33011
/** The work is not graded yet. */
export const notGraded = 33012
/** The homework is a draft; its students do not know of it. */
export const homeworkNotPublished = 33013
/** The work was marked, given back or handed in since it was read, so nothing was saved; `data` says how it stands. */
export const workChanged = 33014
/** Answers were saved elsewhere since they were read, so nothing was saved; `data.answers` are those that are kept. */
export const answerChanged = 33015
/** The teacher has begun to grade it, or it is graded; it cannot be taken back. */
export const markingBegun = 33016
/** Not a kind of file that can be used here. */
export const fileTypeNotAllowed = 34001
/** The file is larger than `data.limitBytes`. */
export const fileTooLarge = 34002
/** The content is not what the name says. */
export const contentMismatch = 34003
/** Not a name for this file: its ending must stay. */
export const nameNotAllowed = 34004
/** The space of this person is used up. */
export const quotaExceeded = 34005
/** The replay was decided already. */
export const replayDecided = 34006
/** Nobody decides about a replay they uploaded. */
export const ownReplay = 34007
/** There is no replay of this lesson yet, or it waits for approval. */
export const replayNotReady = 34008
/** This person keeps `data.limitFiles` files, and may not keep more. */
export const tooManyFiles = 34009
/** Another practice is open; it has to be ended first. */
export const practiceOpen = 35001
/** Clicker and buzzer are for once per lesson, and this one was used. */
export const toolUsed = 35002
/** The practice takes no answers any more. */
export const practiceNotOpen = 35003
/** There is a recording already; starting again overwrites it and needs `overwrite`. */
export const recordingExists = 35010
/** Nothing is being recorded. */
export const notRecording = 35011
/** Nine pictures for the board are the most. */
export const tooManyBackgrounds = 35012
/** The resource is shown with another lesson or course. */
export const resourceElsewhere = 35013
/** Only once the class has ended. */
export const classNotEnded = 35014
/** The content has less than 5 characters; `confirm` says that it is meant. */
export const noticeTooShort = 36001
/** The link of the QR code is too old or not ours. */
export const linkExpired = 36002
/** Messages of this category cannot be turned off. */
export const alwaysTold = 36003
/** The school has switched off messages between its teachers and students. */
export const messagesSwitchedOff = 36004
/** The two share no class, and have shared none within 90 days. */
export const noSharedClass = 36005
/** The text has one or two characters; `confirm` says that it is meant. */
export const messageTooShort = 36006
/** The username, or the school's part of an address, belongs to another. */
export const usernameTaken = 37001
/** Another row of the school has this external id. */
export const externalIdTaken = 37002
/** A school keeps at least one administrator who can sign in. */
export const lastAdministrator = 37003
/** The invitation cannot be used; `data.reason` says why: used, expired, revoked or unknown. */
export const invitationUnusable = 37004
/** The person may not sign in, or has no account any more. */
export const personClosed = 37005
/** The family cannot be changed like this; `data.reason` says why. */
export const familyRefused = 37006
/** The key is revoked, or is a page's and has no secret; `data.reason` says which. */
export const keyRefused = 37007
/** Only work that failed can be tried again. */
export const jobNotFailed = 37008
/** The import cannot take this now; `data.reason` says why. */
export const importNotReady = 37009
/** Wrong account or password. */
export const wrongPassword = 50001
/** Too many wrong passwords in a row; a captcha is required. */
export const captchaRequired = 50002
/** Too many attempts; try again after `info.retryAfterSeconds`. */
export const tooManyAttempts = 50003
/** The code is wrong, too old, or was used; or nobody has this phone. */
export const wrongSmsCode = 50004
/** Too many devices know this account: the phone `info.mobile` must prove the new one, by `info.ticket`. */
export const deviceUnverified = 50005
/** One of `info.ways` is needed, too, by `info.ticket`: a code sent to the phone `info.mobile` (`twoFactorAuth`), or any other (`secondStep`). */
export const twoFactorRequired = 50006
/** No account has this WeChat yet; `info.ticket` binds it to a phone. */
export const wechatUnknown = 50007
/** The ticket is too old or was used; sign in again. */
export const ticketExpired = 50008
/** WeChat does not know the code, or does not answer. */
export const wechatRefused = 50009
/** The refresh token is unknown, too old or was used; sign in again. */
export const refreshRefused = 50010
/** The phone is not the one bound to the account. */
export const phoneMismatch = 50011
/** The code of the authenticator app or the recovery code is wrong, too old, or was used. */
export const wrongSecondStep = 50014
/** No account here knows the passkey, or its signature is not what was asked for. */
export const passkeyRefused = 50015
/** Signed in on `info.devices`; `forceLogin` with `info.ticket` signs in here and ends the others. */
export const forcedLogin = 50021
/** The forced sign-in came too late; sign in here again. */
export const forcedLoginExpired = 50023
