// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call, nullWhen } from '../call.ts'
import type { DataOf } from '../envelope.ts'
import {
  type ChangeOptions,
  changeOptions,
  type ItemOf,
  type JoinedPages,
  pageOptions,
  type PagesOptions,
  pagesOptions,
  readKey,
  type ReadOptions,
  readOptions,
} from '../query-options.ts'
import { callWithFiles, type UploadOptions } from '../upload.ts'

/**
 * As typed. Older accounts may have shorter ones than a new password needs.
 * @minLength 1
 * @maxLength 64
 */
export type Password = string;

/**
 * Proof that the captcha was solved; empty until the server asks for one with 50002.
 * @maxLength 512
 */
export type CaptchaVerification = string;

/**
 * Sign in with an account name.
 */
export interface UsernameLogin {
  /**
     * @minLength 1
     * @maxLength 64
     */
  username: string;
  password: Password;
  captchaVerification: CaptchaVerification;
}

/**
 * Country calling code.
 * @pattern ^\+?[0-9]{1,4}$
 */
export type Zone = string;

/**
 * Number without the country code, digits only.
 * @pattern ^[0-9]{4,15}$
 */
export type Mobile = string;

/**
 * Sign in with a phone number.
 */
export interface PhoneLogin {
  zone: Zone;
  mobile: Mobile;
  password: Password;
  captchaVerification: CaptchaVerification;
}

/**
 * Either an account name or a phone number, with the password.
 */
export type LoginRequest = UsernameLogin | PhoneLogin;

/**
 * `016001` is a student, `016002` a teacher.
 */
export type UserType = '016001' | '016002';
/**
 * A new sign-in.
 */
export interface LoginInfo {
  /**
     * Sent as `Bearer` on every other call.
     * @minLength 16
     */
  accessToken: string;
  /** @minLength 16 */
  refreshToken: string;
  /**
     * Seconds until the access token expires.
     * @minimum 1
     */
  expiresIn: number;
  userType: UserType;
}

/**
 * Signed in.
 */
export interface LoginSuccess {
  status: '200';
  message: string;
  info: LoginInfo;
}

/**
 * One thing that is wrong with the input.
 */
export interface Issue {
  /** Field name, with dots and indexes for nested fields; empty for the whole body. */
  path: string;
  /** Kind of problem, as the validator names it. */
  code: string;
  /** A sentence in the caller's language. */
  message: string;
}

/**
 * Opaque identifier. Compare it, never read meaning into it.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type Id = string;

/**
 * An instant in UTC, ISO 8601 with `Z`, from 1900 to 2199. People see it in their own zone.
 * @pattern ^(19|20|21)[0-9]{2}-
 */
export type Instant = string;

/**
 * Address of the picture; null shows the initials.
 * @maxLength 2048
 * @nullable
 */
export type Avatar = string | null;

/**
 * Somebody as other people see them.
 */
export interface Person {
  userId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  avatar: Avatar | null;
}

/**
 * A student of a class.
 */
export interface Student {
  stuId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  avatar: Avatar | null;
}

/**
 * A lesson at the same time, and who would have to be in both.
 */
export interface LessonConflict {
  lessonId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  lessonName: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  className: string;
  startTime: Instant;
  endTime: Instant;
  /** Null when only students are busy. */
  teacher: Person | null;
  students: Student[];
}

/**
 * Where somebody is signed in already.
 */
export interface SignedInDevice {
  /** @maxLength 100 */
  deviceName: string;
  lastSeenAt: Instant;
}

/**
 * Place of the question in its paper, counted from 1.
 * @minimum 1
 * @maximum 100
 */
export type QuestionNo = number;

/**
 * What a program can use about a failure. Which fields are there depends on the code.
 */
export interface FailureDetail {
  /** With 400. */
  issues?: Issue[];
  /**
     * Seconds until the same call can succeed. With 429 and 50003.
     * @minimum 0
     */
  retryAfterSeconds?: number;
  /**
     * Refusal code of the live room, with 30009. Why the sign-in ended, with 401, if it did so before its time.
     * @pattern ^[a-z]+(-[a-z]+)*$
     */
  reason?: string;
  /** Lessons at the same time, earliest first. With 31003 and 31004. */
  conflicts?: LessonConflict[];
  /** When the door opens. With 30001. */
  opensAt?: Instant;
  /**
     * The largest size. With 34002 and 34005.
     * @minimum 1
     */
  limitBytes?: number;
  /** Goes on with a sign-in that was held back. With 50005, 50006, 50007 and 50021. */
  ticket?: string;
  /** The account's phone with its middle hidden. With 50005 and 50006. */
  mobile?: string;
  /** What WeChat calls the person. With 50007. */
  nickname?: string;
  /** Where the account is signed in. With 50021. */
  devices?: SignedInDevice[];
  /** Questions it is about. With 33009 and 33010. */
  questionNos?: QuestionNo[];
}

/**
 * Number of the error catalogue, as a string.
 */
export type LoginFailureStatus = '-1' | '400' | '403' | '413' | '429' | '500' | '30104' | '30106' | '50001' | '50002' | '50003' | '50004' | '50005' | '50006' | '50007' | '50008' | '50009' | '50010' | '50021' | '50023';
/**
 * Not signed in.
 */
export interface LoginFailure {
  /** Number of the error catalogue, as a string. */
  status: LoginFailureStatus;
  /** A sentence in the caller's language. */
  message: string;
  info: FailureDetail | null;
}

/**
 * The code as it was sent.
 * @pattern ^[0-9]{6}$
 */
export type SmsCodeText = string;

/**
 * What the code was asked for.
 */
export type SmsLoginOperation = 'login' | 'resetPassword';
/**
 * Sign in with a code sent to the phone.
 */
export interface SmsLogin {
  zone: Zone;
  mobile: Mobile;
  smsCode: SmsCodeText;
  /** What the code was asked for. */
  operation: SmsLoginOperation;
  /**
     * The new password, with `resetPassword`; otherwise empty or left out.
     * @maxLength 64
     */
  password?: string;
}

/**
 * Who a signed-in person is. Teachers call `/api-tch`, students `/api-user`.
 */
export type Role = 'teacher' | 'student';
/**
 * The student an account is looking at.
 */
export interface CurrentStudent {
  stuId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
}

/**
 * IANA time zone.
 * @pattern ^[A-Za-z]+(?:[/_+-][A-Za-z0-9_+-]+)*$
 */
export type TimeZone = string;

/**
 * The signed-in person.
 */
export interface UserInfo {
  userId: Id;
  userType: UserType;
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  /** @maxLength 50 */
  nickname: string;
  avatar: Avatar | null;
  /** @minItems 1 */
  roles: Role[];
  /** The student this account is looking at; null for teachers. */
  curStu: CurrentStudent | null;
  schoolName: string;
  schoolTimeZone: TimeZone;
  /** Actions the teacher's screens may show. */
  buttons: string[];
  /** The password has not been changed for 90 days. */
  isPasswordOld: boolean;
}

/**
 * Every `code` of an answer that is not a success; 200 is success. `title` is its name in our code; the sentence shown for each, in three languages, is in `@hwjy/sdk/errors`. Sign-in answers carry the same numbers as strings in `status`. Areas number their own: 300 the live room, 301 accounts, 310 the timetable, 320 courses and orders, 330 homework and the question bank, 340 files and replays, 350 practice and prizes, 360 messages.
 */
export type ErrorCode = -1 | 400 | 401 | 403 | 404 | 413 | 429 | 500 | 30001 | 30002 | 30003 | 30004 | 30005 | 30006 | 30007 | 30008 | 30009 | 30012 | 30036 | 30040 | 30101 | 30102 | 30103 | 30104 | 30105 | 30106 | 30107 | 30108 | 30109 | 30110 | 30120 | 31001 | 31002 | 31003 | 31004 | 31005 | 31006 | 31007 | 31008 | 32001 | 32002 | 32003 | 32004 | 32005 | 32006 | 32007 | 32008 | 32009 | 32010 | 32011 | 32012 | 32013 | 32014 | 32015 | 33001 | 33002 | 33003 | 33004 | 33005 | 33006 | 33007 | 33008 | 33009 | 33010 | 33011 | 33012 | 33013 | 34001 | 34002 | 34003 | 34004 | 34005 | 34006 | 34007 | 34008 | 35001 | 35002 | 35003 | 35010 | 35011 | 35012 | 35013 | 35014 | 36001 | 36002 | 36003 | 50001 | 50002 | 50003 | 50004 | 50005 | 50006 | 50007 | 50008 | 50009 | 50010 | 50011 | 50021 | 50023;

/**
 * An answer that is not a success. The operation's `x-errors` lists the codes it can carry.
 */
export interface Failure {
  code: ErrorCode;
  /** A sentence in the caller's language, for a person. May be empty; then `Error-{code}` is shown. */
  message: string;
  data: FailureDetail | null;
}

/**
 * What the refused sign-in brought along in `info.ticket`. Good for ten minutes and one sign-in.
 * @minLength 8
 * @maxLength 1024
 */
export type TicketText = string;

/**
 * A sign-in that was held back.
 */
export interface SignInTicket {
  ticket: TicketText;
}

/**
 * The second step of a sign-in.
 */
export interface TwoFactorRequest {
  ticket: TicketText;
  smsCode: SmsCodeText;
}

/**
 * What the code is for; it opens nothing else. `changePhone`, `twoFactor` and `closeAccount` belong to who is signed in: `changePhone` goes to the new phone, the others to the account's own. With the `ticket` of a sign-in that asks for a code: `verifyDevice` after 50005, `twoFactor` after 50006, `bindWechat` after 50007.
 */
export type SmsOperation = 'login' | 'resetPassword' | 'changePhone' | 'bindWechat' | 'verifyDevice' | 'twoFactor' | 'closeAccount';
/**
 * A code is sent to the phone that is named, or to the one of the account that is signed in or of the ticket.
 */
export interface SmsCodeRequest {
  operation: SmsOperation;
  zone?: Zone;
  mobile?: Mobile;
  ticket?: TicketText;
  captchaVerification?: CaptchaVerification;
}

/**
 * A code is on its way, if the phone is known.
 */
export interface SmsReceipt {
  /**
     * The phone with its middle hidden.
     * @maxLength 20
     */
  mobile: string;
  /** @minimum 1 */
  expiresInSeconds: number;
  /**
     * Seconds until another code can be asked for.
     * @minimum 1
     */
  nextInSeconds: number;
}

/**
 * Sends one form once.
 */
export interface FormToken {
  /**
     * @minLength 8
     * @maxLength 1024
     */
  randomToken: string;
  /** @minimum 1 */
  expiresInSeconds: number;
}

/**
 * 8 to 16 characters, with at least three of lower case, upper case, digits and others. A weaker one is answered with 30104.
 * @minLength 1
 * @maxLength 64
 */
export type ChosenPassword = string;

/**
 * A new password for who forgot the old one.
 */
export interface PasswordRetrieval {
  zone: Zone;
  mobile: Mobile;
  smsCode: SmsCodeText;
  password: ChosenPassword;
  passwordAgain: ChosenPassword;
  /**
     * Of `randomToken`.
     * @minLength 8
     * @maxLength 1024
     */
  randomToken: string;
}

/**
 * What WeChat gave the browser.
 */
export interface WechatCode {
  /**
     * In the demo, `sandbox-<openid>-<nickname>`.
     * @minLength 1
     * @maxLength 256
     */
  code: string;
}

/**
 * The phone account that WeChat shall belong to.
 */
export interface PhoneBinding {
  ticket: TicketText;
  zone: Zone;
  mobile: Mobile;
  smsCode: SmsCodeText;
}

export type MetricEntrySubBizType = 'WhiteScreen' | 'CommRequest';
export type MetricEntryLogType = 'info' | 'warn' | 'error';
/**
 * One thing a client noticed about itself.
 */
export interface MetricEntry {
  /**
     * Empty before sign-in.
     * @maxLength 64
     */
  userId: string;
  /** @maxLength 64 */
  stuId?: string;
  subBizType: MetricEntrySubBizType;
  logType: MetricEntryLogType;
  collectTime: Instant;
  /**
     * JSON, cut at 1500 characters.
     * @maxLength 1500
     */
  data: string;
}

/**
 * A batch of metrics.
 */
export interface MetricsReport {
  sendTime: Instant;
  /**
     * @minItems 1
     * @maxItems 1000
     */
  infos: MetricEntry[];
}

/**
 * How much of a report was stored.
 */
export interface MetricsReceipt {
  /**
     * Entries stored.
     * @minimum 0
     */
  accepted: number;
}

/**
 * A length a lesson can have.
 */
export interface CourseDuration {
  /**
     * @minimum 5
     * @maximum 240
     */
  durationMinutes: number;
  /**
     * @minLength 1
     * @maxLength 30
     */
  label: string;
}

/**
 * Country or region, ISO 3166-1 alpha-2.
 * @pattern ^[A-Z]{2}$
 */
export type Nation = string;

/**
 * A country and its dialling code.
 */
export interface PhoneZone {
  nation: Nation;
  /**
     * Without plus.
     * @pattern ^[0-9]{1,4}$
     */
  zone: string;
  /**
     * In the caller's language.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * Two regional indicator letters.
     * @maxLength 8
     */
  flag: string;
  /**
     * How a mobile number there looks, digits only.
     * @maxLength 20
     * @nullable
     */
  example: string | null;
  /** Stands at the top of the list. */
  isCommon: boolean;
}

/**
 * The country asked about.
 */
export interface NationRequest {
  nation: Nation;
}

/**
 * The version that asks.
 */
export interface DesktopReleasesRequest {
  /** @pattern ^[0-9]{1,4}(\.[0-9]{1,4}){0,3}$ */
  version?: string;
}

/**
 * One version of the desktop client.
 */
export interface DesktopRelease {
  /**
     * @minLength 1
     * @maxLength 20
     */
  version: string;
  releasedAt: Instant;
  /**
     * What is new
     * @maxLength 2000
     */
  notes: string;
  /**
     * Of what an update loads.
     * @minimum 0
     */
  sizeBytes: number;
  /** Older clients must update before they go on. */
  isForced: boolean;
}

/**
 * `required` when a forced version is newer than the one that asks.
 */
export type DesktopReleasesUpdate = 'none' | 'available' | 'required';
/**
 * The download page, and what the version that asks must do.
 */
export interface DesktopReleases {
  /** `required` when a forced version is newer than the one that asks. */
  update: DesktopReleasesUpdate;
  /**
     * The newest first.
     * @maxItems 50
     */
  releases: DesktopRelease[];
}

/**
 * Interface language, as sent in `Accept-Language`. The default is `en-US`.
 */
export type Language = 'zh-CN' | 'en-US' | 'ja-JP';
/**
 * An account to try the product with.
 */
export interface DemoAccount {
  username: string;
  name: string;
  role: Role;
}

/**
 * One password for every demo account.
 */
export interface DemoAccess {
  password: string;
  accounts: DemoAccount[];
}

/**
 * Limits that screens name.
 */
export interface Limits {
  /**
     * Students.
     * @minimum 1
     */
  smallClass: number;
  /**
     * Students.
     * @minimum 1
     */
  largeClass: number;
  /**
     * Characters.
     * @minimum 1
     */
  ratingComment: number;
  /**
     * Characters of one chat message.
     * @minimum 1
     */
  message: number;
}

/**
 * What a client needs before anybody signs in.
 */
export interface BaseInfo {
  productName: string;
  schoolName: string;
  schoolTimeZone: TimeZone;
  serverTime: Instant;
  languages: Language[];
  /** Accounts to try the product with; null in production. */
  demo: DemoAccess | null;
  limits: Limits;
}

/**
 * The feedback asked about.
 */
export interface FeedbackDetailRequest {
  id: Id;
}

export type FeedbackOptionTone = 'positive' | 'negative';
/**
 * A ready-made sentence of feedback.
 */
export interface FeedbackOption {
  optionId: Id;
  /** In the language of `Accept-Language`. */
  label: string;
  tone: FeedbackOptionTone;
}

/**
 * What somebody said about a lesson.
 */
export interface FeedbackDetail {
  id: Id;
  lessonId: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  lessonName: string;
  startsAt: Instant;
  /**
     * @minLength 1
     * @maxLength 100
     */
  className: string;
  author: Person;
  authorRole: Role;
  /** The student it is about; null for the lesson as a whole. */
  about: Person | null;
  /** What was chosen. */
  options: FeedbackOption[];
  /** @maxLength 1000 */
  content: string;
  savedAt: Instant;
}

/**
 * `017001` is students.
 */
export type AccountStudentsRequestAccountType = '017001';
/**
 * Which people of the account.
 */
export interface AccountStudentsRequest {
  /** `017001` is students. */
  accountType: AccountStudentsRequestAccountType;
}

/**
 * A student of a family's account.
 */
export interface AccountStudent {
  stuId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  /** @maxLength 50 */
  nickname: string;
  avatar: Avatar | null;
  /**
     * @maxLength 50
     * @nullable
     */
  gradeName: string | null;
  /** The one this sign-in acts for. */
  isCurrent: boolean;
}

/**
 * The student meant.
 */
export interface StudentChoice {
  stuId: Id;
}

/**
 * The teacher meant.
 */
export interface TeacherChoice {
  tchId: Id;
}

/**
 * A class that both are in.
 */
export interface TaughtClass {
  classId: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  className: string;
  courseId: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  courseName: string;
}

/**
 * A teacher as their students see them.
 */
export interface TeacherInfo {
  tchId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  /** @maxLength 50 */
  nickname: string;
  avatar: Avatar | null;
  /** @maxLength 500 */
  introduction: string;
  /** Classes of mine that they teach. */
  classes: TaughtClass[];
}

/**
 * Key of the object in the store.
 * @minLength 1
 * @maxLength 850
 */
export type ObjectKey = string;

/**
 * What others see of a person. Fields that are left out stay.
 */
export interface ProfileChange {
  /**
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  name?: string;
  /**
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  nickname?: string;
  avatar?: ObjectKey;
  /** @maxLength 500 */
  introduction?: string;
  /** Not in the future. */
  birthday?: string;
  gradeId?: Id;
  timeZone?: TimeZone;
}

/**
 * A person as they see themselves.
 */
export interface Profile {
  userId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  /** @maxLength 50 */
  nickname: string;
  avatar: Avatar | null;
  /** @maxLength 500 */
  introduction: string;
  /** @nullable */
  birthday: string | null;
  gradeId: Id | null;
  /**
     * In the caller's language.
     * @maxLength 50
     * @nullable
     */
  gradeName: string | null;
  /** Chosen by the person; null follows the device. */
  timeZone: TimeZone | null;
}

/**
 * The phone number with its middle hidden; null when there is none.
 * @maxLength 20
 * @nullable
 */
export type MaskedMobile = string | null;

/**
 * The WeChat that signs in to this account.
 */
export interface WechatBinding {
  /** @maxLength 100 */
  nickname: string;
  boundAt: Instant;
}

/**
 * An instant in UTC, or null while it has not happened.
 * @nullable
 */
export type OptionalInstant = string | null;

/**
 * The account that is signed in, for the security centre.
 */
export interface AccountInfo {
  profile: Profile;
  /**
     * @minLength 1
     * @maxLength 64
     */
  username: string;
  /**
     * Of the phone
     * @maxLength 4
     * @nullable
     */
  zone: string | null;
  mobile: MaskedMobile | null;
  wechat: WechatBinding | null;
  hasPassword: boolean;
  /** Null while nobody has chosen one. */
  passwordChangedAt: OptionalInstant | null;
  /**
     * Days until the person is asked to change the password; null where nothing is known.
     * @minimum 0
     * @nullable
     */
  passwordDaysLeft: number | null;
  /** Time to change it. */
  isPasswordOld: boolean;
  /** Signing in with a password takes a code, too. */
  isTwoFactor: boolean;
  /**
     * Sign-ins of this account that are in use.
     * @minimum 0
     */
  sessionCount: number;
  /** @minimum 0 */
  deviceCount: number;
  /** The account is deleted then; null when nobody asked for it. */
  closesAt: OptionalInstant | null;
}

/**
 * A new password instead of the old one.
 */
export interface PasswordChange {
  oldPassword: Password;
  password: ChosenPassword;
  passwordAgain: ChosenPassword;
}

/**
 * The new phone, and proof of it.
 */
export interface MobileChange {
  zone: Zone;
  mobile: Mobile;
  smsCode: SmsCodeText;
  password?: Password;
}

/**
 * A new password instead of a forgotten one.
 */
export interface PasswordReset {
  smsCode: SmsCodeText;
  password: ChosenPassword;
  passwordAgain: ChosenPassword;
}

/**
 * A first password.
 */
export interface NewPassword {
  password: ChosenPassword;
  passwordAgain: ChosenPassword;
}

/**
 * `small` seats 30 students, `large` 200.
 */
export type ClassType = 'small' | 'large';
/**
 * `waitingToStart`: the door is open. `expired`: its time passed and it never started. `absent`: a student's own view of an ended lesson they never entered. `waitingToBeAdjusted`: called off, its new time is not known yet.
 */
export type LessonStatus = 'notStarted' | 'waitingToStart' | 'inProgress' | 'ended' | 'expired' | 'absent' | 'waitingToBeAdjusted';
/**
 * Why this person cannot enter now.
 */
export type EntryDenial = 'doorNotOpen' | 'entryClosed' | 'roomFull' | 'removed' | 'ended' | 'notEnrolled';
/**
 * `late`: entered after the class started.
 */
export type Attendance = 'present' | 'late' | 'absent';
/**
 * A lesson as lists and doors show it, for the person who asks.
 */
export interface LessonSummary {
  lessonId: Id;
  classId: Id;
  courseId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  courseName: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  lessonName: string;
  /**
     * Place of the lesson in its course, counted from 1.
     * @minimum 1
     */
  lessonNo: number;
  /**
     * Lessons of the course.
     * @minimum 1
     */
  totalLessons: number;
  classType: ClassType;
  /** Kind of course, as the school names it. */
  teachingType: string;
  teacher: Person;
  /** Scheduled start. */
  startTime: Instant;
  /** Scheduled end. */
  endTime: Instant;
  /** When the teacher started the class. */
  startedAt: OptionalInstant | null;
  /** When the class ended. */
  endedAt: OptionalInstant | null;
  status: LessonStatus;
  /** Entry is possible from here on. */
  doorOpensAt: Instant;
  /** Last instant of a first entry; null when it does not close for this person. */
  entryClosesAt: OptionalInstant | null;
  /** This person may enter now. The server decides; screens show it. */
  canEnter: boolean;
  /** Why not; null when `canEnter`. */
  enterDenial: EntryDenial | null;
  /** This person may start the class now; false for students. */
  canStart: boolean;
  /**
     * Enrolled students.
     * @minimum 0
     */
  studentCount: number;
  /**
     * @minimum 1
     * @maximum 500
     */
  studentLimit: number;
  /** The asking student's own; null for teachers and before the lesson. */
  attendance: Attendance | null;
  /** The asking student has rated this lesson. */
  hasRated: boolean;
}

/**
 * The lessons of one day, earliest first. The day is the viewer's, by the `timeZone` header.
 */
export interface LessonDay {
  /** The server's clock */
  serverTime: Instant;
  schoolTimeZone: TimeZone;
  lessons: LessonSummary[];
}

/**
 * A day of a calendar, `YYYY-MM-DD`.
 * @pattern ^20[0-9]{2}-[0-9]{2}-[0-9]{2}$
 */
export type CalendarDay = string;

/**
 * A day of the viewer's calendar, by the `timeZone` header.
 */
export interface TheDayRequest {
  theDay: CalendarDay;
}

/**
 * A year of the viewer's calendar, by the `timeZone` header.
 */
export interface YearRequest {
  /**
     * @minimum 2000
     * @maximum 2099
     */
  year: number;
}

/**
 * A day with something on it.
 */
export interface LessonDate {
  day: CalendarDay;
  /** @minimum 0 */
  lessons: number;
  /**
     * Homework that is due on it.
     * @minimum 0
     */
  homework: number;
}

/**
 * Days of a year that have lessons, or homework that is due.
 */
export interface LessonDates {
  /**
     * @minimum 2000
     * @maximum 2099
     */
  year: number;
  /**
     * In order.
     * @maxItems 366
     */
  days: LessonDate[];
}

/**
 * Which page, counted from 1.
 * @minimum 1
 * @maximum 100000
 */
export type PageCurrent = number;

/**
 * Rows of a page.
 * @minimum 1
 * @maximum 100
 */
export type PageSize = number;

/**
 * One page of courses.
 */
export interface CoursePageRequest {
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * @minLength 1
 * @maxLength 50
 */
export type CourseNameText = string;

/**
 * Picture of the course; null without one.
 * @nullable
 */
export type CoverUrl = string | null;

/**
 * @minimum 0
 * @maximum 100
 */
export type Percent = number;

/**
 * A chapter that was open not long ago.
 */
export interface RecentStudy {
  courseId: Id;
  courseName: CourseNameText;
  coverUrl: CoverUrl | null;
  chapterId: Id;
  /** @minimum 1 */
  chapterNo: number;
  /**
     * @minLength 1
     * @maxLength 100
     */
  chapterName: string;
  percent: Percent;
  /** @minimum 0 */
  seconds: number;
  studiedAt: Instant;
}

/**
 * Rows of all pages together.
 * @minimum 0
 */
export type RowTotal = number;

/**
 * Pages there are; 0 when nothing was found.
 * @minimum 0
 */
export type PageCount = number;

/**
 * Chapters by when they were last open.
 */
export interface RecentStudyPage {
  records: RecentStudy[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * How a student goes on with a chapter.
 */
export interface StudyProgressReport {
  courseId: Id;
  chapterId: Id;
  /** Read so far. Less than before changes nothing. */
  percent: Percent;
  /**
     * Spent since the last report; they add up.
     * @minimum 0
     * @maximum 3600
     */
  seconds: number;
}

/**
 * Where the student stands after the report.
 */
export interface StudyProgress {
  courseId: Id;
  chapterId: Id;
  percent: Percent;
  /** @minimum 0 */
  seconds: number;
  studiedAt: Instant;
  /** The average of all chapters of the course. */
  coursePercent: Percent;
}

/**
 * Kind of course, as the school names it.
 * @minLength 1
 * @maxLength 50
 */
export type TeachingTypeText = string;

/**
 * A kind of course the student has.
 */
export interface TeachingType {
  teachingType: TeachingTypeText;
  /**
     * In the reader's language.
     * @minLength 1
     * @maxLength 50
     */
  label: string;
  /**
     * The student's courses of this kind.
     * @minimum 1
     */
  courses: number;
}

/**
 * By the lessons of the student's class: none held yet, some, all.
 */
export type StudentCourseStatus = 'notStarted' | 'inProgress' | 'ended';
/**
 * The student's courses, all of them or those in one state.
 */
export interface StudentCourseRequest {
  status?: StudentCourseStatus;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * @minLength 1
 * @maxLength 50
 */
export type ClassNameText = string;

/**
 * `systematic`: planned by the school. `public`: made by a teacher, open to registration.
 */
export type CourseCategory = 'systematic' | 'public';
/**
 * @minLength 1
 * @maxLength 50
 */
export type LessonNameText = string;

/**
 * The lesson that runs, or the next one to come.
 */
export interface NextLesson {
  lessonId: Id;
  /** @minimum 1 */
  lessonNo: number;
  lessonName: LessonNameText;
  startTime: Instant;
  endTime: Instant;
  status: LessonStatus;
}

/**
 * A course a student takes, as a card shows it.
 */
export interface StudentCourse {
  courseId: Id;
  classId: Id;
  className: ClassNameText;
  courseName: CourseNameText;
  coverUrl: CoverUrl | null;
  kind: CourseCategory;
  classType: ClassType;
  teacher: Person;
  status: StudentCourseStatus;
  /**
     * Of the course.
     * @minimum 0
     */
  totalLessons: number;
  /**
     * Of the student's class.
     * @minimum 0
     */
  lessonsHeld: number;
  /**
     * Of those held, by this student.
     * @minimum 0
     */
  lessonsAttended: number;
  /** Null when no lesson is to come. */
  nextLesson: NextLesson | null;
  /** Read of all chapters, by oneself. */
  studyPercent: Percent;
  /** A contract that waits for the signature; lessons do not wait for it. Null when there is none. */
  unsignedContractId: Id | null;
}

/**
 * A page of courses; the one with the next lesson first.
 */
export interface StudentCoursePage {
  records: StudentCourse[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * Names one lesson.
 */
export interface LessonRef {
  lessonId: Id;
}

/**
 * The dot on the card is gone.
 */
export interface VisitReceipt {
  lessonId: Id;
  /** It was there until now. */
  isFirst: boolean;
  /** Of the first visit. */
  visitedAt: Instant;
}

/**
 * Joining a free public course.
 */
export interface RegistrationRequest {
  courseId: Id;
  /** The student knows of lessons at the same time. */
  confirm?: boolean;
}

/**
 * The student is in the class.
 */
export interface Registration {
  courseId: Id;
  classId: Id;
  registeredAt: Instant;
  nextLesson: NextLesson | null;
}

/**
 * Stars.
 * @minimum 1
 * @maximum 5
 */
export type Stars = number;

/**
 * How a student did in a lesson, as the teacher saw it.
 */
export interface Performance {
  listening: Stars;
  speaking: Stars;
  participation: Stars;
  /** @maxLength 200 */
  comment: string;
  writtenAt: Instant;
}

/**
 * Null until the teacher has written it.
 */
export type OptionalPerformance = Performance | null;

/**
 * Prizes by their kind.
 */
export interface PrizeCounts {
  /** @minimum 0 */
  star: number;
  /** @minimum 0 */
  flower: number;
  /** @minimum 0 */
  trophy: number;
  /** @minimum 0 */
  total: number;
}

/**
 * `clicker`: one question said aloud, options A to F. `buzzer`: who is first. `questions`: choice questions of the bank.
 */
export type PracticeKind = 'clicker' | 'buzzer' | 'questions';
/**
 * How one student did in one practice.
 */
export interface PracticeSummary {
  practiseId: Id;
  kind: PracticeKind;
  /** @maxLength 2000 */
  title: string;
  startedAt: Instant;
  /**
     * @minimum 0
     * @maximum 20
     */
  questionCount: number;
  hasAnswered: boolean;
  /**
     * Null where there is nothing to be right about.
     * @minimum 0
     * @nullable
     */
  correctCount: number | null;
  /**
     * Place at the buzzer.
     * @minimum 1
     * @nullable
     */
  rank: number | null;
}

/**
 * Stars of an earlier lesson.
 */
export interface PerformanceHistory {
  lessonId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  lessonName: string;
  startTime: Instant;
  listening: Stars;
  speaking: Stars;
  participation: Stars;
}

/**
 * One student's lesson in full.
 */
export interface PerformanceDetail {
  lesson: LessonSummary;
  student: Student;
  /** Null before it is known. */
  attendance: Attendance | null;
  performance: OptionalPerformance;
  /** Written, and the student has not read it. */
  isNew: boolean;
  prizes: PrizeCounts;
  /** In the order they were held. */
  practises: PracticeSummary[];
  /**
     * Earlier lessons of the same class, the newest first.
     * @maxItems 10
     */
  history: PerformanceHistory[];
}

/**
 * The chat that belongs to a lesson.
 */
export interface ChatRoomRef {
  chatRoomId: Id;
  lessonId: Id;
}

/**
 * Whether a student is going to come.
 */
export type AttendancePlan = 'attending' | 'onLeave';
/**
 * A student's word about a lesson to come.
 */
export interface AttendancePlanRequest {
  lessonId: Id;
  plan: AttendancePlan;
  /**
     * For the teacher.
     * @maxLength 200
     */
  reason?: string;
}

/**
 * The student's word, as the teacher sees it.
 */
export interface AttendancePlanReceipt {
  lessonId: Id;
  plan: AttendancePlan;
  /** @maxLength 200 */
  reason: string;
  saidAt: Instant;
}

/**
 * Whether the door is open for the asking student.
 */
export interface LessonEntry {
  lesson: LessonSummary;
  canEnter: boolean;
  /** Why not; null when `canEnter`. */
  denial: EntryDenial | null;
  /** What the student said about coming; null if nothing. */
  plan: AttendancePlan | null;
  serverTime: Instant;
}

/**
 * The chat of a room, as somebody who joins finds it.
 */
export interface ChatGroup {
  chatRoomId: Id;
  /** The teacher has closed the chat for students. */
  isChatForbidden: boolean;
  /**
     * Number of the room's last event; 0 before the first.
     * @minimum 0
     */
  lastSeq: number;
}

/**
 * `open` takes answers, `ended` shows them, `closed` is put away.
 */
export type PracticeStatus = 'open' | 'ended' | 'closed';
export type OptionKey = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
/**
 * Options by their letter.
 * @maxItems 6
 */
export type OptionKeys = OptionKey[];

export type PracticeQuestionOptionsItem = {
  key: OptionKey;
  /** @maxLength 2000 */
  title: string;
  /**
     * People who chose it; null for students while it is open.
     * @minimum 0
     * @nullable
     */
  count: number | null;
};

/**
 * A question as it was asked in class; the bank may have changed since.
 */
export interface PracticeQuestion {
  /**
     * Counted from 1.
     * @minimum 1
     * @maximum 20
     */
  no: number;
  /** In the question bank; null for a clicker. */
  questionId: Id | null;
  /**
     * Empty for a clicker.
     * @maxLength 2000
     */
  title: string;
  /** More than one option may be chosen. */
  isMultiple: boolean;
  /**
     * @minItems 2
     * @maxItems 6
     */
  options: PracticeQuestionOptionsItem[];
  /** Empty where there is nothing to be right about; null for students while it is open. */
  correctKeys: OptionKeys | null;
  /**
     * People who answered it.
     * @minimum 0
     */
  answered: number;
  /**
     * People who were right; null where there is nothing to be right about, and for students while it is open.
     * @minimum 0
     * @nullable
     */
  correct: number | null;
}

export type PracticeAnswerAnswersItem = {
  /**
     * @minimum 1
     * @maximum 20
     */
  no: number;
  keys: OptionKeys;
  /**
     * Null where there is nothing to be right about, and for students while it is open.
     * @nullable
     */
  isCorrect: boolean | null;
};

/**
 * What one student answered.
 */
export interface PracticeAnswer {
  student: Student;
  /** @maxItems 20 */
  answers: PracticeAnswerAnswersItem[];
  /**
     * Right answers; null as `isCorrect`.
     * @minimum 0
     * @nullable
     */
  correctCount: number | null;
  /** Last change. */
  answeredAt: Instant;
  /**
     * Place at the buzzer; equal for presses of the same millisecond. Null elsewhere.
     * @minimum 1
     * @nullable
     */
  rank: number | null;
  /**
     * Milliseconds since it was opened.
     * @minimum 0
     */
  afterMs: number;
}

/**
 * An exercise during class, for the person who asks.
 */
export interface Practice {
  practiseId: Id;
  lessonId: Id;
  kind: PracticeKind;
  /** @maxLength 2000 */
  title: string;
  status: PracticeStatus;
  /**
     * 0 has no limit.
     * @minimum 0
     * @maximum 3600
     */
  limitSeconds: number;
  startedAt: Instant;
  /** When its time is up; null without a limit. */
  closesAt: OptionalInstant | null;
  endedAt: OptionalInstant | null;
  /**
     * People who answered anything.
     * @minimum 0
     */
  answeredCount: number;
  /** @maxItems 20 */
  questions: PracticeQuestion[];
  /** Teachers: everybody's, the earliest first. Students: the buzzer's ranking once it ended, else empty. */
  answers: PracticeAnswer[];
  /** The asking student's own; null for teachers, and before an answer. */
  mine: PracticeAnswer | null;
}

/**
 * Exercises of a lesson, the newest first.
 */
export interface LessonPractices {
  lessonId: Id;
  /** The one on everybody's screen, open or ended; null when there is none. */
  currentPractiseId: Id | null;
  practises: Practice[];
}

/**
 * A place in the ranking; equal totals share it.
 */
export interface PrizeRank {
  /** @minimum 1 */
  rank: number;
  student: Student;
  counts: PrizeCounts;
}

export type PrizeKind = 'star' | 'flower' | 'trophy';
/**
 * A reward that was given.
 */
export interface Prize {
  prizeId: Id;
  student: Student;
  kind: PrizeKind;
  /**
     * @minimum 1
     * @maximum 10
     */
  count: number;
  /** @maxLength 100 */
  reason: string;
  awardedAt: Instant;
}

/**
 * Prizes of a lesson.
 */
export interface LessonPrizes {
  lessonId: Id;
  /**
     * Given in the lesson.
     * @minimum 0
     */
  total: number;
  /** Who got any, most first. */
  ranking: PrizeRank[];
  /** Newest first. Students see their own. */
  prizes: Prize[];
  /** The asking student's place; null for teachers, and for who got none. */
  mine: PrizeRank | null;
}

/**
 * What the course is about; plain text with line breaks.
 * @maxLength 2000
 */
export type CourseIntroduction = string;

/**
 * The chapter a lesson teaches.
 */
export interface LessonChapter {
  chapterId: Id;
  /** @minimum 1 */
  no: number;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * In the reader's language; empty without a textbook.
     * @maxLength 300
     */
  summary: string;
  /**
     * New words.
     * @minimum 0
     */
  wordCount: number;
}

/**
 * A lesson with what is around it.
 */
export interface LessonDetail {
  lesson: LessonSummary;
  kind: CourseCategory;
  className: ClassNameText;
  /** Of the course. */
  introduction: CourseIntroduction;
  /** Null when the lesson belongs to no chapter. */
  chapter: LessonChapter | null;
  /**
     * Files shown with the lesson.
     * @minimum 0
     */
  resourceCount: number;
  /**
     * Homework of the lesson that the asking person can see.
     * @minimum 0
     */
  homeworkCount: number;
}

/**
 * Names one course.
 */
export interface CourseRef {
  courseId: Id;
}

/**
 * Who teaches a class.
 */
export interface ClassTeacher {
  userId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  /** @maxLength 50 */
  nickname: string;
  avatar: Avatar | null;
  /** @maxLength 2000 */
  introduction: string;
}

/**
 * A lesson in the timetable of a course.
 */
export interface StudentCourseLesson {
  lessonId: Id;
  /** @minimum 1 */
  no: number;
  name: LessonNameText;
  startTime: Instant;
  endTime: Instant;
  status: LessonStatus;
  /** The asking student's own; null before the lesson. */
  attendance: Attendance | null;
}

/**
 * Everything on the page of a course the student takes.
 */
export interface PaidCourse {
  course: StudentCourse;
  introduction: CourseIntroduction;
  /**
     * Null without a textbook.
     * @maxLength 100
     * @nullable
     */
  textbookName: string | null;
  teacher: ClassTeacher;
  lessons: StudentCourseLesson[];
}

/**
 * Of which course; of all if left out.
 */
export interface TopNoticeFilter {
  courseId?: Id;
}

/**
 * @minLength 1
 * @maxLength 50
 */
export type NoticeTitle = string;

/**
 * @minLength 1
 * @maxLength 1000
 */
export type NoticeContent = string;

/**
 * A notice of a teacher to a class.
 */
export interface Notice {
  noticeId: Id;
  classId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  className: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  courseName: string;
  title: NoticeTitle;
  content: NoticeContent;
  isTop: boolean;
  author: Person;
  publishedAt: Instant;
  /** Equal to `publishedAt` while nobody changed it. */
  updatedAt: Instant;
}

/**
 * Notices to one's own classes.
 */
export interface StudentNoticeFilter {
  /** Of one course. */
  courseId?: Id;
  /** Of one class. */
  classId?: Id;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * Notices: those on top, then the newest first.
 */
export interface NoticePage {
  records: Notice[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * A chapter, and how far the student read it.
 */
export interface ChapterProgress {
  chapterId: Id;
  /** @minimum 1 */
  no: number;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * In the reader's language.
     * @maxLength 300
     */
  summary: string;
  /**
     * What reading it takes.
     * @minimum 0
     */
  minutes: number;
  /** @minimum 0 */
  wordCount: number;
  /** There is a text to read. */
  hasContent: boolean;
  percent: Percent;
  /**
     * Spent with it so far.
     * @minimum 0
     */
  seconds: number;
  /** When it was last open; null when never. */
  studiedAt: OptionalInstant | null;
}

/**
 * The table of contents of a course, with the student's progress.
 */
export interface CourseChapters {
  courseId: Id;
  courseName: CourseNameText;
  /**
     * @maxLength 100
     * @nullable
     */
  textbookName: string | null;
  /** The average of all chapters. */
  percent: Percent;
  /**
     * Of all chapters together.
     * @minimum 0
     */
  seconds: number;
  chapters: ChapterProgress[];
}

/**
 * Names one chapter of a course.
 */
export interface ChapterRequest {
  courseId: Id;
  chapterId: Id;
}

/**
 * A new word.
 */
export interface ChapterWord {
  /**
     * @minLength 1
     * @maxLength 20
     */
  hanzi: string;
  /**
     * With tone marks.
     * @minLength 1
     * @maxLength 60
     */
  pinyin: string;
  /**
     * In the reader's language.
     * @minLength 1
     * @maxLength 100
     */
  meaning: string;
}

/**
 * A chapter to read.
 */
export interface ChapterContent {
  courseId: Id;
  chapterId: Id;
  /** @minimum 1 */
  no: number;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * In the reader's language.
     * @maxLength 300
     */
  summary: string;
  /**
     * What reading it takes.
     * @minimum 0
     */
  minutes: number;
  words: ChapterWord[];
  /**
     * Sentences or turns of a talk in Chinese, one each.
     * @items.maxLength 500
     */
  text: string[];
  /** Read so far. */
  percent: Percent;
  /** @minimum 0 */
  seconds: number;
  /** Null for the first. */
  previousChapterId: Id | null;
  /** Null for the last. */
  nextChapterId: Id | null;
}

/**
 * @minLength 1
 * @maxLength 10
 * @pattern \S
 */
export type HomeworkTitle = string;

/**
 * A daily task has at most 100 points, a test at most 1000.
 */
export type PaperKind = 'dailyTask' | 'test';
/**
 * Points of all questions together. At most 100 for a daily task.
 * @minimum 0
 * @maximum 1000
 */
export type FullScore = number;

/**
 * Something by its id, with the name in the reader's language.
 */
export interface NamedRef {
  id: Id;
  name: string;
}

export type OptionalNamedRef = NamedRef | null;

/**
 * Minutes a student has from the first look at the questions; 0 has no limit.
 * @minimum 0
 * @maximum 600
 */
export type LimitMinutes = number;

/**
 * A student's work: not handed in, waiting to be graded, graded, or given back for another try.
 */
export type StudentWorkState = 'notSubmitted' | 'waiting' | 'graded' | 'returned';
/**
 * Why nothing can be answered: it has not begun or its lesson has not ended, its end is over, the student's own time is over, or it was handed in.
 */
export type AnswerDenial = 'not-open' | 'ended' | 'time-over' | 'handed-in';
/**
 * A homework as the student's lists show it.
 */
export interface StudentHomework {
  homeworkId: Id;
  title: HomeworkTitle;
  kind: PaperKind;
  fullScore: FullScore;
  /**
     * @minimum 0
     * @maximum 100
     */
  questionCount: number;
  classId: Id;
  className: string;
  course: NamedRef;
  lesson: OptionalNamedRef;
  teacher: Person;
  startTime: Instant;
  endTime: Instant;
  limitMinutes: LimitMinutes;
  state: StudentWorkState;
  /** Null before the student begins. */
  answerPaperId: Id | null;
  startedAt: OptionalInstant | null;
  submittedAt: OptionalInstant | null;
  gradedAt: OptionalInstant | null;
  /**
     * Null until it is graded.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  score: number | null;
  /** This student's own last instant: the end, the end of the time limit once begun, or what the teacher gave when returning it. */
  handInBy: Instant;
  /** This student may begin or go on now. The server decides; screens show it. */
  canAnswer: boolean;
  /** Why not; null when `canAnswer`. */
  answerDenial: AnswerDenial | null;
}

/**
 * Homework of one lesson in order of the start.
 * @maxItems 100
 */
export type StudentHomeworkList = StudentHomework[];

/**
 * A month of the viewer's calendar.
 * @pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$
 */
export type Month = string;

export interface StudentHomeworkFilter {
  courseId?: Id;
  /** Month of the start. */
  month?: Month;
}

export interface StateCount {
  state: StudentWorkState;
  /** @minimum 0 */
  count: number;
}

/**
 * Every state once, in the order of the tabs.
 * @minItems 4
 * @maxItems 4
 */
export type StateCounts = StateCount[];

export interface StudentHomeworkListRequest {
  courseId?: Id;
  /** Month of the start. */
  month?: Month;
  state?: StudentWorkState;
  kind?: PaperKind;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * Homework of the student.
 */
export interface StudentHomeworkPage {
  /** @maxItems 100 */
  records: StudentHomework[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * What there is to choose from in the homework centre.
 */
export interface HomeworkFilters {
  /**
     * Courses with homework, by name.
     * @maxItems 200
     */
  courses: NamedRef[];
  states: StateCounts;
  /**
     * Months in which homework starts, the last first.
     * @maxItems 240
     */
  months: Month[];
}

export interface PageOnlyRequest {
  current?: PageCurrent;
  size?: PageSize;
}

export interface HomeworkRef {
  homeworkId: Id;
}

/**
 * What is to be done.
 * @minLength 1
 * @maxLength 1000
 * @pattern \S
 */
export type HomeworkContent = string;

/**
 * Name of the file as the person knows it, with its ending.
 * @minLength 1
 * @maxLength 255
 */
export type FileName = string;

/**
 * A stored file that somebody attached to what they wrote.
 */
export interface Attachment {
  resourceId: Id;
  fileName: FileName;
  /** Opens the file. */
  resourceUrl: string;
  contentType: string;
  /** @minimum 0 */
  sizeBytes: number;
  /**
     * Sound and film only; null where nobody knows.
     * @minimum 0
     * @nullable
     */
  durationSeconds: number | null;
}

/**
 * @maxItems 9
 */
export type Attachments = Attachment[];

/**
 * The teacher's words; may be empty.
 * @maxLength 1000
 */
export type MarkingComment = string;

/**
 * What the teacher says about the work as a whole.
 */
export interface PaperReview {
  /**
     * Null when it was returned.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  score: number | null;
  comment: MarkingComment;
  commentImages: Attachments;
  commentAudio: Attachments;
}

/**
 * What kind of answer a question asks for. Fixed once the question is saved.
 */
export type QuestionType = 'singleChoice' | 'multipleChoice' | 'readAloud' | 'subjective';
/**
 * What is asked.
 * @minLength 1
 * @maxLength 1000
 * @pattern \S
 */
export type QuestionTitle = string;

/**
 * The text to read aloud, or what the question is about; may be empty.
 * @maxLength 2000
 */
export type Passage = string;

/**
 * Names an option.
 */
export type ChoiceKey = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
export interface ChoiceOption {
  key: ChoiceKey;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  title: string;
}

/**
 * In order from A, without gaps; empty for questions without a choice.
 * @maxItems 6
 */
export type ChoiceOptions = ChoiceOption[];

/**
 * How an answer is given. Choice questions take `choice`, questions to read aloud `audio`; subjective ones `text`, `photo` or both.
 */
export type AnswerMode = 'choice' | 'text' | 'photo' | 'audio';
/**
 * Full mark of the question in its paper.
 * @minimum 0
 * @maximum 1000
 */
export type QuestionScore = number;

/**
 * @maxItems 6
 */
export type ChoiceKeys = ChoiceKey[];

/**
 * @maxLength 5000
 */
export type AnswerText = string;

/**
 * What a student answered to one question.
 */
export interface Answer {
  keys: ChoiceKeys;
  text: AnswerText;
  images: Attachments;
  audio: Attachments;
  savedAt: Instant;
}

/**
 * Why the answer is right; students see it once their work is graded. May be empty.
 * @maxLength 2000
 */
export type Analysis = string;

/**
 * What would have been right.
 */
export interface AnswerKey {
  correctKeys: ChoiceKeys;
  analysis: Analysis;
}

/**
 * The marks of one answer.
 */
export interface AnswerMark {
  /**
     * Null where the answer changed since it was marked.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  score: number | null;
  /**
     * Null where there is nothing to be right about.
     * @nullable
     */
  isCorrect: boolean | null;
  comment: MarkingComment;
  commentAudio: Attachments;
  /** The teacher's pen on the student's pictures. */
  markedImages: Attachments;
}

/**
 * A question of a paper with one student's answer and its marks.
 */
export interface WorkQuestion {
  no: QuestionNo;
  type: QuestionType;
  title: QuestionTitle;
  passage: Passage;
  attachments: Attachments;
  options: ChoiceOptions;
  /**
     * @minItems 1
     * @maxItems 2
     */
  answerModes: AnswerMode[];
  fullScore: QuestionScore;
  /** Null while nothing was saved. */
  answer: Answer | null;
  /** For students once their work is graded; of a test only after its end. */
  key: AnswerKey | null;
  /** For students once their work is graded. */
  mark: AnswerMark | null;
  /**
     * For teachers: what a choice is worth, or the marks of the time before; null where only a person can say.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  suggestedScore: number | null;
}

/**
 * A homework with the student's own answers, and with marks once it is graded.
 */
export interface StudentWork {
  homework: StudentHomework;
  content: HomeworkContent;
  attachments: Attachments;
  /** Once it is graded or returned. */
  review: PaperReview | null;
  /**
     * Empty before the student begins and while it is not open.
     * @maxItems 100
     */
  questions: WorkQuestion[];
}

/**
 * Resources of the person, see `addCloudRes`. At most nine.
 * @maxItems 9
 */
export type AttachmentIds = Id[];

/**
 * Recordings among the person's resources, see `addCloudRes`.
 * @maxItems 5
 */
export type AudioIds = Id[];

/**
 * The whole answer to one question; it takes the place of what was saved before.
 */
export interface AnswerInput {
  no: QuestionNo;
  keys?: ChoiceKeys;
  text?: AnswerText;
  imageIds?: AttachmentIds;
  audioIds?: AudioIds;
}

export interface AnswersSaveRequest {
  homeworkId: Id;
  /**
     * @minItems 1
     * @maxItems 100
     */
  answers: AnswerInput[];
}

/**
 * Questions without an answer.
 * @maxItems 100
 */
export type QuestionNos = QuestionNo[];

/**
 * The answers are kept.
 */
export interface AnswersReceipt {
  answerPaperId: Id;
  savedAt: Instant;
  handInBy: Instant;
  unansweredNos: QuestionNos;
}

/**
 * The work is handed in. Where everything is a choice it is graded at once.
 */
export interface HandInReceipt {
  homework: StudentHomework;
  unansweredNos: QuestionNos;
}

export interface AnswerPaperRef {
  answerPaperId: Id;
}

/**
 * What a message is about.
 */
export type MessageCategory = 'lesson' | 'homework' | 'replay' | 'order' | 'notice' | 'other';
/**
 * Which messages, and which page of them.
 */
export interface SystemMessageFilter {
  current?: PageCurrent;
  size?: PageSize;
  category?: MessageCategory;
  isUnreadOnly?: boolean;
}

/**
 * What fills the sentence; instants in ISO.
 */
export type SystemMessageValues = {[key: string]: string | number};

/**
 * What the school has to say to one person.
 */
export interface SystemMessage {
  messageId: Id;
  /**
     * Names the sentence.
     * @maxLength 50
     */
  kind: string;
  category: MessageCategory;
  /**
     * The sentence in the reader's language and time zone.
     * @maxLength 2000
     */
  text: string;
  /** What fills the sentence; instants in ISO. */
  values: SystemMessageValues;
  /** What it leads to: a lesson, a homework, an order. */
  targetId: Id | null;
  createdAt: Instant;
  isRead: boolean;
}

/**
 * Messages, the newest first.
 */
export interface SystemMessagePage {
  records: SystemMessage[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * Whether there is anything new; cheap enough to ask once a minute.
 */
export interface MessageNews {
  hasNew: boolean;
  /** @minimum 0 */
  unread: number;
  /** The newest that was not read; null when all were. */
  latest: SystemMessage | null;
}

/**
 * Signed entry to one room for 2 minutes; the first frame on the room's WebSocket carries it.
 */
export interface RoomTicket {
  /** @minLength 16 */
  token: string;
  roomId: Id;
  chatRoomId: Id;
  userId: Id;
  expiresAt: Instant;
}

/**
 * What somebody said in class.
 */
export interface GroupMessage {
  lessonId: Id;
  /** @maxLength 200 */
  name: string;
  /** @maxLength 1000 */
  text: string;
  at: Instant;
}

/**
 * The group of a class. Its students and its teacher are its members.
 */
export interface ClassChatGroup {
  groupId: Id;
  classId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  className: string;
  courseId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  courseName: string;
  teacher: Person;
  /**
     * Students, and the teacher.
     * @minimum 1
     */
  memberCount: number;
  /** The newest that was said in a room of the class; null if nothing ever was. */
  lastMessage: GroupMessage | null;
  /** The chat of the class that can be entered now; null when there is none. */
  chatRoomId: Id | null;
}

/**
 * What a QR code says that leads into the group of a class.
 */
export interface GroupQrCode {
  groupId: Id;
  classId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  className: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  courseName: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  teacherName: string;
  /**
     * The text of the code. Signed; works until `expiresAt`.
     * @maxLength 2048
     */
  link: string;
  expiresAt: Instant;
}

/**
 * An error of the chat, as a client met it.
 */
export interface ChatErrorReport {
  /**
     * Of the chat engine.
     * @minLength 1
     * @maxLength 64
     */
  code: string;
  /** @maxLength 500 */
  message: string;
  lessonId?: Id;
  collectTime: Instant;
  /**
     * Whatever helps, as JSON; cut at 1500 characters.
     * @maxLength 1500
     */
  data?: string;
}

/**
 * Signed permission to send and receive media in one room; used in the `join` signal.
 */
export interface RtcToken {
  /** @minLength 16 */
  token: string;
  roomId: Id;
  userId: Id;
  role: Role;
  expiresAt: Instant;
}

/**
 * A STUN or TURN server, in the shape of RTCIceServer.
 */
export interface IceServer {
  /**
     * @minItems 1
     * @items.pattern ^(stun|stuns|turn|turns):
     */
  urls: string[];
  username?: string;
  credential?: string;
}

/**
 * `local` is the server's own forwarding unit.
 */
export type RtcAppInfoEngine = 'local' | 'tencent';
/**
 * `p2p` is a star around the teacher, for very small rooms and for the mocks.
 */
export type RtcAppInfoMode = 'sfu' | 'p2p';
/**
 * Which engine carries sound and picture, and how to reach it.
 */
export interface RtcAppInfo {
  /** `local` is the server's own forwarding unit. */
  engine: RtcAppInfoEngine;
  /** `p2p` is a star around the teacher, for very small rooms and for the mocks. */
  mode: RtcAppInfoMode;
  /**
     * Application number at the engine; 0 for `local`.
     * @minimum 0
     */
  sdkAppId: number;
  iceServers: IceServer[];
  /**
     * Path of the room's WebSocket on the API's host.
     * @pattern ^[/]
     */
  livePath: string;
  /**
     * People who can send sound or picture at the same time.
     * @minimum 1
     */
  maxPublishers: number;
  /** @minimum 1 */
  maxViewers: number;
}

export type LiveStreamStreamsItemProtocol = 'webrtc' | 'flv' | 'hls';
export type LiveStreamStreamsItem = {
  protocol: LiveStreamStreamsItemProtocol;
  /** @maxLength 2048 */
  url: string;
};

/**
 * Where the class can be watched without joining it.
 */
export interface LiveStream {
  lessonId: Id;
  /** The room to join by `rtc/getToken`, which always works. */
  roomId: Id;
  /** Best first; empty where the engine relays to no stream. */
  streams: LiveStreamStreamsItem[];
  /** There is no stream. */
  isRtcOnly: boolean;
}

/**
 * A student's rating of a lesson. Rating again replaces it.
 */
export interface RatingRequest {
  lessonId: Id;
  /**
     * Stars.
     * @minimum 1
     * @maximum 5
     */
  score: number;
  /** @maxLength 200 */
  comment?: string;
}

/**
 * A stored rating.
 */
export interface Rating {
  lessonId: Id;
  /**
     * @minimum 1
     * @maximum 5
     */
  score: number;
  /** @maxLength 200 */
  comment: string;
  scoredAt: Instant;
}

/**
 * Feedback of a teacher about a student.
 */
export interface LessonFeedbackNote {
  /** Chosen words, in the reader's language. */
  labels: string[];
  /** @maxLength 1000 */
  content: string;
  savedAt: Instant;
}

/**
 * `system`: the room's log. `manual`: a film.
 */
export type ReplayBriefSource = 'system' | 'manual';
/**
 * A class to watch again.
 */
export interface ReplayBrief {
  replayId: Id;
  /** `system`: the room's log. `manual`: a film. */
  source: ReplayBriefSource;
  /** @minimum 0 */
  durationSeconds: number;
}

/**
 * What a student sees after class.
 */
export interface LessonFinish {
  lesson: LessonSummary;
  /** First entry into the room. */
  enteredAt: OptionalInstant | null;
  /** @minimum 0 */
  presentSeconds: number;
  /**
     * The microphone was open.
     * @minimum 0
     */
  talkSeconds: number;
  prizes: PrizeCounts;
  /**
     * Null for who got none.
     * @minimum 1
     * @nullable
     */
  prizeRank: number | null;
  practises: PracticeSummary[];
  /** The class has ended, and this student was in it. */
  canRate: boolean;
  /** The student's own; null before it. */
  rating: Rating | null;
  /** What the teacher wrote about this student; null if nothing. */
  teacherFeedback: LessonFeedbackNote | null;
  performance: OptionalPerformance;
  /** Written, and not opened yet. */
  isPerformanceNew: boolean;
  /** What can be watched again; null when there is nothing. */
  replay: ReplayBrief | null;
  /** There, and not opened yet. */
  isReplayNew: boolean;
}

/**
 * Chosen options of `feedbackOptions`.
 * @maxItems 20
 */
export type FeedbackOptionIds = Id[];

/**
 * Free text; may be empty.
 * @maxLength 1000
 */
export type FeedbackContent = string;

/**
 * What a student says about a lesson. Saving again replaces it.
 */
export interface StudentFeedbackRequest {
  lessonId: Id;
  optionIds: FeedbackOptionIds;
  content: FeedbackContent;
}

/**
 * The feedback is stored.
 */
export interface FeedbackReceipt {
  lessonId: Id;
  savedAt: Instant;
}

/**
 * The options of one lesson, or the school's general ones.
 */
export interface FeedbackOptionsRequest {
  lessonId?: Id;
}

/**
 * What is commented on.
 */
export type CommentTarget = 'replay' | 'lesson';
/**
 * A comment below a replay or a lesson.
 */
export interface CommentRequest {
  targetType: CommentTarget;
  targetId: Id;
  /**
     * Plain text, shown as it is.
     * @minLength 1
     * @maxLength 200
     */
  content: string;
}

/**
 * What somebody wrote below a replay or a lesson.
 */
export interface Comment {
  commentId: Id;
  targetType: CommentTarget;
  targetId: Id;
  author: Person;
  authorRole: Role;
  /**
     * @minLength 1
     * @maxLength 200
     */
  content: string;
  writtenAt: Instant;
  isMine: boolean;
  /** Its author may, and the teacher of the lesson. */
  canDelete: boolean;
}

/**
 * Names one comment.
 */
export interface CommentRef {
  commentId: Id;
}

/**
 * Kind of file; it decides the size limit and the folder.
 */
export type FileType = 'image' | 'audio' | 'video' | 'document' | 'zip';
/**
 * Where a document is on its way to pages.
 */
export type TranscodeStatus = 'queued' | 'inProgress' | 'done' | 'failed';
/**
 * A document on its way to pages.
 */
export interface Transcode {
  resourceId: Id;
  status: TranscodeStatus;
  /**
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /**
     * Pages there are, once it is done.
     * @minimum 0
     * @nullable
     */
  pages: number | null;
  /**
     * Address of the PDF whose pages are shown, once it is done.
     * @nullable
     */
  pdfUrl: string | null;
  /**
     * Why it failed: `converter-missing`, `encrypted`, `broken`, `timed-out`, `too-large` (200 MB), `unsupported`, `gave-up`.
     * @nullable
     */
  reason: string | null;
}

/**
 * A file in a list.
 */
export interface ResourceItem {
  resourceId: Id;
  fileName: FileName;
  newFileName: ObjectKey;
  /** Address of the content. */
  resourceUrl: string;
  /** @minimum 0 */
  sizeBytes: number;
  contentType: string;
  createdAt: Instant;
  type: FileType;
  /** The lesson it is shown with; null for the own files. */
  lessonId: Id | null;
  /**
     * Of sound and film, where it is known.
     * @minimum 0
     * @nullable
     */
  durationSeconds: number | null;
  /** Its pages; null when nobody asked for them. */
  transcode: Transcode | null;
}

/**
 * Whether students may see a replay.
 */
export type ReplayAudit = 'pending' | 'systemApproved' | 'manuallyApproved' | 'rejected';
/**
 * `system` plays the room's log, `manual` is a film.
 */
export type ReplaySource = 'system' | 'manual';
/**
 * A class to watch again.
 */
export interface Replay {
  replayId: Id;
  lessonId: Id;
  /** `system` plays the room's log, `manual` is a film. */
  source: ReplaySource;
  /** @maxLength 100 */
  title: string;
  /**
     * Address of the film; null where the log is the replay.
     * @nullable
     */
  videoUrl: string | null;
  /** @minimum 0 */
  durationSeconds: number;
  /** @minimum 0 */
  sizeBytes: number;
  audit: ReplayAudit;
  /**
     * What the auditor said; may be empty.
     * @maxLength 200
     */
  auditReason: string;
  auditedAt: OptionalInstant | null;
  createdAt: Instant;
  /** Students see this one. */
  isCurrent: boolean;
}

/**
 * The chapter it teaches; null when none is linked.
 */
export type LessonMaterialChapter = {
  chapterId: Id;
  name: string;
} | null;

/**
 * Everything a lesson offers.
 */
export interface LessonMaterial {
  lesson: LessonSummary;
  resources: ResourceItem[];
  /** The chapter it teaches; null when none is linked. */
  chapter: LessonMaterialChapter;
  /** The one students see; null when there is none. */
  replay: Replay | null;
}

/**
 * A file somebody is about to upload.
 */
export interface UploadCredentialRequest {
  type: FileType;
  fileName: FileName;
}

/**
 * Temporary keys of the object store.
 */
export interface StoreCredentials {
  tmpSecretId: string;
  tmpSecretKey: string;
  sessionToken: string;
}

/**
 * Seconds since 1970-01-01 UTC.
 * @minimum 0
 */
export type EpochSeconds = number;

/**
 * Short-lived permission to put one object into the store.
 */
export interface UploadCredential {
  /** Host of the store, without a protocol. */
  domain: string;
  credentials: StoreCredentials;
  startTime: EpochSeconds;
  expiredTime: EpochSeconds;
  newFileName: ObjectKey;
  bucketName: string;
  region: string;
  /** Address that takes the object by PUT, for those without the store's SDK. */
  signUrl: string;
}

/**
 * The object that is to be read.
 */
export interface ReadCredentialRequest {
  type: FileType;
  fileName: ObjectKey;
}

/**
 * A new name for a file.
 */
export interface RenameRequest {
  resourceId: Id;
  fileName: FileName;
}

/**
 * A stored file.
 */
export interface CloudResource {
  resourceId: Id;
  fileName: FileName;
  newFileName: ObjectKey;
  resourceUrl: string;
  /** @minimum 0 */
  sizeBytes: number;
  contentType: string;
  createdAt: Instant;
}

/**
 * An object that was uploaded and becomes a resource.
 */
export interface CloudResourceRequest {
  newFileName: ObjectKey;
  fileName: FileName;
  /** The lesson it belongs to; left out for the person's own resources. */
  lessonId?: Id;
  type: FileType;
}

/**
 * Found anywhere in the text, in capitals or not; empty finds everything.
 * @maxLength 100
 */
export type SearchKeyword = string;

/**
 * Names a list of the dictionary.
 * @pattern ^[A-Za-z][A-Za-z0-9]{0,39}$
 */
export type CategoryId = string;

/**
 * A kind of question.
 */
export interface AskedQuestionCategory {
  category: CategoryId;
  /**
     * In the reader's language.
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * Questions of this kind that the search found.
     * @minimum 0
     */
  count: number;
}

/**
 * A question people ask again and again.
 */
export interface AskedQuestion {
  questionId: Id;
  category: CategoryId;
  /**
     * @minLength 1
     * @maxLength 200
     */
  question: string;
  /**
     * @minLength 1
     * @maxLength 2000
     */
  answer: string;
}

/**
 * Answers to look through; the categories count what the search found, whichever of them is open.
 */
export interface AskedQuestions {
  categories: AskedQuestionCategory[];
  records: AskedQuestion[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * An IANA time zone, or hours east of UTC.
 * @maxLength 64
 * @pattern ^([A-Za-z]+([/_+-][A-Za-z0-9_+-]+)*|-?[0-9]{1,2}(\.[0-9]{1,2})?)$
 */
export type ViewerZone = string;

/**
 * Days of a calendar, both ends included; at most 100.
 */
export interface ScheduleRequest {
  searchStartDate: CalendarDay;
  searchEndDate: CalendarDay;
  /** Whose days they are; by the `timeZone` header when left out. */
  timezone?: ViewerZone;
}

/**
 * How often this teacher may still move a lesson in this calendar month of the school.
 * @minimum 0
 */
export type RemainingAdjustments = number;

/**
 * A teacher's lessons of some days, earliest first.
 */
export interface Schedule {
  serverTime: Instant;
  schoolTimeZone: TimeZone;
  /** The first day begins. */
  from: Instant;
  /** The last day has ended. */
  until: Instant;
  remainingAdjustments: RemainingAdjustments;
  lessons: LessonSummary[];
}

/**
 * By its lessons: none was held yet, some are to come, none is.
 */
export type ClassStatus = 'notStarted' | 'inProgress' | 'ended';
/**
 * Which classes, and which page of them.
 */
export interface ClassListRequest {
  current?: PageCurrent;
  size?: PageSize;
  status?: ClassStatus;
  classType?: ClassType;
  courseType?: CourseCategory;
  courseId?: Id;
  /**
     * Part of the class's or course's name.
     * @maxLength 50
     */
  keyword?: string;
}

/**
 * A class in the class centre.
 */
export interface ClassCard {
  classId: Id;
  className: ClassNameText;
  courseId: Id;
  courseName: CourseNameText;
  courseType: CourseCategory;
  classType: ClassType;
  teachingType: TeachingTypeText;
  status: ClassStatus;
  /** @minimum 0 */
  studentCount: number;
  /**
     * @minimum 1
     * @maximum 500
     */
  studentLimit: number;
  /**
     * Lessons on the timetable.
     * @minimum 0
     */
  totalLessons: number;
  /**
     * Held, or their time passed.
     * @minimum 0
     */
  finishedLessons: number;
  nextLesson: NextLesson | null;
}

/**
 * Classes, those with the nearest lesson first, ended ones last.
 */
export interface ClassPage {
  /** @maxItems 100 */
  records: ClassCard[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * What a clock shows, `HH:mm`.
 * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
 */
export type ClockTime = string;

/**
 * The new time of a lesson. It keeps its length.
 */
export interface LessonMoveRequest {
  lessonId: Id;
  classDate: CalendarDay;
  StartClassTime: ClockTime;
  /** Whose calendar and clock; the school's when left out. */
  timezone?: ViewerZone;
  /** Go on although the teacher has another lesson at that time. Busy students are refused all the same. */
  confirm?: boolean;
}

/**
 * A lesson at its new time.
 */
export interface LessonMove {
  lesson: LessonSummary;
  previousStartTime: Instant;
  remainingAdjustments: RemainingAdjustments;
}

/**
 * A course with this teacher's classes of it.
 */
export interface TaughtCourse {
  courseId: Id;
  courseName: CourseNameText;
  courseType: CourseCategory;
  classType: ClassType;
  teachingType: TeachingTypeText;
  /**
     * This teacher's.
     * @minimum 1
     */
  classes: number;
  /**
     * In them, each counted once.
     * @minimum 0
     */
  students: number;
  /**
     * Lessons of all these classes.
     * @minimum 0
     */
  totalLessons: number;
  /** @minimum 0 */
  finishedLessons: number;
}

/**
 * One line of a class's list of lessons.
 */
export interface LessonBrief {
  lessonId: Id;
  /**
     * Place in the class.
     * @minimum 1
     */
  lessonNo: number;
  lessonName: LessonNameText;
  startTime: Instant;
  endTime: Instant;
  startedAt: OptionalInstant | null;
  endedAt: OptionalInstant | null;
  status: LessonStatus;
}

/**
 * A chapter of a course, and when the class has it.
 */
export interface ClassChapter {
  chapterId: Id;
  /** @minimum 1 */
  chapterNo: number;
  /**
     * @minLength 1
     * @maxLength 100
     */
  chapterName: string;
  /** The lesson that teaches it; null when none does, or no class was named. */
  lesson: LessonBrief | null;
  /** The lesson's day in the asked time zone. */
  classDate: CalendarDay | null;
  StartClassTime: ClockTime | null;
}

/**
 * What a class is taught from.
 */
export interface ClassTextbook {
  textbookId: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /** @maxLength 5000 */
  introduction: string;
  /**
     * How many it has.
     * @minimum 0
     */
  chapters: number;
}

/**
 * Names one class.
 */
export interface ClassRef {
  classId: Id;
}

/**
 * Attendance at lessons that were held.
 */
export interface AttendanceCounts {
  /**
     * On time.
     * @minimum 0
     */
  present: number;
  /** @minimum 0 */
  late: number;
  /** @minimum 0 */
  absent: number;
}

/**
 * A student in the list of a class.
 */
export interface ClassStudent {
  stuId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  avatar: Avatar | null;
  /** @maxLength 50 */
  nickname: string;
  /** Null for who was there from the beginning. */
  enrolledAt: OptionalInstant | null;
  attendance: AttendanceCounts;
}

/**
 * Names one student.
 */
export interface StudentRequest {
  stuId: Id;
}

/**
 * Homework of a class, as far as a student is.
 */
export interface HomeworkProgress {
  /** @minimum 0 */
  assigned: number;
  /**
     * Graded or waiting for it.
     * @minimum 0
     */
  handedIn: number;
  /** @minimum 0 */
  graded: number;
}

/**
 * One student in one class of this teacher.
 */
export interface StudentClass {
  classId: Id;
  className: ClassNameText;
  courseName: CourseNameText;
  enrolledAt: OptionalInstant | null;
  attendance: AttendanceCounts;
  homework: HomeworkProgress;
}

/**
 * What a teacher knows about a student they teach.
 */
export interface StudentRecord {
  stuId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  /** @maxLength 50 */
  nickname: string;
  avatar: Avatar | null;
  /** @maxLength 1000 */
  introduction: string;
  /**
     * Years; null when the birthday is not known.
     * @minimum 0
     * @maximum 150
     * @nullable
     */
  age: number | null;
  /** @maxLength 50 */
  parentName: string;
  /**
     * With its middle hidden; empty when there is none.
     * @maxLength 30
     */
  parentMobile: string;
  /** @maxLength 50 */
  wechatName: string;
  /** This teacher's classes that the student is in. */
  classes: StudentClass[];
}

/**
 * A calendar day, `YYYY-MM-DD`, from 1900 to 2199.
 * @pattern ^(19|20|21)[0-9]{2}-
 */
export type Day = string;

/**
 * One day of lessons.
 */
export interface LessonDateRequest {
  /** A day of the viewer's calendar, by the `timeZone` header. */
  lessonDate: Day;
}

/**
 * Which lessons are counted; the last 30 days when left out.
 */
export interface StatisticsRequest {
  searchStartDate?: CalendarDay;
  /** At most 366 days. */
  searchEndDate?: CalendarDay;
  /** One class only; otherwise all of this teacher's. */
  classId?: Id;
  /** Whose days; by the `timeZone` header when left out. */
  timezone?: ViewerZone;
}

/**
 * One day of a chart.
 */
export interface LessonStatisticsDay {
  day: CalendarDay;
  /**
     * Lessons on the timetable.
     * @minimum 0
     */
  planned: number;
  /** @minimum 0 */
  held: number;
  /** @minimum 0 */
  taughtMinutes: number;
  attendance: AttendanceCounts;
}

/**
 * Lessons in numbers.
 */
export interface LessonStatistics {
  /**
     * Lessons on the timetable.
     * @minimum 0
     */
  planned: number;
  /**
     * Started and ended.
     * @minimum 0
     */
  held: number;
  /**
     * Their time passed and they never started.
     * @minimum 0
     */
  expired: number;
  /**
     * From start to end of the classes that were held.
     * @minimum 0
     */
  taughtMinutes: number;
  attendance: AttendanceCounts;
  /**
     * Days with lessons, in order.
     * @maxItems 366
     */
  days: LessonStatisticsDay[];
}

/**
 * A file, or a resource of one's own that is there already. One of the two.
 */
export interface LessonResourceUpload {
  lessonId: Id;
  /** JPG, PNG, MP3, MP4, PDF, Word, Excel, PowerPoint or ZIP; up to 100 MB. What is larger is uploaded by `tempCred`. */
  file?: Blob;
  resourceId?: Id;
}

/**
 * A file that is shown with a lesson.
 */
export interface LessonResource {
  lessonResourceId: Id;
  lessonId: Id;
  fileName: FileName;
  type: FileType;
  /**
     * Address of the content.
     * @maxLength 2048
     */
  resourceUrl: string;
  /** @minimum 0 */
  sizeBytes: number;
  contentType: string;
  /**
     * Of sound and film, where it is known.
     * @minimum 0
     * @nullable
     */
  durationSeconds: number | null;
  uploadedBy: Person;
  createdAt: Instant;
}

/**
 * A class by its name.
 */
export interface ClassName {
  classId: Id;
  className: ClassNameText;
}

/**
 * A course and this teacher's classes of it: two steps of a choice.
 */
export interface LessonCourse {
  courseId: Id;
  courseName: CourseNameText;
  courseType: CourseCategory;
  /** @minItems 1 */
  classes: ClassName[];
}

/**
 * What is taken off its lesson.
 */
export interface LessonResourceRemoval {
  /**
     * @minItems 1
     * @maxItems 100
     */
  lessonResourceIds: Id[];
  /**
     * Only of courses of this kind.
     * @maxLength 50
     */
  teachingType?: string;
}

/**
 * What its lesson does not show any more; it stays among its owner's files.
 */
export interface RemovedResources {
  lessonResourceIds: Id[];
}

/**
 * Questions of all practices of a lesson together, for one student.
 */
export interface PracticeScore {
  /** @minimum 0 */
  questions: number;
  /** @minimum 0 */
  answered: number;
  /**
     * Of those with a right answer.
     * @minimum 0
     */
  correct: number;
}

/**
 * One student in the list of a class.
 */
export interface StudentPerformance {
  student: Student;
  /** Null before the class has ended for who was not there yet. */
  attendance: Attendance | null;
  performance: OptionalPerformance;
  /** The student has read it. */
  hasVisited: boolean;
  prizes: PrizeCounts;
  practises: PracticeScore;
}

/**
 * How everybody did in a lesson.
 */
export interface ClassPerformance {
  lesson: LessonSummary;
  /** By name. */
  students: StudentPerformance[];
}

/**
 * Whether a class is through, and how it could go on.
 */
export interface CourseEnd {
  classId: Id;
  isEnded: boolean;
  /** @minimum 0 */
  lessonsLeft: number;
  /** End of the last lesson; null without lessons. */
  lastEndTime: OptionalInstant | null;
  /**
     * Lessons that can be added in one go.
     * @minimum 0
     */
  extensionMax: number;
}

/**
 * Stars, to two decimals; null without a rating.
 * @minimum 1
 * @maximum 5
 * @nullable
 */
export type AverageScore = number | null;

/**
 * How a lesson was rated.
 */
export interface LessonRatingAverage {
  lessonId: Id;
  /** @minimum 1 */
  lessonNo: number;
  lessonName: LessonNameText;
  startTime: Instant;
  averageScore: AverageScore | null;
  /** @minimum 0 */
  ratings: number;
}

/**
 * How students rated the lessons of a class.
 */
export interface CourseScore {
  classId: Id;
  averageScore: AverageScore | null;
  /** @minimum 0 */
  ratings: number;
  /**
     * How many ratings have one star, two stars … five.
     * @minItems 5
     * @maxItems 5
     * @items.minimum 0
     */
  stars: number[];
  /** Lessons that were held. */
  lessons: LessonRatingAverage[];
}

/**
 * A student's attendance as it is written down.
 */
export interface StudentAttendance {
  lessonId: Id;
  stuId: Id;
  attendance: Attendance;
  /** First entry; null if never. */
  enteredAt: OptionalInstant | null;
  /** @minimum 0 */
  presentSeconds: number;
  /** By the teacher. */
  isCorrected: boolean;
  markedAt: Instant;
}

/**
 * A finished class in numbers. `present` does not count the late ones.
 */
export interface ClassTotals {
  /** @minimum 0 */
  enrolled: number;
  /** @minimum 0 */
  present: number;
  /** @minimum 0 */
  late: number;
  /** @minimum 0 */
  absent: number;
  /** @minimum 0 */
  messages: number;
  /** @minimum 0 */
  pages: number;
  /**
     * Mean of the ratings; null while nobody has rated.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  averageScore: number | null;
}

/**
 * One student in a finished class.
 */
export interface StudentResult {
  stuId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  avatar: Avatar | null;
  attendance: Attendance;
  /** First entry; null when absent. */
  enteredAt: OptionalInstant | null;
  /** @minimum 0 */
  presentSeconds: number;
  /**
     * Seconds with the microphone on.
     * @minimum 0
     */
  talkSeconds: number;
  /** @minimum 0 */
  messages: number;
  /** @minimum 0 */
  handsRaised: number;
  /**
     * The student's rating of the lesson; null while not rated.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  score: number | null;
  /**
     * The comment beside the rating.
     * @maxLength 200
     * @nullable
     */
  comment: string | null;
}

/**
 * One chat message of a class.
 */
export interface ChatRecord {
  id: Id;
  userId: Id;
  /** @maxLength 50 */
  name: string;
  role: Role;
  /** @maxLength 1000 */
  text: string;
  at: Instant;
}

/**
 * One page of the board.
 */
export interface BoardPageSummary {
  pageId: Id;
  /**
     * Place of the page, counted from 1.
     * @minimum 1
     */
  no: number;
  /** Name of the paper. */
  background: string;
  /** @minimum 0 */
  strokeCount: number;
}

/**
 * What a finished class leaves behind.
 */
export interface ClassResult {
  lesson: LessonSummary;
  totals: ClassTotals;
  students: StudentResult[];
  /**
     * The newest 200 messages, oldest first.
     * @maxItems 200
     */
  chat: ChatRecord[];
  /** Pages of the board in order; their ink is in `roomKeyframe`. */
  pages: BoardPageSummary[];
}

/**
 * One student in numbers.
 */
export interface StudentStatisticsRow {
  stuId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  avatar: Avatar | null;
  attendance: AttendanceCounts;
  /**
     * In live classes.
     * @minimum 0
     */
  presentMinutes: number;
  homework: HomeworkProgress;
  /**
     * Prizes won in class.
     * @minimum 0
     */
  prizes: number;
}

/**
 * The students of a class in numbers.
 */
export interface StudentStatistics {
  classId: Id;
  /** @minimum 0 */
  heldLessons: number;
  /** Of all students together. */
  attendance: AttendanceCounts;
  /** By name. */
  students: StudentStatisticsRow[];
}

/**
 * One lesson of every week, by the school's clock.
 */
export interface CycleSlot {
  /**
     * 1 is Monday.
     * @minimum 1
     * @maximum 7
     */
  weekday: number;
  time: ClockTime;
}

/**
 * A class as its page shows it.
 */
export interface ClassDetail {
  class: ClassCard;
  textbook: ClassTextbook | null;
  /** The course's own; without one, as its lessons are planned. */
  cycle: CycleSlot[];
  /** @minimum 1 */
  lessonMinutes: number;
  averageScore: AverageScore | null;
  /**
     * How many students' ratings the average is of.
     * @minimum 0
     */
  ratings: number;
  attendance: AttendanceCounts;
  remainingAdjustments: RemainingAdjustments;
}

/**
 * A lesson and the files shown with it.
 */
export interface LessonResources {
  lesson: LessonSummary;
  /** The newest first. */
  resources: LessonResource[];
}

/**
 * One student in one lesson.
 */
export interface LessonStudentRef {
  lessonId: Id;
  stuId: Id;
}

/**
 * Where a lesson stands, for its teacher.
 */
export type TeacherLessonStatus = 'notStarted' | 'waitingToStart' | 'inProgress' | 'ended' | 'expired' | 'waitingToBeAdjusted';
/**
 * Which lessons of a teacher, and which page of them.
 */
export interface LessonListRequest {
  /** All when left out. */
  status?: TeacherLessonStatus;
  classId?: Id;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * Lessons to come, the nearest first; lessons that are over, the latest first.
 */
export interface LessonPage {
  /** @maxItems 100 */
  records: LessonSummary[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * Names one student of a class.
 */
export interface ClassStudentRef {
  classId: Id;
  stuId: Id;
}

/**
 * A student who is no longer in the class. What they did in it stays.
 */
export interface StudentRemoval {
  classId: Id;
  stuId: Id;
  removedAt: Instant;
  /**
     * Students who are left.
     * @minimum 0
     */
  studentCount: number;
}

/**
 * All lessons of a class, in order.
 */
export interface ClassLessons {
  classId: Id;
  /** @minimum 0 */
  totalLessons: number;
  lessons: LessonBrief[];
}

/**
 * Lessons of one class.
 */
export interface LessonDeletionRequest {
  classId: Id;
  /**
     * @minItems 1
     * @maxItems 100
     */
  lessonIds: Id[];
}

/**
 * A lesson that is to be added. It lasts as long as lessons of its course do.
 */
export interface LessonDraft {
  /**
     * Schools may set a lower maximum.
     * @minLength 3
     * @maxLength 50
     */
  lessonName: string;
  classDate: CalendarDay;
  StartClassTime: ClockTime;
}

/**
 * Lessons for the end of a class, at most 15 in one go.
 */
export interface LessonDraftsRequest {
  classId: Id;
  /**
     * @minItems 1
     * @maxItems 15
     */
  lessons: LessonDraft[];
  /** Whose calendar and clock; the school's when left out. */
  timezone?: ViewerZone;
  /** Go on although the teacher has other lessons at these times. */
  confirm?: boolean;
}

/**
 * `begun`: the class started, or its room was closed. `noneLeft`: this month's moves are used up. `teacherBusy`: possible all the same, with `confirm`. `overlap`: lies over an earlier lesson of the same list.
 */
export type LessonTimeProblem = 'inPast' | 'begun' | 'noneLeft' | 'studentsBusy' | 'teacherBusy' | 'overlap';
/**
 * Whether a lesson can be at this time.
 */
export interface LessonTimeCheck {
  startTime: Instant;
  endTime: Instant;
  /** At once, or with `confirm`. */
  isPossible: boolean;
  /** Possible with `confirm` only. */
  needsConfirmation: boolean;
  /** What stands in the way; null when nothing does. */
  problem: LessonTimeProblem | null;
  /** Lessons at the same time, earliest first. */
  conflicts: LessonConflict[];
}

/**
 * What `adjust` would answer.
 */
export interface LessonMoveCheck {
  lessonId: Id;
  check: LessonTimeCheck;
  remainingAdjustments: RemainingAdjustments;
}

/**
 * What `addLessons` would answer.
 */
export interface LessonDraftsCheck {
  classId: Id;
  /** All of them, at once or with `confirm`. */
  isPossible: boolean;
  needsConfirmation: boolean;
  /**
     * One for each lesson, in the order they were sent.
     * @maxItems 15
     */
  checks: LessonTimeCheck[];
}

/**
 * What a student said about a lesson to come.
 */
export interface StudentPlan {
  stuId: Id;
  plan: AttendancePlan;
  /** @maxLength 200 */
  reason: string;
  saidAt: Instant;
}

/**
 * What a teacher checks before class.
 */
export interface LessonPreparation {
  lesson: LessonSummary;
  /** Enrolled students by name. */
  students: Student[];
  /** What students said about coming, those who spoke first first; who said nothing is missing. */
  plans: StudentPlan[];
}

/**
 * By how many lessons a class is to be continued.
 */
export interface ContinuationRequest {
  classId: Id;
  /**
     * @minimum 1
     * @maximum 15
     */
  count?: number;
  /** Whose calendar and clock the drafts are in; the school's when left out. */
  timezone?: ViewerZone;
}

/**
 * A lesson as it would be added.
 */
export interface ContinuationLesson {
  /** @minimum 1 */
  lessonNo: number;
  /** Ready for `addLessons`. */
  draft: LessonDraft;
  check: LessonTimeCheck;
}

/**
 * How a class would go on in its own cycle.
 */
export interface Continuation {
  classId: Id;
  /** The course's own; without one, as its lessons are planned. */
  cycle: CycleSlot[];
  /** @minimum 1 */
  lessonMinutes: number;
  /** @maxItems 15 */
  lessons: ContinuationLesson[];
}

/**
 * A class and a page of its students.
 */
export interface ClassStudentListRequest {
  classId: Id;
  current?: PageCurrent;
  size?: PageSize;
  /**
     * Part of the name or nickname.
     * @maxLength 50
     */
  keyword?: string;
}

/**
 * Students by name.
 */
export interface ClassStudentPage {
  /** @maxItems 100 */
  records: ClassStudent[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * Which classes; all when empty.
 */
export interface ClassFilter {
  classType?: ClassType;
  courseType?: CourseCategory;
  /**
     * Part of the class's or course's name.
     * @maxLength 50
     */
  keyword?: string;
}

/**
 * How many classes a tab would show.
 */
export interface ClassStatusCount {
  status: ClassStatus;
  /** @minimum 0 */
  count: number;
}

/**
 * One student of a running class.
 */
export interface StageRequest {
  lessonId: Id;
  stuId: Id;
}

/**
 * Whether a student is invited on stage. Only one student can be there.
 */
export interface StageInvitation {
  stuId: Id;
  lessonId: Id;
  invited: boolean;
}

/**
 * How long the class can still last.
 */
export interface LessonEndTime {
  lessonId: Id;
  scheduledEnd: Instant;
  /** The room ends itself here, 30 minutes after the scheduled end. */
  autoEndAt: Instant;
  /** Seconds to the scheduled end; negative when it runs over. */
  secondsLeft: number;
  serverTime: Instant;
}

/**
 * A picture to put behind the board.
 */
export interface BoardBackground {
  vbgId: Id;
  /**
     * @minLength 1
     * @maxLength 255
     */
  name: string;
  /**
     * Address of the picture.
     * @maxLength 2048
     */
  url: string;
  createdAt: Instant;
}

/**
 * An image of one's own: a resource, or an object that was just uploaded. One of the two.
 */
export interface BoardBackgroundRequest {
  resourceId?: Id;
  newFileName?: ObjectKey;
  /**
     * The file's name if left out.
     * @maxLength 50
     */
  name?: string;
}

/**
 * Names one background.
 */
export interface VbgRef {
  vbgId: Id;
}

/**
 * What is opened. A clicker needs `optionCount`, `questions` need `questionIds`, a buzzer neither.
 */
export interface PracticeRequest {
  lessonId: Id;
  kind: PracticeKind;
  /**
     * Shown above it; empty shows its kind.
     * @maxLength 50
     */
  title?: string;
  /**
     * It ends by itself after this; 0 has no limit.
     * @minimum 0
     * @maximum 3600
     */
  limitSeconds?: number;
  /**
     * Options of a clicker, from A.
     * @minimum 2
     * @maximum 6
     */
  optionCount?: number;
  /** More than one option of a clicker may be chosen. */
  isMultiple?: boolean;
  /** What is right in a clicker; none if there is nothing to be right about. */
  correctKeys?: OptionKeys;
  /**
     * Choice questions of the bank, in the order they are asked.
     * @minItems 1
     * @maxItems 20
     */
  questionIds?: Id[];
}

/**
 * Names one practice.
 */
export interface PracticeRef {
  practiseId: Id;
}

/**
 * A reward for one student or many.
 */
export interface PrizeRequest {
  lessonId: Id;
  /**
     * Students who are or were in the class.
     * @minItems 1
     * @maxItems 500
     */
  stuIds: Id[];
  kind: PrizeKind;
  /**
     * For each of them.
     * @minimum 1
     * @maximum 10
     */
  count?: number;
  /** @maxLength 100 */
  reason?: string;
}

/**
 * What a teacher says about a class, or about one student of it. Saving again replaces it.
 */
export interface TeacherFeedbackRequest {
  lessonId: Id;
  /** The student it is about; left out for the whole class. */
  stuId?: Id;
  optionIds: FeedbackOptionIds;
  content: FeedbackContent;
}

/**
 * `draft`: only its author sees it. `published`: open to registration. `closed`: goes on, and nobody new comes.
 */
export type CourseStatus = 'draft' | 'published' | 'closed';
/**
 * A lesson of a public course with who is in it.
 */
export interface PublicLesson {
  detail: LessonDetail;
  courseStatus: CourseStatus;
  coverUrl: CoverUrl | null;
  students: Student[];
}

/**
 * What is taught. Subjects form a tree.
 */
export interface Subject {
  subjectId: Id;
  /** Null at the top. */
  parentId: Id | null;
  /**
     * In the reader's language.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Subjects right below.
     * @minimum 0
     */
  childCount: number;
}

/**
 * Between 3 and 50 characters; a school may set a smaller limit.
 * @minLength 3
 * @maxLength 50
 * @pattern \S
 */
export type PublicCourseName = string;

/**
 * What the course is about; plain text with line breaks.
 * @minLength 1
 * @maxLength 2000
 * @pattern \S
 */
export type PublicCourseIntroduction = string;

/**
 * In minor units of the currency, such as fen or cents; 0 is free.
 * @minimum 0
 * @maximum 100000000
 */
export type PriceMinor = number;

/**
 * ISO 4217.
 * @pattern ^[A-Z]{3}$
 */
export type Currency = string;

/**
 * Minutes of one lesson.
 * @minimum 1
 * @maximum 480
 */
export type LessonMinutes = number;

/**
 * What changes; everything else stays. A plan needs all fields of its kind, and moves only lessons that have not begun.
 */
export interface PublicCourseChange {
  courseId: Id;
  courseName?: PublicCourseName;
  subjectId?: Id;
  classType?: ClassType;
  /**
     * Seats: at most 30 of a small class, 200 (or 500) of a large one.
     * @minimum 1
     * @maximum 500
     */
  studentLimit?: number;
  introduction?: PublicCourseIntroduction;
  /** Its chapters become the lessons. */
  textbookId?: Id;
  /** A JPG or PNG of one's own, uploaded before. */
  coverResourceId?: Id;
  /** 0, or nothing, is free. */
  priceMinor?: PriceMinor;
  currency?: Currency;
  /** The teacher knows of other lessons at the same time. */
  confirm?: boolean;
  /** Lessons follow a weekly cycle; otherwise each has a time of its own. */
  isPeriodic?: boolean;
  /**
     * Of a periodic course; others have as many as `startTimes`.
     * @minimum 1
     * @maximum 60
     */
  totalLessons?: number;
  /** First day of a periodic course in the school's calendar. */
  startDate?: CalendarDay;
  /**
     * Of a periodic course.
     * @maxItems 14
     */
  cycle?: CycleSlot[];
  /**
     * Of a course that is not periodic: one for each lesson.
     * @maxItems 60
     */
  startTimes?: Instant[];
  /** Of one lesson; one of `courseConfig`. */
  durationMinutes?: LessonMinutes;
  /** A JPG or PNG of at most 5 MiB, instead of `coverResourceId`. */
  cover?: Blob;
}

/**
 * A public course as its author edits it.
 */
export interface PublicCourse {
  courseId: Id;
  classId: Id;
  courseName: CourseNameText;
  coverUrl: CoverUrl | null;
  subjectId: Id | null;
  /**
     * In the reader's language.
     * @maxLength 60
     * @nullable
     */
  subjectName: string | null;
  classType: ClassType;
  /**
     * @minimum 1
     * @maximum 500
     */
  studentLimit: number;
  /**
     * Students in it.
     * @minimum 0
     */
  registered: number;
  status: CourseStatus;
  isPeriodic: boolean;
  /** Empty unless periodic. */
  cycle: CycleSlot[];
  /** @minimum 0 */
  totalLessons: number;
  durationMinutes: LessonMinutes;
  textbookId: Id | null;
  /**
     * @maxLength 100
     * @nullable
     */
  textbookName: string | null;
  introduction: CourseIntroduction;
  priceMinor: PriceMinor;
  currency: Currency;
  createdAt: OptionalInstant | null;
  updatedAt: OptionalInstant | null;
  lessons: LessonBrief[];
  /** A draft with lessons to come. */
  canPublish: boolean;
  canClose: boolean;
  /** As long as nobody registered. */
  canChangeClassType: boolean;
  /** As long as it is a draft. */
  canChangeTextbook: boolean;
}

/**
 * A new public course.
 */
export interface PublicCourseRequest {
  courseName: PublicCourseName;
  subjectId: Id;
  classType: ClassType;
  /**
     * Seats: at most 30 of a small class, 200 (or 500) of a large one.
     * @minimum 1
     * @maximum 500
     */
  studentLimit: number;
  introduction: PublicCourseIntroduction;
  /** Its chapters become the lessons. */
  textbookId?: Id;
  /** A JPG or PNG of one's own, uploaded before. */
  coverResourceId?: Id;
  /** 0, or nothing, is free. */
  priceMinor?: PriceMinor;
  currency?: Currency;
  /** The teacher knows of other lessons at the same time. */
  confirm?: boolean;
  /** Lessons follow a weekly cycle; otherwise each has a time of its own. */
  isPeriodic: boolean;
  /**
     * Of a periodic course; others have as many as `startTimes`.
     * @minimum 1
     * @maximum 60
     */
  totalLessons?: number;
  /** First day of a periodic course in the school's calendar. */
  startDate?: CalendarDay;
  /**
     * Of a periodic course.
     * @maxItems 14
     */
  cycle?: CycleSlot[];
  /**
     * Of a course that is not periodic: one for each lesson.
     * @maxItems 60
     */
  startTimes?: Instant[];
  /** Of one lesson; one of `courseConfig`. */
  durationMinutes: LessonMinutes;
}

export type CourseConfigCoverTypesItem = 'image/jpeg' | 'image/png';
/**
 * Limits and choices of the form of a public course.
 */
export interface CourseConfig {
  /** @minimum 1 */
  nameMin: number;
  /** @minimum 1 */
  nameMax: number;
  /** @minimum 1 */
  introductionMax: number;
  /**
     * Seats of a small class.
     * @minimum 1
     */
  smallLimit: number;
  /**
     * Seats of a large class.
     * @minimum 1
     */
  largeLimit: number;
  /** @minimum 1 */
  lessonsMax: number;
  durations: LessonMinutes[];
  coverTypes: CourseConfigCoverTypesItem[];
  /** @minimum 1 */
  coverMaxBytes: number;
  /** Of the school. */
  currency: Currency;
  /** The school's: cycles are by its clock. */
  timeZone: TimeZone;
}

/**
 * One's public courses, all of them without a field.
 */
export interface PublicCourseFilter {
  /** Searched in the name. */
  keyword?: SearchKeyword;
  status?: CourseStatus;
  classType?: ClassType;
  subjectId?: Id;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * A line of the list of one's public courses.
 */
export interface PublicCourseCard {
  courseId: Id;
  classId: Id;
  courseName: CourseNameText;
  coverUrl: CoverUrl | null;
  /**
     * @maxLength 60
     * @nullable
     */
  subjectName: string | null;
  classType: ClassType;
  status: CourseStatus;
  /** @minimum 0 */
  registered: number;
  /**
     * @minimum 1
     * @maximum 500
     */
  studentLimit: number;
  /** @minimum 0 */
  totalLessons: number;
  /** @minimum 0 */
  lessonsHeld: number;
  /** Null when none is to come. */
  nextLessonAt: OptionalInstant | null;
  priceMinor: PriceMinor;
  currency: Currency;
  updatedAt: OptionalInstant | null;
}

/**
 * A page of one's public courses, the newest first.
 */
export interface PublicCoursePage {
  records: PublicCourseCard[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * A draft is published, a published course is closed; `appendRegister` opens a closed one again.
 */
export type PublicCourseStatusRequestStatus = 'published' | 'closed';
/**
 * The state a public course goes into.
 */
export interface PublicCourseStatusRequest {
  courseId: Id;
  /** A draft is published, a published course is closed; `appendRegister` opens a closed one again. */
  status: PublicCourseStatusRequestStatus;
}

/**
 * A value to filter by.
 */
export interface FilterValue {
  /**
     * @minLength 1
     * @maxLength 64
     */
  value: string;
  /**
     * In the reader's language.
     * @minLength 1
     * @maxLength 100
     */
  label: string;
  /**
     * How many of one's courses have it.
     * @minimum 0
     */
  count: number;
}

/**
 * What one's public courses can be filtered by.
 */
export interface CourseCriteria {
  statuses: FilterValue[];
  classTypes: FilterValue[];
  /** Only those that a course has. */
  subjects: FilterValue[];
}

/**
 * One lesson, and the kind of its course as the timetable has it.
 */
export interface LessonReference {
  lessonId: Id;
  teachingType?: TeachingTypeText;
}

/**
 * Which textbooks; all of them without a field.
 */
export interface TextbooksRequest {
  subjectId?: Id;
  gradeId?: Id;
}

/**
 * A line of a table of contents.
 */
export interface TextbookChapter {
  /**
     * Place in the textbook.
     * @minimum 1
     */
  no: number;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * What reading it takes.
     * @minimum 0
     */
  minutes: number;
  /**
     * New words.
     * @minimum 0
     */
  wordCount: number;
}

/**
 * A textbook with its table of contents.
 */
export interface Textbook {
  textbookId: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /** @maxLength 1000 */
  introduction: string;
  subjectId: Id;
  /** Null when it is for everybody. */
  gradeId: Id | null;
  /**
     * @maxLength 60
     * @nullable
     */
  gradeName: string | null;
  chapters: TextbookChapter[];
}

/**
 * A name of one's own for a chapter.
 */
export interface ChapterRename {
  courseId: Id;
  chapterId: Id;
  /**
     * @minLength 3
     * @maxLength 50
     * @pattern \S
     */
  chapterName: string;
}

/**
 * The chapter after the change.
 */
export interface RenamedChapter {
  courseId: Id;
  chapterId: Id;
  /**
     * @minLength 3
     * @maxLength 50
     */
  chapterName: string;
  /**
     * Lessons to come that had the chapter's name and have the new one now.
     * @minimum 0
     */
  renamedLessons: number;
}

/**
 * A lesson that was held, for a chart.
 */
export interface CourseStatsLesson {
  lessonId: Id;
  /** @minimum 1 */
  lessonNo: number;
  lessonName: LessonNameText;
  startTime: Instant;
  /** @minimum 0 */
  present: number;
  /** @minimum 0 */
  late: number;
  /** @minimum 0 */
  absent: number;
  averageScore: AverageScore | null;
  /** @minimum 0 */
  ratings: number;
}

export type CourseStatsRegistrationsItem = {
  day: CalendarDay;
  /** @minimum 1 */
  count: number;
};

/**
 * A course in numbers.
 */
export interface CourseStats {
  courseId: Id;
  /** @minimum 0 */
  registered: number;
  /**
     * Seats of all classes.
     * @minimum 0
     */
  studentLimit: number;
  /** @minimum 0 */
  totalLessons: number;
  /** @minimum 0 */
  lessonsHeld: number;
  /**
     * Present or late, of all who should have come; null before the first lesson.
     * @minimum 0
     * @maximum 1
     * @nullable
     */
  attendanceRate: number | null;
  averageScore: AverageScore | null;
  /**
     * How many ratings have 1, 2, 3, 4 and 5 stars.
     * @minItems 5
     * @maxItems 5
     * @items.minimum 0
     */
  scores: number[];
  /** @minimum 0 */
  paidOrders: number;
  /**
     * In minor units of the currency.
     * @minimum 0
     */
  incomeMinor: number;
  currency: Currency;
  /** By day of the school's calendar; days without any are left out. */
  registrations: CourseStatsRegistrationsItem[];
  lessons: CourseStatsLesson[];
}

/**
 * More seats, more students, or registration open again.
 */
export interface RegistrationExtension {
  courseId: Id;
  /**
     * Seats from now on; not fewer than before.
     * @minimum 1
     * @maximum 500
     */
  studentLimit?: number;
  /**
     * Students of this teacher who are put into the class. Those in it stay.
     * @maxItems 200
     */
  stuIds?: Id[];
}

/**
 * Times to look at.
 */
export interface StartTimesCheck {
  /**
     * @minItems 1
     * @maxItems 60
     */
  startTimes: Instant[];
  durationMinutes: LessonMinutes;
  /** The course that is edited: its own lessons are not in the way, its students are asked. */
  courseId?: Id;
}

/**
 * What making or changing the course at these times would answer. Nothing is planned.
 */
export interface PlanCheck {
  /** All of them, at once or with `confirm`. */
  isPossible: boolean;
  needsConfirmation: boolean;
  /** One for each lesson, earliest first. */
  checks: LessonTimeCheck[];
}

/**
 * A cycle to look at.
 */
export interface CycleCheck {
  startDate: CalendarDay;
  /**
     * @minItems 1
     * @maxItems 14
     */
  cycle: CycleSlot[];
  /**
     * @minimum 1
     * @maximum 60
     */
  totalLessons: number;
  durationMinutes: LessonMinutes;
  /** The course that is edited: its own lessons are not in the way, its students are asked. */
  courseId?: Id;
}

/**
 * A picture as text.
 */
export interface Base64UploadRequest {
  /**
     * A `data:` address, or its Base64 part alone.
     * @minLength 4
     * @maxLength 11300000
     */
  base64Str: string;
  fileName?: FileName;
}

/**
 * Pictures that were uploaded, with their names in the same order.
 */
export interface ImagesRequest {
  /**
     * @minItems 1
     * @maxItems 9
     */
  newFileNames: ObjectKey[];
  /**
     * @minItems 1
     * @maxItems 9
     */
  fileNames: FileName[];
}

/**
 * Keys of objects.
 */
export interface ObjectsRequest {
  /**
     * @minItems 1
     * @maxItems 100
     */
  newFileNames: ObjectKey[];
}

/**
 * What still shows it.
 */
export type DeletedObjectsKeptItemNeededBy = 'replay' | 'background';
export type DeletedObjectsKeptItem = {
  newFileName: ObjectKey;
  /** What still shows it. */
  neededBy: DeletedObjectsKeptItemNeededBy;
};

/**
 * What became of each object.
 */
export interface DeletedObjects {
  deleted: ObjectKey[];
  kept: DeletedObjectsKeptItem[];
}

/**
 * Which of the own files, and which page of them.
 */
export interface ResourceFilter {
  type?: FileType;
  /**
     * Part of the name.
     * @maxLength 50
     */
  keyword?: string;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * One page of files.
 */
export interface ResourcePage {
  records: ResourceItem[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * One resource.
 */
export interface ResourceRef {
  resourceId: Id;
}

/**
 * One course.
 */
export interface CourseResourcesRequest {
  courseId: Id;
}

export interface PaperRef {
  paperId: Id;
}

export interface QuestionRef {
  questionId: Id;
}

/**
 * Where a homework stands for its teacher: work is waiting to be graded; all that was handed in is graded; not everybody
 * has handed in; not published. One homework can be `waiting` and `notCompleted`.
 */
export type MarkingState = 'waiting' | 'graded' | 'notCompleted' | 'unpublished';
/**
 * Part of a title or name.
 * @maxLength 50
 */
export type Keyword = string;

export interface HomeworkListRequest {
  state?: MarkingState;
  /** A class of the teacher. */
  classId?: Id;
  lessonId?: Id;
  kind?: PaperKind;
  keyword?: Keyword;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * `afterClass` hides it from students until its lesson has ended.
 */
export type HomeworkVisibility = 'always' | 'afterClass';
export type HomeworkStatus = 'draft' | 'published';
/**
 * How many students of the class are where.
 */
export interface HomeworkCounts {
  /**
     * Students of the class.
     * @minimum 0
     */
  assigned: number;
  /**
     * Not begun, or begun and not handed in.
     * @minimum 0
     */
  notHandedIn: number;
  /**
     * Handed in and not graded.
     * @minimum 0
     */
  waiting: number;
  /** @minimum 0 */
  graded: number;
  /**
     * Given back for another try.
     * @minimum 0
     */
  returned: number;
  /**
     * Of the graded ones.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  averageScore: number | null;
}

/**
 * A homework as its teacher's lists show it.
 */
export interface HomeworkOverview {
  homeworkId: Id;
  /** Its own copy of the paper. */
  paperId: Id;
  title: HomeworkTitle;
  kind: PaperKind;
  fullScore: FullScore;
  /**
     * @minimum 0
     * @maximum 100
     */
  questionCount: number;
  classId: Id;
  className: string;
  course: NamedRef;
  lesson: OptionalNamedRef;
  startTime: Instant;
  endTime: Instant;
  limitMinutes: LimitMinutes;
  visibility: HomeworkVisibility;
  status: HomeworkStatus;
  /** All work is graded by then: one week after the end, unless the teacher moves it. */
  markBy: Instant;
  /** Work is waiting and `markBy` is over. */
  isOverdue: boolean;
  counts: HomeworkCounts;
  createdAt: Instant;
}

/**
 * Homework of the teacher, the last to start first.
 */
export interface HomeworkPage {
  /** @maxItems 100 */
  records: HomeworkOverview[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

export interface PaperQuestionInput {
  questionId: Id;
  score: QuestionScore;
}

/**
 * In the order they are asked; no question twice. Their scores add up to the full score.
 * @maxItems 100
 */
export type PaperQuestionInputs = PaperQuestionInput[];

/**
 * A paper set for a class. `paperId` copies a paper or template of the teacher; what is given besides takes the place of
 * what was copied. Without a paper, `title`, `content`, `kind` and `fullScore` are needed. Without questions the content
 * itself is the one question, answered by text and photos.
 */
export interface HomeworkCreateRequest {
  classId: Id;
  paperId?: Id;
  /** A lesson of the class; needed for `afterClass`. */
  lessonId?: Id;
  title?: HomeworkTitle;
  content?: HomeworkContent;
  kind?: PaperKind;
  fullScore?: FullScore;
  questions?: PaperQuestionInputs;
  attachmentIds?: AttachmentIds;
  chapterId?: Id;
  /** Later than now. */
  startTime: Instant;
  /** Not before the start, and within a year. */
  endTime: Instant;
  limitMinutes?: LimitMinutes;
  visibility?: HomeworkVisibility;
  status?: HomeworkStatus;
}

export type Difficulty = 'easy' | 'normal' | 'hard';
/**
 * A question of the bank, with its answer; for teachers.
 */
export interface Question {
  questionId: Id;
  type: QuestionType;
  title: QuestionTitle;
  passage: Passage;
  attachments: Attachments;
  options: ChoiceOptions;
  /** Empty for questions without a choice. */
  correctKeys: ChoiceKeys;
  analysis: Analysis;
  /**
     * @minItems 1
     * @maxItems 2
     */
  answerModes: AnswerMode[];
  difficulty: Difficulty;
  subject: OptionalNamedRef;
  grade: OptionalNamedRef;
  /** Chapter of a textbook. */
  chapter: OptionalNamedRef;
  author: Person;
  /** The asking teacher wrote it and may change it. */
  isOwn: boolean;
  /** Every teacher of the school sees it. */
  isShared: boolean;
  createdAt: Instant;
  updatedAt: Instant;
}

export interface PaperQuestion {
  no: QuestionNo;
  score: QuestionScore;
  question: Question;
}

/**
 * A homework with its questions, for its teacher.
 */
export interface HomeworkDetail {
  homework: HomeworkOverview;
  content: HomeworkContent;
  attachments: Attachments;
  /** @maxItems 100 */
  questions: PaperQuestion[];
  /** A student has begun: questions and scores are fixed. */
  hasBegun: boolean;
}

export interface AnswerMarkInput {
  no: QuestionNo;
  /** Not above the question's full mark. */
  score: QuestionScore;
  comment?: MarkingComment;
  audioIds?: AudioIds;
  /** The student's pictures with the teacher's pen. */
  imageIds?: AttachmentIds;
}

/**
 * The marks of one student's work, question by question.
 */
export interface AnswerSubmitDto {
  comment?: MarkingComment;
  imageIds?: AttachmentIds;
  audioIds?: AudioIds;
  /**
     * One for every question.
     * @maxItems 100
     */
  answers: AnswerMarkInput[];
}

export interface HomeworkMarksRequest {
  answerPaperId: Id;
  answerSubmitDto: AnswerSubmitDto;
}

/**
 * The work is graded.
 */
export interface MarkingReceipt {
  answerPaperId: Id;
  /**
     * The sum of the marks.
     * @minimum 0
     * @maximum 1000
     */
  score: number;
  fullScore: FullScore;
  gradedAt: Instant;
  /**
     * Work of this homework that still waits.
     * @minimum 0
     */
  waiting: number;
  /** The one that waits longest. */
  nextAnswerPaperId: Id | null;
}

/**
 * How one student stands to a homework.
 */
export interface HomeworkStudent {
  student: Person;
  state: StudentWorkState;
  /** Null before the student begins. */
  answerPaperId: Id | null;
  startedAt: OptionalInstant | null;
  submittedAt: OptionalInstant | null;
  gradedAt: OptionalInstant | null;
  /**
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  score: number | null;
  /** When the student was last reminded. */
  remindedAt: OptionalInstant | null;
}

export interface ChoiceCount {
  key: ChoiceKey;
  /** @minimum 0 */
  count: number;
}

/**
 * How a class did on one question; of work that was handed in.
 */
export interface QuestionStatistics {
  no: QuestionNo;
  type: QuestionType;
  title: QuestionTitle;
  fullScore: QuestionScore;
  /**
     * Students who answered it.
     * @minimum 0
     */
  answered: number;
  /**
     * Students who have it right. Full marks are right.
     * @minimum 0
     */
  right: number;
  /**
     * Of those whose answer is marked.
     * @minimum 0
     * @maximum 1
     * @nullable
     */
  rightRate: number | null;
  /**
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  averageScore: number | null;
  /**
     * Students per option; empty for questions without a choice.
     * @maxItems 6
     */
  choices: ChoiceCount[];
}

/**
 * A homework's class: who handed in what, and how each question went.
 */
export interface HomeworkStudents {
  homework: HomeworkOverview;
  /**
     * By name.
     * @maxItems 500
     */
  students: HomeworkStudent[];
  /** @maxItems 100 */
  questions: QuestionStatistics[];
}

export interface WaitingCountRequest {
  /** A class of the teacher; all of them if left out. */
  classId?: Id;
}

/**
 * Homework of one class in numbers.
 */
export interface ClassHomeworkCount {
  classId: Id;
  className: string;
  course: NamedRef;
  /** @minimum 0 */
  studentCount: number;
  /**
     * Published ones.
     * @minimum 0
     */
  homeworkCount: number;
  /** @minimum 0 */
  draftCount: number;
  /**
     * Answer papers to grade.
     * @minimum 0
     */
  waiting: number;
  /**
     * Of them those that should be graded by now.
     * @minimum 0
     */
  overdue: number;
  /**
     * Of all papers of published homework that has begun; null when there is none.
     * @minimum 0
     * @maximum 1
     * @nullable
     */
  handedInRate: number | null;
}

/**
 * The teacher's classes by name.
 * @maxItems 500
 */
export type ClassHomeworkCounts = ClassHomeworkCount[];

export interface HomeworkOfStudent {
  homeworkId: Id;
  /** A student of the class. */
  stuId: Id;
}

/**
 * One student's work as the teacher's lists show it.
 */
export interface AnswerPaperSummary {
  answerPaperId: Id;
  homeworkId: Id;
  title: HomeworkTitle;
  kind: PaperKind;
  fullScore: FullScore;
  classId: Id;
  className: string;
  student: Person;
  state: StudentWorkState;
  startedAt: Instant;
  /** When it was last handed in. */
  submittedAt: OptionalInstant | null;
  gradedAt: OptionalInstant | null;
  /**
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  score: number | null;
  /**
     * How often it was handed in.
     * @minimum 0
     */
  handInCount: number;
  markBy: Instant;
  /** It waits and `markBy` is over. */
  isOverdue: boolean;
}

/**
 * Everything to grade one student's work.
 */
export interface AnswerPaper {
  homeworkId: Id;
  title: HomeworkTitle;
  content: HomeworkContent;
  attachments: Attachments;
  kind: PaperKind;
  fullScore: FullScore;
  student: Person;
  /** Null before the student begins. */
  answerPaper: AnswerPaperSummary | null;
  review: PaperReview | null;
  /** @maxItems 100 */
  questions: WorkQuestion[];
  /** It was handed in, or its time is over: then what was saved counts. */
  canMark: boolean;
  /** The work of this homework that waits longest besides this one. */
  nextAnswerPaperId: Id | null;
}

export interface ReminderRequest {
  homeworkId: Id;
  /**
     * Only these; everybody who has not handed in if left out.
     * @maxItems 500
     */
  stuIds?: Id[];
}

export interface ReminderReceipt {
  /**
     * Who was reminded. Missing are those who handed in and those who were reminded within the last 20 hours.
     * @maxItems 500
     */
  remindedStuIds: Id[];
}

export interface LessonHomeworkCountRequest {
  classId: Id;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * Homework of one lesson in numbers.
 */
export interface LessonHomeworkCount {
  lessonId: Id;
  /** @minimum 1 */
  lessonNo: number;
  lessonName: string;
  startTime: Instant;
  endedAt: OptionalInstant | null;
  /**
     * Published ones.
     * @minimum 0
     */
  homeworkCount: number;
  /** @minimum 0 */
  draftCount: number;
  /**
     * Papers of its published homework altogether.
     * @minimum 0
     */
  assigned: number;
  /**
     * Of them handed in.
     * @minimum 0
     */
  handedIn: number;
  /**
     * Of them waiting to be graded.
     * @minimum 0
     */
  waiting: number;
}

/**
 * Lessons of the class, the last first.
 */
export interface LessonHomeworkPage {
  /** @maxItems 100 */
  records: LessonHomeworkCount[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * What there is to grade.
 */
export interface WaitingCount {
  /**
     * Answer papers.
     * @minimum 0
     */
  waiting: number;
  /**
     * Of them those that should be graded by now.
     * @minimum 0
     */
  overdue: number;
  /**
     * Homework they belong to.
     * @minimum 0
     */
  homeworkCount: number;
}

/**
 * About the work as a whole.
 */
export interface PaperCommentInput {
  comment?: MarkingComment;
  imageIds?: AttachmentIds;
  audioIds?: AudioIds;
}

export interface MarkInput {
  no: QuestionNo;
  /** Not above the question's full mark. */
  score: QuestionScore;
}

export interface AnswerCommentInput {
  no: QuestionNo;
  comment?: MarkingComment;
  audioIds?: AudioIds;
}

export interface MarkedImagesInput {
  no: QuestionNo;
  /** The student's pictures with the teacher's pen. */
  imageIds: AttachmentIds;
}

export interface AnswerPaperMarksRequest {
  answerPaperId: Id;
  paper?: PaperCommentInput;
  /**
     * A score for every question.
     * @maxItems 100
     */
  list: MarkInput[];
  /** @maxItems 100 */
  commentList?: AnswerCommentInput[];
  /** @maxItems 100 */
  imageList?: MarkedImagesInput[];
}

export type IsTemplate = boolean;

/**
 * A paper as lists show it.
 */
export interface PaperSummary {
  paperId: Id;
  title: HomeworkTitle;
  kind: PaperKind;
  isTemplate: boolean;
  fullScore: FullScore;
  /**
     * @minimum 0
     * @maximum 100
     */
  questionCount: number;
  /** Chapter of a textbook. */
  chapter: OptionalNamedRef;
  createdAt: Instant;
  updatedAt: Instant;
}

/**
 * Papers of the teacher, the last changed first. Homework that was given out is not among them.
 */
export interface PaperPage {
  /** @maxItems 100 */
  records: PaperSummary[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * The teacher's own questions, those colleagues share, or both.
 */
export type QuestionScope = 'all' | 'own' | 'shared';
/**
 * Questions, the last changed first.
 */
export interface QuestionPage {
  /** @maxItems 100 */
  records: Question[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

export type IsOverdue = boolean;

/**
 * Students' work; what waits longest comes first when only waiting work is asked for, else the last begun.
 */
export interface AnswerPaperPage {
  /** @maxItems 100 */
  records: AnswerPaperSummary[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

export interface MarkByReceipt {
  homeworkId: Id;
  markBy: Instant;
}

/**
 * A notice to a class.
 */
export interface NoticeRequest {
  classId: Id;
  title: NoticeTitle;
  content: NoticeContent;
  /** Stands above the others. */
  isTop?: boolean;
  /** A content of less than 5 characters is meant; otherwise it is refused with 36001. */
  confirm?: boolean;
}

/**
 * One's own notices.
 */
export interface TeacherNoticeFilter {
  /** Of one class. */
  classId?: Id;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * Names one notice.
 */
export interface NoticeRef {
  noticeId: Id;
}

/**
 * A notice as it is to be.
 */
export interface NoticeChange {
  noticeId: Id;
  title: NoticeTitle;
  content: NoticeContent;
  /** As it was if left out. */
  isTop?: boolean;
  /** A content of less than 5 characters is meant; otherwise it is refused with 36001. */
  confirm?: boolean;
}

/**
 * Lessons of my classes that are over, and how the student was there.
 */
export interface AttendanceSummary {
  /** @minimum 0 */
  lessons: number;
  /** @minimum 0 */
  present: number;
  /** @minimum 0 */
  late: number;
  /** @minimum 0 */
  absent: number;
}

/**
 * Homework I set that has started, and what the student made of it.
 */
export interface HomeworkSummary {
  /** @minimum 0 */
  assigned: number;
  /**
     * Handed in and waiting to be marked.
     * @minimum 0
     */
  submitted: number;
  /** @minimum 0 */
  graded: number;
}

/**
 * A student as their teacher sees them.
 */
export interface StudentInfo {
  stuId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  /** @maxLength 50 */
  nickname: string;
  avatar: Avatar | null;
  /** @maxLength 500 */
  introduction: string;
  /**
     * Years; null without a birthday.
     * @minimum 0
     * @maximum 150
     * @nullable
     */
  age: number | null;
  /**
     * @maxLength 50
     * @nullable
     */
  gradeName: string | null;
  /** @maxLength 50 */
  parentName: string;
  parentMobile: MaskedMobile | null;
  /** @maxLength 100 */
  wechatName: string;
  timeZone: TimeZone | null;
  /** Classes of mine they are in. */
  classes: TaughtClass[];
  attendance: AttendanceSummary;
  homework: HomeworkSummary;
}

/**
 * Students whose name or nickname has this in it.
 */
export interface StudentSearch {
  /** @maxLength 50 */
  name?: string;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * One of a teacher's students in a list.
 */
export interface StudentRow {
  stuId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  /** @maxLength 50 */
  nickname: string;
  avatar: Avatar | null;
  /**
     * @maxLength 50
     * @nullable
     */
  gradeName: string | null;
  /**
     * Classes of mine they are in.
     * @items.maxLength 100
     */
  classNames: string[];
}

/**
 * A page of a teacher's students, by name.
 */
export interface StudentPage {
  records: StudentRow[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

export type UnreadCountCategoriesItem = {
  category: MessageCategory;
  /** @minimum 0 */
  unread: number;
};

/**
 * Messages that were not read.
 */
export interface UnreadCount {
  /** @minimum 0 */
  total: number;
  /** Every category, in a fixed order. */
  categories: UnreadCountCategoriesItem[];
}

export type RecordingRequestAction = 'start' | 'stop';
/**
 * Starts or stops the recording of a class that runs.
 */
export interface RecordingRequest {
  lessonId: Id;
  action: RecordingRequestAction;
  /** Starting again overwrites what was recorded before; without this it is refused with 35010. */
  overwrite?: boolean;
}

export type RecordingStatus = 'recording' | 'stopped';
/**
 * The recording of a class.
 */
export interface Recording {
  recordingId: Id;
  lessonId: Id;
  status: RecordingStatus;
  startedAt: Instant;
  stoppedAt: OptionalInstant | null;
  /**
     * Until now while it runs.
     * @minimum 0
     */
  durationSeconds: number;
}

/**
 * Whether the board is sent as a stream of its own.
 */
export interface BoardStream {
  lessonId: Id;
  isPushing: boolean;
}

/**
 * One value of a list that a school may word itself.
 */
export interface DictionaryEntry {
  /**
     * What is sent.
     * @minLength 1
     * @maxLength 64
     */
  value: string;
  /**
     * What is shown, in the reader's language.
     * @minLength 1
     * @maxLength 100
     */
  label: string;
}

/**
 * A list that a school may word itself, with its values in order.
 */
export interface DictionaryCategory {
  cataId: CategoryId;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  entries: DictionaryEntry[];
}

/**
 * A level of the language, easiest first.
 */
export interface Grade {
  gradeId: Id;
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
}

/**
 * A school that may offer lessons here.
 */
export interface Merchant {
  schoolId: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /**
     * Where it is; empty when it does not say.
     * @maxLength 100
     */
  region: string;
}

/**
 * A class to choose.
 */
export interface ClassChoice {
  classId: Id;
  className: ClassNameText;
  courseId: Id;
  courseName: CourseNameText;
  courseType: CourseCategory;
  classType: ClassType;
  status: ClassStatus;
  /** @minimum 0 */
  studentCount: number;
}

export type VideoSignatureEngine = 'local' | 'tencent';
/**
 * Permission to upload one video.
 */
export interface VideoSignature {
  engine: VideoSignatureEngine;
  /** What the uploader of the video service asks for. */
  signature: string;
  expiresAt: Instant;
  credential: UploadCredential;
}

/**
 * Which lessons of the log.
 */
export interface TaughtLessonListRequest {
  searchStartDate?: CalendarDay;
  searchEndDate?: CalendarDay;
  classId?: Id;
  /** Whose days; by the `timeZone` header when left out. */
  timezone?: ViewerZone;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * A class that was held.
 */
export interface TaughtLesson {
  lessonId: Id;
  /** @minimum 1 */
  lessonNo: number;
  lessonName: LessonNameText;
  classId: Id;
  className: ClassNameText;
  courseName: CourseNameText;
  /** As planned. */
  startTime: Instant;
  startedAt: Instant;
  endedAt: Instant;
  /** @minimum 0 */
  taughtMinutes: number;
  attendance: AttendanceCounts;
  averageScore: AverageScore | null;
  /** @minimum 0 */
  ratings: number;
}

/**
 * Classes that were held, the latest first.
 */
export interface TaughtLessonPage {
  /** @maxItems 100 */
  records: TaughtLesson[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * Which lessons, and which page of them.
 */
export interface ReplayFilter {
  courseId?: Id;
  /** Only lessons with a replay in this state. */
  audit?: ReplayAudit;
  /**
     * Part of the lesson's name.
     * @maxLength 50
     */
  keyword?: string;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * A lesson that was held, and its replays.
 */
export interface LessonReplays {
  lessonId: Id;
  /** @minimum 1 */
  lessonNo: number;
  lessonName: string;
  courseId: Id;
  courseName: string;
  className: string;
  startTime: Instant;
  endedAt: OptionalInstant | null;
  /** The newest first. */
  replays: Replay[];
}

/**
 * One page of lessons with their replays.
 */
export interface LessonReplaysPage {
  records: LessonReplays[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * A film that was uploaded.
 */
export interface ReplayRequest {
  lessonId: Id;
  newFileName: ObjectKey;
  /**
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /**
     * @minimum 1
     * @maximum 86400
     */
  durationSeconds: number;
}

/**
 * A film in the video service.
 */
export interface VideoReplayRequest {
  lessonId: Id;
  fileId: ObjectKey;
  /**
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /**
     * @minimum 1
     * @maximum 86400
     */
  durationSeconds: number;
}

/**
 * Which page.
 */
export interface PageRequest {
  current?: PageCurrent;
  size?: PageSize;
}

export type ReplayDecisionAudit = 'manuallyApproved' | 'rejected';
/**
 * What the auditor decided.
 */
export interface ReplayDecision {
  replayId: Id;
  audit: ReplayDecisionAudit;
  /**
     * Why; the teacher reads it.
     * @maxLength 200
     */
  reason?: string;
}

/**
 * What the player needs.
 */
export interface ReplayToWatch {
  lesson: LessonSummary;
  replay: Replay;
}

/**
 * Where a calendar program reads this person's lessons. Whoever knows the address can read them, too.
 */
export interface CalendarFeed {
  /**
     * Null while there is no feed.
     * @maxLength 1000
     * @nullable
     */
  url: string | null;
  createdAt: OptionalInstant | null;
}

/**
 * The refresh token that the last answer brought.
 */
export interface RefreshRequest {
  /**
     * @minLength 16
     * @maxLength 200
     */
  refreshToken: string;
}

/**
 * A picture with gaps and the piece of one of them. The piece starts at the left edge; at slider value 100 it touches the right one. Arrow keys on a slider solve it as well as a pointer.
 */
export interface Captcha {
  /**
     * @minLength 8
     * @maxLength 1024
     */
  captchaId: string;
  /**
     * SVG document of `width` by `height`.
     * @maxLength 20000
     */
  picture: string;
  /**
     * SVG document of `pieceWidth` by `pieceWidth`.
     * @maxLength 20000
     */
  piece: string;
  /**
     * Pixels.
     * @minimum 1
     */
  width: number;
  /**
     * Pixels.
     * @minimum 1
     */
  height: number;
  /**
     * Pixels; it is a square.
     * @minimum 1
     */
  pieceWidth: number;
  /**
     * Where the piece's upper edge is, pixels from the picture's.
     * @minimum 0
     */
  top: number;
  /** @minimum 1 */
  expiresInSeconds: number;
}

/**
 * Where the slider was let go, and how it came there.
 */
export interface CaptchaAnswer {
  /**
     * @minLength 8
     * @maxLength 1024
     */
  captchaId: string;
  /**
     * The slider's value.
     * @minimum 0
     * @maximum 100
     */
  value: number;
  /**
     * From the first touch to letting go.
     * @minimum 0
     * @maximum 600000
     */
  durationMs: number;
  /**
     * The slider's values on the way, the last one where it was let go.
     * @minItems 1
     * @maxItems 500
     * @items.minimum 0
     * @items.maximum 100
     */
  track: number[];
}

/**
 * Proof that the captcha was solved.
 */
export interface SolvedCaptcha {
  /**
     * @minLength 8
     * @maxLength 512
     */
  captchaVerification: string;
  /** @minimum 1 */
  expiresInSeconds: number;
}

/**
 * Whose messages; everybody's when left out.
 */
export interface OutboxRequest {
  /**
     * Calling code and number without plus.
     * @maxLength 30
     */
  recipient?: string;
}

export type OutboxEntryChannel = 'sms';
/**
 * A message that an outside service would have delivered.
 */
export interface OutboxEntry {
  id: Id;
  channel: OutboxEntryChannel;
  /** @maxLength 30 */
  recipient: string;
  /** @maxLength 1000 */
  text: string;
  createdAt: Instant;
}

/**
 * A sign-in that is in use.
 */
export interface SessionEntry {
  sessionId: Id;
  /**
     * As the device calls itself.
     * @maxLength 100
     */
  deviceName: string;
  /**
     * Network address it was signed in from.
     * @maxLength 64
     */
  address: string;
  createdAt: Instant;
  lastSeenAt: Instant;
  /** The one that asks. */
  isCurrent: boolean;
}

/**
 * A browser this account was used on.
 */
export interface DeviceEntry {
  /** @maxLength 64 */
  deviceId: string;
  /** @maxLength 100 */
  deviceName: string;
  firstSeenAt: Instant;
  lastSeenAt: Instant;
  isCurrent: boolean;
}

/**
 * Where the account is signed in, and where it was used.
 */
export interface SessionList {
  /** Seen last first. */
  sessions: SessionEntry[];
  /** Seen last first. */
  devices: DeviceEntry[];
}

/**
 * The sign-in meant.
 */
export interface SessionChoice {
  sessionId: Id;
}

/**
 * The device meant.
 */
export interface DeviceChoice {
  /**
     * @minLength 1
     * @maxLength 64
     * @pattern ^[A-Za-z0-9_-]+$
     */
  deviceId: string;
}

/**
 * Whether signing in with a password takes a code, too.
 */
export interface TwoFactorSwitch {
  isTwoFactor: boolean;
  smsCode: SmsCodeText;
}

/**
 * Proof that the account's owner asks.
 */
export interface AccountClosing {
  smsCode: SmsCodeText;
}

/**
 * How a subjective question is answered.
 */
export type WrittenAnswerMode = 'text' | 'photo';
/**
 * A new question, or with `questionId` all of a changed one.
 */
export interface QuestionSaveRequest {
  /** Left out for a new question. */
  questionId?: Id;
  type: QuestionType;
  title: QuestionTitle;
  /** Required where something is read aloud. */
  passage?: Passage;
  attachmentIds?: AttachmentIds;
  options?: ChoiceOptions;
  /** Exactly one for a single choice. */
  correctKeys?: ChoiceKeys;
  analysis?: Analysis;
  /**
     * For subjective questions, at least one.
     * @maxItems 2
     */
  answerModes?: WrittenAnswerMode[];
  difficulty: Difficulty;
  subjectId?: Id;
  gradeId?: Id;
  chapterId?: Id;
  /** Shows it to every teacher of the school. */
  isShared?: boolean;
}

/**
 * A new paper or template, or with `paperId` all of a changed one.
 */
export interface PaperSaveRequest {
  /** Left out for a new paper. */
  paperId?: Id;
  title: HomeworkTitle;
  content: HomeworkContent;
  kind: PaperKind;
  isTemplate: boolean;
  fullScore: FullScore;
  chapterId?: Id;
  attachmentIds?: AttachmentIds;
  questions: PaperQuestionInputs;
}

/**
 * A paper or template with its questions, for who wrote it.
 */
export interface Paper {
  summary: PaperSummary;
  content: HomeworkContent;
  attachments: Attachments;
  /** @maxItems 100 */
  questions: PaperQuestion[];
}

export interface PaperCopyRequest {
  /** What is copied. */
  paperId: Id;
  /** The same title if left out. */
  title?: HomeworkTitle;
  /** Makes a template of a paper or a paper of a template; the same if left out. */
  isTemplate?: boolean;
}

/**
 * What is left out stays. Once a student has begun, only title, content, attachments and a later end can change.
 */
export interface HomeworkUpdateRequest {
  homeworkId: Id;
  /** Null takes it off its lesson. */
  lessonId?: Id | null;
  title?: HomeworkTitle;
  content?: HomeworkContent;
  fullScore?: FullScore;
  questions?: PaperQuestionInputs;
  attachmentIds?: AttachmentIds;
  /** Later than now. */
  startTime?: Instant;
  /** Not before the start, and within a year. */
  endTime?: Instant;
  limitMinutes?: LimitMinutes;
  visibility?: HomeworkVisibility;
}

export interface AnswerPaperReturnRequest {
  answerPaperId: Id;
  /** What should be better. */
  comment?: MarkingComment;
  /** Later than now. If left out, the end of the homework, though at least three days from now. */
  handInBy?: Instant;
}

export interface ReturnReceipt {
  answerPaperId: Id;
  returnedAt: Instant;
  handInBy: Instant;
}

/**
 * How a student did. Writing again replaces it.
 */
export interface PerformanceRequest {
  lessonId: Id;
  stuId: Id;
  listening: Stars;
  speaking: Stars;
  participation: Stars;
  /** @maxLength 200 */
  comment?: string;
}

export type PracticeAnswerRequestAnswersItem = {
  /**
     * Number of the question, from 1.
     * @minimum 1
     * @maximum 20
     */
  no: number;
  keys: OptionKeys;
};

/**
 * A student's answer. For a buzzer the call itself is the press.
 */
export interface PracticeAnswerRequest {
  practiseId: Id;
  /**
     * One per question that was answered.
     * @maxItems 20
     */
  answers?: PracticeAnswerRequestAnswersItem[];
}

export type RoomReplayKeyframesItem = {
  /**
     * The last event in it.
     * @minimum 1
     */
  seq: number;
  at: Instant;
  /** @minimum 1 */
  sizeBytes: number;
};

/**
 * What a player needs to know before it reads the log.
 */
export interface RoomReplay {
  lessonId: Id;
  /** @maxLength 500 */
  title: string;
  /** The class started; what is before was waiting time. */
  startedAt: Instant;
  endedAt: Instant;
  /**
     * Version of the live protocol that the frames are in.
     * @minimum 1
     */
  protocol: number;
  /**
     * Number of the last event; the first is 1.
     * @minimum 1
     */
  lastSeq: number;
  /** Where a player can begin without reading all that came before, in order. */
  keyframes: RoomReplayKeyframesItem[];
}

/**
 * Messages that were read; all of them if none are named.
 */
export interface ReadMessagesRequest {
  /**
     * @minItems 1
     * @maxItems 100
     */
  messageIds?: Id[];
}

/**
 * Whether messages of a category are wanted.
 */
export interface NotificationSetting {
  category: MessageCategory;
  isOn: boolean;
  /** Orders and contracts are always told. */
  canTurnOff: boolean;
}

/**
 * Turns messages of a category on or off.
 */
export interface NotificationSettingRequest {
  category: MessageCategory;
  isOn: boolean;
}

/**
 * Comments below one thing.
 */
export interface CommentFilter {
  targetType: CommentTarget;
  targetId: Id;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * Comments, the newest first.
 */
export interface CommentPage {
  records: Comment[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * `ticket` of the link that was scanned.
 */
export interface GroupTicket {
  /**
     * @minLength 1
     * @maxLength 2000
     */
  ticket: string;
}

/**
 * What the asking student can do: register (free), buy, pay or cancel the order that waits, enter the course, or nothing because no seat is left.
 */
export type CatalogueStanding = 'canRegister' | 'canBuy' | 'orderPending' | 'registered' | 'full';
/**
 * A course that can be joined or bought, as a card shows it. With several classes, the one with the most free seats.
 */
export interface CatalogueCourse {
  courseId: Id;
  classId: Id;
  kind: CourseCategory;
  courseName: CourseNameText;
  coverUrl: CoverUrl | null;
  /**
     * In the reader's language.
     * @maxLength 60
     * @nullable
     */
  subjectName: string | null;
  classType: ClassType;
  teacher: Person;
  /** @minimum 0 */
  totalLessons: number;
  durationMinutes: LessonMinutes;
  priceMinor: PriceMinor;
  currency: Currency;
  /**
     * @minimum 1
     * @maximum 500
     */
  seats: number;
  /**
     * @minimum 0
     * @maximum 500
     */
  seatsLeft: number;
  /** Start of the next lesson; null when none is planned. */
  nextLessonAt: OptionalInstant | null;
  standing: CatalogueStanding;
}

/**
 * A page of courses, the newest first.
 */
export interface CataloguePage {
  records: CatalogueCourse[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * A lesson of the timetable.
 */
export interface CatalogueLesson {
  /** @minimum 1 */
  no: number;
  name: LessonNameText;
  startTime: Instant;
  endTime: Instant;
}

/**
 * One class of a course, with its timetable.
 */
export interface CatalogueClass {
  classId: Id;
  className: ClassNameText;
  teacher: ClassTeacher;
  /**
     * @minimum 1
     * @maximum 500
     */
  seats: number;
  /**
     * @minimum 0
     * @maximum 500
     */
  seatsLeft: number;
  lessons: CatalogueLesson[];
}

/**
 * Everything somebody wants to know before joining or buying.
 */
export interface CatalogueDetail {
  course: CatalogueCourse;
  introduction: CourseIntroduction;
  /**
     * @maxLength 100
     * @nullable
     */
  textbookName: string | null;
  /**
     * Names of the chapters.
     * @items.maxLength 100
     */
  chapters: string[];
  classes: CatalogueClass[];
  /** The asking student's order that waits for payment. */
  pendingOrderId: Id | null;
  averageScore: AverageScore | null;
  /**
     * How many.
     * @minimum 0
     */
  ratings: number;
  school: Merchant;
}

/**
 * A school of the catalogue.
 */
export interface SchoolCard {
  schoolId: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  /** @maxLength 100 */
  region: string;
  /** @nullable */
  logoUrl: string | null;
  /**
     * In the reader's language.
     * @maxLength 300
     */
  summary: string;
  /**
     * Published courses.
     * @minimum 0
     */
  courses: number;
  /** The school this installation serves. */
  isOwn: boolean;
}

/**
 * A page of schools, in the order of the catalogue.
 */
export interface SchoolPage {
  records: SchoolCard[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * A course as its school advertises it.
 */
export interface SchoolCourse {
  courseId: Id;
  courseName: CourseNameText;
  kind: CourseCategory;
  classType: ClassType;
  coverUrl: CoverUrl | null;
  priceMinor: PriceMinor;
  currency: Currency;
  /** @minimum 0 */
  totalLessons: number;
}

/**
 * A school introduces itself.
 */
export interface SchoolDetail {
  school: SchoolCard;
  /**
     * In the reader's language; plain text with line breaks.
     * @maxLength 5000
     */
  introduction: string;
  /** @maxLength 300 */
  address: string;
  /** @maxLength 50 */
  phone: string;
  /** At most 50, by name. */
  teachers: ClassTeacher[];
  /** Published ones, at most 50, the newest first. */
  courses: SchoolCourse[];
}

/**
 * `pending` waits for payment for 30 minutes. `refunded`: the class was full at the moment of payment, the money went back.
 */
export type OrderStatus = 'pending' | 'paid' | 'cancelled' | 'refunded';
/**
 * Signed is final.
 */
export type ContractStatus = 'unsigned' | 'signed';
/**
 * A course somebody buys.
 */
export interface Order {
  orderId: Id;
  courseId: Id;
  courseName: CourseNameText;
  coverUrl: CoverUrl | null;
  classId: Id;
  className: ClassNameText;
  teacher: Person;
  status: OrderStatus;
  amountMinor: PriceMinor;
  currency: Currency;
  createdAt: Instant;
  /** Paid before */
  expiresAt: Instant;
  paidAt: OptionalInstant | null;
  /** When it was cancelled or refunded. */
  closedAt: OptionalInstant | null;
  /**
     * Until `expiresAt`; 0 unless it is pending.
     * @minimum 0
     */
  secondsLeft: number;
  /** Null until paid. */
  contractId: Id | null;
  /** Null until paid. */
  contractStatus: ContractStatus | null;
}

/**
 * A page of orders, the newest first.
 */
export interface OrderPage {
  records: Order[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * What to buy.
 */
export interface OrderRequest {
  courseId: Id;
  classId: Id;
  /** The student knows of lessons at the same time. */
  confirm?: boolean;
}

/**
 * How to pay.
 */
export interface PaymentRequest {
  /**
     * Of the payment service. The sandbox takes `sandbox-ok`, `sandbox-declined` and `sandbox-later`.
     * @minLength 1
     * @maxLength 500
     */
  paymentToken: string;
}

/**
 * The order after the attempt: paid, or still pending until the payment service says so.
 */
export interface Payment {
  order: Order;
  /**
     * Where the person goes on with paying; null when there is nothing to do.
     * @nullable
     */
  payUrl: string | null;
}

/**
 * What a payment service tells us.
 */
export interface PaymentNotice {
  /**
     * In the service's own words, signed by it.
     * @minLength 1
     * @maxLength 8000
     */
  notice: string;
}

/**
 * Where the order stands now. The same notice again gives the same.
 */
export interface PaymentNoticeReceipt {
  orderId: Id;
  status: OrderStatus;
}

/**
 * A line of the list of contracts.
 */
export interface ContractBrief {
  contractId: Id;
  orderId: Id;
  courseName: CourseNameText;
  status: ContractStatus;
  /**
     * Null until signed.
     * @maxLength 50
     * @nullable
     */
  signerName: string | null;
  signedAt: OptionalInstant | null;
  createdAt: Instant;
}

/**
 * A page of contracts, those without a signature first.
 */
export interface ContractPage {
  records: ContractBrief[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

export interface ContractClause {
  /**
     * @minLength 1
     * @maxLength 100
     */
  heading: string;
  /**
     * @minLength 1
     * @maxLength 3000
     */
  text: string;
}

/**
 * The text of a contract, in one language.
 */
export interface ContractDocument {
  language: Language;
  /**
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  clauses: ContractClause[];
}

/**
 * A contract to read. Until it is signed, the text is in the reader's language; afterwards it is what was signed, word for word.
 */
export interface ContractDetail {
  contract: ContractBrief;
  /**
     * Of the text.
     * @minLength 1
     * @maxLength 20
     */
  version: string;
  /** The text is the product's example; a school replaces it with one its lawyers wrote. */
  isTemplate: boolean;
  document: ContractDocument;
  /**
     * Picture of the drawn signature; null until signed.
     * @nullable
     */
  signatureUrl: string | null;
}

/**
 * Who agrees, with a drawn signature.
 */
export interface ContractSignature {
  /**
     * Of the student, or of a parent.
     * @minLength 1
     * @maxLength 50
     */
  signerName: string;
  /** An image of the signing person's own, uploaded before. */
  signatureResourceId: Id;
}

/**
 * What a student did in a span of time.
 */
export interface StudyTotals {
  /**
     * Being late counts as attended.
     * @minimum 0
     */
  lessonsAttended: number;
  /** @minimum 0 */
  lessonsAbsent: number;
  /**
     * In class.
     * @minimum 0
     */
  minutes: number;
  /**
     * Handed in.
     * @minimum 0
     */
  homeworkDone: number;
  /**
     * Set for the time, handed in or not.
     * @minimum 0
     */
  homeworkDue: number;
  /**
     * Of graded homework, in percent of its full score; null without any.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  averageScore: number | null;
  /**
     * Stars, flowers and trophies together.
     * @minimum 0
     */
  prizes: number;
}

/**
 * One week, for a chart.
 */
export interface StudyWeek {
  /** Its Monday in the school's calendar. */
  weekStart: string;
  totals: StudyTotals;
}

/**
 * One child of the account.
 */
export interface SupervisedStudent {
  student: Student;
  /** Who is signed in at the moment. */
  isCurrent: boolean;
  /** Of all these weeks. */
  totals: StudyTotals;
  /** Without gaps, the oldest first. */
  weeks: StudyWeek[];
}

/**
 * All children of the account.
 */
export interface SupervisionOverview {
  schoolTimeZone: TimeZone;
  students: SupervisedStudent[];
}

/**
 * A lesson that was held.
 */
export interface SupervisedLesson {
  lessonId: Id;
  courseName: CourseNameText;
  lessonName: LessonNameText;
  startTime: Instant;
  attendance: Attendance;
  /**
     * In class.
     * @minimum 0
     */
  minutes: number;
  /**
     * What the teacher gave for listening, speaking and taking part, on average; null without.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  stars: number | null;
  /**
     * The teacher's; may be empty.
     * @maxLength 1000
     */
  comment: string;
}

/**
 * `missed`: not handed in, and its time is over.
 */
export type SupervisedHomeworkStatus = 'notSubmitted' | 'missed' | 'submitted' | 'returned' | 'graded';
/**
 * Homework of a child.
 */
export interface SupervisedHomework {
  homeworkId: Id;
  courseName: CourseNameText;
  /** @maxLength 100 */
  title: string;
  endTime: Instant;
  /** `missed`: not handed in, and its time is over. */
  status: SupervisedHomeworkStatus;
  /**
     * Null until graded.
     * @minimum 0
     * @nullable
     */
  score: number | null;
  /** @minimum 0 */
  fullScore: number;
}

/**
 * One child in detail.
 */
export interface SupervisionDetail {
  student: SupervisedStudent;
  /** At most 30, the newest first. */
  lessons: SupervisedLesson[];
  /** At most 30, the newest first. */
  homework: SupervisedHomework[];
}

/**
 * Signed in, or why not.
 */
export type LoginResponse = LoginSuccess | LoginFailure;

export type UserInfoResponse = {
  code: 200;
  message: string;
  data: UserInfo;
} | Failure;

export type NothingResponse = {
  code: 200;
  message: string;
  /** @nullable */
  data: null;
} | Failure;

export type SmsReceiptResponse = {
  code: 200;
  message: string;
  data: SmsReceipt;
} | Failure;

export type FormTokenResponse = {
  code: 200;
  message: string;
  data: FormToken;
} | Failure;

export type MetricsReceiptResponse = {
  code: 200;
  message: string;
  data: MetricsReceipt;
} | Failure;

export type CourseDurationsResponse = {
  code: 200;
  message: string;
  data: CourseDuration[];
} | Failure;

export type PhoneZonesResponse = {
  code: 200;
  message: string;
  data: PhoneZone[];
} | Failure;

export type PhoneZoneResponse = {
  code: 200;
  message: string;
  data: PhoneZone;
} | Failure;

export type DesktopReleasesResponse = {
  code: 200;
  message: string;
  data: DesktopReleases;
} | Failure;

export type BaseInfoResponse = {
  code: 200;
  message: string;
  data: BaseInfo;
} | Failure;

export type FeedbackDetailResponse = {
  code: 200;
  message: string;
  data: FeedbackDetail;
} | Failure;

export type AccountStudentsResponse = {
  code: 200;
  message: string;
  data: AccountStudent[];
} | Failure;

export type TeacherInfoResponse = {
  code: 200;
  message: string;
  data: TeacherInfo;
} | Failure;

export type AccountInfoResponse = {
  code: 200;
  message: string;
  data: AccountInfo;
} | Failure;

export type LessonDayResponse = {
  code: 200;
  message: string;
  data: LessonDay;
} | Failure;

export type LessonDatesResponse = {
  code: 200;
  message: string;
  data: LessonDates;
} | Failure;

export type RecentStudyPageResponse = {
  code: 200;
  message: string;
  data: RecentStudyPage;
} | Failure;

export type StudyProgressResponse = {
  code: 200;
  message: string;
  data: StudyProgress;
} | Failure;

export type TeachingTypesResponse = {
  code: 200;
  message: string;
  data: TeachingType[];
} | Failure;

export type StudentCoursePageResponse = {
  code: 200;
  message: string;
  data: StudentCoursePage;
} | Failure;

export type VisitReceiptResponse = {
  code: 200;
  message: string;
  data: VisitReceipt;
} | Failure;

export type RegistrationResponse = {
  code: 200;
  message: string;
  data: Registration;
} | Failure;

export type PerformanceDetailResponse = {
  code: 200;
  message: string;
  data: PerformanceDetail;
} | Failure;

export type ChatRoomRefResponse = {
  code: 200;
  message: string;
  data: ChatRoomRef;
} | Failure;

export type AttendancePlanReceiptResponse = {
  code: 200;
  message: string;
  data: AttendancePlanReceipt;
} | Failure;

export type LessonEntryResponse = {
  code: 200;
  message: string;
  data: LessonEntry;
} | Failure;

export type ChatGroupResponse = {
  code: 200;
  message: string;
  data: ChatGroup;
} | Failure;

export type LessonPracticesResponse = {
  code: 200;
  message: string;
  data: LessonPractices;
} | Failure;

export type LessonPrizesResponse = {
  code: 200;
  message: string;
  data: LessonPrizes;
} | Failure;

export type LessonDetailResponse = {
  code: 200;
  message: string;
  data: LessonDetail;
} | Failure;

export type PaidCourseResponse = {
  code: 200;
  message: string;
  data: PaidCourse;
} | Failure;

export type OptionalNoticeResponse = {
  code: 200;
  message: string;
  data: Notice | null;
} | Failure;

export type NoticePageResponse = {
  code: 200;
  message: string;
  data: NoticePage;
} | Failure;

export type ClassTeachersResponse = {
  code: 200;
  message: string;
  data: ClassTeacher[];
} | Failure;

export type CourseChaptersResponse = {
  code: 200;
  message: string;
  data: CourseChapters;
} | Failure;

export type ChapterContentResponse = {
  code: 200;
  message: string;
  data: ChapterContent;
} | Failure;

export type StudentHomeworkListResponse = {
  code: 200;
  message: string;
  data: StudentHomeworkList;
} | Failure;

export type StateCountsResponse = {
  code: 200;
  message: string;
  data: StateCounts;
} | Failure;

export type StudentHomeworkPageResponse = {
  code: 200;
  message: string;
  data: StudentHomeworkPage;
} | Failure;

export type HomeworkFiltersResponse = {
  code: 200;
  message: string;
  data: HomeworkFilters;
} | Failure;

export type StudentWorkResponse = {
  code: 200;
  message: string;
  data: StudentWork;
} | Failure;

export type AnswersReceiptResponse = {
  code: 200;
  message: string;
  data: AnswersReceipt;
} | Failure;

export type HandInReceiptResponse = {
  code: 200;
  message: string;
  data: HandInReceipt;
} | Failure;

export type SystemMessagePageResponse = {
  code: 200;
  message: string;
  data: SystemMessagePage;
} | Failure;

export type MessageNewsResponse = {
  code: 200;
  message: string;
  data: MessageNews;
} | Failure;

export type RoomTicketResponse = {
  code: 200;
  message: string;
  data: RoomTicket;
} | Failure;

export type ClassChatGroupsResponse = {
  code: 200;
  message: string;
  data: ClassChatGroup[];
} | Failure;

export type GroupQrCodesResponse = {
  code: 200;
  message: string;
  data: GroupQrCode[];
} | Failure;

export type RtcTokenResponse = {
  code: 200;
  message: string;
  data: RtcToken;
} | Failure;

export type RtcAppInfoResponse = {
  code: 200;
  message: string;
  data: RtcAppInfo;
} | Failure;

export type LiveStreamResponse = {
  code: 200;
  message: string;
  data: LiveStream;
} | Failure;

export type RatingResponse = {
  code: 200;
  message: string;
  data: Rating;
} | Failure;

export type LessonFinishResponse = {
  code: 200;
  message: string;
  data: LessonFinish;
} | Failure;

export type FeedbackReceiptResponse = {
  code: 200;
  message: string;
  data: FeedbackReceipt;
} | Failure;

export type FeedbackOptionsResponse = {
  code: 200;
  message: string;
  data: FeedbackOption[];
} | Failure;

export type CommentResponse = {
  code: 200;
  message: string;
  data: Comment;
} | Failure;

export type CommentRefResponse = {
  code: 200;
  message: string;
  data: CommentRef;
} | Failure;

export type LessonMaterialResponse = {
  code: 200;
  message: string;
  data: LessonMaterial;
} | Failure;

export type ResourceListResponse = {
  code: 200;
  message: string;
  data: ResourceItem[];
} | Failure;

export type UploadCredentialResponse = {
  code: 200;
  message: string;
  data: UploadCredential;
} | Failure;

export type CloudResourceResponse = {
  code: 200;
  message: string;
  data: CloudResource;
} | Failure;

export type AskedQuestionsResponse = {
  code: 200;
  message: string;
  data: AskedQuestions;
} | Failure;

export type ScheduleResponse = {
  code: 200;
  message: string;
  data: Schedule;
} | Failure;

export type ClassPageResponse = {
  code: 200;
  message: string;
  data: ClassPage;
} | Failure;

export type LessonMoveResponse = {
  code: 200;
  message: string;
  data: LessonMove;
} | Failure;

export type TaughtCoursesResponse = {
  code: 200;
  message: string;
  data: TaughtCourse[];
} | Failure;

export type ClassChaptersResponse = {
  code: 200;
  message: string;
  data: ClassChapter[];
} | Failure;

export type ClassTextbookResponse = {
  code: 200;
  message: string;
  data: ClassTextbook | null;
} | Failure;

export type ClassStudentsResponse = {
  code: 200;
  message: string;
  data: ClassStudent[];
} | Failure;

export type StudentRecordResponse = {
  code: 200;
  message: string;
  data: StudentRecord;
} | Failure;

export type LessonStatisticsResponse = {
  code: 200;
  message: string;
  data: LessonStatistics;
} | Failure;

export type LessonResourceResponse = {
  code: 200;
  message: string;
  data: LessonResource;
} | Failure;

export type LessonCoursesResponse = {
  code: 200;
  message: string;
  data: LessonCourse[];
} | Failure;

export type RemovedResourcesResponse = {
  code: 200;
  message: string;
  data: RemovedResources;
} | Failure;

export type ClassPerformanceResponse = {
  code: 200;
  message: string;
  data: ClassPerformance;
} | Failure;

export type CourseEndResponse = {
  code: 200;
  message: string;
  data: CourseEnd;
} | Failure;

export type CourseScoreResponse = {
  code: 200;
  message: string;
  data: CourseScore;
} | Failure;

export type StudentAttendanceResponse = {
  code: 200;
  message: string;
  data: StudentAttendance;
} | Failure;

export type ClassResultResponse = {
  code: 200;
  message: string;
  data: ClassResult;
} | Failure;

export type LessonSummaryResponse = {
  code: 200;
  message: string;
  data: LessonSummary;
} | Failure;

export type StudentStatisticsResponse = {
  code: 200;
  message: string;
  data: StudentStatistics;
} | Failure;

export type ClassDetailResponse = {
  code: 200;
  message: string;
  data: ClassDetail;
} | Failure;

export type LessonResourcesResponse = {
  code: 200;
  message: string;
  data: LessonResources;
} | Failure;

export type LessonPageResponse = {
  code: 200;
  message: string;
  data: LessonPage;
} | Failure;

export type StudentRemovalResponse = {
  code: 200;
  message: string;
  data: StudentRemoval;
} | Failure;

export type ClassLessonsResponse = {
  code: 200;
  message: string;
  data: ClassLessons;
} | Failure;

export type LessonMoveCheckResponse = {
  code: 200;
  message: string;
  data: LessonMoveCheck;
} | Failure;

export type LessonDraftsCheckResponse = {
  code: 200;
  message: string;
  data: LessonDraftsCheck;
} | Failure;

export type LessonPreparationResponse = {
  code: 200;
  message: string;
  data: LessonPreparation;
} | Failure;

export type ContinuationResponse = {
  code: 200;
  message: string;
  data: Continuation;
} | Failure;

export type ClassStudentPageResponse = {
  code: 200;
  message: string;
  data: ClassStudentPage;
} | Failure;

export type StudentClassResponse = {
  code: 200;
  message: string;
  data: StudentClass;
} | Failure;

export type ClassStatusCountsResponse = {
  code: 200;
  message: string;
  data: ClassStatusCount[];
} | Failure;

export type ClassNamesResponse = {
  code: 200;
  message: string;
  data: ClassName[];
} | Failure;

export type StageInvitationResponse = {
  code: 200;
  message: string;
  data: StageInvitation;
} | Failure;

export type LessonEndTimeResponse = {
  code: 200;
  message: string;
  data: LessonEndTime;
} | Failure;

export type BoardBackgroundsResponse = {
  code: 200;
  message: string;
  /** @maxItems 9 */
  data: BoardBackground[];
} | Failure;

export type BoardBackgroundResponse = {
  code: 200;
  message: string;
  data: BoardBackground;
} | Failure;

export type VbgRefResponse = {
  code: 200;
  message: string;
  data: VbgRef;
} | Failure;

export type PracticeResponse = {
  code: 200;
  message: string;
  data: Practice;
} | Failure;

export type PublicLessonResponse = {
  code: 200;
  message: string;
  data: PublicLesson;
} | Failure;

export type SubjectsResponse = {
  code: 200;
  message: string;
  data: Subject[];
} | Failure;

export type PublicCourseResponse = {
  code: 200;
  message: string;
  data: PublicCourse;
} | Failure;

export type CourseConfigResponse = {
  code: 200;
  message: string;
  data: CourseConfig;
} | Failure;

export type PublicCoursePageResponse = {
  code: 200;
  message: string;
  data: PublicCoursePage;
} | Failure;

export type CourseCriteriaResponse = {
  code: 200;
  message: string;
  data: CourseCriteria;
} | Failure;

export type TextbooksResponse = {
  code: 200;
  message: string;
  data: Textbook[];
} | Failure;

export type CourseTypesResponse = {
  code: 200;
  message: string;
  data: FilterValue[];
} | Failure;

export type RenamedChapterResponse = {
  code: 200;
  message: string;
  data: RenamedChapter;
} | Failure;

export type CourseStatsResponse = {
  code: 200;
  message: string;
  data: CourseStats;
} | Failure;

export type PlanCheckResponse = {
  code: 200;
  message: string;
  data: PlanCheck;
} | Failure;

export type CloudResourcesResponse = {
  code: 200;
  message: string;
  /** @maxItems 9 */
  data: CloudResource[];
} | Failure;

export type DeletedObjectsResponse = {
  code: 200;
  message: string;
  data: DeletedObjects;
} | Failure;

export type ResourcePageResponse = {
  code: 200;
  message: string;
  data: ResourcePage;
} | Failure;

export type TranscodeResponse = {
  code: 200;
  message: string;
  data: Transcode;
} | Failure;

export type ResourceRefResponse = {
  code: 200;
  message: string;
  data: ResourceRef;
} | Failure;

export type HomeworkRefResponse = {
  code: 200;
  message: string;
  data: HomeworkRef;
} | Failure;

export type PaperRefResponse = {
  code: 200;
  message: string;
  data: PaperRef;
} | Failure;

export type QuestionRefResponse = {
  code: 200;
  message: string;
  data: QuestionRef;
} | Failure;

export type HomeworkPageResponse = {
  code: 200;
  message: string;
  data: HomeworkPage;
} | Failure;

export type HomeworkDetailResponse = {
  code: 200;
  message: string;
  data: HomeworkDetail;
} | Failure;

export type MarkingReceiptResponse = {
  code: 200;
  message: string;
  data: MarkingReceipt;
} | Failure;

export type HomeworkStudentsResponse = {
  code: 200;
  message: string;
  data: HomeworkStudents;
} | Failure;

export type ClassHomeworkCountsResponse = {
  code: 200;
  message: string;
  data: ClassHomeworkCounts;
} | Failure;

export type AnswerPaperResponse = {
  code: 200;
  message: string;
  data: AnswerPaper;
} | Failure;

export type ReminderReceiptResponse = {
  code: 200;
  message: string;
  data: ReminderReceipt;
} | Failure;

export type LessonHomeworkPageResponse = {
  code: 200;
  message: string;
  data: LessonHomeworkPage;
} | Failure;

export type WaitingCountResponse = {
  code: 200;
  message: string;
  data: WaitingCount;
} | Failure;

export type PaperPageResponse = {
  code: 200;
  message: string;
  data: PaperPage;
} | Failure;

export type QuestionPageResponse = {
  code: 200;
  message: string;
  data: QuestionPage;
} | Failure;

export type AnswerPaperPageResponse = {
  code: 200;
  message: string;
  data: AnswerPaperPage;
} | Failure;

export type MarkByReceiptResponse = {
  code: 200;
  message: string;
  data: MarkByReceipt;
} | Failure;

export type NoticeResponse = {
  code: 200;
  message: string;
  data: Notice;
} | Failure;

export type NoticeRefResponse = {
  code: 200;
  message: string;
  data: NoticeRef;
} | Failure;

export type StudentInfoResponse = {
  code: 200;
  message: string;
  data: StudentInfo;
} | Failure;

export type StudentPageResponse = {
  code: 200;
  message: string;
  data: StudentPage;
} | Failure;

export type UnreadCountResponse = {
  code: 200;
  message: string;
  data: UnreadCount;
} | Failure;

export type RecordingResponse = {
  code: 200;
  message: string;
  data: Recording;
} | Failure;

export type BoardStreamResponse = {
  code: 200;
  message: string;
  data: BoardStream;
} | Failure;

export type DictionaryCategoriesResponse = {
  code: 200;
  message: string;
  data: DictionaryCategory[];
} | Failure;

export type GradesResponse = {
  code: 200;
  message: string;
  data: Grade[];
} | Failure;

export type DictionaryEntriesResponse = {
  code: 200;
  message: string;
  data: DictionaryEntry[];
} | Failure;

export type MerchantsResponse = {
  code: 200;
  message: string;
  data: Merchant[];
} | Failure;

export type ClassChoicesResponse = {
  code: 200;
  message: string;
  data: ClassChoice[];
} | Failure;

export type VideoSignatureResponse = {
  code: 200;
  message: string;
  data: VideoSignature;
} | Failure;

export type TaughtLessonPageResponse = {
  code: 200;
  message: string;
  data: TaughtLessonPage;
} | Failure;

export type LessonReplaysPageResponse = {
  code: 200;
  message: string;
  data: LessonReplaysPage;
} | Failure;

export type ReplayResponse = {
  code: 200;
  message: string;
  data: Replay;
} | Failure;

/**
 * The room's last state in the keyframe frame format of the `/live` socket, or why not.
 */
export type KeyframeResponse = Blob | Failure;

export type ReplayToWatchResponse = {
  code: 200;
  message: string;
  data: ReplayToWatch;
} | Failure;

export type CalendarFeedResponse = {
  code: 200;
  message: string;
  data: CalendarFeed;
} | Failure;

/**
 * The lessons, RFC 5545, or why not.
 */
export type CalendarResponse = Blob | Failure;

export type CaptchaResponse = {
  code: 200;
  message: string;
  data: Captcha;
} | Failure;

export type SolvedCaptchaResponse = {
  code: 200;
  message: string;
  data: SolvedCaptcha;
} | Failure;

export type OutboxMessagesResponse = {
  code: 200;
  message: string;
  data: OutboxEntry[];
} | Failure;

export type SessionListResponse = {
  code: 200;
  message: string;
  data: SessionList;
} | Failure;

export type QuestionResponse = {
  code: 200;
  message: string;
  data: Question;
} | Failure;

export type PaperResponse = {
  code: 200;
  message: string;
  data: Paper;
} | Failure;

export type ReturnReceiptResponse = {
  code: 200;
  message: string;
  data: ReturnReceipt;
} | Failure;

export type RoomReplayResponse = {
  code: 200;
  message: string;
  data: RoomReplay;
} | Failure;

/**
 * Frames of the live protocol as the server sends them, one after another: four bytes of length, little-endian, then the frame. A frame that begins with an opening brace is JSON text, any other is binary. Nothing after the last event.
 */
export type RoomLogResponse = Blob | Failure;

export type NotificationSettingsResponse = {
  code: 200;
  message: string;
  data: NotificationSetting[];
} | Failure;

export type CommentPageResponse = {
  code: 200;
  message: string;
  data: CommentPage;
} | Failure;

export type ClassChatGroupResponse = {
  code: 200;
  message: string;
  data: ClassChatGroup;
} | Failure;

export type CataloguePageResponse = {
  code: 200;
  message: string;
  data: CataloguePage;
} | Failure;

export type CatalogueDetailResponse = {
  code: 200;
  message: string;
  data: CatalogueDetail;
} | Failure;

export type SchoolPageResponse = {
  code: 200;
  message: string;
  data: SchoolPage;
} | Failure;

export type SchoolDetailResponse = {
  code: 200;
  message: string;
  data: SchoolDetail;
} | Failure;

export type OrderPageResponse = {
  code: 200;
  message: string;
  data: OrderPage;
} | Failure;

export type OrderResponse = {
  code: 200;
  message: string;
  data: Order;
} | Failure;

export type PaymentResponse = {
  code: 200;
  message: string;
  data: Payment;
} | Failure;

export type PaymentNoticeReceiptResponse = {
  code: 200;
  message: string;
  data: PaymentNoticeReceipt;
} | Failure;

export type ContractPageResponse = {
  code: 200;
  message: string;
  data: ContractPage;
} | Failure;

export type ContractDetailResponse = {
  code: 200;
  message: string;
  data: ContractDetail;
} | Failure;

export type SupervisionOverviewResponse = {
  code: 200;
  message: string;
  data: SupervisionOverview;
} | Failure;

export type SupervisionDetailResponse = {
  code: 200;
  message: string;
  data: SupervisionDetail;
} | Failure;

export type ListClassTeachersBody = {
  classId: Id;
};

export type StudentAskedQuestionsParams = {
/**
 * Searched in question and answer.
 */
keyword?: SearchKeyword;
/**
 * Only this kind.
 */
category?: CategoryId;
current?: PageCurrent;
size?: PageSize;
};

export type ListClassChaptersParams = {
courseId: Id;
classId?: Id;
timezone?: ViewerZone;
};

export type GetClassTextbookParams = {
classId: Id;
};

export type CorrectAttendanceParams = {
lessonId: Id;
stuId: Id;
attendance: Attendance;
};

export type ListPapersParams = {
/**
 * Only templates, or only papers.
 */
isTemplate?: IsTemplate;
kind?: PaperKind;
/**
 * A chapter of a textbook.
 */
chapterId?: Id;
keyword?: Keyword;
current?: PageCurrent;
size?: PageSize;
};

export type ListQuestionsParams = {
scope?: QuestionScope;
type?: QuestionType;
difficulty?: Difficulty;
subjectId?: Id;
gradeId?: Id;
/**
 * A chapter of a textbook.
 */
chapterId?: Id;
/**
 * Questions of the chapter this lesson teaches.
 */
lessonId?: Id;
keyword?: Keyword;
current?: PageCurrent;
size?: PageSize;
};

export type ListAnswerPapersParams = {
classId?: Id;
homeworkId?: Id;
state?: StudentWorkState;
/**
 * Only work that should be graded by now.
 */
isOverdue?: IsOverdue;
/**
 * Part of a student's name.
 */
keyword?: Keyword;
current?: PageCurrent;
size?: PageSize;
};

export type GetAnswerPaperParams = {
answerPaperId: Id;
};

export type TeacherAskedQuestionsParams = {
/**
 * Searched in question and answer.
 */
keyword?: SearchKeyword;
/**
 * Only this kind.
 */
category?: CategoryId;
current?: PageCurrent;
size?: PageSize;
};

export type UpdateMarkByParams = {
homeworkId: Id;
/**
 * All work is graded by then.
 */
correctTime: Instant;
};

export type ListSubjectsByParentParams = {
/**
 * The subject above; the top without it.
 */
pid?: Id;
};

export type ListDictionaryEntriesParams = {
cataId: CategoryId;
};

export type GetVideoSignatureParams = {
/**
 * Name of the film, with its ending.
 */
fileName: FileName;
};

export type GetQuestionParams = {
questionId: Id;
};

export type GetPaperParams = {
paperId: Id;
};

export type GetHomeworkParams = {
homeworkId: Id;
};

export type TeacherRoomLogParams = {
/**
 * Events after this one.
 * @minimum 0
 * @maximum 2147483647
 */
afterSeq?: number;
/**
 * Events at most.
 * @minimum 1
 * @maximum 5000
 */
limit?: number;
};

export type TeacherReplayKeyframeParams = {
/**
 * The newest keyframe that goes no further than this event.
 * @minimum 1
 * @maximum 2147483647
 */
seq: number;
};

export type StudentRoomLogParams = {
/**
 * Events after this one.
 * @minimum 0
 * @maximum 2147483647
 */
afterSeq?: number;
/**
 * Events at most.
 * @minimum 1
 * @maximum 5000
 */
limit?: number;
};

export type StudentReplayKeyframeParams = {
/**
 * The newest keyframe that goes no further than this event.
 * @minimum 1
 * @maximum 2147483647
 */
seq: number;
};

export type ListCatalogueParams = {
/**
 * Searched in name and introduction.
 */
keyword?: SearchKeyword;
subjectId?: Id;
kind?: CourseCategory;
classType?: ClassType;
/**
 * Only courses without a price, or only those with one.
 */
isFree?: boolean;
current?: PageCurrent;
size?: PageSize;
};

export type ListSchoolsParams = {
/**
 * Searched in name and region.
 */
keyword?: SearchKeyword;
current?: PageCurrent;
size?: PageSize;
};

export type ListOrdersParams = {
status?: OrderStatus;
current?: PageCurrent;
size?: PageSize;
};

export type ListContractsParams = {
current?: PageCurrent;
size?: PageSize;
};

/**
 * After 3 wrong passwords in a row a captcha is required (50002); too many attempts close the door for a while (50003).
 * @summary Sign in as a teacher
 */
export const teacherLogin = (loginRequest: LoginRequest, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/user/login', encoding: 'multipart', authorization: 'basic', body: loginRequest, signal })

export const getTeacherLoginMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: LoginRequest }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: LoginRequest }, Context>('teacherLogin', [], ({ data }) => teacherLogin(data), options)
/** Sign in as a teacher. */
export const useTeacherLogin = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: LoginRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLoginMutationOptions(options), queryClient)


/**
 * `operation` is the one the code was asked for. With `resetPassword` the new `password` is set first, and other sign-ins end.
 * @summary Sign in with a code sent to the phone
 */
export const teacherLoginBySmsCode = (smsLogin: SmsLogin, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/user/loginByMobileValidCode', encoding: 'multipart', authorization: 'basic', body: smsLogin, signal })

export const getTeacherLoginBySmsCodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SmsLogin }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: SmsLogin }, Context>('teacherLoginBySmsCode', [], ({ data }) => teacherLoginBySmsCode(data), options)
/** Sign in with a code sent to the phone. */
export const useTeacherLoginBySmsCode = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SmsLogin }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLoginBySmsCodeMutationOptions(options), queryClient)


/**
 * @summary Sign in with phone number and password
 */
export const teacherLoginByPhonePassword = (phoneLogin: PhoneLogin, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/user/loginByMobliePassword', encoding: 'multipart', authorization: 'basic', body: phoneLogin, signal })

export const getTeacherLoginByPhonePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneLogin }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: PhoneLogin }, Context>('teacherLoginByPhonePassword', [], ({ data }) => teacherLoginByPhonePassword(data), options)
/** Sign in with phone number and password. */
export const useTeacherLoginByPhonePassword = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneLogin }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLoginByPhonePasswordMutationOptions(options), queryClient)


/**
 * @summary Who is signed in
 */
export const teacherUserInfo = (signal?: AbortSignal) =>
  call<UserInfoResponse>({ url: '/api-tch/user/userInfo', encoding: 'multipart', signal })

export const getTeacherUserInfoQueryKey = () =>
  readKey<'teacherUserInfo', []>('teacherUserInfo')
export const getTeacherUserInfoQueryOptions = <Selected = DataOf<UserInfoResponse>>(options?: ReadOptions<DataOf<UserInfoResponse>, Selected>) =>
  readOptions<DataOf<UserInfoResponse>, Selected>('login', getTeacherUserInfoQueryKey(), (signal) => teacherUserInfo(signal), options)
/** Who is signed in. */
export const useTeacherUserInfo = <Selected = DataOf<UserInfoResponse>>(options?: ReadOptions<DataOf<UserInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherUserInfoQueryOptions(options), queryClient)


/**
 * Ends this sign-in only. Signing out twice is harmless.
 * @summary Sign out
 */
export const teacherLogout = (signal?: AbortSignal) =>
  call<NothingResponse>({ url: '/api-tch/user/logout', encoding: 'multipart', signal })

export const getTeacherLogoutMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, void, Context>) =>
  changeOptions<DataOf<NothingResponse>, void, Context>('teacherLogout', [], () => teacherLogout(), options)
/** Sign out. */
export const useTeacherLogout = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLogoutMutationOptions(options), queryClient)


/**
 * After 50021. Whoever is signed in elsewhere hears 401 with the reason `signed-in-elsewhere`. A ticket that is too old or was used is answered with 50023: sign in again.
 * @summary Sign in here and end the other sign-ins
 */
export const teacherForceLogin = (signInTicket: SignInTicket, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/user/forceLogin', encoding: 'multipart', authorization: 'basic', body: signInTicket, signal })

export const getTeacherForceLoginMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SignInTicket }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: SignInTicket }, Context>('teacherForceLogin', [], ({ data }) => teacherForceLogin(data), options)
/** Sign in here and end the other sign-ins. */
export const useTeacherForceLogin = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SignInTicket }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherForceLoginMutationOptions(options), queryClient)


/**
 * After 50005 (a new device) or 50006 (two-factor sign-in), with a code asked for by the same ticket. A wrong code leaves the ticket as it is.
 * @summary Second step of a sign-in
 */
export const teacherTwoFactorAuth = (twoFactorRequest: TwoFactorRequest, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/user/twoFactorAuth', encoding: 'multipart', authorization: 'basic', body: twoFactorRequest, signal })

export const getTeacherTwoFactorAuthMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest }, Context>('teacherTwoFactorAuth', [], ({ data }) => teacherTwoFactorAuth(data), options)
/** Second step of a sign-in. */
export const useTeacherTwoFactorAuth = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherTwoFactorAuthMutationOptions(options), queryClient)


/**
 * Six digits, good for five minutes, five tries and one use. Name the phone, or the ticket of a sign-in that asks for a code. A phone that no account has is answered like any other. After several codes a captcha is required (50002).
 * @summary Send a code to a phone
 */
export const teacherSendSmsCode = (smsCodeRequest: SmsCodeRequest, signal?: AbortSignal) =>
  call<SmsReceiptResponse>({ url: '/api-tch/user/code/sms', encoding: 'multipart', authorization: 'basicOrBearer', body: smsCodeRequest, signal })

export const getTeacherSendSmsCodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest }, Context>) =>
  changeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest }, Context>('teacherSendSmsCode', [], ({ data }) => teacherSendSmsCode(data), options)
/** Send a code to a phone. */
export const useTeacherSendSmsCode = <Context = unknown>(options?: ChangeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherSendSmsCodeMutationOptions(options), queryClient)


/**
 * Asked for when the form of a new password opens, sent along with it. Good for fifteen minutes and one use.
 * @summary A token that sends one form once
 */
export const teacherRequestFormToken = (signal?: AbortSignal) =>
  call<FormTokenResponse>({ url: '/api-tch/user/randomToken', encoding: 'multipart', authorization: 'basicOrBearer', signal })

export const getTeacherRequestFormTokenMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<FormTokenResponse>, void, Context>) =>
  changeOptions<DataOf<FormTokenResponse>, void, Context>('teacherRequestFormToken', [], () => teacherRequestFormToken(), options)
/** A token that sends one form once. */
export const useTeacherRequestFormToken = <Context = unknown>(options?: ChangeOptions<DataOf<FormTokenResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRequestFormTokenMutationOptions(options), queryClient)


/**
 * For who forgot the old one. Every sign-in of the account ends.
 * @summary Set a new password, with a code sent to the phone
 */
export const teacherRetrievePassword = (passwordRetrieval: PasswordRetrieval, signal?: AbortSignal) =>
  call<NothingResponse>({ url: '/api-tch/user/retrievePwd', encoding: 'multipart', authorization: 'basicOrBearer', body: passwordRetrieval, signal })

export const getTeacherRetrievePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval }, Context>) =>
  changeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval }, Context>('teacherRetrievePassword', [], ({ data }) => teacherRetrievePassword(data), options)
/** Set a new password, with a code sent to the phone. */
export const useTeacherRetrievePassword = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRetrievePasswordMutationOptions(options), queryClient)


/**
 * `code` is what WeChat gave the browser. WeChat that belongs to no account yet is answered with 50007 and a ticket for binding it to a phone.
 * @summary Sign in with WeChat
 */
export const teacherLoginByWechat = (wechatCode: WechatCode, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/user/auth/webWx', encoding: 'multipart', authorization: 'basic', body: wechatCode, signal })

export const getTeacherLoginByWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: WechatCode }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: WechatCode }, Context>('teacherLoginByWechat', [], ({ data }) => teacherLoginByWechat(data), options)
/** Sign in with WeChat. */
export const useTeacherLoginByWechat = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: WechatCode }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLoginByWechatMutationOptions(options), queryClient)


/**
 * After 50007, with a code asked for by the operation `bindWechat`.
 * @summary Bind WeChat to the account of a phone, and sign in
 */
export const teacherBindWechatPhone = (phoneBinding: PhoneBinding, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/user/phoneBind', encoding: 'multipart', authorization: 'basic', body: phoneBinding, signal })

export const getTeacherBindWechatPhoneMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneBinding }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: PhoneBinding }, Context>('teacherBindWechatPhone', [], ({ data }) => teacherBindWechatPhone(data), options)
/** Bind WeChat to the account of a phone, and sign in. */
export const useTeacherBindWechatPhone = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneBinding }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherBindWechatPhoneMutationOptions(options), queryClient)


/**
 * After 3 wrong passwords in a row a captcha is required (50002); too many attempts close the door for a while (50003).
 * @summary Sign in as a student
 */
export const studentLogin = (loginRequest: LoginRequest, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/user/login', encoding: 'multipart', authorization: 'basic', body: loginRequest, signal })

export const getStudentLoginMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: LoginRequest }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: LoginRequest }, Context>('studentLogin', [], ({ data }) => studentLogin(data), options)
/** Sign in as a student. */
export const useStudentLogin = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: LoginRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLoginMutationOptions(options), queryClient)


/**
 * `operation` is the one the code was asked for. With `resetPassword` the new `password` is set first, and other sign-ins end.
 * @summary Sign in with a code sent to the phone
 */
export const studentLoginBySmsCode = (smsLogin: SmsLogin, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/user/loginByMobileValidCode', encoding: 'multipart', authorization: 'basic', body: smsLogin, signal })

export const getStudentLoginBySmsCodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SmsLogin }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: SmsLogin }, Context>('studentLoginBySmsCode', [], ({ data }) => studentLoginBySmsCode(data), options)
/** Sign in with a code sent to the phone. */
export const useStudentLoginBySmsCode = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SmsLogin }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLoginBySmsCodeMutationOptions(options), queryClient)


/**
 * @summary Sign in with phone number and password
 */
export const studentLoginByPhonePassword = (phoneLogin: PhoneLogin, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/user/loginByMobliePassword', encoding: 'multipart', authorization: 'basic', body: phoneLogin, signal })

export const getStudentLoginByPhonePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneLogin }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: PhoneLogin }, Context>('studentLoginByPhonePassword', [], ({ data }) => studentLoginByPhonePassword(data), options)
/** Sign in with phone number and password. */
export const useStudentLoginByPhonePassword = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneLogin }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLoginByPhonePasswordMutationOptions(options), queryClient)


/**
 * @summary Who is signed in
 */
export const studentUserInfo = (signal?: AbortSignal) =>
  call<UserInfoResponse>({ url: '/api-user/user/userInfo', encoding: 'multipart', signal })

export const getStudentUserInfoQueryKey = () =>
  readKey<'studentUserInfo', []>('studentUserInfo')
export const getStudentUserInfoQueryOptions = <Selected = DataOf<UserInfoResponse>>(options?: ReadOptions<DataOf<UserInfoResponse>, Selected>) =>
  readOptions<DataOf<UserInfoResponse>, Selected>('login', getStudentUserInfoQueryKey(), (signal) => studentUserInfo(signal), options)
/** Who is signed in. */
export const useStudentUserInfo = <Selected = DataOf<UserInfoResponse>>(options?: ReadOptions<DataOf<UserInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentUserInfoQueryOptions(options), queryClient)


/**
 * Ends this sign-in only. Signing out twice is harmless.
 * @summary Sign out
 */
export const studentLogout = (signal?: AbortSignal) =>
  call<NothingResponse>({ url: '/api-user/user/logout', encoding: 'multipart', signal })

export const getStudentLogoutMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, void, Context>) =>
  changeOptions<DataOf<NothingResponse>, void, Context>('studentLogout', [], () => studentLogout(), options)
/** Sign out. */
export const useStudentLogout = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLogoutMutationOptions(options), queryClient)


/**
 * After 50021. Whoever is signed in elsewhere hears 401 with the reason `signed-in-elsewhere`. A ticket that is too old or was used is answered with 50023: sign in again.
 * @summary Sign in here and end the other sign-ins
 */
export const studentForceLogin = (signInTicket: SignInTicket, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/user/forceLogin', encoding: 'multipart', authorization: 'basic', body: signInTicket, signal })

export const getStudentForceLoginMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SignInTicket }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: SignInTicket }, Context>('studentForceLogin', [], ({ data }) => studentForceLogin(data), options)
/** Sign in here and end the other sign-ins. */
export const useStudentForceLogin = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SignInTicket }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentForceLoginMutationOptions(options), queryClient)


/**
 * After 50005 (a new device) or 50006 (two-factor sign-in), with a code asked for by the same ticket. A wrong code leaves the ticket as it is.
 * @summary Second step of a sign-in
 */
export const studentTwoFactorAuth = (twoFactorRequest: TwoFactorRequest, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/user/twoFactorAuth', encoding: 'multipart', authorization: 'basic', body: twoFactorRequest, signal })

export const getStudentTwoFactorAuthMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest }, Context>('studentTwoFactorAuth', [], ({ data }) => studentTwoFactorAuth(data), options)
/** Second step of a sign-in. */
export const useStudentTwoFactorAuth = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentTwoFactorAuthMutationOptions(options), queryClient)


/**
 * Six digits, good for five minutes, five tries and one use. Name the phone, or the ticket of a sign-in that asks for a code. A phone that no account has is answered like any other. After several codes a captcha is required (50002).
 * @summary Send a code to a phone
 */
export const studentSendSmsCode = (smsCodeRequest: SmsCodeRequest, signal?: AbortSignal) =>
  call<SmsReceiptResponse>({ url: '/api-user/user/code/sms', encoding: 'multipart', authorization: 'basicOrBearer', body: smsCodeRequest, signal })

export const getStudentSendSmsCodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest }, Context>) =>
  changeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest }, Context>('studentSendSmsCode', [], ({ data }) => studentSendSmsCode(data), options)
/** Send a code to a phone. */
export const useStudentSendSmsCode = <Context = unknown>(options?: ChangeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentSendSmsCodeMutationOptions(options), queryClient)


/**
 * Asked for when the form of a new password opens, sent along with it. Good for fifteen minutes and one use.
 * @summary A token that sends one form once
 */
export const studentRequestFormToken = (signal?: AbortSignal) =>
  call<FormTokenResponse>({ url: '/api-user/user/randomToken', encoding: 'multipart', authorization: 'basicOrBearer', signal })

export const getStudentRequestFormTokenMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<FormTokenResponse>, void, Context>) =>
  changeOptions<DataOf<FormTokenResponse>, void, Context>('studentRequestFormToken', [], () => studentRequestFormToken(), options)
/** A token that sends one form once. */
export const useStudentRequestFormToken = <Context = unknown>(options?: ChangeOptions<DataOf<FormTokenResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRequestFormTokenMutationOptions(options), queryClient)


/**
 * For who forgot the old one. Every sign-in of the account ends.
 * @summary Set a new password, with a code sent to the phone
 */
export const studentRetrievePassword = (passwordRetrieval: PasswordRetrieval, signal?: AbortSignal) =>
  call<NothingResponse>({ url: '/api-user/user/retrievePwd', encoding: 'multipart', authorization: 'basicOrBearer', body: passwordRetrieval, signal })

export const getStudentRetrievePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval }, Context>) =>
  changeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval }, Context>('studentRetrievePassword', [], ({ data }) => studentRetrievePassword(data), options)
/** Set a new password, with a code sent to the phone. */
export const useStudentRetrievePassword = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRetrievePasswordMutationOptions(options), queryClient)


/**
 * `code` is what WeChat gave the browser. WeChat that belongs to no account yet is answered with 50007 and a ticket for binding it to a phone.
 * @summary Sign in with WeChat
 */
export const studentLoginByWechat = (wechatCode: WechatCode, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/user/auth/webWx', encoding: 'multipart', authorization: 'basic', body: wechatCode, signal })

export const getStudentLoginByWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: WechatCode }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: WechatCode }, Context>('studentLoginByWechat', [], ({ data }) => studentLoginByWechat(data), options)
/** Sign in with WeChat. */
export const useStudentLoginByWechat = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: WechatCode }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLoginByWechatMutationOptions(options), queryClient)


/**
 * After 50007, with a code asked for by the operation `bindWechat`.
 * @summary Bind WeChat to the account of a phone, and sign in
 */
export const studentBindWechatPhone = (phoneBinding: PhoneBinding, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/user/phoneBind', encoding: 'multipart', authorization: 'basic', body: phoneBinding, signal })

export const getStudentBindWechatPhoneMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneBinding }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: PhoneBinding }, Context>('studentBindWechatPhone', [], ({ data }) => studentBindWechatPhone(data), options)
/** Bind WeChat to the account of a phone, and sign in. */
export const useStudentBindWechatPhone = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneBinding }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentBindWechatPhoneMutationOptions(options), queryClient)


/**
 * @summary Report what a client noticed about itself
 */
export const teacherCollectMetrics = (metricsReport: MetricsReport, signal?: AbortSignal) =>
  call<MetricsReceiptResponse>({ url: '/api-tch/metrics/collect', encoding: 'json', body: metricsReport, signal })

export const getTeacherCollectMetricsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport }, Context>) =>
  changeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport }, Context>('teacherCollectMetrics', [], ({ data }) => teacherCollectMetrics(data), options)
/** Report what a client noticed about itself. */
export const useTeacherCollectMetrics = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherCollectMetricsMutationOptions(options), queryClient)


/**
 * @summary Report what a client noticed about itself
 */
export const studentCollectMetrics = (metricsReport: MetricsReport, signal?: AbortSignal) =>
  call<MetricsReceiptResponse>({ url: '/api-user/metrics/collect', encoding: 'json', body: metricsReport, signal })

export const getStudentCollectMetricsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport }, Context>) =>
  changeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport }, Context>('studentCollectMetrics', [], ({ data }) => studentCollectMetrics(data), options)
/** Report what a client noticed about itself. */
export const useStudentCollectMetrics = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentCollectMetricsMutationOptions(options), queryClient)


/**
 * @summary Lengths a lesson can have
 */
export const listCourseDurations = (signal?: AbortSignal) =>
  call<CourseDurationsResponse>({ url: '/api-user/common/coureDurations', authorization: 'basicOrBearer', signal })

export const getListCourseDurationsQueryKey = () =>
  readKey<'listCourseDurations', []>('listCourseDurations')
export const getListCourseDurationsQueryOptions = <Selected = DataOf<CourseDurationsResponse>>(options?: ReadOptions<DataOf<CourseDurationsResponse>, Selected>) =>
  readOptions<DataOf<CourseDurationsResponse>, Selected>('shared', getListCourseDurationsQueryKey(), (signal) => listCourseDurations(signal), options)
/** Lengths a lesson can have. */
export const useListCourseDurations = <Selected = DataOf<CourseDurationsResponse>>(options?: ReadOptions<DataOf<CourseDurationsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCourseDurationsQueryOptions(options), queryClient)


/**
 * Names are in the caller's language; the countries most of our people live in come first.
 * @summary Dialling codes of all countries
 */
export const listPhoneZones = (signal?: AbortSignal) =>
  call<PhoneZonesResponse>({ url: '/api-user/common/phoneZoneList', authorization: 'none', signal })

export const getListPhoneZonesQueryKey = () =>
  readKey<'listPhoneZones', []>('listPhoneZones')
export const getListPhoneZonesQueryOptions = <Selected = DataOf<PhoneZonesResponse>>(options?: ReadOptions<DataOf<PhoneZonesResponse>, Selected>) =>
  readOptions<DataOf<PhoneZonesResponse>, Selected>('shared', getListPhoneZonesQueryKey(), (signal) => listPhoneZones(signal), options)
/** Dialling codes of all countries. */
export const useListPhoneZones = <Selected = DataOf<PhoneZonesResponse>>(options?: ReadOptions<DataOf<PhoneZonesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPhoneZonesQueryOptions(options), queryClient)


/**
 * @summary Dialling code of one country
 */
export const getPhoneZone = (nationRequest: NationRequest, signal?: AbortSignal) =>
  call<PhoneZoneResponse>({ url: '/api-user/common/getPhoneByNation', authorization: 'none', body: nationRequest, signal })

export const getGetPhoneZoneQueryKey = (nationRequest?: NationRequest) =>
  readKey<'getPhoneZone', [NationRequest]>('getPhoneZone', nationRequest)
export const getGetPhoneZoneQueryOptions = <Selected = DataOf<PhoneZoneResponse>>(nationRequest: NationRequest, options?: ReadOptions<DataOf<PhoneZoneResponse>, Selected>) =>
  readOptions<DataOf<PhoneZoneResponse>, Selected>('shared', getGetPhoneZoneQueryKey(nationRequest), (signal) => getPhoneZone(nationRequest, signal), options)
/** Dialling code of one country. */
export const useGetPhoneZone = <Selected = DataOf<PhoneZoneResponse>>(nationRequest: NationRequest, options?: ReadOptions<DataOf<PhoneZoneResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetPhoneZoneQueryOptions(nationRequest, options), queryClient)


/**
 * The newest first. `update` says what the named version must do.
 * @summary Versions of the desktop client
 */
export const getDesktopReleases = (desktopReleasesRequest: DesktopReleasesRequest, signal?: AbortSignal) =>
  call<DesktopReleasesResponse>({ url: '/api-user/common/deskTopByWin', authorization: 'basicOrBearer', body: desktopReleasesRequest, signal })

export const getGetDesktopReleasesQueryKey = (desktopReleasesRequest?: DesktopReleasesRequest) =>
  readKey<'getDesktopReleases', [DesktopReleasesRequest]>('getDesktopReleases', desktopReleasesRequest)
export const getGetDesktopReleasesQueryOptions = <Selected = DataOf<DesktopReleasesResponse>>(desktopReleasesRequest: DesktopReleasesRequest, options?: ReadOptions<DataOf<DesktopReleasesResponse>, Selected>) =>
  readOptions<DataOf<DesktopReleasesResponse>, Selected>('shared', getGetDesktopReleasesQueryKey(desktopReleasesRequest), (signal) => getDesktopReleases(desktopReleasesRequest, signal), options)
/** Versions of the desktop client. */
export const useGetDesktopReleases = <Selected = DataOf<DesktopReleasesResponse>>(desktopReleasesRequest: DesktopReleasesRequest, options?: ReadOptions<DataOf<DesktopReleasesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetDesktopReleasesQueryOptions(desktopReleasesRequest, options), queryClient)


/**
 * @summary What a client needs before anybody signs in
 */
export const getBaseInfo = (signal?: AbortSignal) =>
  call<BaseInfoResponse>({ url: '/api-user/common/baseInfo', authorization: 'basicOrBearer', signal })

export const getGetBaseInfoQueryKey = () =>
  readKey<'getBaseInfo', []>('getBaseInfo')
export const getGetBaseInfoQueryOptions = <Selected = DataOf<BaseInfoResponse>>(options?: ReadOptions<DataOf<BaseInfoResponse>, Selected>) =>
  readOptions<DataOf<BaseInfoResponse>, Selected>('shared', getGetBaseInfoQueryKey(), (signal) => getBaseInfo(signal), options)
/** What a client needs before anybody signs in. */
export const useGetBaseInfo = <Selected = DataOf<BaseInfoResponse>>(options?: ReadOptions<DataOf<BaseInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetBaseInfoQueryOptions(options), queryClient)


/**
 * For who wrote it, the student it is about, and the teacher of the lesson.
 * @summary One feedback about a lesson
 */
export const getFeedbackDetail = (feedbackDetailRequest: FeedbackDetailRequest, signal?: AbortSignal) =>
  call<FeedbackDetailResponse>({ url: '/api-user/feedback/detail', body: feedbackDetailRequest, signal })

export const getGetFeedbackDetailQueryKey = (feedbackDetailRequest?: FeedbackDetailRequest) =>
  readKey<'getFeedbackDetail', [FeedbackDetailRequest]>('getFeedbackDetail', feedbackDetailRequest)
export const getGetFeedbackDetailQueryOptions = <Selected = DataOf<FeedbackDetailResponse>>(feedbackDetailRequest: FeedbackDetailRequest, options?: ReadOptions<DataOf<FeedbackDetailResponse>, Selected>) =>
  readOptions<DataOf<FeedbackDetailResponse>, Selected>('shared', getGetFeedbackDetailQueryKey(feedbackDetailRequest), (signal) => getFeedbackDetail(feedbackDetailRequest, signal), options)
/** One feedback about a lesson. */
export const useGetFeedbackDetail = <Selected = DataOf<FeedbackDetailResponse>>(feedbackDetailRequest: FeedbackDetailRequest, options?: ReadOptions<DataOf<FeedbackDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetFeedbackDetailQueryOptions(feedbackDetailRequest, options), queryClient)


/**
 * @summary Students who share this account
 */
export const listAccountStudents = (accountStudentsRequest: AccountStudentsRequest, signal?: AbortSignal) =>
  call<AccountStudentsResponse>({ url: '/api-user/user/stuList', body: accountStudentsRequest, signal })

export const getListAccountStudentsQueryKey = (accountStudentsRequest?: AccountStudentsRequest) =>
  readKey<'listAccountStudents', [AccountStudentsRequest]>('listAccountStudents', accountStudentsRequest)
export const getListAccountStudentsQueryOptions = <Selected = DataOf<AccountStudentsResponse>>(accountStudentsRequest: AccountStudentsRequest, options?: ReadOptions<DataOf<AccountStudentsResponse>, Selected>) =>
  readOptions<DataOf<AccountStudentsResponse>, Selected>('student-user', getListAccountStudentsQueryKey(accountStudentsRequest), (signal) => listAccountStudents(accountStudentsRequest, signal), options)
/** Students who share this account. */
export const useListAccountStudents = <Selected = DataOf<AccountStudentsResponse>>(accountStudentsRequest: AccountStudentsRequest, options?: ReadOptions<DataOf<AccountStudentsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListAccountStudentsQueryOptions(accountStudentsRequest, options), queryClient)


/**
 * The same tokens from now on act for that student; the rooms the former one was in are closed.
 * @summary Go on as another student of this account
 */
export const assignStudent = (studentChoice: StudentChoice, signal?: AbortSignal) =>
  call<UserInfoResponse>({ url: '/api-user/user/assignStudent', body: studentChoice, signal })

export const getAssignStudentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<UserInfoResponse>, { data: StudentChoice }, Context>) =>
  changeOptions<DataOf<UserInfoResponse>, { data: StudentChoice }, Context>('assignStudent', ["login","shared","student-user","student-study","student-im","student-rtc","student-lesson","extension"], ({ data }) => assignStudent(data), options)
/** Go on as another student of this account. */
export const useAssignStudent = <Context = unknown>(options?: ChangeOptions<DataOf<UserInfoResponse>, { data: StudentChoice }, Context>, queryClient?: QueryClient) =>
  useMutation(getAssignStudentMutationOptions(options), queryClient)


/**
 * Teachers of classes this student is in; nobody else is found.
 * @summary A teacher of mine
 */
export const getTeacherInfo = (teacherChoice: TeacherChoice, signal?: AbortSignal) =>
  call<TeacherInfoResponse>({ url: '/api-user/user/tchInfo', body: teacherChoice, signal })

export const getGetTeacherInfoQueryKey = (teacherChoice?: TeacherChoice) =>
  readKey<'getTeacherInfo', [TeacherChoice]>('getTeacherInfo', teacherChoice)
export const getGetTeacherInfoQueryOptions = <Selected = DataOf<TeacherInfoResponse>>(teacherChoice: TeacherChoice, options?: ReadOptions<DataOf<TeacherInfoResponse>, Selected>) =>
  readOptions<DataOf<TeacherInfoResponse>, Selected>('student-user', getGetTeacherInfoQueryKey(teacherChoice), (signal) => getTeacherInfo(teacherChoice, signal), options)
/** A teacher of mine. */
export const useGetTeacherInfo = <Selected = DataOf<TeacherInfoResponse>>(teacherChoice: TeacherChoice, options?: ReadOptions<DataOf<TeacherInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetTeacherInfoQueryOptions(teacherChoice, options), queryClient)


/**
 * Fields that are left out stay. `avatar` is the `newFileName` of an uploaded JPG of at most 2 MB.
 * @summary Change what others see of me
 */
export const studentModifyUser = (profileChange: ProfileChange, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/user/modifyUser', body: profileChange, signal })

export const getStudentModifyUserMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange }, Context>('studentModifyUser', ["studentUserInfo","studentAccountInfo"], ({ data }) => studentModifyUser(data), options)
/** Change what others see of me. */
export const useStudentModifyUser = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentModifyUserMutationOptions(options), queryClient)


/**
 * @summary My account and its safety
 */
export const studentAccountInfo = (signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/user/accountInfo', signal })

export const getStudentAccountInfoQueryKey = () =>
  readKey<'studentAccountInfo', []>('studentAccountInfo')
export const getStudentAccountInfoQueryOptions = <Selected = DataOf<AccountInfoResponse>>(options?: ReadOptions<DataOf<AccountInfoResponse>, Selected>) =>
  readOptions<DataOf<AccountInfoResponse>, Selected>('student-user', getStudentAccountInfoQueryKey(), (signal) => studentAccountInfo(signal), options)
/** My account and its safety. */
export const useStudentAccountInfo = <Selected = DataOf<AccountInfoResponse>>(options?: ReadOptions<DataOf<AccountInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentAccountInfoQueryOptions(options), queryClient)


/**
 * Other sign-ins of the account end. Wrong old passwords count as failed sign-ins.
 * @summary Change the password
 */
export const studentUpdatePassword = (passwordChange: PasswordChange, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/user/updatePwd', body: passwordChange, signal })

export const getStudentUpdatePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange }, Context>('studentUpdatePassword', ["student-user"], ({ data }) => studentUpdatePassword(data), options)
/** Change the password. */
export const useStudentUpdatePassword = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentUpdatePasswordMutationOptions(options), queryClient)


/**
 * With a code sent to the new phone (`changePhone`), and the password if the account has one.
 * @summary Change the phone number
 */
export const studentUpdateMobile = (mobileChange: MobileChange, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/user/updateMobile', body: mobileChange, signal })

export const getStudentUpdateMobileMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: MobileChange }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: MobileChange }, Context>('studentUpdateMobile', ["student-user"], ({ data }) => studentUpdateMobile(data), options)
/** Change the phone number. */
export const useStudentUpdateMobile = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: MobileChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentUpdateMobileMutationOptions(options), queryClient)


/**
 * For who is signed in and forgot the old one. Other sign-ins of the account end.
 * @summary Set a new password, with a code sent to my phone
 */
export const studentResetPassword = (passwordReset: PasswordReset, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/user/resetPwd', body: passwordReset, signal })

export const getStudentResetPasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordReset }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasswordReset }, Context>('studentResetPassword', ["student-user"], ({ data }) => studentResetPassword(data), options)
/** Set a new password, with a code sent to my phone. */
export const useStudentResetPassword = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordReset }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentResetPasswordMutationOptions(options), queryClient)


/**
 * @summary Choose a password where there is none yet
 */
export const studentSetPassword = (newPassword: NewPassword, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/user/setPwd', body: newPassword, signal })

export const getStudentSetPasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: NewPassword }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: NewPassword }, Context>('studentSetPassword', ["student-user"], ({ data }) => studentSetPassword(data), options)
/** Choose a password where there is none yet. */
export const useStudentSetPassword = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: NewPassword }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentSetPasswordMutationOptions(options), queryClient)


/**
 * @summary Bind WeChat to my account
 */
export const studentBindWechat = (wechatCode: WechatCode, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/user/webSocialBind/webWx', body: wechatCode, signal })

export const getStudentBindWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: WechatCode }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: WechatCode }, Context>('studentBindWechat', ["student-user"], ({ data }) => studentBindWechat(data), options)
/** Bind WeChat to my account. */
export const useStudentBindWechat = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: WechatCode }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentBindWechatMutationOptions(options), queryClient)


/**
 * Refused when nothing else is left to sign in with.
 * @summary Unbind WeChat
 */
export const studentUnbindWechat = (signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/user/socialUnBind/webWx', signal })

export const getStudentUnbindWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, void, Context>('studentUnbindWechat', ["student-user"], () => studentUnbindWechat(), options)
/** Unbind WeChat. */
export const useStudentUnbindWechat = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentUnbindWechatMutationOptions(options), queryClient)


/**
 * @summary Today's lessons of a student
 */
export const listLessonsToday = (signal?: AbortSignal) =>
  call<LessonDayResponse>({ url: '/api-user/study/lessonToday', signal })

export const getListLessonsTodayQueryKey = () =>
  readKey<'listLessonsToday', []>('listLessonsToday')
export const getListLessonsTodayQueryOptions = <Selected = DataOf<LessonDayResponse>>(options?: ReadOptions<DataOf<LessonDayResponse>, Selected>) =>
  readOptions<DataOf<LessonDayResponse>, Selected>('student-study', getListLessonsTodayQueryKey(), (signal) => listLessonsToday(signal), options)
/** Today's lessons of a student. */
export const useListLessonsToday = <Selected = DataOf<LessonDayResponse>>(options?: ReadOptions<DataOf<LessonDayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonsTodayQueryOptions(options), queryClient)


/**
 * @summary Lessons of a student on one day
 */
export const listLessonsOfDay = (theDayRequest: TheDayRequest, signal?: AbortSignal) =>
  call<LessonDayResponse>({ url: '/api-user/study/lessonThatDay', body: theDayRequest, signal })

export const getListLessonsOfDayQueryKey = (theDayRequest?: TheDayRequest) =>
  readKey<'listLessonsOfDay', [TheDayRequest]>('listLessonsOfDay', theDayRequest)
export const getListLessonsOfDayQueryOptions = <Selected = DataOf<LessonDayResponse>>(theDayRequest: TheDayRequest, options?: ReadOptions<DataOf<LessonDayResponse>, Selected>) =>
  readOptions<DataOf<LessonDayResponse>, Selected>('student-study', getListLessonsOfDayQueryKey(theDayRequest), (signal) => listLessonsOfDay(theDayRequest, signal), options)
/** Lessons of a student on one day. */
export const useListLessonsOfDay = <Selected = DataOf<LessonDayResponse>>(theDayRequest: TheDayRequest, options?: ReadOptions<DataOf<LessonDayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonsOfDayQueryOptions(theDayRequest, options), queryClient)


/**
 * @summary Days of a year with something on them
 */
export const listLessonDates = (yearRequest: YearRequest, signal?: AbortSignal) =>
  call<LessonDatesResponse>({ url: '/api-user/study/lessonDate', body: yearRequest, signal })

export const getListLessonDatesQueryKey = (yearRequest?: YearRequest) =>
  readKey<'listLessonDates', [YearRequest]>('listLessonDates', yearRequest)
export const getListLessonDatesQueryOptions = <Selected = DataOf<LessonDatesResponse>>(yearRequest: YearRequest, options?: ReadOptions<DataOf<LessonDatesResponse>, Selected>) =>
  readOptions<DataOf<LessonDatesResponse>, Selected>('student-study', getListLessonDatesQueryKey(yearRequest), (signal) => listLessonDates(yearRequest, signal), options)
/** Days of a year with something on them. */
export const useListLessonDates = <Selected = DataOf<LessonDatesResponse>>(yearRequest: YearRequest, options?: ReadOptions<DataOf<LessonDatesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonDatesQueryOptions(yearRequest, options), queryClient)


/**
 * @summary Chapters read not long ago
 */
export const listRecentSelfStudy = (coursePageRequest: CoursePageRequest, signal?: AbortSignal) =>
  call<RecentStudyPageResponse>({ url: '/api-user/study/recentlySelfStudy', body: coursePageRequest, signal })

export const getListRecentSelfStudyQueryKey = (coursePageRequest?: CoursePageRequest) =>
  readKey<'listRecentSelfStudy', [CoursePageRequest]>('listRecentSelfStudy', coursePageRequest)
export const getListRecentSelfStudyQueryOptions = <Selected = DataOf<RecentStudyPageResponse>>(coursePageRequest: CoursePageRequest, options?: ReadOptions<DataOf<RecentStudyPageResponse>, Selected>) =>
  pageOptions<DataOf<RecentStudyPageResponse>, Selected>('student-study', getListRecentSelfStudyQueryKey(coursePageRequest), (signal) => listRecentSelfStudy(coursePageRequest, signal), options)
/** Chapters read not long ago. */
export const useListRecentSelfStudy = <Selected = DataOf<RecentStudyPageResponse>>(coursePageRequest: CoursePageRequest, options?: ReadOptions<DataOf<RecentStudyPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListRecentSelfStudyQueryOptions(coursePageRequest, options), queryClient)

export const getListRecentSelfStudyInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<RecentStudyPageResponse>>>>(coursePageRequest: Omit<CoursePageRequest, 'current'>, options?: PagesOptions<DataOf<RecentStudyPageResponse>, Selected>) =>
  pagesOptions<DataOf<RecentStudyPageResponse>, Selected>('student-study', getListRecentSelfStudyQueryKey(coursePageRequest), (current, signal) => listRecentSelfStudy({ ...coursePageRequest, current }, signal), options)
/** Chapters read not long ago. */
export const useListRecentSelfStudyInfinite = <Selected = JoinedPages<ItemOf<DataOf<RecentStudyPageResponse>>>>(coursePageRequest: Omit<CoursePageRequest, 'current'>, options?: PagesOptions<DataOf<RecentStudyPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListRecentSelfStudyInfiniteQueryOptions(coursePageRequest, options), queryClient)


/**
 * Progress never goes backwards. Send it when a page is left and every half minute of reading.
 * @summary How a student goes on with a chapter
 */
export const updateSelfStudyProgress = (studyProgressReport: StudyProgressReport, signal?: AbortSignal) =>
  call<StudyProgressResponse>({ url: '/api-user/study/updateSSProgess', body: studyProgressReport, signal })

export const getUpdateSelfStudyProgressMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StudyProgressResponse>, { data: StudyProgressReport }, Context>) =>
  changeOptions<DataOf<StudyProgressResponse>, { data: StudyProgressReport }, Context>('updateSelfStudyProgress', ["student-study"], ({ data }) => updateSelfStudyProgress(data), options)
/** How a student goes on with a chapter. */
export const useUpdateSelfStudyProgress = <Context = unknown>(options?: ChangeOptions<DataOf<StudyProgressResponse>, { data: StudyProgressReport }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateSelfStudyProgressMutationOptions(options), queryClient)


/**
 * @summary Kinds of course a student has
 */
export const listTeachingTypes = (signal?: AbortSignal) =>
  call<TeachingTypesResponse>({ url: '/api-user/study/teachingType', signal })

export const getListTeachingTypesQueryKey = () =>
  readKey<'listTeachingTypes', []>('listTeachingTypes')
export const getListTeachingTypesQueryOptions = <Selected = DataOf<TeachingTypesResponse>>(options?: ReadOptions<DataOf<TeachingTypesResponse>, Selected>) =>
  readOptions<DataOf<TeachingTypesResponse>, Selected>('student-study', getListTeachingTypesQueryKey(), (signal) => listTeachingTypes(signal), options)
/** Kinds of course a student has. */
export const useListTeachingTypes = <Selected = DataOf<TeachingTypesResponse>>(options?: ReadOptions<DataOf<TeachingTypesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTeachingTypesQueryOptions(options), queryClient)


/**
 * Bought, joined, or given by the school.
 * @summary My courses
 */
export const listPurchasedCourses = (studentCourseRequest: StudentCourseRequest, signal?: AbortSignal) =>
  call<StudentCoursePageResponse>({ url: '/api-user/study/purchasedCourses', body: studentCourseRequest, signal })

export const getListPurchasedCoursesQueryKey = (studentCourseRequest?: StudentCourseRequest) =>
  readKey<'listPurchasedCourses', [StudentCourseRequest]>('listPurchasedCourses', studentCourseRequest)
export const getListPurchasedCoursesQueryOptions = <Selected = DataOf<StudentCoursePageResponse>>(studentCourseRequest: StudentCourseRequest, options?: ReadOptions<DataOf<StudentCoursePageResponse>, Selected>) =>
  pageOptions<DataOf<StudentCoursePageResponse>, Selected>('student-study', getListPurchasedCoursesQueryKey(studentCourseRequest), (signal) => listPurchasedCourses(studentCourseRequest, signal), options)
/** My courses. */
export const useListPurchasedCourses = <Selected = DataOf<StudentCoursePageResponse>>(studentCourseRequest: StudentCourseRequest, options?: ReadOptions<DataOf<StudentCoursePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPurchasedCoursesQueryOptions(studentCourseRequest, options), queryClient)

export const getListPurchasedCoursesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<StudentCoursePageResponse>>>>(studentCourseRequest: Omit<StudentCourseRequest, 'current'>, options?: PagesOptions<DataOf<StudentCoursePageResponse>, Selected>) =>
  pagesOptions<DataOf<StudentCoursePageResponse>, Selected>('student-study', getListPurchasedCoursesQueryKey(studentCourseRequest), (current, signal) => listPurchasedCourses({ ...studentCourseRequest, current }, signal), options)
/** My courses. */
export const useListPurchasedCoursesInfinite = <Selected = JoinedPages<ItemOf<DataOf<StudentCoursePageResponse>>>>(studentCourseRequest: Omit<StudentCourseRequest, 'current'>, options?: PagesOptions<DataOf<StudentCoursePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListPurchasedCoursesInfiniteQueryOptions(studentCourseRequest, options), queryClient)


/**
 * Takes the dot off the card. `finishDetail` says whether it is there.
 * @summary The student has opened the replay
 */
export const noteReplayVisit = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<VisitReceiptResponse>({ url: '/api-user/study/hasVisitReview', body: lessonRef, signal })

export const getNoteReplayVisitMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef }, Context>('noteReplayVisit', ["student-study"], ({ data }) => noteReplayVisit(data), options)
/** The student has opened the replay. */
export const useNoteReplayVisit = <Context = unknown>(options?: ChangeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getNoteReplayVisitMutationOptions(options), queryClient)


/**
 * Takes the dot off the card. `lessonPerformance` says whether it is there.
 * @summary The student has read the performance
 */
export const notePerformanceVisit = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<VisitReceiptResponse>({ url: '/api-user/study/hasVisitPerformance', body: lessonRef, signal })

export const getNotePerformanceVisitMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef }, Context>('notePerformanceVisit', ["student-study"], ({ data }) => notePerformanceVisit(data), options)
/** The student has read the performance. */
export const useNotePerformanceVisit = <Context = unknown>(options?: ChangeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getNotePerformanceVisitMutationOptions(options), queryClient)


/**
 * A course with a price is ordered and paid.
 * @summary Join a free public course
 */
export const registerPublicCourse = (registrationRequest: RegistrationRequest, signal?: AbortSignal) =>
  call<RegistrationResponse>({ url: '/api-user/study/registerPubCourse', body: registrationRequest, signal })

export const getRegisterPublicCourseMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RegistrationResponse>, { data: RegistrationRequest }, Context>) =>
  changeOptions<DataOf<RegistrationResponse>, { data: RegistrationRequest }, Context>('registerPublicCourse', ["student-study"], ({ data }) => registerPublicCourse(data), options)
/** Join a free public course. */
export const useRegisterPublicCourse = <Context = unknown>(options?: ChangeOptions<DataOf<RegistrationResponse>, { data: RegistrationRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getRegisterPublicCourseMutationOptions(options), queryClient)


/**
 * @summary How I did in a lesson
 */
export const getOwnPerformance = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<PerformanceDetailResponse>({ url: '/api-user/study/lessonPerformance', body: lessonRef, signal })

export const getGetOwnPerformanceQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getOwnPerformance', [LessonRef]>('getOwnPerformance', lessonRef)
export const getGetOwnPerformanceQueryOptions = <Selected = DataOf<PerformanceDetailResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<PerformanceDetailResponse>, Selected>) =>
  readOptions<DataOf<PerformanceDetailResponse>, Selected>('student-study', getGetOwnPerformanceQueryKey(lessonRef), (signal) => getOwnPerformance(lessonRef, signal), options)
/** How I did in a lesson. */
export const useGetOwnPerformance = <Selected = DataOf<PerformanceDetailResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<PerformanceDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetOwnPerformanceQueryOptions(lessonRef, options), queryClient)


/**
 * @summary The chat that belongs to a lesson
 */
export const findChatRoomId = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ChatRoomRefResponse>({ url: '/api-user/study/findChatRoomId', body: lessonRef, signal })

export const getFindChatRoomIdQueryKey = (lessonRef?: LessonRef) =>
  readKey<'findChatRoomId', [LessonRef]>('findChatRoomId', lessonRef)
export const getFindChatRoomIdQueryOptions = <Selected = DataOf<ChatRoomRefResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ChatRoomRefResponse>, Selected>) =>
  readOptions<DataOf<ChatRoomRefResponse>, Selected>('student-study', getFindChatRoomIdQueryKey(lessonRef), (signal) => findChatRoomId(lessonRef, signal), options)
/** The chat that belongs to a lesson. */
export const useFindChatRoomId = <Selected = DataOf<ChatRoomRefResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ChatRoomRefResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getFindChatRoomIdQueryOptions(lessonRef, options), queryClient)


/**
 * The teacher is told of a leave, and sees it before class. It opens and closes no door: who comes after all is present.
 * @summary Say whether I am going to come
 */
export const planAttendance = (attendancePlanRequest: AttendancePlanRequest, signal?: AbortSignal) =>
  call<AttendancePlanReceiptResponse>({ url: '/api-user/study/updateStuLesson', body: attendancePlanRequest, signal })

export const getPlanAttendanceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AttendancePlanReceiptResponse>, { data: AttendancePlanRequest }, Context>) =>
  changeOptions<DataOf<AttendancePlanReceiptResponse>, { data: AttendancePlanRequest }, Context>('planAttendance', ["checkLesson"], ({ data }) => planAttendance(data), options)
/** Say whether I am going to come. */
export const usePlanAttendance = <Context = unknown>(options?: ChangeOptions<DataOf<AttendancePlanReceiptResponse>, { data: AttendancePlanRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getPlanAttendanceMutationOptions(options), queryClient)


/**
 * A closed door is an answer (`denial`), not a failure.
 * @summary Whether the door of a lesson is open
 */
export const checkLesson = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonEntryResponse>({ url: '/api-user/study/checkLesson', body: lessonRef, signal })

export const getCheckLessonQueryKey = (lessonRef?: LessonRef) =>
  readKey<'checkLesson', [LessonRef]>('checkLesson', lessonRef)
export const getCheckLessonQueryOptions = <Selected = DataOf<LessonEntryResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonEntryResponse>, Selected>) =>
  readOptions<DataOf<LessonEntryResponse>, Selected>('student-study', getCheckLessonQueryKey(lessonRef), (signal) => checkLesson(lessonRef, signal), options)
/** Whether the door of a lesson is open. */
export const useCheckLesson = <Selected = DataOf<LessonEntryResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonEntryResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCheckLessonQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Join the chat of a room
 */
export const studentJoinChatGroup = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ChatGroupResponse>({ url: '/api-user/study/joinChatGroup', body: lessonRef, signal })

export const getStudentJoinChatGroupMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ChatGroupResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<ChatGroupResponse>, { data: LessonRef }, Context>('studentJoinChatGroup', [], ({ data }) => studentJoinChatGroup(data), options)
/** Join the chat of a room. */
export const useStudentJoinChatGroup = <Context = unknown>(options?: ChangeOptions<DataOf<ChatGroupResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentJoinChatGroupMutationOptions(options), queryClient)


/**
 * Open or ended, with the own answer; none when all are put away.
 * @summary The practice on the screen
 */
export const studentListPractices = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonPracticesResponse>({ url: '/api-user/study/lessonPractise', body: lessonRef, signal })

export const getStudentListPracticesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentListPractices', [LessonRef]>('studentListPractices', lessonRef)
export const getStudentListPracticesQueryOptions = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>) =>
  readOptions<DataOf<LessonPracticesResponse>, Selected>('student-study', getStudentListPracticesQueryKey(lessonRef), (signal) => studentListPractices(lessonRef, signal), options)
/** The practice on the screen. */
export const useStudentListPractices = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListPracticesQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Practices that have ended, with their answers
 */
export const listCompletedPractices = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonPracticesResponse>({ url: '/api-user/study/completedPractise', body: lessonRef, signal })

export const getListCompletedPracticesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'listCompletedPractices', [LessonRef]>('listCompletedPractices', lessonRef)
export const getListCompletedPracticesQueryOptions = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>) =>
  readOptions<DataOf<LessonPracticesResponse>, Selected>('student-study', getListCompletedPracticesQueryKey(lessonRef), (signal) => listCompletedPractices(lessonRef, signal), options)
/** Practices that have ended, with their answers. */
export const useListCompletedPractices = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCompletedPracticesQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Prizes of a lesson
 */
export const studentListPrizes = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonPrizesResponse>({ url: '/api-user/study/lessonPrize', body: lessonRef, signal })

export const getStudentListPrizesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentListPrizes', [LessonRef]>('studentListPrizes', lessonRef)
export const getStudentListPrizesQueryOptions = <Selected = DataOf<LessonPrizesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPrizesResponse>, Selected>) =>
  readOptions<DataOf<LessonPrizesResponse>, Selected>('student-study', getStudentListPrizesQueryKey(lessonRef), (signal) => studentListPrizes(lessonRef, signal), options)
/** Prizes of a lesson. */
export const useStudentListPrizes = <Selected = DataOf<LessonPrizesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPrizesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListPrizesQueryOptions(lessonRef, options), queryClient)


/**
 * @summary A lesson with what is around it
 */
export const studentLessonDetail = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonDetailResponse>({ url: '/api-user/course/lessonDetail', body: lessonRef, signal })

export const getStudentLessonDetailQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentLessonDetail', [LessonRef]>('studentLessonDetail', lessonRef)
export const getStudentLessonDetailQueryOptions = <Selected = DataOf<LessonDetailResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonDetailResponse>, Selected>) =>
  readOptions<DataOf<LessonDetailResponse>, Selected>('student-course', getStudentLessonDetailQueryKey(lessonRef), (signal) => studentLessonDetail(lessonRef, signal), options)
/** A lesson with what is around it. */
export const useStudentLessonDetail = <Selected = DataOf<LessonDetailResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentLessonDetailQueryOptions(lessonRef, options), queryClient)


/**
 * @summary A course the student takes
 */
export const getPaidCourse = (courseRef: CourseRef, signal?: AbortSignal) =>
  call<PaidCourseResponse>({ url: '/api-user/course/courseDetailPaid', body: courseRef, signal })

export const getGetPaidCourseQueryKey = (courseRef?: CourseRef) =>
  readKey<'getPaidCourse', [CourseRef]>('getPaidCourse', courseRef)
export const getGetPaidCourseQueryOptions = <Selected = DataOf<PaidCourseResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<PaidCourseResponse>, Selected>) =>
  readOptions<DataOf<PaidCourseResponse>, Selected>('student-course', getGetPaidCourseQueryKey(courseRef), (signal) => getPaidCourse(courseRef, signal), options)
/** A course the student takes. */
export const useGetPaidCourse = <Selected = DataOf<PaidCourseResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<PaidCourseResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetPaidCourseQueryOptions(courseRef, options), queryClient)


/**
 * The newest of those on top; null when there is none.
 * @summary The notice that stands on top
 */
export const getTopNotice = (topNoticeFilter: TopNoticeFilter, signal?: AbortSignal) =>
  call<OptionalNoticeResponse>({ url: '/api-user/course/topNotice', body: topNoticeFilter, signal })

export const getGetTopNoticeQueryKey = (topNoticeFilter?: TopNoticeFilter) =>
  readKey<'getTopNotice', [TopNoticeFilter]>('getTopNotice', topNoticeFilter)
export const getGetTopNoticeQueryOptions = <Selected = DataOf<OptionalNoticeResponse>>(topNoticeFilter: TopNoticeFilter, options?: ReadOptions<DataOf<OptionalNoticeResponse>, Selected>) =>
  readOptions<DataOf<OptionalNoticeResponse>, Selected>('student-course', getGetTopNoticeQueryKey(topNoticeFilter), (signal) => getTopNotice(topNoticeFilter, signal), options)
/** The notice that stands on top. */
export const useGetTopNotice = <Selected = DataOf<OptionalNoticeResponse>>(topNoticeFilter: TopNoticeFilter, options?: ReadOptions<DataOf<OptionalNoticeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetTopNoticeQueryOptions(topNoticeFilter, options), queryClient)


/**
 * @summary Notices to my classes
 */
export const studentListNotices = (studentNoticeFilter: StudentNoticeFilter, signal?: AbortSignal) =>
  call<NoticePageResponse>({ url: '/api-user/course/getListNotice', body: studentNoticeFilter, signal })

export const getStudentListNoticesQueryKey = (studentNoticeFilter?: StudentNoticeFilter) =>
  readKey<'studentListNotices', [StudentNoticeFilter]>('studentListNotices', studentNoticeFilter)
export const getStudentListNoticesQueryOptions = <Selected = DataOf<NoticePageResponse>>(studentNoticeFilter: StudentNoticeFilter, options?: ReadOptions<DataOf<NoticePageResponse>, Selected>) =>
  pageOptions<DataOf<NoticePageResponse>, Selected>('student-course', getStudentListNoticesQueryKey(studentNoticeFilter), (signal) => studentListNotices(studentNoticeFilter, signal), options)
/** Notices to my classes. */
export const useStudentListNotices = <Selected = DataOf<NoticePageResponse>>(studentNoticeFilter: StudentNoticeFilter, options?: ReadOptions<DataOf<NoticePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListNoticesQueryOptions(studentNoticeFilter, options), queryClient)

export const getStudentListNoticesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<NoticePageResponse>>>>(studentNoticeFilter: Omit<StudentNoticeFilter, 'current'>, options?: PagesOptions<DataOf<NoticePageResponse>, Selected>) =>
  pagesOptions<DataOf<NoticePageResponse>, Selected>('student-course', getStudentListNoticesQueryKey(studentNoticeFilter), (current, signal) => studentListNotices({ ...studentNoticeFilter, current }, signal), options)
/** Notices to my classes. */
export const useStudentListNoticesInfinite = <Selected = JoinedPages<ItemOf<DataOf<NoticePageResponse>>>>(studentNoticeFilter: Omit<StudentNoticeFilter, 'current'>, options?: PagesOptions<DataOf<NoticePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentListNoticesInfiniteQueryOptions(studentNoticeFilter, options), queryClient)


/**
 * @summary Who teaches a class
 */
export const listClassTeachers = (listClassTeachersBody: ListClassTeachersBody, signal?: AbortSignal) =>
  call<ClassTeachersResponse>({ url: '/api-user/course/classTchs', body: listClassTeachersBody, signal })

export const getListClassTeachersQueryKey = (listClassTeachersBody?: ListClassTeachersBody) =>
  readKey<'listClassTeachers', [ListClassTeachersBody]>('listClassTeachers', listClassTeachersBody)
export const getListClassTeachersQueryOptions = <Selected = DataOf<ClassTeachersResponse>>(listClassTeachersBody: ListClassTeachersBody, options?: ReadOptions<DataOf<ClassTeachersResponse>, Selected>) =>
  readOptions<DataOf<ClassTeachersResponse>, Selected>('student-course', getListClassTeachersQueryKey(listClassTeachersBody), (signal) => listClassTeachers(listClassTeachersBody, signal), options)
/** Who teaches a class. */
export const useListClassTeachers = <Selected = DataOf<ClassTeachersResponse>>(listClassTeachersBody: ListClassTeachersBody, options?: ReadOptions<DataOf<ClassTeachersResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassTeachersQueryOptions(listClassTeachersBody, options), queryClient)


/**
 * @summary The chapters of a course, with progress
 */
export const listCourseChapters = (courseRef: CourseRef, signal?: AbortSignal) =>
  call<CourseChaptersResponse>({ url: '/api-user/course/chapterData', body: courseRef, signal })

export const getListCourseChaptersQueryKey = (courseRef?: CourseRef) =>
  readKey<'listCourseChapters', [CourseRef]>('listCourseChapters', courseRef)
export const getListCourseChaptersQueryOptions = <Selected = DataOf<CourseChaptersResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<CourseChaptersResponse>, Selected>) =>
  readOptions<DataOf<CourseChaptersResponse>, Selected>('student-course', getListCourseChaptersQueryKey(courseRef), (signal) => listCourseChapters(courseRef, signal), options)
/** The chapters of a course, with progress. */
export const useListCourseChapters = <Selected = DataOf<CourseChaptersResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<CourseChaptersResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCourseChaptersQueryOptions(courseRef, options), queryClient)


/**
 * Meanings are in the reader's language.
 * @summary A chapter to read
 */
export const getChapter = (chapterRequest: ChapterRequest, signal?: AbortSignal) =>
  call<ChapterContentResponse>({ url: '/api-user/course/chapterDetail', body: chapterRequest, signal })

export const getGetChapterQueryKey = (chapterRequest?: ChapterRequest) =>
  readKey<'getChapter', [ChapterRequest]>('getChapter', chapterRequest)
export const getGetChapterQueryOptions = <Selected = DataOf<ChapterContentResponse>>(chapterRequest: ChapterRequest, options?: ReadOptions<DataOf<ChapterContentResponse>, Selected>) =>
  readOptions<DataOf<ChapterContentResponse>, Selected>('student-course', getGetChapterQueryKey(chapterRequest), (signal) => getChapter(chapterRequest, signal), options)
/** A chapter to read. */
export const useGetChapter = <Selected = DataOf<ChapterContentResponse>>(chapterRequest: ChapterRequest, options?: ReadOptions<DataOf<ChapterContentResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetChapterQueryOptions(chapterRequest, options), queryClient)


/**
 * @summary Homework of a lesson
 */
export const listHomeworkOfLesson = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<StudentHomeworkListResponse>({ url: '/api-user/question/lessonQuestionPaperList', body: lessonRef, signal })

export const getListHomeworkOfLessonQueryKey = (lessonRef?: LessonRef) =>
  readKey<'listHomeworkOfLesson', [LessonRef]>('listHomeworkOfLesson', lessonRef)
export const getListHomeworkOfLessonQueryOptions = <Selected = DataOf<StudentHomeworkListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<StudentHomeworkListResponse>, Selected>) =>
  readOptions<DataOf<StudentHomeworkListResponse>, Selected>('student-question', getListHomeworkOfLessonQueryKey(lessonRef), (signal) => listHomeworkOfLesson(lessonRef, signal), options)
/** Homework of a lesson. */
export const useListHomeworkOfLesson = <Selected = DataOf<StudentHomeworkListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<StudentHomeworkListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListHomeworkOfLessonQueryOptions(lessonRef, options), queryClient)


/**
 * @summary How much homework is in each state
 */
export const countHomeworkByState = (studentHomeworkFilter?: StudentHomeworkFilter, signal?: AbortSignal) =>
  call<StateCountsResponse>({ url: '/api-user/question/answerPaperStateList', body: studentHomeworkFilter, signal })

export const getCountHomeworkByStateQueryKey = (studentHomeworkFilter?: StudentHomeworkFilter) =>
  readKey<'countHomeworkByState', [StudentHomeworkFilter]>('countHomeworkByState', studentHomeworkFilter)
export const getCountHomeworkByStateQueryOptions = <Selected = DataOf<StateCountsResponse>>(studentHomeworkFilter?: StudentHomeworkFilter, options?: ReadOptions<DataOf<StateCountsResponse>, Selected>) =>
  readOptions<DataOf<StateCountsResponse>, Selected>('student-question', getCountHomeworkByStateQueryKey(studentHomeworkFilter), (signal) => countHomeworkByState(studentHomeworkFilter, signal), options)
/** How much homework is in each state. */
export const useCountHomeworkByState = <Selected = DataOf<StateCountsResponse>>(studentHomeworkFilter?: StudentHomeworkFilter, options?: ReadOptions<DataOf<StateCountsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountHomeworkByStateQueryOptions(studentHomeworkFilter, options), queryClient)


/**
 * The last to start comes first.
 * @summary The student's homework
 */
export const listHomeworkOfStudent = (studentHomeworkListRequest?: StudentHomeworkListRequest, signal?: AbortSignal) =>
  call<StudentHomeworkPageResponse>({ url: '/api-user/question/stuQuestionPageList', body: studentHomeworkListRequest, signal })

export const getListHomeworkOfStudentQueryKey = (studentHomeworkListRequest?: StudentHomeworkListRequest) =>
  readKey<'listHomeworkOfStudent', [StudentHomeworkListRequest]>('listHomeworkOfStudent', studentHomeworkListRequest)
export const getListHomeworkOfStudentQueryOptions = <Selected = DataOf<StudentHomeworkPageResponse>>(studentHomeworkListRequest?: StudentHomeworkListRequest, options?: ReadOptions<DataOf<StudentHomeworkPageResponse>, Selected>) =>
  pageOptions<DataOf<StudentHomeworkPageResponse>, Selected>('student-question', getListHomeworkOfStudentQueryKey(studentHomeworkListRequest), (signal) => listHomeworkOfStudent(studentHomeworkListRequest, signal), options)
/** The student's homework. */
export const useListHomeworkOfStudent = <Selected = DataOf<StudentHomeworkPageResponse>>(studentHomeworkListRequest?: StudentHomeworkListRequest, options?: ReadOptions<DataOf<StudentHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListHomeworkOfStudentQueryOptions(studentHomeworkListRequest, options), queryClient)

export const getListHomeworkOfStudentInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<StudentHomeworkPageResponse>>>>(studentHomeworkListRequest?: Omit<StudentHomeworkListRequest, 'current'>, options?: PagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>) =>
  pagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>('student-question', getListHomeworkOfStudentQueryKey(studentHomeworkListRequest), (current, signal) => listHomeworkOfStudent({ ...studentHomeworkListRequest, current }, signal), options)
/** The student's homework. */
export const useListHomeworkOfStudentInfinite = <Selected = JoinedPages<ItemOf<DataOf<StudentHomeworkPageResponse>>>>(studentHomeworkListRequest?: Omit<StudentHomeworkListRequest, 'current'>, options?: PagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListHomeworkOfStudentInfiniteQueryOptions(studentHomeworkListRequest, options), queryClient)


/**
 * @summary What the homework centre can be filtered by
 */
export const listHomeworkFilters = (signal?: AbortSignal) =>
  call<HomeworkFiltersResponse>({ url: '/api-user/question/dataSelect', signal })

export const getListHomeworkFiltersQueryKey = () =>
  readKey<'listHomeworkFilters', []>('listHomeworkFilters')
export const getListHomeworkFiltersQueryOptions = <Selected = DataOf<HomeworkFiltersResponse>>(options?: ReadOptions<DataOf<HomeworkFiltersResponse>, Selected>) =>
  readOptions<DataOf<HomeworkFiltersResponse>, Selected>('student-question', getListHomeworkFiltersQueryKey(), (signal) => listHomeworkFilters(signal), options)
/** What the homework centre can be filtered by. */
export const useListHomeworkFilters = <Selected = DataOf<HomeworkFiltersResponse>>(options?: ReadOptions<DataOf<HomeworkFiltersResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListHomeworkFiltersQueryOptions(options), queryClient)


/**
 * What this student can begin or go on with; what ends first comes first.
 * @summary Homework to do now
 */
export const listPendingHomework = (pageOnlyRequest?: PageOnlyRequest, signal?: AbortSignal) =>
  call<StudentHomeworkPageResponse>({ url: '/api-user/question/incompleteQuestionPapge', body: pageOnlyRequest, signal })

export const getListPendingHomeworkQueryKey = (pageOnlyRequest?: PageOnlyRequest) =>
  readKey<'listPendingHomework', [PageOnlyRequest]>('listPendingHomework', pageOnlyRequest)
export const getListPendingHomeworkQueryOptions = <Selected = DataOf<StudentHomeworkPageResponse>>(pageOnlyRequest?: PageOnlyRequest, options?: ReadOptions<DataOf<StudentHomeworkPageResponse>, Selected>) =>
  pageOptions<DataOf<StudentHomeworkPageResponse>, Selected>('student-question', getListPendingHomeworkQueryKey(pageOnlyRequest), (signal) => listPendingHomework(pageOnlyRequest, signal), options)
/** Homework to do now. */
export const useListPendingHomework = <Selected = DataOf<StudentHomeworkPageResponse>>(pageOnlyRequest?: PageOnlyRequest, options?: ReadOptions<DataOf<StudentHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPendingHomeworkQueryOptions(pageOnlyRequest, options), queryClient)

export const getListPendingHomeworkInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<StudentHomeworkPageResponse>>>>(pageOnlyRequest?: Omit<PageOnlyRequest, 'current'>, options?: PagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>) =>
  pagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>('student-question', getListPendingHomeworkQueryKey(pageOnlyRequest), (current, signal) => listPendingHomework({ ...pageOnlyRequest, current }, signal), options)
/** Homework to do now. */
export const useListPendingHomeworkInfinite = <Selected = JoinedPages<ItemOf<DataOf<StudentHomeworkPageResponse>>>>(pageOnlyRequest?: Omit<PageOnlyRequest, 'current'>, options?: PagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListPendingHomeworkInfiniteQueryOptions(pageOnlyRequest, options), queryClient)


/**
 * Questions are shown once the student has begun; right answers once the work is graded.
 * @summary A homework with the own work
 */
export const getStudentHomework = (homeworkRef: HomeworkRef, signal?: AbortSignal) =>
  call<StudentWorkResponse>({ url: '/api-user/question/detail', body: homeworkRef, signal })

export const getGetStudentHomeworkQueryKey = (homeworkRef?: HomeworkRef) =>
  readKey<'getStudentHomework', [HomeworkRef]>('getStudentHomework', homeworkRef)
export const getGetStudentHomeworkQueryOptions = <Selected = DataOf<StudentWorkResponse>>(homeworkRef: HomeworkRef, options?: ReadOptions<DataOf<StudentWorkResponse>, Selected>) =>
  readOptions<DataOf<StudentWorkResponse>, Selected>('student-question', getGetStudentHomeworkQueryKey(homeworkRef), (signal) => getStudentHomework(homeworkRef, signal), options)
/** A homework with the own work. */
export const useGetStudentHomework = <Selected = DataOf<StudentWorkResponse>>(homeworkRef: HomeworkRef, options?: ReadOptions<DataOf<StudentWorkResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetStudentHomeworkQueryOptions(homeworkRef, options), queryClient)


/**
 * Of one question or many, as often as wanted; nothing is handed in by it. An answer takes the place of the one before.
 * @summary Keep answers
 */
export const saveAnswers = (answersSaveRequest: AnswersSaveRequest, signal?: AbortSignal) =>
  call<AnswersReceiptResponse>({ url: '/api-user/question/submitQuestion', encoding: 'json', body: answersSaveRequest, signal })

export const getSaveAnswersMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AnswersReceiptResponse>, { data: AnswersSaveRequest }, Context>) =>
  changeOptions<DataOf<AnswersReceiptResponse>, { data: AnswersSaveRequest }, Context>('saveAnswers', ["student-question"], ({ data }) => saveAnswers(data), options)
/** Keep answers. */
export const useSaveAnswers = <Context = unknown>(options?: ChangeOptions<DataOf<AnswersReceiptResponse>, { data: AnswersSaveRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveAnswersMutationOptions(options), queryClient)


/**
 * Unanswered questions are named and do not keep anybody from it. One minute of grace for slow networks. Choices are marked at once; where everything is a choice, the work is graded.
 * @summary Hand in
 */
export const handInHomework = (homeworkRef: HomeworkRef, signal?: AbortSignal) =>
  call<HandInReceiptResponse>({ url: '/api-user/question/finishQuestion', body: homeworkRef, signal })

export const getHandInHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HandInReceiptResponse>, { data: HomeworkRef }, Context>) =>
  changeOptions<DataOf<HandInReceiptResponse>, { data: HomeworkRef }, Context>('handInHomework', ["student-question"], ({ data }) => handInHomework(data), options)
/** Hand in. */
export const useHandInHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HandInReceiptResponse>, { data: HomeworkRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getHandInHomeworkMutationOptions(options), queryClient)


/**
 * Shows the questions and starts the student's time. Beginning again changes nothing.
 * @summary Begin a homework
 */
export const startHomework = (homeworkRef: HomeworkRef, signal?: AbortSignal) =>
  call<StudentWorkResponse>({ url: '/api-user/question/startQuestion', body: homeworkRef, signal })

export const getStartHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StudentWorkResponse>, { data: HomeworkRef }, Context>) =>
  changeOptions<DataOf<StudentWorkResponse>, { data: HomeworkRef }, Context>('startHomework', ["student-question"], ({ data }) => startHomework(data), options)
/** Begin a homework. */
export const useStartHomework = <Context = unknown>(options?: ChangeOptions<DataOf<StudentWorkResponse>, { data: HomeworkRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getStartHomeworkMutationOptions(options), queryClient)


/**
 * @summary The marks of the own work
 */
export const reviewAnswerPaper = (answerPaperRef: AnswerPaperRef, signal?: AbortSignal) =>
  call<StudentWorkResponse>({ url: '/api-user/question/answerPaperReviewWeb', body: answerPaperRef, signal })

export const getReviewAnswerPaperQueryKey = (answerPaperRef?: AnswerPaperRef) =>
  readKey<'reviewAnswerPaper', [AnswerPaperRef]>('reviewAnswerPaper', answerPaperRef)
export const getReviewAnswerPaperQueryOptions = <Selected = DataOf<StudentWorkResponse>>(answerPaperRef: AnswerPaperRef, options?: ReadOptions<DataOf<StudentWorkResponse>, Selected>) =>
  readOptions<DataOf<StudentWorkResponse>, Selected>('student-question', getReviewAnswerPaperQueryKey(answerPaperRef), (signal) => reviewAnswerPaper(answerPaperRef, signal), options)
/** The marks of the own work. */
export const useReviewAnswerPaper = <Selected = DataOf<StudentWorkResponse>>(answerPaperRef: AnswerPaperRef, options?: ReadOptions<DataOf<StudentWorkResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getReviewAnswerPaperQueryOptions(answerPaperRef, options), queryClient)


/**
 * In the reader's language. Reading is said by `ext/im/readMessages`.
 * @summary What the school has to say
 */
export const studentListMessages = (systemMessageFilter: SystemMessageFilter, signal?: AbortSignal) =>
  call<SystemMessagePageResponse>({ url: '/api-user/im/sysMsg', body: systemMessageFilter, signal })

export const getStudentListMessagesQueryKey = (systemMessageFilter?: SystemMessageFilter) =>
  readKey<'studentListMessages', [SystemMessageFilter]>('studentListMessages', systemMessageFilter)
export const getStudentListMessagesQueryOptions = <Selected = DataOf<SystemMessagePageResponse>>(systemMessageFilter: SystemMessageFilter, options?: ReadOptions<DataOf<SystemMessagePageResponse>, Selected>) =>
  pageOptions<DataOf<SystemMessagePageResponse>, Selected>('student-im', getStudentListMessagesQueryKey(systemMessageFilter), (signal) => studentListMessages(systemMessageFilter, signal), options)
/** What the school has to say. */
export const useStudentListMessages = <Selected = DataOf<SystemMessagePageResponse>>(systemMessageFilter: SystemMessageFilter, options?: ReadOptions<DataOf<SystemMessagePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListMessagesQueryOptions(systemMessageFilter, options), queryClient)

export const getStudentListMessagesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SystemMessagePageResponse>>>>(systemMessageFilter: Omit<SystemMessageFilter, 'current'>, options?: PagesOptions<DataOf<SystemMessagePageResponse>, Selected>) =>
  pagesOptions<DataOf<SystemMessagePageResponse>, Selected>('student-im', getStudentListMessagesQueryKey(systemMessageFilter), (current, signal) => studentListMessages({ ...systemMessageFilter, current }, signal), options)
/** What the school has to say. */
export const useStudentListMessagesInfinite = <Selected = JoinedPages<ItemOf<DataOf<SystemMessagePageResponse>>>>(systemMessageFilter: Omit<SystemMessageFilter, 'current'>, options?: PagesOptions<DataOf<SystemMessagePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentListMessagesInfiniteQueryOptions(systemMessageFilter, options), queryClient)


/**
 * @summary Is there anything new?
 */
export const studentGetMessageNews = (signal?: AbortSignal) =>
  call<MessageNewsResponse>({ url: '/api-user/im/hasDetail', signal })

export const getStudentGetMessageNewsQueryKey = () =>
  readKey<'studentGetMessageNews', []>('studentGetMessageNews')
export const getStudentGetMessageNewsQueryOptions = <Selected = DataOf<MessageNewsResponse>>(options?: ReadOptions<DataOf<MessageNewsResponse>, Selected>) =>
  readOptions<DataOf<MessageNewsResponse>, Selected>('student-im', getStudentGetMessageNewsQueryKey(), (signal) => studentGetMessageNews(signal), options)
/** Is there anything new?. */
export const useStudentGetMessageNews = <Selected = DataOf<MessageNewsResponse>>(options?: ReadOptions<DataOf<MessageNewsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentGetMessageNewsQueryOptions(options), queryClient)


/**
 * @summary Entry to a room
 */
export const studentRoomTicket = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<RoomTicketResponse>({ url: '/api-user/im/getToken', body: lessonRef, signal })

export const getStudentRoomTicketQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentRoomTicket', [LessonRef]>('studentRoomTicket', lessonRef)
export const getStudentRoomTicketQueryOptions = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>) =>
  readOptions<DataOf<RoomTicketResponse>, Selected>('student-im', getStudentRoomTicketQueryKey(lessonRef), (signal) => studentRoomTicket(lessonRef, signal), options)
/** Entry to a room. */
export const useStudentRoomTicket = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRoomTicketQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Groups of the own classes
 */
export const studentListChatGroups = (signal?: AbortSignal) =>
  call<ClassChatGroupsResponse>({ url: '/api-user/im/classChatGroup', signal })

export const getStudentListChatGroupsQueryKey = () =>
  readKey<'studentListChatGroups', []>('studentListChatGroups')
export const getStudentListChatGroupsQueryOptions = <Selected = DataOf<ClassChatGroupsResponse>>(options?: ReadOptions<DataOf<ClassChatGroupsResponse>, Selected>) =>
  readOptions<DataOf<ClassChatGroupsResponse>, Selected>('student-im', getStudentListChatGroupsQueryKey(), (signal) => studentListChatGroups(signal), options)
/** Groups of the own classes. */
export const useStudentListChatGroups = <Selected = DataOf<ClassChatGroupsResponse>>(options?: ReadOptions<DataOf<ClassChatGroupsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListChatGroupsQueryOptions(options), queryClient)


/**
 * Links live for a day.
 * @summary QR codes of the own groups
 */
export const studentListGroupCodes = (signal?: AbortSignal) =>
  call<GroupQrCodesResponse>({ url: '/api-user/im/qrList', signal })

export const getStudentListGroupCodesQueryKey = () =>
  readKey<'studentListGroupCodes', []>('studentListGroupCodes')
export const getStudentListGroupCodesQueryOptions = <Selected = DataOf<GroupQrCodesResponse>>(options?: ReadOptions<DataOf<GroupQrCodesResponse>, Selected>) =>
  readOptions<DataOf<GroupQrCodesResponse>, Selected>('student-im', getStudentListGroupCodesQueryKey(), (signal) => studentListGroupCodes(signal), options)
/** QR codes of the own groups. */
export const useStudentListGroupCodes = <Selected = DataOf<GroupQrCodesResponse>>(options?: ReadOptions<DataOf<GroupQrCodesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListGroupCodesQueryOptions(options), queryClient)


/**
 * Twenty at once and one in ten seconds after that; more is refused with 429.
 * @summary Report an error of the chat
 */
export const studentReportChatError = (chatErrorReport: ChatErrorReport, signal?: AbortSignal) =>
  call<MetricsReceiptResponse>({ url: '/api-user/im/errorLog', body: chatErrorReport, signal })

export const getStudentReportChatErrorMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport }, Context>) =>
  changeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport }, Context>('studentReportChatError', ["student-im"], ({ data }) => studentReportChatError(data), options)
/** Report an error of the chat. */
export const useStudentReportChatError = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentReportChatErrorMutationOptions(options), queryClient)


/**
 * For a page whose pass ran out while it was away. The page that is in the room stays.
 * @summary A new pass for the room
 */
export const studentRenewRoomTicket = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<RoomTicketResponse>({ url: '/api-user/im/retrieveToken', body: lessonRef, signal })

export const getStudentRenewRoomTicketQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentRenewRoomTicket', [LessonRef]>('studentRenewRoomTicket', lessonRef)
export const getStudentRenewRoomTicketQueryOptions = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>) =>
  readOptions<DataOf<RoomTicketResponse>, Selected>('student-im', getStudentRenewRoomTicketQueryKey(lessonRef), (signal) => studentRenewRoomTicket(lessonRef, signal), options)
/** A new pass for the room. */
export const useStudentRenewRoomTicket = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRenewRoomTicketQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Permission to send and receive media in a room
 */
export const studentRtcToken = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<RtcTokenResponse>({ url: '/api-user/rtc/getToken', body: lessonRef, signal })

export const getStudentRtcTokenQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentRtcToken', [LessonRef]>('studentRtcToken', lessonRef)
export const getStudentRtcTokenQueryOptions = <Selected = DataOf<RtcTokenResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RtcTokenResponse>, Selected>) =>
  readOptions<DataOf<RtcTokenResponse>, Selected>('student-rtc', getStudentRtcTokenQueryKey(lessonRef), (signal) => studentRtcToken(lessonRef, signal), options)
/** Permission to send and receive media in a room. */
export const useStudentRtcToken = <Selected = DataOf<RtcTokenResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RtcTokenResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRtcTokenQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Which media engine is used
 */
export const studentRtcAppInfo = (signal?: AbortSignal) =>
  call<RtcAppInfoResponse>({ url: '/api-user/rtc/appInfo', signal })

export const getStudentRtcAppInfoQueryKey = () =>
  readKey<'studentRtcAppInfo', []>('studentRtcAppInfo')
export const getStudentRtcAppInfoQueryOptions = <Selected = DataOf<RtcAppInfoResponse>>(options?: ReadOptions<DataOf<RtcAppInfoResponse>, Selected>) =>
  readOptions<DataOf<RtcAppInfoResponse>, Selected>('student-rtc', getStudentRtcAppInfoQueryKey(), (signal) => studentRtcAppInfo(signal), options)
/** Which media engine is used. */
export const useStudentRtcAppInfo = <Selected = DataOf<RtcAppInfoResponse>>(options?: ReadOptions<DataOf<RtcAppInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRtcAppInfoQueryOptions(options), queryClient)


/**
 * For large classes and outside players. An engine that relays to no stream says so; the room is joined by `getToken` then.
 * @summary Where the class can be watched without joining
 */
export const getLiveStream = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LiveStreamResponse>({ url: '/api-user/rtc/liveStreamUrl', body: lessonRef, signal })

export const getGetLiveStreamQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getLiveStream', [LessonRef]>('getLiveStream', lessonRef)
export const getGetLiveStreamQueryOptions = <Selected = DataOf<LiveStreamResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LiveStreamResponse>, Selected>) =>
  readOptions<DataOf<LiveStreamResponse>, Selected>('student-rtc', getGetLiveStreamQueryKey(lessonRef), (signal) => getLiveStream(lessonRef, signal), options)
/** Where the class can be watched without joining. */
export const useGetLiveStream = <Selected = DataOf<LiveStreamResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LiveStreamResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLiveStreamQueryOptions(lessonRef, options), queryClient)


/**
 * The person's other page of the same room is closed with `signed-in-elsewhere`.
 * @summary Enter a room with this page instead of another
 */
export const studentForceJoinRoom = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<RoomTicketResponse>({ url: '/api-user/rtc/forceJoinRoom', body: lessonRef, signal })

export const getStudentForceJoinRoomMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RoomTicketResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<RoomTicketResponse>, { data: LessonRef }, Context>('studentForceJoinRoom', [], ({ data }) => studentForceJoinRoom(data), options)
/** Enter a room with this page instead of another. */
export const useStudentForceJoinRoom = <Context = unknown>(options?: ChangeOptions<DataOf<RoomTicketResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentForceJoinRoomMutationOptions(options), queryClient)


/**
 * Only for who was in the class, and only after it ended. Rating again replaces the rating.
 * @summary Rate a lesson
 */
export const rateLesson = (ratingRequest: RatingRequest, signal?: AbortSignal) =>
  call<RatingResponse>({ url: '/api-user/lesson/addScore', body: ratingRequest, signal })

export const getRateLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RatingResponse>, { data: RatingRequest }, Context>) =>
  changeOptions<DataOf<RatingResponse>, { data: RatingRequest }, Context>('rateLesson', ["student-lesson","student-study"], ({ data }) => rateLesson(data), options)
/** Rate a lesson. */
export const useRateLesson = <Context = unknown>(options?: ChangeOptions<DataOf<RatingResponse>, { data: RatingRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getRateLessonMutationOptions(options), queryClient)


/**
 * @summary What a student sees after class
 */
export const getLessonFinish = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonFinishResponse>({ url: '/api-user/lesson/finishDetail', body: lessonRef, signal })

export const getGetLessonFinishQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getLessonFinish', [LessonRef]>('getLessonFinish', lessonRef)
export const getGetLessonFinishQueryOptions = <Selected = DataOf<LessonFinishResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonFinishResponse>, Selected>) =>
  readOptions<DataOf<LessonFinishResponse>, Selected>('student-lesson', getGetLessonFinishQueryKey(lessonRef), (signal) => getLessonFinish(lessonRef, signal), options)
/** What a student sees after class. */
export const useGetLessonFinish = <Selected = DataOf<LessonFinishResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonFinishResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLessonFinishQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Say something about a lesson
 */
export const studentLessonFeedback = (studentFeedbackRequest: StudentFeedbackRequest, signal?: AbortSignal) =>
  call<FeedbackReceiptResponse>({ url: '/api-user/lesson/lessonFeedback', encoding: 'json', body: studentFeedbackRequest, signal })

export const getStudentLessonFeedbackMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<FeedbackReceiptResponse>, { data: StudentFeedbackRequest }, Context>) =>
  changeOptions<DataOf<FeedbackReceiptResponse>, { data: StudentFeedbackRequest }, Context>('studentLessonFeedback', ["student-lesson"], ({ data }) => studentLessonFeedback(data), options)
/** Say something about a lesson. */
export const useStudentLessonFeedback = <Context = unknown>(options?: ChangeOptions<DataOf<FeedbackReceiptResponse>, { data: StudentFeedbackRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLessonFeedbackMutationOptions(options), queryClient)


/**
 * @summary Ready-made sentences for a student
 */
export const studentFeedbackOptions = (feedbackOptionsRequest?: FeedbackOptionsRequest, signal?: AbortSignal) =>
  call<FeedbackOptionsResponse>({ url: '/api-user/lesson/feedbackOptions', body: feedbackOptionsRequest, signal })

export const getStudentFeedbackOptionsQueryKey = (feedbackOptionsRequest?: FeedbackOptionsRequest) =>
  readKey<'studentFeedbackOptions', [FeedbackOptionsRequest]>('studentFeedbackOptions', feedbackOptionsRequest)
export const getStudentFeedbackOptionsQueryOptions = <Selected = DataOf<FeedbackOptionsResponse>>(feedbackOptionsRequest?: FeedbackOptionsRequest, options?: ReadOptions<DataOf<FeedbackOptionsResponse>, Selected>) =>
  readOptions<DataOf<FeedbackOptionsResponse>, Selected>('student-lesson', getStudentFeedbackOptionsQueryKey(feedbackOptionsRequest), (signal) => studentFeedbackOptions(feedbackOptionsRequest, signal), options)
/** Ready-made sentences for a student. */
export const useStudentFeedbackOptions = <Selected = DataOf<FeedbackOptionsResponse>>(feedbackOptionsRequest?: FeedbackOptionsRequest, options?: ReadOptions<DataOf<FeedbackOptionsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentFeedbackOptionsQueryOptions(feedbackOptionsRequest, options), queryClient)


/**
 * For the teacher and the students of the lesson, once it has started.
 * @summary Comment on a replay or a lesson
 */
export const studentAddComment = (commentRequest: CommentRequest, signal?: AbortSignal) =>
  call<CommentResponse>({ url: '/api-user/comment/add', body: commentRequest, signal })

export const getStudentAddCommentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CommentResponse>, { data: CommentRequest }, Context>) =>
  changeOptions<DataOf<CommentResponse>, { data: CommentRequest }, Context>('studentAddComment', ["student-comment"], ({ data }) => studentAddComment(data), options)
/** Comment on a replay or a lesson. */
export const useStudentAddComment = <Context = unknown>(options?: ChangeOptions<DataOf<CommentResponse>, { data: CommentRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentAddCommentMutationOptions(options), queryClient)


/**
 * @summary Delete a comment of mine
 */
export const studentDeleteComment = (commentRef: CommentRef, signal?: AbortSignal) =>
  call<CommentRefResponse>({ url: '/api-user/comment/delete', body: commentRef, signal })

export const getStudentDeleteCommentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CommentRefResponse>, { data: CommentRef }, Context>) =>
  changeOptions<DataOf<CommentRefResponse>, { data: CommentRef }, Context>('studentDeleteComment', ["student-comment"], ({ data }) => studentDeleteComment(data), options)
/** Delete a comment of mine. */
export const useStudentDeleteComment = <Context = unknown>(options?: ChangeOptions<DataOf<CommentRefResponse>, { data: CommentRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentDeleteCommentMutationOptions(options), queryClient)


/**
 * Its files, the chapter it teaches and its replay, for the page of one lesson.
 * @summary Everything a lesson offers
 */
export const studentGetLessonMaterial = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonMaterialResponse>({ url: '/api-user/res/lessonRes', body: lessonRef, signal })

export const getStudentGetLessonMaterialQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentGetLessonMaterial', [LessonRef]>('studentGetLessonMaterial', lessonRef)
export const getStudentGetLessonMaterialQueryOptions = <Selected = DataOf<LessonMaterialResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonMaterialResponse>, Selected>) =>
  readOptions<DataOf<LessonMaterialResponse>, Selected>('student-res', getStudentGetLessonMaterialQueryKey(lessonRef), (signal) => studentGetLessonMaterial(lessonRef, signal), options)
/** Everything a lesson offers. */
export const useStudentGetLessonMaterial = <Selected = DataOf<LessonMaterialResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonMaterialResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentGetLessonMaterialQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Files of a lesson
 */
export const studentListLessonResources = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ResourceListResponse>({ url: '/api-user/file/lessonCosRes', body: lessonRef, signal })

export const getStudentListLessonResourcesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentListLessonResources', [LessonRef]>('studentListLessonResources', lessonRef)
export const getStudentListLessonResourcesQueryOptions = <Selected = DataOf<ResourceListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>) =>
  readOptions<DataOf<ResourceListResponse>, Selected>('student-file', getStudentListLessonResourcesQueryKey(lessonRef), (signal) => studentListLessonResources(lessonRef, signal), options)
/** Files of a lesson. */
export const useStudentListLessonResources = <Selected = DataOf<ResourceListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListLessonResourcesQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Permission to upload one file
 */
export const studentTempCredential = (uploadCredentialRequest: UploadCredentialRequest, signal?: AbortSignal) =>
  call<UploadCredentialResponse>({ url: '/api-user/file/tempCred', body: uploadCredentialRequest, signal })

export const getStudentTempCredentialMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest }, Context>) =>
  changeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest }, Context>('studentTempCredential', [], ({ data }) => studentTempCredential(data), options)
/** Permission to upload one file. */
export const useStudentTempCredential = <Context = unknown>(options?: ChangeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentTempCredentialMutationOptions(options), queryClient)


/**
 * `fileName` is the key of an object: the own, or one shown with a lesson of the person. `signUrl` reads it by GET.
 * @summary Permission to read one file
 */
export const studentReadCredential = (readCredentialRequest: ReadCredentialRequest, signal?: AbortSignal) =>
  call<UploadCredentialResponse>({ url: '/api-user/file/priTempCred', body: readCredentialRequest, signal })

export const getStudentReadCredentialQueryKey = (readCredentialRequest?: ReadCredentialRequest) =>
  readKey<'studentReadCredential', [ReadCredentialRequest]>('studentReadCredential', readCredentialRequest)
export const getStudentReadCredentialQueryOptions = <Selected = DataOf<UploadCredentialResponse>>(readCredentialRequest: ReadCredentialRequest, options?: ReadOptions<DataOf<UploadCredentialResponse>, Selected>) =>
  readOptions<DataOf<UploadCredentialResponse>, Selected>('student-file', getStudentReadCredentialQueryKey(readCredentialRequest), (signal) => studentReadCredential(readCredentialRequest, signal), options)
/** Permission to read one file. */
export const useStudentReadCredential = <Selected = DataOf<UploadCredentialResponse>>(readCredentialRequest: ReadCredentialRequest, options?: ReadOptions<DataOf<UploadCredentialResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentReadCredentialQueryOptions(readCredentialRequest, options), queryClient)


/**
 * The ending stays, because it says what the file is.
 * @summary Rename a file
 */
export const studentRenameResource = (renameRequest: RenameRequest, signal?: AbortSignal) =>
  call<CloudResourceResponse>({ url: '/api-user/file/clzResFileRename', body: renameRequest, signal })

export const getStudentRenameResourceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest }, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest }, Context>('studentRenameResource', ["student-file"], ({ data }) => studentRenameResource(data), options)
/** Rename a file. */
export const useStudentRenameResource = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRenameResourceMutationOptions(options), queryClient)


/**
 * The object must be in the store, under the person's own prefix.
 * @summary Turn an uploaded object into a resource
 */
export const studentAddCloudResource = (cloudResourceRequest: CloudResourceRequest, signal?: AbortSignal) =>
  call<CloudResourceResponse>({ url: '/api-user/file/addCloudRes', body: cloudResourceRequest, signal })

export const getStudentAddCloudResourceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest }, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest }, Context>('studentAddCloudResource', ["student-file"], ({ data }) => studentAddCloudResource(data), options)
/** Turn an uploaded object into a resource. */
export const useStudentAddCloudResource = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentAddCloudResourceMutationOptions(options), queryClient)


/**
 * In the reader's language.
 * @summary Questions and answers for students
 */
export const studentAskedQuestions = (params?: StudentAskedQuestionsParams, signal?: AbortSignal) =>
  call<AskedQuestionsResponse>({ url: '/api-user/web/askedQuestion/askedQuestion', method: 'GET', query: params, signal })

export const getStudentAskedQuestionsQueryKey = (params?: StudentAskedQuestionsParams) =>
  readKey<'studentAskedQuestions', [StudentAskedQuestionsParams]>('studentAskedQuestions', params)
export const getStudentAskedQuestionsQueryOptions = <Selected = DataOf<AskedQuestionsResponse>>(params?: StudentAskedQuestionsParams, options?: ReadOptions<DataOf<AskedQuestionsResponse>, Selected>) =>
  pageOptions<DataOf<AskedQuestionsResponse>, Selected>('student-asked', getStudentAskedQuestionsQueryKey(params), (signal) => studentAskedQuestions(params, signal), options)
/** Questions and answers for students. */
export const useStudentAskedQuestions = <Selected = DataOf<AskedQuestionsResponse>>(params?: StudentAskedQuestionsParams, options?: ReadOptions<DataOf<AskedQuestionsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentAskedQuestionsQueryOptions(params, options), queryClient)

export const getStudentAskedQuestionsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<AskedQuestionsResponse>>>>(params?: Omit<StudentAskedQuestionsParams, 'current'>, options?: PagesOptions<DataOf<AskedQuestionsResponse>, Selected>) =>
  pagesOptions<DataOf<AskedQuestionsResponse>, Selected>('student-asked', getStudentAskedQuestionsQueryKey(params), (current, signal) => studentAskedQuestions({ ...params, current }, signal), options)
/** Questions and answers for students. */
export const useStudentAskedQuestionsInfinite = <Selected = JoinedPages<ItemOf<DataOf<AskedQuestionsResponse>>>>(params?: Omit<StudentAskedQuestionsParams, 'current'>, options?: PagesOptions<DataOf<AskedQuestionsResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentAskedQuestionsInfiniteQueryOptions(params, options), queryClient)


/**
 * Some days of it, a month as a rule; days without lessons are not mentioned.
 * @summary A teacher's timetable
 */
export const getSchedule = (scheduleRequest: ScheduleRequest, signal?: AbortSignal) =>
  call<ScheduleResponse>({ url: '/api-tch/web/lessonClass/getScheduleByMonth', encoding: 'json', body: scheduleRequest, signal })

export const getGetScheduleQueryKey = (scheduleRequest?: ScheduleRequest) =>
  readKey<'getSchedule', [ScheduleRequest]>('getSchedule', scheduleRequest)
export const getGetScheduleQueryOptions = <Selected = DataOf<ScheduleResponse>>(scheduleRequest: ScheduleRequest, options?: ReadOptions<DataOf<ScheduleResponse>, Selected>) =>
  readOptions<DataOf<ScheduleResponse>, Selected>('teacher-lesson-class', getGetScheduleQueryKey(scheduleRequest), (signal) => getSchedule(scheduleRequest, signal), options)
/** A teacher's timetable. */
export const useGetSchedule = <Selected = DataOf<ScheduleResponse>>(scheduleRequest: ScheduleRequest, options?: ReadOptions<DataOf<ScheduleResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetScheduleQueryOptions(scheduleRequest, options), queryClient)


/**
 * @summary A teacher's classes, page by page
 */
export const listClasses = (classListRequest?: ClassListRequest, signal?: AbortSignal) =>
  call<ClassPageResponse>({ url: '/api-tch/lessonClass/clzPage', body: classListRequest, signal })

export const getListClassesQueryKey = (classListRequest?: ClassListRequest) =>
  readKey<'listClasses', [ClassListRequest]>('listClasses', classListRequest)
export const getListClassesQueryOptions = <Selected = DataOf<ClassPageResponse>>(classListRequest?: ClassListRequest, options?: ReadOptions<DataOf<ClassPageResponse>, Selected>) =>
  pageOptions<DataOf<ClassPageResponse>, Selected>('teacher-lesson-class', getListClassesQueryKey(classListRequest), (signal) => listClasses(classListRequest, signal), options)
/** A teacher's classes, page by page. */
export const useListClasses = <Selected = DataOf<ClassPageResponse>>(classListRequest?: ClassListRequest, options?: ReadOptions<DataOf<ClassPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassesQueryOptions(classListRequest, options), queryClient)

export const getListClassesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<ClassPageResponse>>>>(classListRequest?: Omit<ClassListRequest, 'current'>, options?: PagesOptions<DataOf<ClassPageResponse>, Selected>) =>
  pagesOptions<DataOf<ClassPageResponse>, Selected>('teacher-lesson-class', getListClassesQueryKey(classListRequest), (current, signal) => listClasses({ ...classListRequest, current }, signal), options)
/** A teacher's classes, page by page. */
export const useListClassesInfinite = <Selected = JoinedPages<ItemOf<DataOf<ClassPageResponse>>>>(classListRequest?: Omit<ClassListRequest, 'current'>, options?: PagesOptions<DataOf<ClassPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListClassesInfiniteQueryOptions(classListRequest, options), queryClient)


/**
 * The same as `adjust`. Public courses are announced by the school's clock, so the zone is left out as a rule.
 * @summary Move a lesson of a public course
 */
export const adjustPublicLesson = (lessonMoveRequest: LessonMoveRequest, signal?: AbortSignal) =>
  call<LessonMoveResponse>({ url: '/api-tch/lessonClass/pubAdjust', body: lessonMoveRequest, signal })

export const getAdjustPublicLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest }, Context>) =>
  changeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest }, Context>('adjustPublicLesson', ["teacher-lesson-class","teacher-lesson-course"], ({ data }) => adjustPublicLesson(data), options)
/** Move a lesson of a public course. */
export const useAdjustPublicLesson = <Context = unknown>(options?: ChangeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAdjustPublicLessonMutationOptions(options), queryClient)


/**
 * It keeps its length. Its students are told. A month allows only so many moves.
 * @summary Move a lesson
 */
export const adjustLesson = (lessonMoveRequest: LessonMoveRequest, signal?: AbortSignal) =>
  call<LessonMoveResponse>({ url: '/api-tch/lessonClass/adjust', body: lessonMoveRequest, signal })

export const getAdjustLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest }, Context>) =>
  changeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest }, Context>('adjustLesson', ["teacher-lesson-class","teacher-lesson-course"], ({ data }) => adjustLesson(data), options)
/** Move a lesson. */
export const useAdjustLesson = <Context = unknown>(options?: ChangeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAdjustLessonMutationOptions(options), queryClient)


/**
 * With what this teacher's classes of each have behind them.
 * @summary Courses a teacher teaches
 */
export const listTaughtCourses = (signal?: AbortSignal) =>
  call<TaughtCoursesResponse>({ url: '/api-tch/lessonClass/getCourseList', signal })

export const getListTaughtCoursesQueryKey = () =>
  readKey<'listTaughtCourses', []>('listTaughtCourses')
export const getListTaughtCoursesQueryOptions = <Selected = DataOf<TaughtCoursesResponse>>(options?: ReadOptions<DataOf<TaughtCoursesResponse>, Selected>) =>
  readOptions<DataOf<TaughtCoursesResponse>, Selected>('teacher-lesson-class', getListTaughtCoursesQueryKey(), (signal) => listTaughtCourses(signal), options)
/** Courses a teacher teaches. */
export const useListTaughtCourses = <Selected = DataOf<TaughtCoursesResponse>>(options?: ReadOptions<DataOf<TaughtCoursesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTaughtCoursesQueryOptions(options), queryClient)


/**
 * Beside each the lesson of the class that teaches it.
 * @summary Chapters of a course
 */
export const listClassChapters = (params: ListClassChaptersParams, signal?: AbortSignal) =>
  call<ClassChaptersResponse>({ url: '/api-tch/web/lessonClass/getListChapter', method: 'GET', query: params, signal })

export const getListClassChaptersQueryKey = (params?: ListClassChaptersParams) =>
  readKey<'listClassChapters', [ListClassChaptersParams]>('listClassChapters', params)
export const getListClassChaptersQueryOptions = <Selected = DataOf<ClassChaptersResponse>>(params: ListClassChaptersParams, options?: ReadOptions<DataOf<ClassChaptersResponse>, Selected>) =>
  readOptions<DataOf<ClassChaptersResponse>, Selected>('teacher-lesson-class', getListClassChaptersQueryKey(params), (signal) => listClassChapters(params, signal), options)
/** Chapters of a course. */
export const useListClassChapters = <Selected = DataOf<ClassChaptersResponse>>(params: ListClassChaptersParams, options?: ReadOptions<DataOf<ClassChaptersResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassChaptersQueryOptions(params, options), queryClient)


/**
 * Null where its course follows no textbook.
 * @summary What a class is taught from
 */
export const getClassTextbook = (params: GetClassTextbookParams, signal?: AbortSignal) =>
  call<ClassTextbookResponse>({ url: '/api-tch/web/lessonClass/getTextBook', method: 'GET', query: params, signal })

export const getGetClassTextbookQueryKey = (params?: GetClassTextbookParams) =>
  readKey<'getClassTextbook', [GetClassTextbookParams]>('getClassTextbook', params)
export const getGetClassTextbookQueryOptions = <Selected = DataOf<ClassTextbookResponse>>(params: GetClassTextbookParams, options?: ReadOptions<DataOf<ClassTextbookResponse>, Selected>) =>
  readOptions<DataOf<ClassTextbookResponse>, Selected>('teacher-lesson-class', getGetClassTextbookQueryKey(params), (signal) => getClassTextbook(params, signal), options)
/** What a class is taught from. */
export const useGetClassTextbook = <Selected = DataOf<ClassTextbookResponse>>(params: GetClassTextbookParams, options?: ReadOptions<DataOf<ClassTextbookResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetClassTextbookQueryOptions(params, options), queryClient)


/**
 * @summary Students of a class
 */
export const listClassStudents = (classRef: ClassRef, signal?: AbortSignal) =>
  call<ClassStudentsResponse>({ url: '/api-tch/lessonClass/selectStuList', body: classRef, signal })

export const getListClassStudentsQueryKey = (classRef?: ClassRef) =>
  readKey<'listClassStudents', [ClassRef]>('listClassStudents', classRef)
export const getListClassStudentsQueryOptions = <Selected = DataOf<ClassStudentsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassStudentsResponse>, Selected>) =>
  readOptions<DataOf<ClassStudentsResponse>, Selected>('teacher-lesson-class', getListClassStudentsQueryKey(classRef), (signal) => listClassStudents(classRef, signal), options)
/** Students of a class. */
export const useListClassStudents = <Selected = DataOf<ClassStudentsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassStudentsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassStudentsQueryOptions(classRef, options), queryClient)


/**
 * @summary A student whom the teacher teaches
 */
export const getStudentRecord = (studentRequest: StudentRequest, signal?: AbortSignal) =>
  call<StudentRecordResponse>({ url: '/api-tch/lessonClass/getStuDetail', body: studentRequest, signal })

export const getGetStudentRecordQueryKey = (studentRequest?: StudentRequest) =>
  readKey<'getStudentRecord', [StudentRequest]>('getStudentRecord', studentRequest)
export const getGetStudentRecordQueryOptions = <Selected = DataOf<StudentRecordResponse>>(studentRequest: StudentRequest, options?: ReadOptions<DataOf<StudentRecordResponse>, Selected>) =>
  readOptions<DataOf<StudentRecordResponse>, Selected>('teacher-lesson-class', getGetStudentRecordQueryKey(studentRequest), (signal) => getStudentRecord(studentRequest, signal), options)
/** A student whom the teacher teaches. */
export const useGetStudentRecord = <Selected = DataOf<StudentRecordResponse>>(studentRequest: StudentRequest, options?: ReadOptions<DataOf<StudentRecordResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetStudentRecordQueryOptions(studentRequest, options), queryClient)


/**
 * @summary Lessons of a teacher on one day
 */
export const listTeacherLessonsByDate = (lessonDateRequest: LessonDateRequest, signal?: AbortSignal) =>
  call<LessonDayResponse>({ url: '/api-tch/lessonClass/teacherLessonStatusListByDate', body: lessonDateRequest, signal })

export const getListTeacherLessonsByDateQueryKey = (lessonDateRequest?: LessonDateRequest) =>
  readKey<'listTeacherLessonsByDate', [LessonDateRequest]>('listTeacherLessonsByDate', lessonDateRequest)
export const getListTeacherLessonsByDateQueryOptions = <Selected = DataOf<LessonDayResponse>>(lessonDateRequest: LessonDateRequest, options?: ReadOptions<DataOf<LessonDayResponse>, Selected>) =>
  readOptions<DataOf<LessonDayResponse>, Selected>('teacher-lesson-class', getListTeacherLessonsByDateQueryKey(lessonDateRequest), (signal) => listTeacherLessonsByDate(lessonDateRequest, signal), options)
/** Lessons of a teacher on one day. */
export const useListTeacherLessonsByDate = <Selected = DataOf<LessonDayResponse>>(lessonDateRequest: LessonDateRequest, options?: ReadOptions<DataOf<LessonDayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTeacherLessonsByDateQueryOptions(lessonDateRequest, options), queryClient)


/**
 * @summary A teacher's lessons in numbers
 */
export const getLessonStatistics = (statisticsRequest?: StatisticsRequest, signal?: AbortSignal) =>
  call<LessonStatisticsResponse>({ url: '/api-tch/lessonClass/staticLesson', body: statisticsRequest, signal })

export const getGetLessonStatisticsQueryKey = (statisticsRequest?: StatisticsRequest) =>
  readKey<'getLessonStatistics', [StatisticsRequest]>('getLessonStatistics', statisticsRequest)
export const getGetLessonStatisticsQueryOptions = <Selected = DataOf<LessonStatisticsResponse>>(statisticsRequest?: StatisticsRequest, options?: ReadOptions<DataOf<LessonStatisticsResponse>, Selected>) =>
  readOptions<DataOf<LessonStatisticsResponse>, Selected>('teacher-lesson-class', getGetLessonStatisticsQueryKey(statisticsRequest), (signal) => getLessonStatistics(statisticsRequest, signal), options)
/** A teacher's lessons in numbers. */
export const useGetLessonStatistics = <Selected = DataOf<LessonStatisticsResponse>>(statisticsRequest?: StatisticsRequest, options?: ReadOptions<DataOf<LessonStatisticsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLessonStatisticsQueryOptions(statisticsRequest, options), queryClient)


/**
 * Uploads a file with the call, or takes one of the teacher's own resources. A resource that is shown with another lesson is refused with 35013.
 * @summary Show a file with a lesson
 */
export const uploadLessonResource = (lessonResourceUpload: LessonResourceUpload, options?: UploadOptions) =>
  callWithFiles<LessonResourceResponse>({ url: '/api-tch/lessonClass/uploadLessonResource', encoding: 'multipart', body: lessonResourceUpload }, options)

export const getUploadLessonResourceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonResourceResponse>, { data: LessonResourceUpload } & UploadOptions, Context>) =>
  changeOptions<DataOf<LessonResourceResponse>, { data: LessonResourceUpload } & UploadOptions, Context>('uploadLessonResource', ["teacher-lesson-class"], ({ data, ...upload }) => uploadLessonResource(data, upload), options)
/** Show a file with a lesson. */
export const useUploadLessonResource = <Context = unknown>(options?: ChangeOptions<DataOf<LessonResourceResponse>, { data: LessonResourceUpload } & UploadOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUploadLessonResourceMutationOptions(options), queryClient)


/**
 * @summary Courses and classes to choose from
 */
export const listLessonCourses = (signal?: AbortSignal) =>
  call<LessonCoursesResponse>({ url: '/api-tch/lessonClass/getLessonCourseList', signal })

export const getListLessonCoursesQueryKey = () =>
  readKey<'listLessonCourses', []>('listLessonCourses')
export const getListLessonCoursesQueryOptions = <Selected = DataOf<LessonCoursesResponse>>(options?: ReadOptions<DataOf<LessonCoursesResponse>, Selected>) =>
  readOptions<DataOf<LessonCoursesResponse>, Selected>('teacher-lesson-class', getListLessonCoursesQueryKey(), (signal) => listLessonCourses(signal), options)
/** Courses and classes to choose from. */
export const useListLessonCourses = <Selected = DataOf<LessonCoursesResponse>>(options?: ReadOptions<DataOf<LessonCoursesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonCoursesQueryOptions(options), queryClient)


/**
 * Also what students put there. The files stay with their owners. All of them, or none.
 * @summary Take files off their lesson
 */
export const removeLessonResources = (lessonResourceRemoval: LessonResourceRemoval, signal?: AbortSignal) =>
  call<RemovedResourcesResponse>({ url: '/api-tch/lessonClass/deleteLessonCourseWeb', body: lessonResourceRemoval, signal })

export const getRemoveLessonResourcesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RemovedResourcesResponse>, { data: LessonResourceRemoval }, Context>) =>
  changeOptions<DataOf<RemovedResourcesResponse>, { data: LessonResourceRemoval }, Context>('removeLessonResources', ["teacher-lesson-class"], ({ data }) => removeLessonResources(data), options)
/** Take files off their lesson. */
export const useRemoveLessonResources = <Context = unknown>(options?: ChangeOptions<DataOf<RemovedResourcesResponse>, { data: LessonResourceRemoval }, Context>, queryClient?: QueryClient) =>
  useMutation(getRemoveLessonResourcesMutationOptions(options), queryClient)


/**
 * Written by `ext/lessons/performance`.
 * @summary How everybody did in a lesson
 */
export const getClassPerformance = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ClassPerformanceResponse>({ url: '/api-tch/lessonClass/classPerformance', body: lessonRef, signal })

export const getGetClassPerformanceQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getClassPerformance', [LessonRef]>('getClassPerformance', lessonRef)
export const getGetClassPerformanceQueryOptions = <Selected = DataOf<ClassPerformanceResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ClassPerformanceResponse>, Selected>) =>
  readOptions<DataOf<ClassPerformanceResponse>, Selected>('teacher-lesson-class', getGetClassPerformanceQueryKey(lessonRef), (signal) => getClassPerformance(lessonRef, signal), options)
/** How everybody did in a lesson. */
export const useGetClassPerformance = <Selected = DataOf<ClassPerformanceResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ClassPerformanceResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetClassPerformanceQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Whether a class is through
 */
export const getCourseEnd = (classRef: ClassRef, signal?: AbortSignal) =>
  call<CourseEndResponse>({ url: '/api-tch/lessonClass/isEndCourse', body: classRef, signal })

export const getGetCourseEndQueryKey = (classRef?: ClassRef) =>
  readKey<'getCourseEnd', [ClassRef]>('getCourseEnd', classRef)
export const getGetCourseEndQueryOptions = <Selected = DataOf<CourseEndResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<CourseEndResponse>, Selected>) =>
  readOptions<DataOf<CourseEndResponse>, Selected>('teacher-lesson-class', getGetCourseEndQueryKey(classRef), (signal) => getCourseEnd(classRef, signal), options)
/** Whether a class is through. */
export const useGetCourseEnd = <Selected = DataOf<CourseEndResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<CourseEndResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCourseEndQueryOptions(classRef, options), queryClient)


/**
 * @summary How students rated a class
 */
export const getCourseScore = (classRef: ClassRef, signal?: AbortSignal) =>
  call<CourseScoreResponse>({ url: '/api-tch/lessonClass/courseScore', body: classRef, signal })

export const getGetCourseScoreQueryKey = (classRef?: ClassRef) =>
  readKey<'getCourseScore', [ClassRef]>('getCourseScore', classRef)
export const getGetCourseScoreQueryOptions = <Selected = DataOf<CourseScoreResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<CourseScoreResponse>, Selected>) =>
  readOptions<DataOf<CourseScoreResponse>, Selected>('teacher-lesson-class', getGetCourseScoreQueryKey(classRef), (signal) => getCourseScore(classRef, signal), options)
/** How students rated a class. */
export const useGetCourseScore = <Selected = DataOf<CourseScoreResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<CourseScoreResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCourseScoreQueryOptions(classRef, options), queryClient)


/**
 * What the teacher says replaces what was counted, wherever attendance is shown.
 * @summary Correct a student's attendance
 */
export const correctAttendance = (params: CorrectAttendanceParams, signal?: AbortSignal) =>
  call<StudentAttendanceResponse>({ url: '/api-tch/lessonClass/updateTbLessonStu', query: params, signal })

export const getCorrectAttendanceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StudentAttendanceResponse>, { params: CorrectAttendanceParams }, Context>) =>
  changeOptions<DataOf<StudentAttendanceResponse>, { params: CorrectAttendanceParams }, Context>('correctAttendance', ["teacher-lesson-class","listTaughtLessons"], ({ params }) => correctAttendance(params), options)
/** Correct a student's attendance. */
export const useCorrectAttendance = <Context = unknown>(options?: ChangeOptions<DataOf<StudentAttendanceResponse>, { params: CorrectAttendanceParams }, Context>, queryClient?: QueryClient) =>
  useMutation(getCorrectAttendanceMutationOptions(options), queryClient)


/**
 * @summary What a finished class left behind
 */
export const getClassResult = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ClassResultResponse>({ url: '/api-tch/web/lessonClass/attend', body: lessonRef, signal })

export const getGetClassResultQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getClassResult', [LessonRef]>('getClassResult', lessonRef)
export const getGetClassResultQueryOptions = <Selected = DataOf<ClassResultResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ClassResultResponse>, Selected>) =>
  readOptions<DataOf<ClassResultResponse>, Selected>('teacher-lesson-class', getGetClassResultQueryKey(lessonRef), (signal) => getClassResult(lessonRef, signal), options)
/** What a finished class left behind. */
export const useGetClassResult = <Selected = DataOf<ClassResultResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ClassResultResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetClassResultQueryOptions(lessonRef, options), queryClient)


/**
 * The same as the room command `end`.
 * @summary End the class
 */
export const endLesson = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonSummaryResponse>({ url: '/api-tch/web/lessonClass/afterClass', body: lessonRef, signal })

export const getEndLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>('endLesson', ["teacher-lesson-class","teacher-lesson-course"], ({ data }) => endLesson(data), options)
/** End the class. */
export const useEndLesson = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getEndLessonMutationOptions(options), queryClient)


/**
 * @summary Students of a class in numbers
 */
export const getStudentStatistics = (classRef: ClassRef, signal?: AbortSignal) =>
  call<StudentStatisticsResponse>({ url: '/api-tch/web/lessonClass/staticStu', body: classRef, signal })

export const getGetStudentStatisticsQueryKey = (classRef?: ClassRef) =>
  readKey<'getStudentStatistics', [ClassRef]>('getStudentStatistics', classRef)
export const getGetStudentStatisticsQueryOptions = <Selected = DataOf<StudentStatisticsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<StudentStatisticsResponse>, Selected>) =>
  readOptions<DataOf<StudentStatisticsResponse>, Selected>('teacher-lesson-class', getGetStudentStatisticsQueryKey(classRef), (signal) => getStudentStatistics(classRef, signal), options)
/** Students of a class in numbers. */
export const useGetStudentStatistics = <Selected = DataOf<StudentStatisticsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<StudentStatisticsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetStudentStatisticsQueryOptions(classRef, options), queryClient)


/**
 * @summary A class
 */
export const getClassDetail = (classRef: ClassRef, signal?: AbortSignal) =>
  call<ClassDetailResponse>({ url: '/api-tch/web/lessonClass/classDetail', body: classRef, signal })

export const getGetClassDetailQueryKey = (classRef?: ClassRef) =>
  readKey<'getClassDetail', [ClassRef]>('getClassDetail', classRef)
export const getGetClassDetailQueryOptions = <Selected = DataOf<ClassDetailResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassDetailResponse>, Selected>) =>
  readOptions<DataOf<ClassDetailResponse>, Selected>('teacher-lesson-class', getGetClassDetailQueryKey(classRef), (signal) => getClassDetail(classRef, signal), options)
/** A class. */
export const useGetClassDetail = <Selected = DataOf<ClassDetailResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetClassDetailQueryOptions(classRef, options), queryClient)


/**
 * @summary Files shown with a lesson
 */
export const getLessonResources = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonResourcesResponse>({ url: '/api-tch/web/lessonClass/lessonResourceDetail', body: lessonRef, signal })

export const getGetLessonResourcesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getLessonResources', [LessonRef]>('getLessonResources', lessonRef)
export const getGetLessonResourcesQueryOptions = <Selected = DataOf<LessonResourcesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonResourcesResponse>, Selected>) =>
  readOptions<DataOf<LessonResourcesResponse>, Selected>('teacher-lesson-class', getGetLessonResourcesQueryKey(lessonRef), (signal) => getLessonResources(lessonRef, signal), options)
/** Files shown with a lesson. */
export const useGetLessonResources = <Selected = DataOf<LessonResourcesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonResourcesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLessonResourcesQueryOptions(lessonRef, options), queryClient)


/**
 * @summary One student's lesson in full
 */
export const getStudentPerformance = (lessonStudentRef: LessonStudentRef, signal?: AbortSignal) =>
  call<PerformanceDetailResponse>({ url: '/api-tch/lessonClass/PerformanceDetail', body: lessonStudentRef, signal })

export const getGetStudentPerformanceQueryKey = (lessonStudentRef?: LessonStudentRef) =>
  readKey<'getStudentPerformance', [LessonStudentRef]>('getStudentPerformance', lessonStudentRef)
export const getGetStudentPerformanceQueryOptions = <Selected = DataOf<PerformanceDetailResponse>>(lessonStudentRef: LessonStudentRef, options?: ReadOptions<DataOf<PerformanceDetailResponse>, Selected>) =>
  readOptions<DataOf<PerformanceDetailResponse>, Selected>('teacher-lesson-class', getGetStudentPerformanceQueryKey(lessonStudentRef), (signal) => getStudentPerformance(lessonStudentRef, signal), options)
/** One student's lesson in full. */
export const useGetStudentPerformance = <Selected = DataOf<PerformanceDetailResponse>>(lessonStudentRef: LessonStudentRef, options?: ReadOptions<DataOf<PerformanceDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetStudentPerformanceQueryOptions(lessonStudentRef, options), queryClient)


/**
 * @summary A teacher's lessons by their status
 */
export const listTeacherLessons = (lessonListRequest?: LessonListRequest, signal?: AbortSignal) =>
  call<LessonPageResponse>({ url: '/api-tch/lessonClass/teacherLessonStatusList', body: lessonListRequest, signal })

export const getListTeacherLessonsQueryKey = (lessonListRequest?: LessonListRequest) =>
  readKey<'listTeacherLessons', [LessonListRequest]>('listTeacherLessons', lessonListRequest)
export const getListTeacherLessonsQueryOptions = <Selected = DataOf<LessonPageResponse>>(lessonListRequest?: LessonListRequest, options?: ReadOptions<DataOf<LessonPageResponse>, Selected>) =>
  pageOptions<DataOf<LessonPageResponse>, Selected>('teacher-lesson-class', getListTeacherLessonsQueryKey(lessonListRequest), (signal) => listTeacherLessons(lessonListRequest, signal), options)
/** A teacher's lessons by their status. */
export const useListTeacherLessons = <Selected = DataOf<LessonPageResponse>>(lessonListRequest?: LessonListRequest, options?: ReadOptions<DataOf<LessonPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTeacherLessonsQueryOptions(lessonListRequest, options), queryClient)

export const getListTeacherLessonsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<LessonPageResponse>>>>(lessonListRequest?: Omit<LessonListRequest, 'current'>, options?: PagesOptions<DataOf<LessonPageResponse>, Selected>) =>
  pagesOptions<DataOf<LessonPageResponse>, Selected>('teacher-lesson-class', getListTeacherLessonsQueryKey(lessonListRequest), (current, signal) => listTeacherLessons({ ...lessonListRequest, current }, signal), options)
/** A teacher's lessons by their status. */
export const useListTeacherLessonsInfinite = <Selected = JoinedPages<ItemOf<DataOf<LessonPageResponse>>>>(lessonListRequest?: Omit<LessonListRequest, 'current'>, options?: PagesOptions<DataOf<LessonPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListTeacherLessonsInfiniteQueryOptions(lessonListRequest, options), queryClient)


/**
 * They leave a room that is open at once, and cannot come back. What they did in the class stays.
 * @summary Take a student out of a class
 */
export const removeClassStudent = (classStudentRef: ClassStudentRef, signal?: AbortSignal) =>
  call<StudentRemovalResponse>({ url: '/api-tch/lessonClass/removeClzStu', body: classStudentRef, signal })

export const getRemoveClassStudentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StudentRemovalResponse>, { data: ClassStudentRef }, Context>) =>
  changeOptions<DataOf<StudentRemovalResponse>, { data: ClassStudentRef }, Context>('removeClassStudent', ["teacher-lesson-class","teacher-lesson-course","listClassChoices"], ({ data }) => removeClassStudent(data), options)
/** Take a student out of a class. */
export const useRemoveClassStudent = <Context = unknown>(options?: ChangeOptions<DataOf<StudentRemovalResponse>, { data: ClassStudentRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getRemoveClassStudentMutationOptions(options), queryClient)


/**
 * @summary Lessons of a class
 */
export const listLessonBriefs = (classRef: ClassRef, signal?: AbortSignal) =>
  call<ClassLessonsResponse>({ url: '/api-tch/lessonClass/lessonBriefList', body: classRef, signal })

export const getListLessonBriefsQueryKey = (classRef?: ClassRef) =>
  readKey<'listLessonBriefs', [ClassRef]>('listLessonBriefs', classRef)
export const getListLessonBriefsQueryOptions = <Selected = DataOf<ClassLessonsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassLessonsResponse>, Selected>) =>
  readOptions<DataOf<ClassLessonsResponse>, Selected>('teacher-lesson-class', getListLessonBriefsQueryKey(classRef), (signal) => listLessonBriefs(classRef, signal), options)
/** Lessons of a class. */
export const useListLessonBriefs = <Selected = DataOf<ClassLessonsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassLessonsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonBriefsQueryOptions(classRef, options), queryClient)


/**
 * Those that follow move up. Homework and files of a deleted lesson stay, without a lesson.
 * @summary Delete lessons of a class
 */
export const deleteLessons = (lessonDeletionRequest: LessonDeletionRequest, signal?: AbortSignal) =>
  call<ClassLessonsResponse>({ url: '/api-tch/lessonClass/delLessons', body: lessonDeletionRequest, signal })

export const getDeleteLessonsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ClassLessonsResponse>, { data: LessonDeletionRequest }, Context>) =>
  changeOptions<DataOf<ClassLessonsResponse>, { data: LessonDeletionRequest }, Context>('deleteLessons', ["teacher-lesson-class","teacher-lesson-course","listClassChoices"], ({ data }) => deleteLessons(data), options)
/** Delete lessons of a class. */
export const useDeleteLessons = <Context = unknown>(options?: ChangeOptions<DataOf<ClassLessonsResponse>, { data: LessonDeletionRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteLessonsMutationOptions(options), queryClient)


/**
 * `continuationLessons` gives drafts that follow its cycle.
 * @summary Extend a class
 */
export const addLessons = (lessonDraftsRequest: LessonDraftsRequest, signal?: AbortSignal) =>
  call<ClassLessonsResponse>({ url: '/api-tch/lessonClass/addLessons', body: lessonDraftsRequest, signal })

export const getAddLessonsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ClassLessonsResponse>, { data: LessonDraftsRequest }, Context>) =>
  changeOptions<DataOf<ClassLessonsResponse>, { data: LessonDraftsRequest }, Context>('addLessons', ["teacher-lesson-class","teacher-lesson-course","listClassChoices"], ({ data }) => addLessons(data), options)
/** Extend a class. */
export const useAddLessons = <Context = unknown>(options?: ChangeOptions<DataOf<ClassLessonsResponse>, { data: LessonDraftsRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddLessonsMutationOptions(options), queryClient)


/**
 * Asks the rules of `adjust`, and moves nothing.
 * @summary Whether a lesson could be moved
 */
export const checkLessonTime = (lessonMoveRequest: LessonMoveRequest, signal?: AbortSignal) =>
  call<LessonMoveCheckResponse>({ url: '/api-tch/lessonClass/checkLessonTime', body: lessonMoveRequest, signal })

export const getCheckLessonTimeQueryKey = (lessonMoveRequest?: LessonMoveRequest) =>
  readKey<'checkLessonTime', [LessonMoveRequest]>('checkLessonTime', lessonMoveRequest)
export const getCheckLessonTimeQueryOptions = <Selected = DataOf<LessonMoveCheckResponse>>(lessonMoveRequest: LessonMoveRequest, options?: ReadOptions<DataOf<LessonMoveCheckResponse>, Selected>) =>
  readOptions<DataOf<LessonMoveCheckResponse>, Selected>('teacher-lesson-class', getCheckLessonTimeQueryKey(lessonMoveRequest), (signal) => checkLessonTime(lessonMoveRequest, signal), options)
/** Whether a lesson could be moved. */
export const useCheckLessonTime = <Selected = DataOf<LessonMoveCheckResponse>>(lessonMoveRequest: LessonMoveRequest, options?: ReadOptions<DataOf<LessonMoveCheckResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCheckLessonTimeQueryOptions(lessonMoveRequest, options), queryClient)


/**
 * Asks the rules of `addLessons`, and adds nothing.
 * @summary Whether lessons could be added
 */
export const checkLessonTimes = (lessonDraftsRequest: LessonDraftsRequest, signal?: AbortSignal) =>
  call<LessonDraftsCheckResponse>({ url: '/api-tch/lessonClass/lessonTimeCheck', body: lessonDraftsRequest, signal })

export const getCheckLessonTimesQueryKey = (lessonDraftsRequest?: LessonDraftsRequest) =>
  readKey<'checkLessonTimes', [LessonDraftsRequest]>('checkLessonTimes', lessonDraftsRequest)
export const getCheckLessonTimesQueryOptions = <Selected = DataOf<LessonDraftsCheckResponse>>(lessonDraftsRequest: LessonDraftsRequest, options?: ReadOptions<DataOf<LessonDraftsCheckResponse>, Selected>) =>
  readOptions<DataOf<LessonDraftsCheckResponse>, Selected>('teacher-lesson-class', getCheckLessonTimesQueryKey(lessonDraftsRequest), (signal) => checkLessonTimes(lessonDraftsRequest, signal), options)
/** Whether lessons could be added. */
export const useCheckLessonTimes = <Selected = DataOf<LessonDraftsCheckResponse>>(lessonDraftsRequest: LessonDraftsRequest, options?: ReadOptions<DataOf<LessonDraftsCheckResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCheckLessonTimesQueryOptions(lessonDraftsRequest, options), queryClient)


/**
 * @summary What a teacher checks before class
 */
export const getLessonPreparation = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonPreparationResponse>({ url: '/api-tch/lessonClass/preparationLessons', body: lessonRef, signal })

export const getGetLessonPreparationQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getLessonPreparation', [LessonRef]>('getLessonPreparation', lessonRef)
export const getGetLessonPreparationQueryOptions = <Selected = DataOf<LessonPreparationResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPreparationResponse>, Selected>) =>
  readOptions<DataOf<LessonPreparationResponse>, Selected>('teacher-lesson-class', getGetLessonPreparationQueryKey(lessonRef), (signal) => getLessonPreparation(lessonRef, signal), options)
/** What a teacher checks before class. */
export const useGetLessonPreparation = <Selected = DataOf<LessonPreparationResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPreparationResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLessonPreparationQueryOptions(lessonRef, options), queryClient)


/**
 * @summary How a class would go on in its cycle
 */
export const previewContinuation = (continuationRequest: ContinuationRequest, signal?: AbortSignal) =>
  call<ContinuationResponse>({ url: '/api-tch/lessonClass/continuationLessons', body: continuationRequest, signal })

export const getPreviewContinuationQueryKey = (continuationRequest?: ContinuationRequest) =>
  readKey<'previewContinuation', [ContinuationRequest]>('previewContinuation', continuationRequest)
export const getPreviewContinuationQueryOptions = <Selected = DataOf<ContinuationResponse>>(continuationRequest: ContinuationRequest, options?: ReadOptions<DataOf<ContinuationResponse>, Selected>) =>
  readOptions<DataOf<ContinuationResponse>, Selected>('teacher-lesson-class', getPreviewContinuationQueryKey(continuationRequest), (signal) => previewContinuation(continuationRequest, signal), options)
/** How a class would go on in its cycle. */
export const usePreviewContinuation = <Selected = DataOf<ContinuationResponse>>(continuationRequest: ContinuationRequest, options?: ReadOptions<DataOf<ContinuationResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getPreviewContinuationQueryOptions(continuationRequest, options), queryClient)


/**
 * @summary Students of a public class, page by page
 */
export const listPublicClassStudents = (classStudentListRequest: ClassStudentListRequest, signal?: AbortSignal) =>
  call<ClassStudentPageResponse>({ url: '/api-tch/lessonClass/pubClassStuList', body: classStudentListRequest, signal })

export const getListPublicClassStudentsQueryKey = (classStudentListRequest?: ClassStudentListRequest) =>
  readKey<'listPublicClassStudents', [ClassStudentListRequest]>('listPublicClassStudents', classStudentListRequest)
export const getListPublicClassStudentsQueryOptions = <Selected = DataOf<ClassStudentPageResponse>>(classStudentListRequest: ClassStudentListRequest, options?: ReadOptions<DataOf<ClassStudentPageResponse>, Selected>) =>
  pageOptions<DataOf<ClassStudentPageResponse>, Selected>('teacher-lesson-class', getListPublicClassStudentsQueryKey(classStudentListRequest), (signal) => listPublicClassStudents(classStudentListRequest, signal), options)
/** Students of a public class, page by page. */
export const useListPublicClassStudents = <Selected = DataOf<ClassStudentPageResponse>>(classStudentListRequest: ClassStudentListRequest, options?: ReadOptions<DataOf<ClassStudentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPublicClassStudentsQueryOptions(classStudentListRequest, options), queryClient)

export const getListPublicClassStudentsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<ClassStudentPageResponse>>>>(classStudentListRequest: Omit<ClassStudentListRequest, 'current'>, options?: PagesOptions<DataOf<ClassStudentPageResponse>, Selected>) =>
  pagesOptions<DataOf<ClassStudentPageResponse>, Selected>('teacher-lesson-class', getListPublicClassStudentsQueryKey(classStudentListRequest), (current, signal) => listPublicClassStudents({ ...classStudentListRequest, current }, signal), options)
/** Students of a public class, page by page. */
export const useListPublicClassStudentsInfinite = <Selected = JoinedPages<ItemOf<DataOf<ClassStudentPageResponse>>>>(classStudentListRequest: Omit<ClassStudentListRequest, 'current'>, options?: PagesOptions<DataOf<ClassStudentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListPublicClassStudentsInfiniteQueryOptions(classStudentListRequest, options), queryClient)


/**
 * @summary One student in one class
 */
export const getClassStudent = (classStudentRef: ClassStudentRef, signal?: AbortSignal) =>
  call<StudentClassResponse>({ url: '/api-tch/lessonClass/pubStuDetail', body: classStudentRef, signal })

export const getGetClassStudentQueryKey = (classStudentRef?: ClassStudentRef) =>
  readKey<'getClassStudent', [ClassStudentRef]>('getClassStudent', classStudentRef)
export const getGetClassStudentQueryOptions = <Selected = DataOf<StudentClassResponse>>(classStudentRef: ClassStudentRef, options?: ReadOptions<DataOf<StudentClassResponse>, Selected>) =>
  readOptions<DataOf<StudentClassResponse>, Selected>('teacher-lesson-class', getGetClassStudentQueryKey(classStudentRef), (signal) => getClassStudent(classStudentRef, signal), options)
/** One student in one class. */
export const useGetClassStudent = <Selected = DataOf<StudentClassResponse>>(classStudentRef: ClassStudentRef, options?: ReadOptions<DataOf<StudentClassResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetClassStudentQueryOptions(classStudentRef, options), queryClient)


/**
 * @summary How many classes there are of each status
 */
export const listClassStatuses = (classFilter?: ClassFilter, signal?: AbortSignal) =>
  call<ClassStatusCountsResponse>({ url: '/api-tch/lessonClass/clzStatusList', body: classFilter, signal })

export const getListClassStatusesQueryKey = (classFilter?: ClassFilter) =>
  readKey<'listClassStatuses', [ClassFilter]>('listClassStatuses', classFilter)
export const getListClassStatusesQueryOptions = <Selected = DataOf<ClassStatusCountsResponse>>(classFilter?: ClassFilter, options?: ReadOptions<DataOf<ClassStatusCountsResponse>, Selected>) =>
  readOptions<DataOf<ClassStatusCountsResponse>, Selected>('teacher-lesson-class', getListClassStatusesQueryKey(classFilter), (signal) => listClassStatuses(classFilter, signal), options)
/** How many classes there are of each status. */
export const useListClassStatuses = <Selected = DataOf<ClassStatusCountsResponse>>(classFilter?: ClassFilter, options?: ReadOptions<DataOf<ClassStatusCountsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassStatusesQueryOptions(classFilter, options), queryClient)


/**
 * @summary Names of a teacher's classes
 */
export const listClassNames = (classFilter?: ClassFilter, signal?: AbortSignal) =>
  call<ClassNamesResponse>({ url: '/api-tch/lessonClass/clzNameList', body: classFilter, signal })

export const getListClassNamesQueryKey = (classFilter?: ClassFilter) =>
  readKey<'listClassNames', [ClassFilter]>('listClassNames', classFilter)
export const getListClassNamesQueryOptions = <Selected = DataOf<ClassNamesResponse>>(classFilter?: ClassFilter, options?: ReadOptions<DataOf<ClassNamesResponse>, Selected>) =>
  readOptions<DataOf<ClassNamesResponse>, Selected>('teacher-lesson-class', getListClassNamesQueryKey(classFilter), (signal) => listClassNames(classFilter, signal), options)
/** Names of a teacher's classes. */
export const useListClassNames = <Selected = DataOf<ClassNamesResponse>>(classFilter?: ClassFilter, options?: ReadOptions<DataOf<ClassNamesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassNamesQueryOptions(classFilter, options), queryClient)


/**
 * The same as the room command `sendBack`.
 * @summary Send a student back from the stage
 */
export const sendBackFromStage = (stageRequest: StageRequest, signal?: AbortSignal) =>
  call<StageInvitationResponse>({ url: '/api-tch/lessonClass/invitedOutLesson', body: stageRequest, signal })

export const getSendBackFromStageMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StageInvitationResponse>, { data: StageRequest }, Context>) =>
  changeOptions<DataOf<StageInvitationResponse>, { data: StageRequest }, Context>('sendBackFromStage', [], ({ data }) => sendBackFromStage(data), options)
/** Send a student back from the stage. */
export const useSendBackFromStage = <Context = unknown>(options?: ChangeOptions<DataOf<StageInvitationResponse>, { data: StageRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getSendBackFromStageMutationOptions(options), queryClient)


/**
 * The same as the room command `invite` to the stage.
 * @summary Invite a student on stage
 */
export const inviteOnStage = (stageRequest: StageRequest, signal?: AbortSignal) =>
  call<StageInvitationResponse>({ url: '/api-tch/lessonClass/invitedInLesson', body: stageRequest, signal })

export const getInviteOnStageMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StageInvitationResponse>, { data: StageRequest }, Context>) =>
  changeOptions<DataOf<StageInvitationResponse>, { data: StageRequest }, Context>('inviteOnStage', [], ({ data }) => inviteOnStage(data), options)
/** Invite a student on stage. */
export const useInviteOnStage = <Context = unknown>(options?: ChangeOptions<DataOf<StageInvitationResponse>, { data: StageRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getInviteOnStageMutationOptions(options), queryClient)


/**
 * @summary How long the class can still last
 */
export const countLessonEndTime = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonEndTimeResponse>({ url: '/api-tch/lessonClass/countEndTime', body: lessonRef, signal })

export const getCountLessonEndTimeQueryKey = (lessonRef?: LessonRef) =>
  readKey<'countLessonEndTime', [LessonRef]>('countLessonEndTime', lessonRef)
export const getCountLessonEndTimeQueryOptions = <Selected = DataOf<LessonEndTimeResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonEndTimeResponse>, Selected>) =>
  readOptions<DataOf<LessonEndTimeResponse>, Selected>('teacher-lesson-class', getCountLessonEndTimeQueryKey(lessonRef), (signal) => countLessonEndTime(lessonRef, signal), options)
/** How long the class can still last. */
export const useCountLessonEndTime = <Selected = DataOf<LessonEndTimeResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonEndTimeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountLessonEndTimeQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Own pictures for the board
 */
export const listBoardBackgrounds = (signal?: AbortSignal) =>
  call<BoardBackgroundsResponse>({ url: '/api-tch/lessonClass/vbgList', signal })

export const getListBoardBackgroundsQueryKey = () =>
  readKey<'listBoardBackgrounds', []>('listBoardBackgrounds')
export const getListBoardBackgroundsQueryOptions = <Selected = DataOf<BoardBackgroundsResponse>>(options?: ReadOptions<DataOf<BoardBackgroundsResponse>, Selected>) =>
  readOptions<DataOf<BoardBackgroundsResponse>, Selected>('teacher-lesson-class', getListBoardBackgroundsQueryKey(), (signal) => listBoardBackgrounds(signal), options)
/** Own pictures for the board. */
export const useListBoardBackgrounds = <Selected = DataOf<BoardBackgroundsResponse>>(options?: ReadOptions<DataOf<BoardBackgroundsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListBoardBackgroundsQueryOptions(options), queryClient)


/**
 * JPG or PNG; nine at most.
 * @summary Add a picture for the board
 */
export const addBoardBackground = (boardBackgroundRequest: BoardBackgroundRequest, signal?: AbortSignal) =>
  call<BoardBackgroundResponse>({ url: '/api-tch/lessonClass/addVbg', body: boardBackgroundRequest, signal })

export const getAddBoardBackgroundMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<BoardBackgroundResponse>, { data: BoardBackgroundRequest }, Context>) =>
  changeOptions<DataOf<BoardBackgroundResponse>, { data: BoardBackgroundRequest }, Context>('addBoardBackground', ["teacher-lesson-class"], ({ data }) => addBoardBackground(data), options)
/** Add a picture for the board. */
export const useAddBoardBackground = <Context = unknown>(options?: ChangeOptions<DataOf<BoardBackgroundResponse>, { data: BoardBackgroundRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddBoardBackgroundMutationOptions(options), queryClient)


/**
 * The picture itself goes too, unless it is a resource as well.
 * @summary Delete a picture for the board
 */
export const deleteBoardBackground = (vbgRef: VbgRef, signal?: AbortSignal) =>
  call<VbgRefResponse>({ url: '/api-tch/lessonClass/deleteVbg', body: vbgRef, signal })

export const getDeleteBoardBackgroundMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<VbgRefResponse>, { data: VbgRef }, Context>) =>
  changeOptions<DataOf<VbgRefResponse>, { data: VbgRef }, Context>('deleteBoardBackground', ["teacher-lesson-class"], ({ data }) => deleteBoardBackground(data), options)
/** Delete a picture for the board. */
export const useDeleteBoardBackground = <Context = unknown>(options?: ChangeOptions<DataOf<VbgRefResponse>, { data: VbgRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteBoardBackgroundMutationOptions(options), queryClient)


/**
 * The room command `openPractice`: everybody in the class hears of it at once. Clicker and buzzer are for once per lesson; one practice is open at a time, and opening the next puts away one that has ended.
 * @summary Open a practice
 */
export const openPractice = (practiceRequest: PracticeRequest, signal?: AbortSignal) =>
  call<PracticeResponse>({ url: '/api-tch/lessonClass/addPractise', body: practiceRequest, signal })

export const getOpenPracticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRequest }, Context>) =>
  changeOptions<DataOf<PracticeResponse>, { data: PracticeRequest }, Context>('openPractice', ["teacher-lesson-class"], ({ data }) => openPractice(data), options)
/** Open a practice. */
export const useOpenPractice = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getOpenPracticeMutationOptions(options), queryClient)


/**
 * @summary Practices of a lesson, with their answers
 */
export const teacherListPractices = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonPracticesResponse>({ url: '/api-tch/lessonClass/lessonPractise', body: lessonRef, signal })

export const getTeacherListPracticesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherListPractices', [LessonRef]>('teacherListPractices', lessonRef)
export const getTeacherListPracticesQueryOptions = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>) =>
  readOptions<DataOf<LessonPracticesResponse>, Selected>('teacher-lesson-class', getTeacherListPracticesQueryKey(lessonRef), (signal) => teacherListPractices(lessonRef, signal), options)
/** Practices of a lesson, with their answers. */
export const useTeacherListPractices = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListPracticesQueryOptions(lessonRef, options), queryClient)


/**
 * The room command `endPractice`. One that has ended stays as it is.
 * @summary End a practice and show the answers
 */
export const endPractice = (practiceRef: PracticeRef, signal?: AbortSignal) =>
  call<PracticeResponse>({ url: '/api-tch/lessonClass/endPractise', body: practiceRef, signal })

export const getEndPracticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRef }, Context>) =>
  changeOptions<DataOf<PracticeResponse>, { data: PracticeRef }, Context>('endPractice', ["teacher-lesson-class"], ({ data }) => endPractice(data), options)
/** End a practice and show the answers. */
export const useEndPractice = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getEndPracticeMutationOptions(options), queryClient)


/**
 * The room command `closePractice`. One that is open ends first; one that is closed stays as it is.
 * @summary Put a practice away
 */
export const closePractice = (practiceRef: PracticeRef, signal?: AbortSignal) =>
  call<PracticeResponse>({ url: '/api-tch/lessonClass/closePractise', body: practiceRef, signal })

export const getClosePracticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRef }, Context>) =>
  changeOptions<DataOf<PracticeResponse>, { data: PracticeRef }, Context>('closePractice', ["teacher-lesson-class"], ({ data }) => closePractice(data), options)
/** Put a practice away. */
export const useClosePractice = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getClosePracticeMutationOptions(options), queryClient)


/**
 * The room command `awardPrize`: everybody in the class sees it. Answers with the prizes of the lesson.
 * @summary Reward students
 */
export const awardPrize = (prizeRequest: PrizeRequest, signal?: AbortSignal) =>
  call<LessonPrizesResponse>({ url: '/api-tch/lessonClass/prize', encoding: 'json', body: prizeRequest, signal })

export const getAwardPrizeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonPrizesResponse>, { data: PrizeRequest }, Context>) =>
  changeOptions<DataOf<LessonPrizesResponse>, { data: PrizeRequest }, Context>('awardPrize', ["teacher-lesson-class"], ({ data }) => awardPrize(data), options)
/** Reward students. */
export const useAwardPrize = <Context = unknown>(options?: ChangeOptions<DataOf<LessonPrizesResponse>, { data: PrizeRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAwardPrizeMutationOptions(options), queryClient)


/**
 * @summary Prizes of a lesson
 */
export const teacherListPrizes = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonPrizesResponse>({ url: '/api-tch/lessonClass/lessonPrize', body: lessonRef, signal })

export const getTeacherListPrizesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherListPrizes', [LessonRef]>('teacherListPrizes', lessonRef)
export const getTeacherListPrizesQueryOptions = <Selected = DataOf<LessonPrizesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPrizesResponse>, Selected>) =>
  readOptions<DataOf<LessonPrizesResponse>, Selected>('teacher-lesson-class', getTeacherListPrizesQueryKey(lessonRef), (signal) => teacherListPrizes(lessonRef, signal), options)
/** Prizes of a lesson. */
export const useTeacherListPrizes = <Selected = DataOf<LessonPrizesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPrizesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListPrizesQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Say something about a class or a student of it
 */
export const teacherLessonFeedback = (teacherFeedbackRequest: TeacherFeedbackRequest, signal?: AbortSignal) =>
  call<FeedbackReceiptResponse>({ url: '/api-tch/lessonClass/lessonFeedback', encoding: 'json', body: teacherFeedbackRequest, signal })

export const getTeacherLessonFeedbackMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<FeedbackReceiptResponse>, { data: TeacherFeedbackRequest }, Context>) =>
  changeOptions<DataOf<FeedbackReceiptResponse>, { data: TeacherFeedbackRequest }, Context>('teacherLessonFeedback', ["teacher-lesson-class"], ({ data }) => teacherLessonFeedback(data), options)
/** Say something about a class or a student of it. */
export const useTeacherLessonFeedback = <Context = unknown>(options?: ChangeOptions<DataOf<FeedbackReceiptResponse>, { data: TeacherFeedbackRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLessonFeedbackMutationOptions(options), queryClient)


/**
 * @summary Ready-made sentences for a teacher
 */
export const teacherFeedbackOptions = (feedbackOptionsRequest?: FeedbackOptionsRequest, signal?: AbortSignal) =>
  call<FeedbackOptionsResponse>({ url: '/api-tch/lessonClass/feedbackOptions', body: feedbackOptionsRequest, signal })

export const getTeacherFeedbackOptionsQueryKey = (feedbackOptionsRequest?: FeedbackOptionsRequest) =>
  readKey<'teacherFeedbackOptions', [FeedbackOptionsRequest]>('teacherFeedbackOptions', feedbackOptionsRequest)
export const getTeacherFeedbackOptionsQueryOptions = <Selected = DataOf<FeedbackOptionsResponse>>(feedbackOptionsRequest?: FeedbackOptionsRequest, options?: ReadOptions<DataOf<FeedbackOptionsResponse>, Selected>) =>
  readOptions<DataOf<FeedbackOptionsResponse>, Selected>('teacher-lesson-class', getTeacherFeedbackOptionsQueryKey(feedbackOptionsRequest), (signal) => teacherFeedbackOptions(feedbackOptionsRequest, signal), options)
/** Ready-made sentences for a teacher. */
export const useTeacherFeedbackOptions = <Selected = DataOf<FeedbackOptionsResponse>>(feedbackOptionsRequest?: FeedbackOptionsRequest, options?: ReadOptions<DataOf<FeedbackOptionsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherFeedbackOptionsQueryOptions(feedbackOptionsRequest, options), queryClient)


/**
 * @summary A lesson of a public course
 */
export const getPublicLesson = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<PublicLessonResponse>({ url: '/api-tch/lessonCourse/pubLessonDetail', body: lessonRef, signal })

export const getGetPublicLessonQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getPublicLesson', [LessonRef]>('getPublicLesson', lessonRef)
export const getGetPublicLessonQueryOptions = <Selected = DataOf<PublicLessonResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<PublicLessonResponse>, Selected>) =>
  readOptions<DataOf<PublicLessonResponse>, Selected>('teacher-lesson-course', getGetPublicLessonQueryKey(lessonRef), (signal) => getPublicLesson(lessonRef, signal), options)
/** A lesson of a public course. */
export const useGetPublicLesson = <Selected = DataOf<PublicLessonResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<PublicLessonResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetPublicLessonQueryOptions(lessonRef, options), queryClient)


/**
 * The whole tree, parents before their children.
 * @summary All subjects
 */
export const listSubjects = (signal?: AbortSignal) =>
  call<SubjectsResponse>({ url: '/api-tch/lessonCourse/subjectList', signal })

export const getListSubjectsQueryKey = () =>
  readKey<'listSubjects', []>('listSubjects')
export const getListSubjectsQueryOptions = <Selected = DataOf<SubjectsResponse>>(options?: ReadOptions<DataOf<SubjectsResponse>, Selected>) =>
  readOptions<DataOf<SubjectsResponse>, Selected>('teacher-lesson-course', getListSubjectsQueryKey(), (signal) => listSubjects(signal), options)
/** All subjects. */
export const useListSubjects = <Selected = DataOf<SubjectsResponse>>(options?: ReadOptions<DataOf<SubjectsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSubjectsQueryOptions(options), queryClient)


/**
 * Only what is sent changes. Lessons that began stay where they are. The class type is fixed, and seats cannot be fewer than taken, once students registered.
 * @summary Change a public course
 */
export const updatePublicCourse = (publicCourseChange: PublicCourseChange, options?: UploadOptions) =>
  callWithFiles<PublicCourseResponse>({ url: '/api-tch/lessonCourse/updatePubCourse', encoding: 'multipart', body: publicCourseChange }, options)

export const getUpdatePublicCourseMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseChange } & UploadOptions, Context>) =>
  changeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseChange } & UploadOptions, Context>('updatePublicCourse', ["teacher-lesson-course"], ({ data, ...upload }) => updatePublicCourse(data, upload), options)
/** Change a public course. */
export const useUpdatePublicCourse = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseChange } & UploadOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdatePublicCourseMutationOptions(options), queryClient)


/**
 * A draft with its class and lessons. `pubCourseStatus` publishes it.
 * @summary Make a public course
 */
export const addPublicCourse = (publicCourseRequest: PublicCourseRequest, signal?: AbortSignal) =>
  call<PublicCourseResponse>({ url: '/api-tch/lessonCourse/addPubCourse', body: publicCourseRequest, signal })

export const getAddPublicCourseMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseRequest }, Context>) =>
  changeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseRequest }, Context>('addPublicCourse', ["teacher-lesson-course"], ({ data }) => addPublicCourse(data), options)
/** Make a public course. */
export const useAddPublicCourse = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddPublicCourseMutationOptions(options), queryClient)


/**
 * @summary Limits and choices of the form
 */
export const getCourseConfig = (signal?: AbortSignal) =>
  call<CourseConfigResponse>({ url: '/api-tch/lessonCourse/courseConfig', signal })

export const getGetCourseConfigQueryKey = () =>
  readKey<'getCourseConfig', []>('getCourseConfig')
export const getGetCourseConfigQueryOptions = <Selected = DataOf<CourseConfigResponse>>(options?: ReadOptions<DataOf<CourseConfigResponse>, Selected>) =>
  readOptions<DataOf<CourseConfigResponse>, Selected>('teacher-lesson-course', getGetCourseConfigQueryKey(), (signal) => getCourseConfig(signal), options)
/** Limits and choices of the form. */
export const useGetCourseConfig = <Selected = DataOf<CourseConfigResponse>>(options?: ReadOptions<DataOf<CourseConfigResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCourseConfigQueryOptions(options), queryClient)


/**
 * @summary A public course to edit
 */
export const getPublicCourse = (courseRef: CourseRef, signal?: AbortSignal) =>
  call<PublicCourseResponse>({ url: '/api-tch/lessonCourse/pubCourseDetail', body: courseRef, signal })

export const getGetPublicCourseQueryKey = (courseRef?: CourseRef) =>
  readKey<'getPublicCourse', [CourseRef]>('getPublicCourse', courseRef)
export const getGetPublicCourseQueryOptions = <Selected = DataOf<PublicCourseResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<PublicCourseResponse>, Selected>) =>
  readOptions<DataOf<PublicCourseResponse>, Selected>('teacher-lesson-course', getGetPublicCourseQueryKey(courseRef), (signal) => getPublicCourse(courseRef, signal), options)
/** A public course to edit. */
export const useGetPublicCourse = <Selected = DataOf<PublicCourseResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<PublicCourseResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetPublicCourseQueryOptions(courseRef, options), queryClient)


/**
 * @summary My public courses
 */
export const listPublicCourses = (publicCourseFilter: PublicCourseFilter, signal?: AbortSignal) =>
  call<PublicCoursePageResponse>({ url: '/api-tch/lessonCourse/pubCourseList', body: publicCourseFilter, signal })

export const getListPublicCoursesQueryKey = (publicCourseFilter?: PublicCourseFilter) =>
  readKey<'listPublicCourses', [PublicCourseFilter]>('listPublicCourses', publicCourseFilter)
export const getListPublicCoursesQueryOptions = <Selected = DataOf<PublicCoursePageResponse>>(publicCourseFilter: PublicCourseFilter, options?: ReadOptions<DataOf<PublicCoursePageResponse>, Selected>) =>
  pageOptions<DataOf<PublicCoursePageResponse>, Selected>('teacher-lesson-course', getListPublicCoursesQueryKey(publicCourseFilter), (signal) => listPublicCourses(publicCourseFilter, signal), options)
/** My public courses. */
export const useListPublicCourses = <Selected = DataOf<PublicCoursePageResponse>>(publicCourseFilter: PublicCourseFilter, options?: ReadOptions<DataOf<PublicCoursePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPublicCoursesQueryOptions(publicCourseFilter, options), queryClient)

export const getListPublicCoursesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<PublicCoursePageResponse>>>>(publicCourseFilter: Omit<PublicCourseFilter, 'current'>, options?: PagesOptions<DataOf<PublicCoursePageResponse>, Selected>) =>
  pagesOptions<DataOf<PublicCoursePageResponse>, Selected>('teacher-lesson-course', getListPublicCoursesQueryKey(publicCourseFilter), (current, signal) => listPublicCourses({ ...publicCourseFilter, current }, signal), options)
/** My public courses. */
export const useListPublicCoursesInfinite = <Selected = JoinedPages<ItemOf<DataOf<PublicCoursePageResponse>>>>(publicCourseFilter: Omit<PublicCourseFilter, 'current'>, options?: PagesOptions<DataOf<PublicCoursePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListPublicCoursesInfiniteQueryOptions(publicCourseFilter, options), queryClient)


/**
 * @summary Publish or close a public course
 */
export const setPublicCourseStatus = (publicCourseStatusRequest: PublicCourseStatusRequest, signal?: AbortSignal) =>
  call<PublicCourseResponse>({ url: '/api-tch/lessonCourse/pubCourseStatus', body: publicCourseStatusRequest, signal })

export const getSetPublicCourseStatusMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseStatusRequest }, Context>) =>
  changeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseStatusRequest }, Context>('setPublicCourseStatus', ["teacher-lesson-course"], ({ data }) => setPublicCourseStatus(data), options)
/** Publish or close a public course. */
export const useSetPublicCourseStatus = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseStatusRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getSetPublicCourseStatusMutationOptions(options), queryClient)


/**
 * @summary What my public courses can be filtered by
 */
export const getCourseCriteria = (signal?: AbortSignal) =>
  call<CourseCriteriaResponse>({ url: '/api-tch/lessonCourse/courseQueryCriteria', signal })

export const getGetCourseCriteriaQueryKey = () =>
  readKey<'getCourseCriteria', []>('getCourseCriteria')
export const getGetCourseCriteriaQueryOptions = <Selected = DataOf<CourseCriteriaResponse>>(options?: ReadOptions<DataOf<CourseCriteriaResponse>, Selected>) =>
  readOptions<DataOf<CourseCriteriaResponse>, Selected>('teacher-lesson-course', getGetCourseCriteriaQueryKey(), (signal) => getCourseCriteria(signal), options)
/** What my public courses can be filtered by. */
export const useGetCourseCriteria = <Selected = DataOf<CourseCriteriaResponse>>(options?: ReadOptions<DataOf<CourseCriteriaResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCourseCriteriaQueryOptions(options), queryClient)


/**
 * @summary A lesson with what is around it
 */
export const teacherLessonDetail = (lessonReference: LessonReference, signal?: AbortSignal) =>
  call<LessonDetailResponse>({ url: '/api-tch/lessonCourse/lessonDetail', body: lessonReference, signal })

export const getTeacherLessonDetailQueryKey = (lessonReference?: LessonReference) =>
  readKey<'teacherLessonDetail', [LessonReference]>('teacherLessonDetail', lessonReference)
export const getTeacherLessonDetailQueryOptions = <Selected = DataOf<LessonDetailResponse>>(lessonReference: LessonReference, options?: ReadOptions<DataOf<LessonDetailResponse>, Selected>) =>
  readOptions<DataOf<LessonDetailResponse>, Selected>('teacher-lesson-course', getTeacherLessonDetailQueryKey(lessonReference), (signal) => teacherLessonDetail(lessonReference, signal), options)
/** A lesson with what is around it. */
export const useTeacherLessonDetail = <Selected = DataOf<LessonDetailResponse>>(lessonReference: LessonReference, options?: ReadOptions<DataOf<LessonDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherLessonDetailQueryOptions(lessonReference, options), queryClient)


/**
 * @summary Textbooks to teach with
 */
export const listTextbooks = (textbooksRequest: TextbooksRequest, signal?: AbortSignal) =>
  call<TextbooksResponse>({ url: '/api-tch/lessonCourse/textBooks', body: textbooksRequest, signal })

export const getListTextbooksQueryKey = (textbooksRequest?: TextbooksRequest) =>
  readKey<'listTextbooks', [TextbooksRequest]>('listTextbooks', textbooksRequest)
export const getListTextbooksQueryOptions = <Selected = DataOf<TextbooksResponse>>(textbooksRequest: TextbooksRequest, options?: ReadOptions<DataOf<TextbooksResponse>, Selected>) =>
  readOptions<DataOf<TextbooksResponse>, Selected>('teacher-lesson-course', getListTextbooksQueryKey(textbooksRequest), (signal) => listTextbooks(textbooksRequest, signal), options)
/** Textbooks to teach with. */
export const useListTextbooks = <Selected = DataOf<TextbooksResponse>>(textbooksRequest: TextbooksRequest, options?: ReadOptions<DataOf<TextbooksResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTextbooksQueryOptions(textbooksRequest, options), queryClient)


/**
 * @summary Kinds of course, and how many of each I teach
 */
export const listCourseTypes = (signal?: AbortSignal) =>
  call<CourseTypesResponse>({ url: '/api-tch/lessonCourse/courseTypes', signal })

export const getListCourseTypesQueryKey = () =>
  readKey<'listCourseTypes', []>('listCourseTypes')
export const getListCourseTypesQueryOptions = <Selected = DataOf<CourseTypesResponse>>(options?: ReadOptions<DataOf<CourseTypesResponse>, Selected>) =>
  readOptions<DataOf<CourseTypesResponse>, Selected>('teacher-lesson-course', getListCourseTypesQueryKey(), (signal) => listCourseTypes(signal), options)
/** Kinds of course, and how many of each I teach. */
export const useListCourseTypes = <Selected = DataOf<CourseTypesResponse>>(options?: ReadOptions<DataOf<CourseTypesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCourseTypesQueryOptions(options), queryClient)


/**
 * In this course only; the textbook keeps its own.
 * @summary Give a chapter a name of its own
 */
export const renameChapter = (chapterRename: ChapterRename, signal?: AbortSignal) =>
  call<RenamedChapterResponse>({ url: '/api-tch/lessonCourse/updateChapterName', body: chapterRename, signal })

export const getRenameChapterMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RenamedChapterResponse>, { data: ChapterRename }, Context>) =>
  changeOptions<DataOf<RenamedChapterResponse>, { data: ChapterRename }, Context>('renameChapter', ["teacher-lesson-course"], ({ data }) => renameChapter(data), options)
/** Give a chapter a name of its own. */
export const useRenameChapter = <Context = unknown>(options?: ChangeOptions<DataOf<RenamedChapterResponse>, { data: ChapterRename }, Context>, queryClient?: QueryClient) =>
  useMutation(getRenameChapterMutationOptions(options), queryClient)


/**
 * @summary A course in numbers
 */
export const getCourseStats = (courseRef: CourseRef, signal?: AbortSignal) =>
  call<CourseStatsResponse>({ url: '/api-tch/lessonCourse/stats', body: courseRef, signal })

export const getGetCourseStatsQueryKey = (courseRef?: CourseRef) =>
  readKey<'getCourseStats', [CourseRef]>('getCourseStats', courseRef)
export const getGetCourseStatsQueryOptions = <Selected = DataOf<CourseStatsResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<CourseStatsResponse>, Selected>) =>
  readOptions<DataOf<CourseStatsResponse>, Selected>('teacher-lesson-course', getGetCourseStatsQueryKey(courseRef), (signal) => getCourseStats(courseRef, signal), options)
/** A course in numbers. */
export const useGetCourseStats = <Selected = DataOf<CourseStatsResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<CourseStatsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCourseStatsQueryOptions(courseRef, options), queryClient)


/**
 * The same as the room command `start`. Starting early moves the official start.
 * @summary Start the class
 */
export const startLesson = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonSummaryResponse>({ url: '/api-tch/lessonCourse/lessonStarted', body: lessonRef, signal })

export const getStartLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>('startLesson', ["teacher-lesson-class","teacher-lesson-course"], ({ data }) => startLesson(data), options)
/** Start the class. */
export const useStartLesson = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getStartLessonMutationOptions(options), queryClient)


/**
 * A closed course is open again. Students must be this teacher's own.
 * @summary More seats, more students, or registration open again
 */
export const appendRegistration = (registrationExtension: RegistrationExtension, signal?: AbortSignal) =>
  call<PublicCourseResponse>({ url: '/api-tch/lessonCourse/appendRegister', body: registrationExtension, signal })

export const getAppendRegistrationMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: RegistrationExtension }, Context>) =>
  changeOptions<DataOf<PublicCourseResponse>, { data: RegistrationExtension }, Context>('appendRegistration', ["teacher-lesson-course"], ({ data }) => appendRegistration(data), options)
/** More seats, more students, or registration open again. */
export const useAppendRegistration = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: RegistrationExtension }, Context>, queryClient?: QueryClient) =>
  useMutation(getAppendRegistrationMutationOptions(options), queryClient)


/**
 * Nothing is planned.
 * @summary Whether I have time at these times
 */
export const checkPublicCourseTimes = (startTimesCheck: StartTimesCheck, signal?: AbortSignal) =>
  call<PlanCheckResponse>({ url: '/api-tch/lessonCourse/pubCourseCheckTime', body: startTimesCheck, signal })

export const getCheckPublicCourseTimesQueryKey = (startTimesCheck?: StartTimesCheck) =>
  readKey<'checkPublicCourseTimes', [StartTimesCheck]>('checkPublicCourseTimes', startTimesCheck)
export const getCheckPublicCourseTimesQueryOptions = <Selected = DataOf<PlanCheckResponse>>(startTimesCheck: StartTimesCheck, options?: ReadOptions<DataOf<PlanCheckResponse>, Selected>) =>
  readOptions<DataOf<PlanCheckResponse>, Selected>('teacher-lesson-course', getCheckPublicCourseTimesQueryKey(startTimesCheck), (signal) => checkPublicCourseTimes(startTimesCheck, signal), options)
/** Whether I have time at these times. */
export const useCheckPublicCourseTimes = <Selected = DataOf<PlanCheckResponse>>(startTimesCheck: StartTimesCheck, options?: ReadOptions<DataOf<PlanCheckResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCheckPublicCourseTimesQueryOptions(startTimesCheck, options), queryClient)


/**
 * Nothing is planned.
 * @summary Whether I have time for a cycle
 */
export const checkPeriodicTimes = (cycleCheck: CycleCheck, signal?: AbortSignal) =>
  call<PlanCheckResponse>({ url: '/api-tch/lessonCourse/periodicCheckTime', body: cycleCheck, signal })

export const getCheckPeriodicTimesQueryKey = (cycleCheck?: CycleCheck) =>
  readKey<'checkPeriodicTimes', [CycleCheck]>('checkPeriodicTimes', cycleCheck)
export const getCheckPeriodicTimesQueryOptions = <Selected = DataOf<PlanCheckResponse>>(cycleCheck: CycleCheck, options?: ReadOptions<DataOf<PlanCheckResponse>, Selected>) =>
  readOptions<DataOf<PlanCheckResponse>, Selected>('teacher-lesson-course', getCheckPeriodicTimesQueryKey(cycleCheck), (signal) => checkPeriodicTimes(cycleCheck, signal), options)
/** Whether I have time for a cycle. */
export const useCheckPeriodicTimes = <Selected = DataOf<PlanCheckResponse>>(cycleCheck: CycleCheck, options?: ReadOptions<DataOf<PlanCheckResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCheckPeriodicTimesQueryOptions(cycleCheck, options), queryClient)


/**
 * For what a page draws itself, such as a cut avatar or a signed name. JPG or PNG, up to 8 MB once decoded.
 * @summary Upload a small picture inside the call
 */
export const uploadBase64Image = (base64UploadRequest: Base64UploadRequest, signal?: AbortSignal) =>
  call<CloudResourceResponse>({ url: '/api-tch/fileOperate/uploadByBase64Str', body: base64UploadRequest, signal })

export const getUploadBase64ImageMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: Base64UploadRequest }, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: Base64UploadRequest }, Context>('uploadBase64Image', ["teacher-file"], ({ data }) => uploadBase64Image(data), options)
/** Upload a small picture inside the call. */
export const useUploadBase64Image = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: Base64UploadRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getUploadBase64ImageMutationOptions(options), queryClient)


/**
 * Up to nine at once; each must be in the store under the own prefix and be a JPG or PNG.
 * @summary Turn uploaded pictures into resources
 */
export const addImages = (imagesRequest: ImagesRequest, signal?: AbortSignal) =>
  call<CloudResourcesResponse>({ url: '/api-tch/fileOperate/uploadImg', body: imagesRequest, signal })

export const getAddImagesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourcesResponse>, { data: ImagesRequest }, Context>) =>
  changeOptions<DataOf<CloudResourcesResponse>, { data: ImagesRequest }, Context>('addImages', ["teacher-file"], ({ data }) => addImages(data), options)
/** Turn uploaded pictures into resources. */
export const useAddImages = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourcesResponse>, { data: ImagesRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddImagesMutationOptions(options), queryClient)


/**
 * With their resources and what was made of them. An object that a replay or a board background shows is kept and named.
 * @summary Delete uploaded objects
 */
export const deleteObjects = (objectsRequest: ObjectsRequest, signal?: AbortSignal) =>
  call<DeletedObjectsResponse>({ url: '/api-tch/fileOperate/delObjects', encoding: 'json', body: objectsRequest, signal })

export const getDeleteObjectsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<DeletedObjectsResponse>, { data: ObjectsRequest }, Context>) =>
  changeOptions<DataOf<DeletedObjectsResponse>, { data: ObjectsRequest }, Context>('deleteObjects', ["teacher-file"], ({ data }) => deleteObjects(data), options)
/** Delete uploaded objects. */
export const useDeleteObjects = <Context = unknown>(options?: ChangeOptions<DataOf<DeletedObjectsResponse>, { data: ObjectsRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteObjectsMutationOptions(options), queryClient)


/**
 * @summary Permission to upload one file
 */
export const teacherTempCredential = (uploadCredentialRequest: UploadCredentialRequest, signal?: AbortSignal) =>
  call<UploadCredentialResponse>({ url: '/api-tch/fileOperate/tempCred', body: uploadCredentialRequest, signal })

export const getTeacherTempCredentialMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest }, Context>) =>
  changeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest }, Context>('teacherTempCredential', [], ({ data }) => teacherTempCredential(data), options)
/** Permission to upload one file. */
export const useTeacherTempCredential = <Context = unknown>(options?: ChangeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherTempCredentialMutationOptions(options), queryClient)


/**
 * `fileName` is the key of an object: the own, or one shown with a lesson of the person. `signUrl` reads it by GET.
 * @summary Permission to read one file
 */
export const teacherReadCredential = (readCredentialRequest: ReadCredentialRequest, signal?: AbortSignal) =>
  call<UploadCredentialResponse>({ url: '/api-tch/fileOperate/priTempCred', body: readCredentialRequest, signal })

export const getTeacherReadCredentialQueryKey = (readCredentialRequest?: ReadCredentialRequest) =>
  readKey<'teacherReadCredential', [ReadCredentialRequest]>('teacherReadCredential', readCredentialRequest)
export const getTeacherReadCredentialQueryOptions = <Selected = DataOf<UploadCredentialResponse>>(readCredentialRequest: ReadCredentialRequest, options?: ReadOptions<DataOf<UploadCredentialResponse>, Selected>) =>
  readOptions<DataOf<UploadCredentialResponse>, Selected>('teacher-file', getTeacherReadCredentialQueryKey(readCredentialRequest), (signal) => teacherReadCredential(readCredentialRequest, signal), options)
/** Permission to read one file. */
export const useTeacherReadCredential = <Selected = DataOf<UploadCredentialResponse>>(readCredentialRequest: ReadCredentialRequest, options?: ReadOptions<DataOf<UploadCredentialResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherReadCredentialQueryOptions(readCredentialRequest, options), queryClient)


/**
 * The newest first.
 * @summary My files
 */
export const listCloudResources = (resourceFilter?: ResourceFilter, signal?: AbortSignal) =>
  call<ResourcePageResponse>({ url: '/api-tch/fileOperate/objectList', body: resourceFilter, signal })

export const getListCloudResourcesQueryKey = (resourceFilter?: ResourceFilter) =>
  readKey<'listCloudResources', [ResourceFilter]>('listCloudResources', resourceFilter)
export const getListCloudResourcesQueryOptions = <Selected = DataOf<ResourcePageResponse>>(resourceFilter?: ResourceFilter, options?: ReadOptions<DataOf<ResourcePageResponse>, Selected>) =>
  pageOptions<DataOf<ResourcePageResponse>, Selected>('teacher-file', getListCloudResourcesQueryKey(resourceFilter), (signal) => listCloudResources(resourceFilter, signal), options)
/** My files. */
export const useListCloudResources = <Selected = DataOf<ResourcePageResponse>>(resourceFilter?: ResourceFilter, options?: ReadOptions<DataOf<ResourcePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCloudResourcesQueryOptions(resourceFilter, options), queryClient)

export const getListCloudResourcesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<ResourcePageResponse>>>>(resourceFilter?: Omit<ResourceFilter, 'current'>, options?: PagesOptions<DataOf<ResourcePageResponse>, Selected>) =>
  pagesOptions<DataOf<ResourcePageResponse>, Selected>('teacher-file', getListCloudResourcesQueryKey(resourceFilter), (current, signal) => listCloudResources({ ...resourceFilter, current }, signal), options)
/** My files. */
export const useListCloudResourcesInfinite = <Selected = JoinedPages<ItemOf<DataOf<ResourcePageResponse>>>>(resourceFilter?: Omit<ResourceFilter, 'current'>, options?: PagesOptions<DataOf<ResourcePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListCloudResourcesInfiniteQueryOptions(resourceFilter, options), queryClient)


/**
 * Queues it; asking again while it is in the queue changes nothing, after a failure it is tried again.
 * @summary Make pages of a document
 */
export const startTranscode = (resourceRef: ResourceRef, signal?: AbortSignal) =>
  call<TranscodeResponse>({ url: '/api-tch/fileOperate/iwTransCode', body: resourceRef, signal })

export const getStartTranscodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<TranscodeResponse>, { data: ResourceRef }, Context>) =>
  changeOptions<DataOf<TranscodeResponse>, { data: ResourceRef }, Context>('startTranscode', ["teacher-file"], ({ data }) => startTranscode(data), options)
/** Make pages of a document. */
export const useStartTranscode = <Context = unknown>(options?: ChangeOptions<DataOf<TranscodeResponse>, { data: ResourceRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getStartTranscodeMutationOptions(options), queryClient)


/**
 * Answers -1, which shows nothing, while nobody asked for its pages.
 * @summary How far a document is
 */
export const getTranscode = (resourceRef: ResourceRef, signal?: AbortSignal) =>
  call<TranscodeResponse>({ url: '/api-tch/fileOperate/queryIwTransCode', body: resourceRef, signal }).catch(nullWhen(-1))

export const getGetTranscodeQueryKey = (resourceRef?: ResourceRef) =>
  readKey<'getTranscode', [ResourceRef]>('getTranscode', resourceRef)
export const getGetTranscodeQueryOptions = <Selected = DataOf<TranscodeResponse> | null>(resourceRef: ResourceRef, options?: ReadOptions<DataOf<TranscodeResponse> | null, Selected>) =>
  readOptions<DataOf<TranscodeResponse> | null, Selected>('teacher-file', getGetTranscodeQueryKey(resourceRef), (signal) => getTranscode(resourceRef, signal), options)
/** How far a document is. */
export const useGetTranscode = <Selected = DataOf<TranscodeResponse> | null>(resourceRef: ResourceRef, options?: ReadOptions<DataOf<TranscodeResponse> | null, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetTranscodeQueryOptions(resourceRef, options), queryClient)


/**
 * The ending stays, because it says what the file is.
 * @summary Rename a file
 */
export const teacherRenameResource = (renameRequest: RenameRequest, signal?: AbortSignal) =>
  call<CloudResourceResponse>({ url: '/api-tch/fileOperate/clzResFileRename', body: renameRequest, signal })

export const getTeacherRenameResourceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest }, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest }, Context>('teacherRenameResource', ["teacher-file"], ({ data }) => teacherRenameResource(data), options)
/** Rename a file. */
export const useTeacherRenameResource = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRenameResourceMutationOptions(options), queryClient)


/**
 * The object must be in the store, under the person's own prefix.
 * @summary Turn an uploaded object into a resource
 */
export const teacherAddCloudResource = (cloudResourceRequest: CloudResourceRequest, signal?: AbortSignal) =>
  call<CloudResourceResponse>({ url: '/api-tch/fileOperate/addCloudRes', body: cloudResourceRequest, signal })

export const getTeacherAddCloudResourceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest }, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest }, Context>('teacherAddCloudResource', ["teacher-file"], ({ data }) => teacherAddCloudResource(data), options)
/** Turn an uploaded object into a resource. */
export const useTeacherAddCloudResource = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherAddCloudResourceMutationOptions(options), queryClient)


/**
 * The document stays.
 * @summary Drop the pages of a document
 */
export const deleteTranscode = (resourceRef: ResourceRef, signal?: AbortSignal) =>
  call<ResourceRefResponse>({ url: '/api-tch/fileOperate/delTrancodeRes', body: resourceRef, signal })

export const getDeleteTranscodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ResourceRefResponse>, { data: ResourceRef }, Context>) =>
  changeOptions<DataOf<ResourceRefResponse>, { data: ResourceRef }, Context>('deleteTranscode', ["teacher-file"], ({ data }) => deleteTranscode(data), options)
/** Drop the pages of a document. */
export const useDeleteTranscode = <Context = unknown>(options?: ChangeOptions<DataOf<ResourceRefResponse>, { data: ResourceRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteTranscodeMutationOptions(options), queryClient)


/**
 * Its own, and those of its lessons.
 * @summary Files of a course
 */
export const listCourseResources = (courseResourcesRequest: CourseResourcesRequest, signal?: AbortSignal) =>
  call<ResourceListResponse>({ url: '/api-tch/fileOperate/courseCosRes', body: courseResourcesRequest, signal })

export const getListCourseResourcesQueryKey = (courseResourcesRequest?: CourseResourcesRequest) =>
  readKey<'listCourseResources', [CourseResourcesRequest]>('listCourseResources', courseResourcesRequest)
export const getListCourseResourcesQueryOptions = <Selected = DataOf<ResourceListResponse>>(courseResourcesRequest: CourseResourcesRequest, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>) =>
  readOptions<DataOf<ResourceListResponse>, Selected>('teacher-file', getListCourseResourcesQueryKey(courseResourcesRequest), (signal) => listCourseResources(courseResourcesRequest, signal), options)
/** Files of a course. */
export const useListCourseResources = <Selected = DataOf<ResourceListResponse>>(courseResourcesRequest: CourseResourcesRequest, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCourseResourcesQueryOptions(courseResourcesRequest, options), queryClient)


/**
 * @summary Files of a lesson
 */
export const teacherListLessonResources = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ResourceListResponse>({ url: '/api-tch/fileOperate/lessonCosRes', body: lessonRef, signal })

export const getTeacherListLessonResourcesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherListLessonResources', [LessonRef]>('teacherListLessonResources', lessonRef)
export const getTeacherListLessonResourcesQueryOptions = <Selected = DataOf<ResourceListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>) =>
  readOptions<DataOf<ResourceListResponse>, Selected>('teacher-file', getTeacherListLessonResourcesQueryKey(lessonRef), (signal) => teacherListLessonResources(lessonRef, signal), options)
/** Files of a lesson. */
export const useTeacherListLessonResources = <Selected = DataOf<ResourceListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListLessonResourcesQueryOptions(lessonRef, options), queryClient)


/**
 * Possible until a student has begun.
 * @summary Delete a homework
 */
export const deleteHomework = (homeworkRef: HomeworkRef, signal?: AbortSignal) =>
  call<HomeworkRefResponse>({ url: '/api-tch/question/deleteQuestionPaper', body: homeworkRef, signal })

export const getDeleteHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkRefResponse>, { data: HomeworkRef }, Context>) =>
  changeOptions<DataOf<HomeworkRefResponse>, { data: HomeworkRef }, Context>('deleteHomework', ["teacher-question"], ({ data }) => deleteHomework(data), options)
/** Delete a homework. */
export const useDeleteHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkRefResponse>, { data: HomeworkRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteHomeworkMutationOptions(options), queryClient)


/**
 * Homework made from it has a copy of its own and stays.
 * @summary Delete a paper or a template
 */
export const deletePaper = (paperRef: PaperRef, signal?: AbortSignal) =>
  call<PaperRefResponse>({ url: '/api-tch/web/questionPaper/delete', body: paperRef, signal })

export const getDeletePaperMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PaperRefResponse>, { data: PaperRef }, Context>) =>
  changeOptions<DataOf<PaperRefResponse>, { data: PaperRef }, Context>('deletePaper', ["teacher-question"], ({ data }) => deletePaper(data), options)
/** Delete a paper or a template. */
export const useDeletePaper = <Context = unknown>(options?: ChangeOptions<DataOf<PaperRefResponse>, { data: PaperRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeletePaperMutationOptions(options), queryClient)


/**
 * Homework that asks it keeps it. While a paper, a template or a draft asks it, it cannot be deleted.
 * @summary Take a question out of the bank
 */
export const deleteQuestion = (questionRef: QuestionRef, signal?: AbortSignal) =>
  call<QuestionRefResponse>({ url: '/api-tch/web/question/delete', body: questionRef, signal })

export const getDeleteQuestionMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<QuestionRefResponse>, { data: QuestionRef }, Context>) =>
  changeOptions<DataOf<QuestionRefResponse>, { data: QuestionRef }, Context>('deleteQuestion', ["teacher-question"], ({ data }) => deleteQuestion(data), options)
/** Take a question out of the bank. */
export const useDeleteQuestion = <Context = unknown>(options?: ChangeOptions<DataOf<QuestionRefResponse>, { data: QuestionRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteQuestionMutationOptions(options), queryClient)


/**
 * @summary The teacher's homework by state
 */
export const listHomework = (homeworkListRequest?: HomeworkListRequest, signal?: AbortSignal) =>
  call<HomeworkPageResponse>({ url: '/api-tch/question/correctPaperStateList', body: homeworkListRequest, signal })

export const getListHomeworkQueryKey = (homeworkListRequest?: HomeworkListRequest) =>
  readKey<'listHomework', [HomeworkListRequest]>('listHomework', homeworkListRequest)
export const getListHomeworkQueryOptions = <Selected = DataOf<HomeworkPageResponse>>(homeworkListRequest?: HomeworkListRequest, options?: ReadOptions<DataOf<HomeworkPageResponse>, Selected>) =>
  pageOptions<DataOf<HomeworkPageResponse>, Selected>('teacher-question', getListHomeworkQueryKey(homeworkListRequest), (signal) => listHomework(homeworkListRequest, signal), options)
/** The teacher's homework by state. */
export const useListHomework = <Selected = DataOf<HomeworkPageResponse>>(homeworkListRequest?: HomeworkListRequest, options?: ReadOptions<DataOf<HomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListHomeworkQueryOptions(homeworkListRequest, options), queryClient)

export const getListHomeworkInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<HomeworkPageResponse>>>>(homeworkListRequest?: Omit<HomeworkListRequest, 'current'>, options?: PagesOptions<DataOf<HomeworkPageResponse>, Selected>) =>
  pagesOptions<DataOf<HomeworkPageResponse>, Selected>('teacher-question', getListHomeworkQueryKey(homeworkListRequest), (current, signal) => listHomework({ ...homeworkListRequest, current }, signal), options)
/** The teacher's homework by state. */
export const useListHomeworkInfinite = <Selected = JoinedPages<ItemOf<DataOf<HomeworkPageResponse>>>>(homeworkListRequest?: Omit<HomeworkListRequest, 'current'>, options?: PagesOptions<DataOf<HomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListHomeworkInfiniteQueryOptions(homeworkListRequest, options), queryClient)


/**
 * The paper is copied. When it is published, the students of the class are told.
 * @summary Set homework for a class
 */
export const createHomework = (homeworkCreateRequest: HomeworkCreateRequest, signal?: AbortSignal) =>
  call<HomeworkDetailResponse>({ url: '/api-tch/question/createHomeWork', body: homeworkCreateRequest, signal })

export const getCreateHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkCreateRequest }, Context>) =>
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkCreateRequest }, Context>('createHomework', ["teacher-question"], ({ data }) => createHomework(data), options)
/** Set homework for a class. */
export const useCreateHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkCreateRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateHomeworkMutationOptions(options), queryClient)


/**
 * The same as `markAnswerPaper`. Grading again takes the place of the marks; the student is told again when the score is another one.
 * @summary Grade one student's work, as one document
 */
export const markHomework = (homeworkMarksRequest: HomeworkMarksRequest, signal?: AbortSignal) =>
  call<MarkingReceiptResponse>({ url: '/api-tch/question/submitCorrectHomeWork', body: homeworkMarksRequest, signal })

export const getMarkHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingReceiptResponse>, { data: HomeworkMarksRequest }, Context>) =>
  changeOptions<DataOf<MarkingReceiptResponse>, { data: HomeworkMarksRequest }, Context>('markHomework', ["teacher-question"], ({ data }) => markHomework(data), options)
/** Grade one student's work, as one document. */
export const useMarkHomework = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingReceiptResponse>, { data: HomeworkMarksRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getMarkHomeworkMutationOptions(options), queryClient)


/**
 * @summary Who handed in what, and how each question went
 */
export const listHomeworkStudents = (homeworkRef: HomeworkRef, signal?: AbortSignal) =>
  call<HomeworkStudentsResponse>({ url: '/api-tch/question/questionStudentList', body: homeworkRef, signal })

export const getListHomeworkStudentsQueryKey = (homeworkRef?: HomeworkRef) =>
  readKey<'listHomeworkStudents', [HomeworkRef]>('listHomeworkStudents', homeworkRef)
export const getListHomeworkStudentsQueryOptions = <Selected = DataOf<HomeworkStudentsResponse>>(homeworkRef: HomeworkRef, options?: ReadOptions<DataOf<HomeworkStudentsResponse>, Selected>) =>
  readOptions<DataOf<HomeworkStudentsResponse>, Selected>('teacher-question', getListHomeworkStudentsQueryKey(homeworkRef), (signal) => listHomeworkStudents(homeworkRef, signal), options)
/** Who handed in what, and how each question went. */
export const useListHomeworkStudents = <Selected = DataOf<HomeworkStudentsResponse>>(homeworkRef: HomeworkRef, options?: ReadOptions<DataOf<HomeworkStudentsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListHomeworkStudentsQueryOptions(homeworkRef, options), queryClient)


/**
 * @summary Homework of the teacher's classes in numbers
 */
export const countHomeworkOfClasses = (waitingCountRequest?: WaitingCountRequest, signal?: AbortSignal) =>
  call<ClassHomeworkCountsResponse>({ url: '/api-tch/question/classQuestionCountList', body: waitingCountRequest, signal })

export const getCountHomeworkOfClassesQueryKey = (waitingCountRequest?: WaitingCountRequest) =>
  readKey<'countHomeworkOfClasses', [WaitingCountRequest]>('countHomeworkOfClasses', waitingCountRequest)
export const getCountHomeworkOfClassesQueryOptions = <Selected = DataOf<ClassHomeworkCountsResponse>>(waitingCountRequest?: WaitingCountRequest, options?: ReadOptions<DataOf<ClassHomeworkCountsResponse>, Selected>) =>
  readOptions<DataOf<ClassHomeworkCountsResponse>, Selected>('teacher-question', getCountHomeworkOfClassesQueryKey(waitingCountRequest), (signal) => countHomeworkOfClasses(waitingCountRequest, signal), options)
/** Homework of the teacher's classes in numbers. */
export const useCountHomeworkOfClasses = <Selected = DataOf<ClassHomeworkCountsResponse>>(waitingCountRequest?: WaitingCountRequest, options?: ReadOptions<DataOf<ClassHomeworkCountsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountHomeworkOfClassesQueryOptions(waitingCountRequest, options), queryClient)


/**
 * Also of a student who has not begun.
 * @summary One student's work on a homework
 */
export const getWorkOfStudent = (homeworkOfStudent: HomeworkOfStudent, signal?: AbortSignal) =>
  call<AnswerPaperResponse>({ url: '/api-tch/question/studentQuestionDetail', body: homeworkOfStudent, signal })

export const getGetWorkOfStudentQueryKey = (homeworkOfStudent?: HomeworkOfStudent) =>
  readKey<'getWorkOfStudent', [HomeworkOfStudent]>('getWorkOfStudent', homeworkOfStudent)
export const getGetWorkOfStudentQueryOptions = <Selected = DataOf<AnswerPaperResponse>>(homeworkOfStudent: HomeworkOfStudent, options?: ReadOptions<DataOf<AnswerPaperResponse>, Selected>) =>
  readOptions<DataOf<AnswerPaperResponse>, Selected>('teacher-question', getGetWorkOfStudentQueryKey(homeworkOfStudent), (signal) => getWorkOfStudent(homeworkOfStudent, signal), options)
/** One student's work on a homework. */
export const useGetWorkOfStudent = <Selected = DataOf<AnswerPaperResponse>>(homeworkOfStudent: HomeworkOfStudent, options?: ReadOptions<DataOf<AnswerPaperResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetWorkOfStudentQueryOptions(homeworkOfStudent, options), queryClient)


/**
 * Nobody is reminded twice within 20 hours.
 * @summary Remind those who have not handed in
 */
export const remindOfHomework = (reminderRequest: ReminderRequest, signal?: AbortSignal) =>
  call<ReminderReceiptResponse>({ url: '/api-tch/question/batchReminderHomework', body: reminderRequest, signal })

export const getRemindOfHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReminderReceiptResponse>, { data: ReminderRequest }, Context>) =>
  changeOptions<DataOf<ReminderReceiptResponse>, { data: ReminderRequest }, Context>('remindOfHomework', ["teacher-question"], ({ data }) => remindOfHomework(data), options)
/** Remind those who have not handed in. */
export const useRemindOfHomework = <Context = unknown>(options?: ChangeOptions<DataOf<ReminderReceiptResponse>, { data: ReminderRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getRemindOfHomeworkMutationOptions(options), queryClient)


/**
 * @summary Homework of the lessons of a class in numbers
 */
export const countHomeworkOfLessons = (lessonHomeworkCountRequest: LessonHomeworkCountRequest, signal?: AbortSignal) =>
  call<LessonHomeworkPageResponse>({ url: '/api-tch/question/lessonQuestionCountList', body: lessonHomeworkCountRequest, signal })

export const getCountHomeworkOfLessonsQueryKey = (lessonHomeworkCountRequest?: LessonHomeworkCountRequest) =>
  readKey<'countHomeworkOfLessons', [LessonHomeworkCountRequest]>('countHomeworkOfLessons', lessonHomeworkCountRequest)
export const getCountHomeworkOfLessonsQueryOptions = <Selected = DataOf<LessonHomeworkPageResponse>>(lessonHomeworkCountRequest: LessonHomeworkCountRequest, options?: ReadOptions<DataOf<LessonHomeworkPageResponse>, Selected>) =>
  pageOptions<DataOf<LessonHomeworkPageResponse>, Selected>('teacher-question', getCountHomeworkOfLessonsQueryKey(lessonHomeworkCountRequest), (signal) => countHomeworkOfLessons(lessonHomeworkCountRequest, signal), options)
/** Homework of the lessons of a class in numbers. */
export const useCountHomeworkOfLessons = <Selected = DataOf<LessonHomeworkPageResponse>>(lessonHomeworkCountRequest: LessonHomeworkCountRequest, options?: ReadOptions<DataOf<LessonHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountHomeworkOfLessonsQueryOptions(lessonHomeworkCountRequest, options), queryClient)

export const getCountHomeworkOfLessonsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<LessonHomeworkPageResponse>>>>(lessonHomeworkCountRequest: Omit<LessonHomeworkCountRequest, 'current'>, options?: PagesOptions<DataOf<LessonHomeworkPageResponse>, Selected>) =>
  pagesOptions<DataOf<LessonHomeworkPageResponse>, Selected>('teacher-question', getCountHomeworkOfLessonsQueryKey(lessonHomeworkCountRequest), (current, signal) => countHomeworkOfLessons({ ...lessonHomeworkCountRequest, current }, signal), options)
/** Homework of the lessons of a class in numbers. */
export const useCountHomeworkOfLessonsInfinite = <Selected = JoinedPages<ItemOf<DataOf<LessonHomeworkPageResponse>>>>(lessonHomeworkCountRequest: Omit<LessonHomeworkCountRequest, 'current'>, options?: PagesOptions<DataOf<LessonHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getCountHomeworkOfLessonsInfiniteQueryOptions(lessonHomeworkCountRequest, options), queryClient)


/**
 * @summary How much there is to grade
 */
export const countWaitingWork = (waitingCountRequest?: WaitingCountRequest, signal?: AbortSignal) =>
  call<WaitingCountResponse>({ url: '/api-tch/question/sumWaitCorrectNum', body: waitingCountRequest, signal })

export const getCountWaitingWorkQueryKey = (waitingCountRequest?: WaitingCountRequest) =>
  readKey<'countWaitingWork', [WaitingCountRequest]>('countWaitingWork', waitingCountRequest)
export const getCountWaitingWorkQueryOptions = <Selected = DataOf<WaitingCountResponse>>(waitingCountRequest?: WaitingCountRequest, options?: ReadOptions<DataOf<WaitingCountResponse>, Selected>) =>
  readOptions<DataOf<WaitingCountResponse>, Selected>('teacher-question', getCountWaitingWorkQueryKey(waitingCountRequest), (signal) => countWaitingWork(waitingCountRequest, signal), options)
/** How much there is to grade. */
export const useCountWaitingWork = <Selected = DataOf<WaitingCountResponse>>(waitingCountRequest?: WaitingCountRequest, options?: ReadOptions<DataOf<WaitingCountResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountWaitingWorkQueryOptions(waitingCountRequest, options), queryClient)


/**
 * Every question gets a score; comments and pictures are optional. Grading again takes the place of the marks; the student is told again when the score is another one.
 * @summary Grade one student's work
 */
export const markAnswerPaper = (answerPaperMarksRequest: AnswerPaperMarksRequest, signal?: AbortSignal) =>
  call<MarkingReceiptResponse>({ url: '/api-tch/web/answerPaper/submitCorrectPaper', body: answerPaperMarksRequest, signal })

export const getMarkAnswerPaperMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingReceiptResponse>, { data: AnswerPaperMarksRequest }, Context>) =>
  changeOptions<DataOf<MarkingReceiptResponse>, { data: AnswerPaperMarksRequest }, Context>('markAnswerPaper', ["teacher-question"], ({ data }) => markAnswerPaper(data), options)
/** Grade one student's work. */
export const useMarkAnswerPaper = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingReceiptResponse>, { data: AnswerPaperMarksRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getMarkAnswerPaperMutationOptions(options), queryClient)


/**
 * @summary Papers and templates of the teacher
 */
export const listPapers = (params?: ListPapersParams, signal?: AbortSignal) =>
  call<PaperPageResponse>({ url: '/api-tch/web/questionPaper/list', method: 'GET', query: params, signal })

export const getListPapersQueryKey = (params?: ListPapersParams) =>
  readKey<'listPapers', [ListPapersParams]>('listPapers', params)
export const getListPapersQueryOptions = <Selected = DataOf<PaperPageResponse>>(params?: ListPapersParams, options?: ReadOptions<DataOf<PaperPageResponse>, Selected>) =>
  pageOptions<DataOf<PaperPageResponse>, Selected>('teacher-question', getListPapersQueryKey(params), (signal) => listPapers(params, signal), options)
/** Papers and templates of the teacher. */
export const useListPapers = <Selected = DataOf<PaperPageResponse>>(params?: ListPapersParams, options?: ReadOptions<DataOf<PaperPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPapersQueryOptions(params, options), queryClient)

export const getListPapersInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<PaperPageResponse>>>>(params?: Omit<ListPapersParams, 'current'>, options?: PagesOptions<DataOf<PaperPageResponse>, Selected>) =>
  pagesOptions<DataOf<PaperPageResponse>, Selected>('teacher-question', getListPapersQueryKey(params), (current, signal) => listPapers({ ...params, current }, signal), options)
/** Papers and templates of the teacher. */
export const useListPapersInfinite = <Selected = JoinedPages<ItemOf<DataOf<PaperPageResponse>>>>(params?: Omit<ListPapersParams, 'current'>, options?: PagesOptions<DataOf<PaperPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListPapersInfiniteQueryOptions(params, options), queryClient)


/**
 * @summary The question bank
 */
export const listQuestions = (params?: ListQuestionsParams, signal?: AbortSignal) =>
  call<QuestionPageResponse>({ url: '/api-tch/web/question/list', method: 'GET', query: params, signal })

export const getListQuestionsQueryKey = (params?: ListQuestionsParams) =>
  readKey<'listQuestions', [ListQuestionsParams]>('listQuestions', params)
export const getListQuestionsQueryOptions = <Selected = DataOf<QuestionPageResponse>>(params?: ListQuestionsParams, options?: ReadOptions<DataOf<QuestionPageResponse>, Selected>) =>
  pageOptions<DataOf<QuestionPageResponse>, Selected>('teacher-question', getListQuestionsQueryKey(params), (signal) => listQuestions(params, signal), options)
/** The question bank. */
export const useListQuestions = <Selected = DataOf<QuestionPageResponse>>(params?: ListQuestionsParams, options?: ReadOptions<DataOf<QuestionPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListQuestionsQueryOptions(params, options), queryClient)

export const getListQuestionsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<QuestionPageResponse>>>>(params?: Omit<ListQuestionsParams, 'current'>, options?: PagesOptions<DataOf<QuestionPageResponse>, Selected>) =>
  pagesOptions<DataOf<QuestionPageResponse>, Selected>('teacher-question', getListQuestionsQueryKey(params), (current, signal) => listQuestions({ ...params, current }, signal), options)
/** The question bank. */
export const useListQuestionsInfinite = <Selected = JoinedPages<ItemOf<DataOf<QuestionPageResponse>>>>(params?: Omit<ListQuestionsParams, 'current'>, options?: PagesOptions<DataOf<QuestionPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListQuestionsInfiniteQueryOptions(params, options), queryClient)


/**
 * @summary Students' work on the teacher's homework
 */
export const listAnswerPapers = (params?: ListAnswerPapersParams, signal?: AbortSignal) =>
  call<AnswerPaperPageResponse>({ url: '/api-tch/web/answerPaper/list', method: 'GET', query: params, signal })

export const getListAnswerPapersQueryKey = (params?: ListAnswerPapersParams) =>
  readKey<'listAnswerPapers', [ListAnswerPapersParams]>('listAnswerPapers', params)
export const getListAnswerPapersQueryOptions = <Selected = DataOf<AnswerPaperPageResponse>>(params?: ListAnswerPapersParams, options?: ReadOptions<DataOf<AnswerPaperPageResponse>, Selected>) =>
  pageOptions<DataOf<AnswerPaperPageResponse>, Selected>('teacher-question', getListAnswerPapersQueryKey(params), (signal) => listAnswerPapers(params, signal), options)
/** Students' work on the teacher's homework. */
export const useListAnswerPapers = <Selected = DataOf<AnswerPaperPageResponse>>(params?: ListAnswerPapersParams, options?: ReadOptions<DataOf<AnswerPaperPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListAnswerPapersQueryOptions(params, options), queryClient)

export const getListAnswerPapersInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<AnswerPaperPageResponse>>>>(params?: Omit<ListAnswerPapersParams, 'current'>, options?: PagesOptions<DataOf<AnswerPaperPageResponse>, Selected>) =>
  pagesOptions<DataOf<AnswerPaperPageResponse>, Selected>('teacher-question', getListAnswerPapersQueryKey(params), (current, signal) => listAnswerPapers({ ...params, current }, signal), options)
/** Students' work on the teacher's homework. */
export const useListAnswerPapersInfinite = <Selected = JoinedPages<ItemOf<DataOf<AnswerPaperPageResponse>>>>(params?: Omit<ListAnswerPapersParams, 'current'>, options?: PagesOptions<DataOf<AnswerPaperPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListAnswerPapersInfiniteQueryOptions(params, options), queryClient)


/**
 * @summary Everything to grade one student's work
 */
export const getAnswerPaper = (params: GetAnswerPaperParams, signal?: AbortSignal) =>
  call<AnswerPaperResponse>({ url: '/api-tch/web/answerPaper/detail', method: 'GET', query: params, signal })

export const getGetAnswerPaperQueryKey = (params?: GetAnswerPaperParams) =>
  readKey<'getAnswerPaper', [GetAnswerPaperParams]>('getAnswerPaper', params)
export const getGetAnswerPaperQueryOptions = <Selected = DataOf<AnswerPaperResponse>>(params: GetAnswerPaperParams, options?: ReadOptions<DataOf<AnswerPaperResponse>, Selected>) =>
  readOptions<DataOf<AnswerPaperResponse>, Selected>('teacher-question', getGetAnswerPaperQueryKey(params), (signal) => getAnswerPaper(params, signal), options)
/** Everything to grade one student's work. */
export const useGetAnswerPaper = <Selected = DataOf<AnswerPaperResponse>>(params: GetAnswerPaperParams, options?: ReadOptions<DataOf<AnswerPaperResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetAnswerPaperQueryOptions(params, options), queryClient)


/**
 * In the reader's language.
 * @summary Questions and answers for teachers
 */
export const teacherAskedQuestions = (params?: TeacherAskedQuestionsParams, signal?: AbortSignal) =>
  call<AskedQuestionsResponse>({ url: '/api-tch/web/question/askedQuestion', method: 'GET', query: params, signal })

export const getTeacherAskedQuestionsQueryKey = (params?: TeacherAskedQuestionsParams) =>
  readKey<'teacherAskedQuestions', [TeacherAskedQuestionsParams]>('teacherAskedQuestions', params)
export const getTeacherAskedQuestionsQueryOptions = <Selected = DataOf<AskedQuestionsResponse>>(params?: TeacherAskedQuestionsParams, options?: ReadOptions<DataOf<AskedQuestionsResponse>, Selected>) =>
  pageOptions<DataOf<AskedQuestionsResponse>, Selected>('teacher-question', getTeacherAskedQuestionsQueryKey(params), (signal) => teacherAskedQuestions(params, signal), options)
/** Questions and answers for teachers. */
export const useTeacherAskedQuestions = <Selected = DataOf<AskedQuestionsResponse>>(params?: TeacherAskedQuestionsParams, options?: ReadOptions<DataOf<AskedQuestionsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherAskedQuestionsQueryOptions(params, options), queryClient)

export const getTeacherAskedQuestionsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<AskedQuestionsResponse>>>>(params?: Omit<TeacherAskedQuestionsParams, 'current'>, options?: PagesOptions<DataOf<AskedQuestionsResponse>, Selected>) =>
  pagesOptions<DataOf<AskedQuestionsResponse>, Selected>('teacher-question', getTeacherAskedQuestionsQueryKey(params), (current, signal) => teacherAskedQuestions({ ...params, current }, signal), options)
/** Questions and answers for teachers. */
export const useTeacherAskedQuestionsInfinite = <Selected = JoinedPages<ItemOf<DataOf<AskedQuestionsResponse>>>>(params?: Omit<TeacherAskedQuestionsParams, 'current'>, options?: PagesOptions<DataOf<AskedQuestionsResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getTeacherAskedQuestionsInfiniteQueryOptions(params, options), queryClient)


/**
 * Later than now, not before the end, and at most four weeks after the later of the two.
 * @summary Move the day by which a homework is graded
 */
export const updateMarkBy = (params: UpdateMarkByParams, signal?: AbortSignal) =>
  call<MarkByReceiptResponse>({ url: '/api-tch/web/questionPaper/updateCorrectTime', method: 'GET', query: params, signal })

export const getUpdateMarkByMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MarkByReceiptResponse>, { params: UpdateMarkByParams }, Context>) =>
  changeOptions<DataOf<MarkByReceiptResponse>, { params: UpdateMarkByParams }, Context>('updateMarkBy', ["teacher-question"], ({ params }) => updateMarkBy(params), options)
/** Move the day by which a homework is graded. */
export const useUpdateMarkBy = <Context = unknown>(options?: ChangeOptions<DataOf<MarkByReceiptResponse>, { params: UpdateMarkByParams }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateMarkByMutationOptions(options), queryClient)


/**
 * Students of the class get a system message.
 * @summary Publish a notice
 */
export const addNotice = (noticeRequest: NoticeRequest, signal?: AbortSignal) =>
  call<NoticeResponse>({ url: '/api-tch/notice/addNotice', body: noticeRequest, signal })

export const getAddNoticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeResponse>, { data: NoticeRequest }, Context>) =>
  changeOptions<DataOf<NoticeResponse>, { data: NoticeRequest }, Context>('addNotice', ["teacher-notice"], ({ data }) => addNotice(data), options)
/** Publish a notice. */
export const useAddNotice = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeResponse>, { data: NoticeRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddNoticeMutationOptions(options), queryClient)


/**
 * @summary Own notices
 */
export const teacherListNotices = (teacherNoticeFilter: TeacherNoticeFilter, signal?: AbortSignal) =>
  call<NoticePageResponse>({ url: '/api-tch/notice/getListNotice', body: teacherNoticeFilter, signal })

export const getTeacherListNoticesQueryKey = (teacherNoticeFilter?: TeacherNoticeFilter) =>
  readKey<'teacherListNotices', [TeacherNoticeFilter]>('teacherListNotices', teacherNoticeFilter)
export const getTeacherListNoticesQueryOptions = <Selected = DataOf<NoticePageResponse>>(teacherNoticeFilter: TeacherNoticeFilter, options?: ReadOptions<DataOf<NoticePageResponse>, Selected>) =>
  pageOptions<DataOf<NoticePageResponse>, Selected>('teacher-notice', getTeacherListNoticesQueryKey(teacherNoticeFilter), (signal) => teacherListNotices(teacherNoticeFilter, signal), options)
/** Own notices. */
export const useTeacherListNotices = <Selected = DataOf<NoticePageResponse>>(teacherNoticeFilter: TeacherNoticeFilter, options?: ReadOptions<DataOf<NoticePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListNoticesQueryOptions(teacherNoticeFilter, options), queryClient)

export const getTeacherListNoticesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<NoticePageResponse>>>>(teacherNoticeFilter: Omit<TeacherNoticeFilter, 'current'>, options?: PagesOptions<DataOf<NoticePageResponse>, Selected>) =>
  pagesOptions<DataOf<NoticePageResponse>, Selected>('teacher-notice', getTeacherListNoticesQueryKey(teacherNoticeFilter), (current, signal) => teacherListNotices({ ...teacherNoticeFilter, current }, signal), options)
/** Own notices. */
export const useTeacherListNoticesInfinite = <Selected = JoinedPages<ItemOf<DataOf<NoticePageResponse>>>>(teacherNoticeFilter: Omit<TeacherNoticeFilter, 'current'>, options?: PagesOptions<DataOf<NoticePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getTeacherListNoticesInfiniteQueryOptions(teacherNoticeFilter, options), queryClient)


/**
 * @summary Delete a notice
 */
export const deleteNotice = (noticeRef: NoticeRef, signal?: AbortSignal) =>
  call<NoticeRefResponse>({ url: '/api-tch/notice/deleteNotice', body: noticeRef, signal })

export const getDeleteNoticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeRefResponse>, { data: NoticeRef }, Context>) =>
  changeOptions<DataOf<NoticeRefResponse>, { data: NoticeRef }, Context>('deleteNotice', ["teacher-notice"], ({ data }) => deleteNotice(data), options)
/** Delete a notice. */
export const useDeleteNotice = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeRefResponse>, { data: NoticeRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteNoticeMutationOptions(options), queryClient)


/**
 * @summary Change a notice
 */
export const updateNotice = (noticeChange: NoticeChange, signal?: AbortSignal) =>
  call<NoticeResponse>({ url: '/api-tch/notice/updateNotice', body: noticeChange, signal })

export const getUpdateNoticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeResponse>, { data: NoticeChange }, Context>) =>
  changeOptions<DataOf<NoticeResponse>, { data: NoticeChange }, Context>('updateNotice', ["teacher-notice"], ({ data }) => updateNotice(data), options)
/** Change a notice. */
export const useUpdateNotice = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeResponse>, { data: NoticeChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateNoticeMutationOptions(options), queryClient)


/**
 * Fields that are left out stay. `avatar` is the `newFileName` of an uploaded JPG of at most 2 MB.
 * @summary Change what others see of me
 */
export const teacherModifyUser = (profileChange: ProfileChange, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/modifyUser', body: profileChange, signal })

export const getTeacherModifyUserMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange }, Context>('teacherModifyUser', ["teacherUserInfo","teacherAccountInfo"], ({ data }) => teacherModifyUser(data), options)
/** Change what others see of me. */
export const useTeacherModifyUser = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherModifyUserMutationOptions(options), queryClient)


/**
 * @summary My account and its safety
 */
export const teacherAccountInfo = (signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/accountInfo', signal })

export const getTeacherAccountInfoQueryKey = () =>
  readKey<'teacherAccountInfo', []>('teacherAccountInfo')
export const getTeacherAccountInfoQueryOptions = <Selected = DataOf<AccountInfoResponse>>(options?: ReadOptions<DataOf<AccountInfoResponse>, Selected>) =>
  readOptions<DataOf<AccountInfoResponse>, Selected>('teacher-user', getTeacherAccountInfoQueryKey(), (signal) => teacherAccountInfo(signal), options)
/** My account and its safety. */
export const useTeacherAccountInfo = <Selected = DataOf<AccountInfoResponse>>(options?: ReadOptions<DataOf<AccountInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherAccountInfoQueryOptions(options), queryClient)


/**
 * @summary Choose a password where there is none yet
 */
export const teacherSetPassword = (newPassword: NewPassword, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/setPwd', body: newPassword, signal })

export const getTeacherSetPasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: NewPassword }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: NewPassword }, Context>('teacherSetPassword', ["teacher-user"], ({ data }) => teacherSetPassword(data), options)
/** Choose a password where there is none yet. */
export const useTeacherSetPassword = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: NewPassword }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherSetPasswordMutationOptions(options), queryClient)


/**
 * Other sign-ins of the account end. Wrong old passwords count as failed sign-ins.
 * @summary Change the password
 */
export const teacherUpdatePassword = (passwordChange: PasswordChange, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/updatePwd', body: passwordChange, signal })

export const getTeacherUpdatePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange }, Context>('teacherUpdatePassword', ["teacher-user"], ({ data }) => teacherUpdatePassword(data), options)
/** Change the password. */
export const useTeacherUpdatePassword = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherUpdatePasswordMutationOptions(options), queryClient)


/**
 * @summary Bind WeChat to my account
 */
export const teacherBindWechat = (wechatCode: WechatCode, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/webSocialBind/webWx', body: wechatCode, signal })

export const getTeacherBindWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: WechatCode }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: WechatCode }, Context>('teacherBindWechat', ["teacher-user"], ({ data }) => teacherBindWechat(data), options)
/** Bind WeChat to my account. */
export const useTeacherBindWechat = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: WechatCode }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherBindWechatMutationOptions(options), queryClient)


/**
 * Refused when nothing else is left to sign in with.
 * @summary Unbind WeChat
 */
export const teacherUnbindWechat = (signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/socialUnBind/webWx', signal })

export const getTeacherUnbindWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, void, Context>('teacherUnbindWechat', ["teacher-user"], () => teacherUnbindWechat(), options)
/** Unbind WeChat. */
export const useTeacherUnbindWechat = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherUnbindWechatMutationOptions(options), queryClient)


/**
 * With a code sent to the new phone (`changePhone`), and the password if the account has one.
 * @summary Change the phone number
 */
export const teacherUpdateMobile = (mobileChange: MobileChange, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/updateMobile', body: mobileChange, signal })

export const getTeacherUpdateMobileMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: MobileChange }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: MobileChange }, Context>('teacherUpdateMobile', ["teacher-user"], ({ data }) => teacherUpdateMobile(data), options)
/** Change the phone number. */
export const useTeacherUpdateMobile = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: MobileChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherUpdateMobileMutationOptions(options), queryClient)


/**
 * @summary One of my students
 */
export const getStudentInfo = (studentChoice: StudentChoice, signal?: AbortSignal) =>
  call<StudentInfoResponse>({ url: '/api-tch/user/stuDetail', body: studentChoice, signal })

export const getGetStudentInfoQueryKey = (studentChoice?: StudentChoice) =>
  readKey<'getStudentInfo', [StudentChoice]>('getStudentInfo', studentChoice)
export const getGetStudentInfoQueryOptions = <Selected = DataOf<StudentInfoResponse>>(studentChoice: StudentChoice, options?: ReadOptions<DataOf<StudentInfoResponse>, Selected>) =>
  readOptions<DataOf<StudentInfoResponse>, Selected>('teacher-user', getGetStudentInfoQueryKey(studentChoice), (signal) => getStudentInfo(studentChoice, signal), options)
/** One of my students. */
export const useGetStudentInfo = <Selected = DataOf<StudentInfoResponse>>(studentChoice: StudentChoice, options?: ReadOptions<DataOf<StudentInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetStudentInfoQueryOptions(studentChoice, options), queryClient)


/**
 * Part of a name or nickname; everybody without one.
 * @summary My students, by name
 */
export const searchStudents = (studentSearch: StudentSearch, signal?: AbortSignal) =>
  call<StudentPageResponse>({ url: '/api-tch/user/stuSearch', body: studentSearch, signal })

export const getSearchStudentsQueryKey = (studentSearch?: StudentSearch) =>
  readKey<'searchStudents', [StudentSearch]>('searchStudents', studentSearch)
export const getSearchStudentsQueryOptions = <Selected = DataOf<StudentPageResponse>>(studentSearch: StudentSearch, options?: ReadOptions<DataOf<StudentPageResponse>, Selected>) =>
  pageOptions<DataOf<StudentPageResponse>, Selected>('teacher-user', getSearchStudentsQueryKey(studentSearch), (signal) => searchStudents(studentSearch, signal), options)
/** My students, by name. */
export const useSearchStudents = <Selected = DataOf<StudentPageResponse>>(studentSearch: StudentSearch, options?: ReadOptions<DataOf<StudentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getSearchStudentsQueryOptions(studentSearch, options), queryClient)

export const getSearchStudentsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<StudentPageResponse>>>>(studentSearch: Omit<StudentSearch, 'current'>, options?: PagesOptions<DataOf<StudentPageResponse>, Selected>) =>
  pagesOptions<DataOf<StudentPageResponse>, Selected>('teacher-user', getSearchStudentsQueryKey(studentSearch), (current, signal) => searchStudents({ ...studentSearch, current }, signal), options)
/** My students, by name. */
export const useSearchStudentsInfinite = <Selected = JoinedPages<ItemOf<DataOf<StudentPageResponse>>>>(studentSearch: Omit<StudentSearch, 'current'>, options?: PagesOptions<DataOf<StudentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getSearchStudentsInfiniteQueryOptions(studentSearch, options), queryClient)


/**
 * In the reader's language. Reading is said by `ext/im/readMessages`.
 * @summary What the school has to say
 */
export const teacherListMessages = (systemMessageFilter: SystemMessageFilter, signal?: AbortSignal) =>
  call<SystemMessagePageResponse>({ url: '/api-tch/im/sysMsg', body: systemMessageFilter, signal })

export const getTeacherListMessagesQueryKey = (systemMessageFilter?: SystemMessageFilter) =>
  readKey<'teacherListMessages', [SystemMessageFilter]>('teacherListMessages', systemMessageFilter)
export const getTeacherListMessagesQueryOptions = <Selected = DataOf<SystemMessagePageResponse>>(systemMessageFilter: SystemMessageFilter, options?: ReadOptions<DataOf<SystemMessagePageResponse>, Selected>) =>
  pageOptions<DataOf<SystemMessagePageResponse>, Selected>('teacher-im', getTeacherListMessagesQueryKey(systemMessageFilter), (signal) => teacherListMessages(systemMessageFilter, signal), options)
/** What the school has to say. */
export const useTeacherListMessages = <Selected = DataOf<SystemMessagePageResponse>>(systemMessageFilter: SystemMessageFilter, options?: ReadOptions<DataOf<SystemMessagePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListMessagesQueryOptions(systemMessageFilter, options), queryClient)

export const getTeacherListMessagesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SystemMessagePageResponse>>>>(systemMessageFilter: Omit<SystemMessageFilter, 'current'>, options?: PagesOptions<DataOf<SystemMessagePageResponse>, Selected>) =>
  pagesOptions<DataOf<SystemMessagePageResponse>, Selected>('teacher-im', getTeacherListMessagesQueryKey(systemMessageFilter), (current, signal) => teacherListMessages({ ...systemMessageFilter, current }, signal), options)
/** What the school has to say. */
export const useTeacherListMessagesInfinite = <Selected = JoinedPages<ItemOf<DataOf<SystemMessagePageResponse>>>>(systemMessageFilter: Omit<SystemMessageFilter, 'current'>, options?: PagesOptions<DataOf<SystemMessagePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getTeacherListMessagesInfiniteQueryOptions(systemMessageFilter, options), queryClient)


/**
 * @summary Unread messages by category
 */
export const teacherCountUnread = (signal?: AbortSignal) =>
  call<UnreadCountResponse>({ url: '/api-tch/im/getUnReadNum', signal })

export const getTeacherCountUnreadQueryKey = () =>
  readKey<'teacherCountUnread', []>('teacherCountUnread')
export const getTeacherCountUnreadQueryOptions = <Selected = DataOf<UnreadCountResponse>>(options?: ReadOptions<DataOf<UnreadCountResponse>, Selected>) =>
  readOptions<DataOf<UnreadCountResponse>, Selected>('teacher-im', getTeacherCountUnreadQueryKey(), (signal) => teacherCountUnread(signal), options)
/** Unread messages by category. */
export const useTeacherCountUnread = <Selected = DataOf<UnreadCountResponse>>(options?: ReadOptions<DataOf<UnreadCountResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherCountUnreadQueryOptions(options), queryClient)


/**
 * @summary Is there anything new?
 */
export const teacherGetMessageNews = (signal?: AbortSignal) =>
  call<MessageNewsResponse>({ url: '/api-tch/im/hasDetail', signal })

export const getTeacherGetMessageNewsQueryKey = () =>
  readKey<'teacherGetMessageNews', []>('teacherGetMessageNews')
export const getTeacherGetMessageNewsQueryOptions = <Selected = DataOf<MessageNewsResponse>>(options?: ReadOptions<DataOf<MessageNewsResponse>, Selected>) =>
  readOptions<DataOf<MessageNewsResponse>, Selected>('teacher-im', getTeacherGetMessageNewsQueryKey(), (signal) => teacherGetMessageNews(signal), options)
/** Is there anything new?. */
export const useTeacherGetMessageNews = <Selected = DataOf<MessageNewsResponse>>(options?: ReadOptions<DataOf<MessageNewsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherGetMessageNewsQueryOptions(options), queryClient)


/**
 * @summary Entry to a room
 */
export const teacherRoomTicket = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<RoomTicketResponse>({ url: '/api-tch/im/getToken', body: lessonRef, signal })

export const getTeacherRoomTicketQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherRoomTicket', [LessonRef]>('teacherRoomTicket', lessonRef)
export const getTeacherRoomTicketQueryOptions = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>) =>
  readOptions<DataOf<RoomTicketResponse>, Selected>('teacher-im', getTeacherRoomTicketQueryKey(lessonRef), (signal) => teacherRoomTicket(lessonRef, signal), options)
/** Entry to a room. */
export const useTeacherRoomTicket = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRoomTicketQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Groups of the own classes
 */
export const teacherListChatGroups = (signal?: AbortSignal) =>
  call<ClassChatGroupsResponse>({ url: '/api-tch/im/classChatGroup', signal })

export const getTeacherListChatGroupsQueryKey = () =>
  readKey<'teacherListChatGroups', []>('teacherListChatGroups')
export const getTeacherListChatGroupsQueryOptions = <Selected = DataOf<ClassChatGroupsResponse>>(options?: ReadOptions<DataOf<ClassChatGroupsResponse>, Selected>) =>
  readOptions<DataOf<ClassChatGroupsResponse>, Selected>('teacher-im', getTeacherListChatGroupsQueryKey(), (signal) => teacherListChatGroups(signal), options)
/** Groups of the own classes. */
export const useTeacherListChatGroups = <Selected = DataOf<ClassChatGroupsResponse>>(options?: ReadOptions<DataOf<ClassChatGroupsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListChatGroupsQueryOptions(options), queryClient)


/**
 * Links live for a day.
 * @summary QR codes of the own groups
 */
export const teacherListGroupCodes = (signal?: AbortSignal) =>
  call<GroupQrCodesResponse>({ url: '/api-tch/im/qrList', signal })

export const getTeacherListGroupCodesQueryKey = () =>
  readKey<'teacherListGroupCodes', []>('teacherListGroupCodes')
export const getTeacherListGroupCodesQueryOptions = <Selected = DataOf<GroupQrCodesResponse>>(options?: ReadOptions<DataOf<GroupQrCodesResponse>, Selected>) =>
  readOptions<DataOf<GroupQrCodesResponse>, Selected>('teacher-im', getTeacherListGroupCodesQueryKey(), (signal) => teacherListGroupCodes(signal), options)
/** QR codes of the own groups. */
export const useTeacherListGroupCodes = <Selected = DataOf<GroupQrCodesResponse>>(options?: ReadOptions<DataOf<GroupQrCodesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListGroupCodesQueryOptions(options), queryClient)


/**
 * Twenty at once and one in ten seconds after that; more is refused with 429.
 * @summary Report an error of the chat
 */
export const teacherReportChatError = (chatErrorReport: ChatErrorReport, signal?: AbortSignal) =>
  call<MetricsReceiptResponse>({ url: '/api-tch/im/errorLog', body: chatErrorReport, signal })

export const getTeacherReportChatErrorMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport }, Context>) =>
  changeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport }, Context>('teacherReportChatError', ["teacher-im"], ({ data }) => teacherReportChatError(data), options)
/** Report an error of the chat. */
export const useTeacherReportChatError = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherReportChatErrorMutationOptions(options), queryClient)


/**
 * For a page whose pass ran out while it was away. The page that is in the room stays.
 * @summary A new pass for the room
 */
export const teacherRenewRoomTicket = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<RoomTicketResponse>({ url: '/api-tch/im/retrieveToken', body: lessonRef, signal })

export const getTeacherRenewRoomTicketQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherRenewRoomTicket', [LessonRef]>('teacherRenewRoomTicket', lessonRef)
export const getTeacherRenewRoomTicketQueryOptions = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>) =>
  readOptions<DataOf<RoomTicketResponse>, Selected>('teacher-im', getTeacherRenewRoomTicketQueryKey(lessonRef), (signal) => teacherRenewRoomTicket(lessonRef, signal), options)
/** A new pass for the room. */
export const useTeacherRenewRoomTicket = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRenewRoomTicketQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Join the chat of a room
 */
export const teacherJoinChatGroup = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ChatGroupResponse>({ url: '/api-tch/im/joinChatGroup', body: lessonRef, signal })

export const getTeacherJoinChatGroupMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ChatGroupResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<ChatGroupResponse>, { data: LessonRef }, Context>('teacherJoinChatGroup', [], ({ data }) => teacherJoinChatGroup(data), options)
/** Join the chat of a room. */
export const useTeacherJoinChatGroup = <Context = unknown>(options?: ChangeOptions<DataOf<ChatGroupResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherJoinChatGroupMutationOptions(options), queryClient)


/**
 * @summary Permission to send and receive media in a room
 */
export const teacherRtcToken = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<RtcTokenResponse>({ url: '/api-tch/rtc/getToken', body: lessonRef, signal })

export const getTeacherRtcTokenQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherRtcToken', [LessonRef]>('teacherRtcToken', lessonRef)
export const getTeacherRtcTokenQueryOptions = <Selected = DataOf<RtcTokenResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RtcTokenResponse>, Selected>) =>
  readOptions<DataOf<RtcTokenResponse>, Selected>('teacher-rtc', getTeacherRtcTokenQueryKey(lessonRef), (signal) => teacherRtcToken(lessonRef, signal), options)
/** Permission to send and receive media in a room. */
export const useTeacherRtcToken = <Selected = DataOf<RtcTokenResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RtcTokenResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRtcTokenQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Which media engine is used
 */
export const teacherRtcAppInfo = (signal?: AbortSignal) =>
  call<RtcAppInfoResponse>({ url: '/api-tch/rtc/appInfo', signal })

export const getTeacherRtcAppInfoQueryKey = () =>
  readKey<'teacherRtcAppInfo', []>('teacherRtcAppInfo')
export const getTeacherRtcAppInfoQueryOptions = <Selected = DataOf<RtcAppInfoResponse>>(options?: ReadOptions<DataOf<RtcAppInfoResponse>, Selected>) =>
  readOptions<DataOf<RtcAppInfoResponse>, Selected>('teacher-rtc', getTeacherRtcAppInfoQueryKey(), (signal) => teacherRtcAppInfo(signal), options)
/** Which media engine is used. */
export const useTeacherRtcAppInfo = <Selected = DataOf<RtcAppInfoResponse>>(options?: ReadOptions<DataOf<RtcAppInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRtcAppInfoQueryOptions(options), queryClient)


/**
 * What runs already goes on. Repeating a lesson overwrites its recording, after a warning. The end of the class stops it.
 * @summary Start or stop the recording
 */
export const recordLesson = (recordingRequest: RecordingRequest, signal?: AbortSignal) =>
  call<RecordingResponse>({ url: '/api-tch/rtc/tchVideoRecording', body: recordingRequest, signal })

export const getRecordLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RecordingResponse>, { data: RecordingRequest }, Context>) =>
  changeOptions<DataOf<RecordingResponse>, { data: RecordingRequest }, Context>('recordLesson', ["teacher-rtc"], ({ data }) => recordLesson(data), options)
/** Start or stop the recording. */
export const useRecordLesson = <Context = unknown>(options?: ChangeOptions<DataOf<RecordingResponse>, { data: RecordingRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getRecordLessonMutationOptions(options), queryClient)


/**
 * The person's other page of the same room is closed with `signed-in-elsewhere`.
 * @summary Enter a room with this page instead of another
 */
export const teacherForceJoinRoom = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<RoomTicketResponse>({ url: '/api-tch/rtc/forceJoinRoom', body: lessonRef, signal })

export const getTeacherForceJoinRoomMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RoomTicketResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<RoomTicketResponse>, { data: LessonRef }, Context>('teacherForceJoinRoom', [], ({ data }) => teacherForceJoinRoom(data), options)
/** Enter a room with this page instead of another. */
export const useTeacherForceJoinRoom = <Context = unknown>(options?: ChangeOptions<DataOf<RoomTicketResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherForceJoinRoomMutationOptions(options), queryClient)


/**
 * Clients draw the board from its events, so there is a stream only where an outside engine makes one. Stopping none is no mistake.
 * @summary Stop sending the board as a stream
 */
export const stopBoardStream = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<BoardStreamResponse>({ url: '/api-tch/rtc/stopWbPushStream', body: lessonRef, signal })

export const getStopBoardStreamMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<BoardStreamResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<BoardStreamResponse>, { data: LessonRef }, Context>('stopBoardStream', ["teacher-rtc"], ({ data }) => stopBoardStream(data), options)
/** Stop sending the board as a stream. */
export const useStopBoardStream = <Context = unknown>(options?: ChangeOptions<DataOf<BoardStreamResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getStopBoardStreamMutationOptions(options), queryClient)


/**
 * @summary Subjects below another
 */
export const listSubjectsByParent = (params?: ListSubjectsByParentParams, signal?: AbortSignal) =>
  call<SubjectsResponse>({ url: '/api-tch/web/subject/queryListByPid', method: 'GET', query: params, signal })

export const getListSubjectsByParentQueryKey = (params?: ListSubjectsByParentParams) =>
  readKey<'listSubjectsByParent', [ListSubjectsByParentParams]>('listSubjectsByParent', params)
export const getListSubjectsByParentQueryOptions = <Selected = DataOf<SubjectsResponse>>(params?: ListSubjectsByParentParams, options?: ReadOptions<DataOf<SubjectsResponse>, Selected>) =>
  readOptions<DataOf<SubjectsResponse>, Selected>('teacher-reference', getListSubjectsByParentQueryKey(params), (signal) => listSubjectsByParent(params, signal), options)
/** Subjects below another. */
export const useListSubjectsByParent = <Selected = DataOf<SubjectsResponse>>(params?: ListSubjectsByParentParams, options?: ReadOptions<DataOf<SubjectsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSubjectsByParentQueryOptions(params, options), queryClient)


/**
 * For keeping: they change rarely.
 * @summary All lists a school may word itself
 */
export const listDictionaryCategories = (signal?: AbortSignal) =>
  call<DictionaryCategoriesResponse>({ url: '/api-tch/web/educationDict/getCatchModel', method: 'GET', signal })

export const getListDictionaryCategoriesQueryKey = () =>
  readKey<'listDictionaryCategories', []>('listDictionaryCategories')
export const getListDictionaryCategoriesQueryOptions = <Selected = DataOf<DictionaryCategoriesResponse>>(options?: ReadOptions<DataOf<DictionaryCategoriesResponse>, Selected>) =>
  readOptions<DataOf<DictionaryCategoriesResponse>, Selected>('teacher-reference', getListDictionaryCategoriesQueryKey(), (signal) => listDictionaryCategories(signal), options)
/** All lists a school may word itself. */
export const useListDictionaryCategories = <Selected = DataOf<DictionaryCategoriesResponse>>(options?: ReadOptions<DataOf<DictionaryCategoriesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListDictionaryCategoriesQueryOptions(options), queryClient)


/**
 * @summary Levels of the language
 */
export const listGrades = (signal?: AbortSignal) =>
  call<GradesResponse>({ url: '/api-tch/web/grade/gradeList', method: 'GET', signal })

export const getListGradesQueryKey = () =>
  readKey<'listGrades', []>('listGrades')
export const getListGradesQueryOptions = <Selected = DataOf<GradesResponse>>(options?: ReadOptions<DataOf<GradesResponse>, Selected>) =>
  readOptions<DataOf<GradesResponse>, Selected>('teacher-reference', getListGradesQueryKey(), (signal) => listGrades(signal), options)
/** Levels of the language. */
export const useListGrades = <Selected = DataOf<GradesResponse>>(options?: ReadOptions<DataOf<GradesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListGradesQueryOptions(options), queryClient)


/**
 * @summary The values of one list
 */
export const listDictionaryEntries = (params: ListDictionaryEntriesParams, signal?: AbortSignal) =>
  call<DictionaryEntriesResponse>({ url: '/api-tch/web/educationDict/querySelectList', method: 'GET', query: params, signal })

export const getListDictionaryEntriesQueryKey = (params?: ListDictionaryEntriesParams) =>
  readKey<'listDictionaryEntries', [ListDictionaryEntriesParams]>('listDictionaryEntries', params)
export const getListDictionaryEntriesQueryOptions = <Selected = DataOf<DictionaryEntriesResponse>>(params: ListDictionaryEntriesParams, options?: ReadOptions<DataOf<DictionaryEntriesResponse>, Selected>) =>
  readOptions<DataOf<DictionaryEntriesResponse>, Selected>('teacher-reference', getListDictionaryEntriesQueryKey(params), (signal) => listDictionaryEntries(params, signal), options)
/** The values of one list. */
export const useListDictionaryEntries = <Selected = DataOf<DictionaryEntriesResponse>>(params: ListDictionaryEntriesParams, options?: ReadOptions<DataOf<DictionaryEntriesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListDictionaryEntriesQueryOptions(params, options), queryClient)


/**
 * Of the catalogue; the own school is among them.
 * @summary Schools that offer lessons here
 */
export const listMerchants = (signal?: AbortSignal) =>
  call<MerchantsResponse>({ url: '/api-tch/web/authorize/merchant/selectList', method: 'GET', signal })

export const getListMerchantsQueryKey = () =>
  readKey<'listMerchants', []>('listMerchants')
export const getListMerchantsQueryOptions = <Selected = DataOf<MerchantsResponse>>(options?: ReadOptions<DataOf<MerchantsResponse>, Selected>) =>
  readOptions<DataOf<MerchantsResponse>, Selected>('teacher-reference', getListMerchantsQueryKey(), (signal) => listMerchants(signal), options)
/** Schools that offer lessons here. */
export const useListMerchants = <Selected = DataOf<MerchantsResponse>>(options?: ReadOptions<DataOf<MerchantsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListMerchantsQueryOptions(options), queryClient)


/**
 * @summary All classes of a teacher, to choose from
 */
export const listClassChoices = (signal?: AbortSignal) =>
  call<ClassChoicesResponse>({ url: '/api-tch/web/class/queryAllList', method: 'GET', signal })

export const getListClassChoicesQueryKey = () =>
  readKey<'listClassChoices', []>('listClassChoices')
export const getListClassChoicesQueryOptions = <Selected = DataOf<ClassChoicesResponse>>(options?: ReadOptions<DataOf<ClassChoicesResponse>, Selected>) =>
  readOptions<DataOf<ClassChoicesResponse>, Selected>('teacher-reference', getListClassChoicesQueryKey(), (signal) => listClassChoices(signal), options)
/** All classes of a teacher, to choose from. */
export const useListClassChoices = <Selected = DataOf<ClassChoicesResponse>>(options?: ReadOptions<DataOf<ClassChoicesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassChoicesQueryOptions(options), queryClient)


/**
 * With the local engine the signature is the temporary key of `credential`.
 * @summary Permission to upload a video
 */
export const getVideoSignature = (params: GetVideoSignatureParams, signal?: AbortSignal) =>
  call<VideoSignatureResponse>({ url: '/api-tch/qqvod/common/getSignature', method: 'GET', query: params, signal })

export const getGetVideoSignatureQueryKey = (params?: GetVideoSignatureParams) =>
  readKey<'getVideoSignature', [GetVideoSignatureParams]>('getVideoSignature', params)
export const getGetVideoSignatureQueryOptions = <Selected = DataOf<VideoSignatureResponse>>(params: GetVideoSignatureParams, options?: ReadOptions<DataOf<VideoSignatureResponse>, Selected>) =>
  readOptions<DataOf<VideoSignatureResponse>, Selected>('teacher-reference', getGetVideoSignatureQueryKey(params), (signal) => getVideoSignature(params, signal), options)
/** Permission to upload a video. */
export const useGetVideoSignature = <Selected = DataOf<VideoSignatureResponse>>(params: GetVideoSignatureParams, options?: ReadOptions<DataOf<VideoSignatureResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetVideoSignatureQueryOptions(params, options), queryClient)


/**
 * For the teacher and the students of the lesson, once it has started.
 * @summary Comment on a replay or a lesson
 */
export const teacherAddComment = (commentRequest: CommentRequest, signal?: AbortSignal) =>
  call<CommentResponse>({ url: '/api-tch/comment/add', body: commentRequest, signal })

export const getTeacherAddCommentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CommentResponse>, { data: CommentRequest }, Context>) =>
  changeOptions<DataOf<CommentResponse>, { data: CommentRequest }, Context>('teacherAddComment', ["teacher-other"], ({ data }) => teacherAddComment(data), options)
/** Comment on a replay or a lesson. */
export const useTeacherAddComment = <Context = unknown>(options?: ChangeOptions<DataOf<CommentResponse>, { data: CommentRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherAddCommentMutationOptions(options), queryClient)


/**
 * One's own, and whatever is written below one's own lessons.
 * @summary Delete a comment
 */
export const teacherDeleteComment = (commentRef: CommentRef, signal?: AbortSignal) =>
  call<CommentRefResponse>({ url: '/api-tch/comment/delete', body: commentRef, signal })

export const getTeacherDeleteCommentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CommentRefResponse>, { data: CommentRef }, Context>) =>
  changeOptions<DataOf<CommentRefResponse>, { data: CommentRef }, Context>('teacherDeleteComment', ["teacher-other"], ({ data }) => teacherDeleteComment(data), options)
/** Delete a comment. */
export const useTeacherDeleteComment = <Context = unknown>(options?: ChangeOptions<DataOf<CommentRefResponse>, { data: CommentRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherDeleteCommentMutationOptions(options), queryClient)


/**
 * @summary Classes a teacher has held
 */
export const listTaughtLessons = (taughtLessonListRequest?: TaughtLessonListRequest, signal?: AbortSignal) =>
  call<TaughtLessonPageResponse>({ url: '/api-tch/web/log/tchLessonList', body: taughtLessonListRequest, signal })

export const getListTaughtLessonsQueryKey = (taughtLessonListRequest?: TaughtLessonListRequest) =>
  readKey<'listTaughtLessons', [TaughtLessonListRequest]>('listTaughtLessons', taughtLessonListRequest)
export const getListTaughtLessonsQueryOptions = <Selected = DataOf<TaughtLessonPageResponse>>(taughtLessonListRequest?: TaughtLessonListRequest, options?: ReadOptions<DataOf<TaughtLessonPageResponse>, Selected>) =>
  pageOptions<DataOf<TaughtLessonPageResponse>, Selected>('teacher-other', getListTaughtLessonsQueryKey(taughtLessonListRequest), (signal) => listTaughtLessons(taughtLessonListRequest, signal), options)
/** Classes a teacher has held. */
export const useListTaughtLessons = <Selected = DataOf<TaughtLessonPageResponse>>(taughtLessonListRequest?: TaughtLessonListRequest, options?: ReadOptions<DataOf<TaughtLessonPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTaughtLessonsQueryOptions(taughtLessonListRequest, options), queryClient)

export const getListTaughtLessonsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<TaughtLessonPageResponse>>>>(taughtLessonListRequest?: Omit<TaughtLessonListRequest, 'current'>, options?: PagesOptions<DataOf<TaughtLessonPageResponse>, Selected>) =>
  pagesOptions<DataOf<TaughtLessonPageResponse>, Selected>('teacher-other', getListTaughtLessonsQueryKey(taughtLessonListRequest), (current, signal) => listTaughtLessons({ ...taughtLessonListRequest, current }, signal), options)
/** Classes a teacher has held. */
export const useListTaughtLessonsInfinite = <Selected = JoinedPages<ItemOf<DataOf<TaughtLessonPageResponse>>>>(taughtLessonListRequest?: Omit<TaughtLessonListRequest, 'current'>, options?: PagesOptions<DataOf<TaughtLessonPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListTaughtLessonsInfiniteQueryOptions(taughtLessonListRequest, options), queryClient)


/**
 * The newest first.
 * @summary Lessons that were held, and their replays
 */
export const listLessonReplays = (replayFilter?: ReplayFilter, signal?: AbortSignal) =>
  call<LessonReplaysPageResponse>({ url: '/api-tch/web/review/lessonReviewList', body: replayFilter, signal })

export const getListLessonReplaysQueryKey = (replayFilter?: ReplayFilter) =>
  readKey<'listLessonReplays', [ReplayFilter]>('listLessonReplays', replayFilter)
export const getListLessonReplaysQueryOptions = <Selected = DataOf<LessonReplaysPageResponse>>(replayFilter?: ReplayFilter, options?: ReadOptions<DataOf<LessonReplaysPageResponse>, Selected>) =>
  pageOptions<DataOf<LessonReplaysPageResponse>, Selected>('teacher-other', getListLessonReplaysQueryKey(replayFilter), (signal) => listLessonReplays(replayFilter, signal), options)
/** Lessons that were held, and their replays. */
export const useListLessonReplays = <Selected = DataOf<LessonReplaysPageResponse>>(replayFilter?: ReplayFilter, options?: ReadOptions<DataOf<LessonReplaysPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonReplaysQueryOptions(replayFilter, options), queryClient)

export const getListLessonReplaysInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<LessonReplaysPageResponse>>>>(replayFilter?: Omit<ReplayFilter, 'current'>, options?: PagesOptions<DataOf<LessonReplaysPageResponse>, Selected>) =>
  pagesOptions<DataOf<LessonReplaysPageResponse>, Selected>('teacher-other', getListLessonReplaysQueryKey(replayFilter), (current, signal) => listLessonReplays({ ...replayFilter, current }, signal), options)
/** Lessons that were held, and their replays. */
export const useListLessonReplaysInfinite = <Selected = JoinedPages<ItemOf<DataOf<LessonReplaysPageResponse>>>>(replayFilter?: Omit<ReplayFilter, 'current'>, options?: PagesOptions<DataOf<LessonReplaysPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListLessonReplaysInfiniteQueryOptions(replayFilter, options), queryClient)


/**
 * It waits for approval and then takes the place of the replay before it.
 * @summary Add a film as replay of a lesson
 */
export const addReplay = (replayRequest: ReplayRequest, signal?: AbortSignal) =>
  call<ReplayResponse>({ url: '/api-tch/web/review/common/add', body: replayRequest, signal })

export const getAddReplayMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: ReplayRequest }, Context>) =>
  changeOptions<DataOf<ReplayResponse>, { data: ReplayRequest }, Context>('addReplay', ["teacher-other"], ({ data }) => addReplay(data), options)
/** Add a film as replay of a lesson. */
export const useAddReplay = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: ReplayRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddReplayMutationOptions(options), queryClient)


/**
 * `fileId` is what the upload gave; with the local engine it is the key of the object.
 * @summary Add an uploaded video of the video service as replay
 */
export const addVideoReplay = (videoReplayRequest: VideoReplayRequest, signal?: AbortSignal) =>
  call<ReplayResponse>({ url: '/api-tch/qqvod/common/add', body: videoReplayRequest, signal })

export const getAddVideoReplayMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: VideoReplayRequest }, Context>) =>
  changeOptions<DataOf<ReplayResponse>, { data: VideoReplayRequest }, Context>('addVideoReplay', ["teacher-other"], ({ data }) => addVideoReplay(data), options)
/** Add an uploaded video of the video service as replay. */
export const useAddVideoReplay = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: VideoReplayRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddVideoReplayMutationOptions(options), queryClient)


/**
 * Its files, the chapter it teaches and its replay, for the page of one lesson.
 * @summary Everything a lesson offers
 */
export const teacherGetLessonMaterial = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonMaterialResponse>({ url: '/api-tch/res/lessonRes', body: lessonRef, signal })

export const getTeacherGetLessonMaterialQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherGetLessonMaterial', [LessonRef]>('teacherGetLessonMaterial', lessonRef)
export const getTeacherGetLessonMaterialQueryOptions = <Selected = DataOf<LessonMaterialResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonMaterialResponse>, Selected>) =>
  readOptions<DataOf<LessonMaterialResponse>, Selected>('teacher-other', getTeacherGetLessonMaterialQueryKey(lessonRef), (signal) => teacherGetLessonMaterial(lessonRef, signal), options)
/** Everything a lesson offers. */
export const useTeacherGetLessonMaterial = <Selected = DataOf<LessonMaterialResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonMaterialResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherGetLessonMaterialQueryOptions(lessonRef, options), queryClient)


/**
 * The board pages of a class result are drawn from it. A failure comes as the JSON envelope.
 * @summary The room's last state
 */
export const teacherRoomKeyframe = (lessonId: Id, signal?: AbortSignal) =>
  call<KeyframeResponse>({ url: `/api-tch/ext/lessons/${encodeURIComponent(lessonId)}/roomKeyframe`, method: 'GET', answers: 'blob', signal })

export const getTeacherRoomKeyframeQueryKey = (lessonId?: Id) =>
  readKey<'teacherRoomKeyframe', [Id]>('teacherRoomKeyframe', lessonId)
export const getTeacherRoomKeyframeQueryOptions = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>) =>
  readOptions<DataOf<KeyframeResponse>, Selected>('extension', getTeacherRoomKeyframeQueryKey(lessonId), (signal) => teacherRoomKeyframe(lessonId, signal), options)
/** The room's last state. */
export const useTeacherRoomKeyframe = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRoomKeyframeQueryOptions(lessonId, options), queryClient)


/**
 * The board pages of a class result are drawn from it. A failure comes as the JSON envelope.
 * @summary The room's last state
 */
export const studentRoomKeyframe = (lessonId: Id, signal?: AbortSignal) =>
  call<KeyframeResponse>({ url: `/api-user/ext/lessons/${encodeURIComponent(lessonId)}/roomKeyframe`, method: 'GET', answers: 'blob', signal })

export const getStudentRoomKeyframeQueryKey = (lessonId?: Id) =>
  readKey<'studentRoomKeyframe', [Id]>('studentRoomKeyframe', lessonId)
export const getStudentRoomKeyframeQueryOptions = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>) =>
  readOptions<DataOf<KeyframeResponse>, Selected>('extension', getStudentRoomKeyframeQueryKey(lessonId), (signal) => studentRoomKeyframe(lessonId, signal), options)
/** The room's last state. */
export const useStudentRoomKeyframe = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRoomKeyframeQueryOptions(lessonId, options), queryClient)


/**
 * For teachers who may approve replays.
 * @summary Replays of the school that wait for approval
 */
export const listReplaysToDecide = (pageRequest?: PageRequest, signal?: AbortSignal) =>
  call<LessonReplaysPageResponse>({ url: '/api-tch/ext/replays/waiting', body: pageRequest, signal })

export const getListReplaysToDecideQueryKey = (pageRequest?: PageRequest) =>
  readKey<'listReplaysToDecide', [PageRequest]>('listReplaysToDecide', pageRequest)
export const getListReplaysToDecideQueryOptions = <Selected = DataOf<LessonReplaysPageResponse>>(pageRequest?: PageRequest, options?: ReadOptions<DataOf<LessonReplaysPageResponse>, Selected>) =>
  pageOptions<DataOf<LessonReplaysPageResponse>, Selected>('extension', getListReplaysToDecideQueryKey(pageRequest), (signal) => listReplaysToDecide(pageRequest, signal), options)
/** Replays of the school that wait for approval. */
export const useListReplaysToDecide = <Selected = DataOf<LessonReplaysPageResponse>>(pageRequest?: PageRequest, options?: ReadOptions<DataOf<LessonReplaysPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListReplaysToDecideQueryOptions(pageRequest, options), queryClient)

export const getListReplaysToDecideInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<LessonReplaysPageResponse>>>>(pageRequest?: Omit<PageRequest, 'current'>, options?: PagesOptions<DataOf<LessonReplaysPageResponse>, Selected>) =>
  pagesOptions<DataOf<LessonReplaysPageResponse>, Selected>('extension', getListReplaysToDecideQueryKey(pageRequest), (current, signal) => listReplaysToDecide({ ...pageRequest, current }, signal), options)
/** Replays of the school that wait for approval. */
export const useListReplaysToDecideInfinite = <Selected = JoinedPages<ItemOf<DataOf<LessonReplaysPageResponse>>>>(pageRequest?: Omit<PageRequest, 'current'>, options?: PagesOptions<DataOf<LessonReplaysPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListReplaysToDecideInfiniteQueryOptions(pageRequest, options), queryClient)


/**
 * Final. Nobody decides about an own upload. An approved replay takes the place of the one before it; the teacher hears of it.
 * @summary Approve or reject a replay
 */
export const decideReplay = (replayDecision: ReplayDecision, signal?: AbortSignal) =>
  call<ReplayResponse>({ url: '/api-tch/ext/replays/decide', body: replayDecision, signal })

export const getDecideReplayMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: ReplayDecision }, Context>) =>
  changeOptions<DataOf<ReplayResponse>, { data: ReplayDecision }, Context>('decideReplay', ["extension"], ({ data }) => decideReplay(data), options)
/** Approve or reject a replay. */
export const useDecideReplay = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: ReplayDecision }, Context>, queryClient?: QueryClient) =>
  useMutation(getDecideReplayMutationOptions(options), queryClient)


/**
 * The approved one, for who may watch it.
 * @summary The replay of a lesson
 */
export const teacherLessonReplay = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ReplayToWatchResponse>({ url: '/api-tch/ext/lessonReplay', body: lessonRef, signal })

export const getTeacherLessonReplayQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherLessonReplay', [LessonRef]>('teacherLessonReplay', lessonRef)
export const getTeacherLessonReplayQueryOptions = <Selected = DataOf<ReplayToWatchResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>) =>
  readOptions<DataOf<ReplayToWatchResponse>, Selected>('extension', getTeacherLessonReplayQueryKey(lessonRef), (signal) => teacherLessonReplay(lessonRef, signal), options)
/** The replay of a lesson. */
export const useTeacherLessonReplay = <Selected = DataOf<ReplayToWatchResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherLessonReplayQueryOptions(lessonRef, options), queryClient)


/**
 * The approved one, for who may watch it.
 * @summary The replay of a lesson
 */
export const studentLessonReplay = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ReplayToWatchResponse>({ url: '/api-user/ext/lessonReplay', body: lessonRef, signal })

export const getStudentLessonReplayQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentLessonReplay', [LessonRef]>('studentLessonReplay', lessonRef)
export const getStudentLessonReplayQueryOptions = <Selected = DataOf<ReplayToWatchResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>) =>
  readOptions<DataOf<ReplayToWatchResponse>, Selected>('extension', getStudentLessonReplayQueryKey(lessonRef), (signal) => studentLessonReplay(lessonRef, signal), options)
/** The replay of a lesson. */
export const useStudentLessonReplay = <Selected = DataOf<ReplayToWatchResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentLessonReplayQueryOptions(lessonRef, options), queryClient)


/**
 * Its status is `waitingToBeAdjusted` until `adjust` gives it a new time; only that counts as a move. Its students are told.
 * @summary Call a lesson off until its new time is known
 */
export const postponeLesson = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonSummaryResponse>({ url: '/api-tch/ext/postponeLesson', body: lessonRef, signal })

export const getPostponeLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>('postponeLesson', ["teacher-lesson-class","teacher-lesson-course"], ({ data }) => postponeLesson(data), options)
/** Call a lesson off until its new time is known. */
export const usePostponeLesson = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getPostponeLessonMutationOptions(options), queryClient)


/**
 * @summary Where my lessons can be subscribed to
 */
export const teacherCalendarFeed = (signal?: AbortSignal) =>
  call<CalendarFeedResponse>({ url: '/api-tch/ext/calendarFeed', method: 'GET', signal })

export const getTeacherCalendarFeedQueryKey = () =>
  readKey<'teacherCalendarFeed', []>('teacherCalendarFeed')
export const getTeacherCalendarFeedQueryOptions = <Selected = DataOf<CalendarFeedResponse>>(options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>) =>
  readOptions<DataOf<CalendarFeedResponse>, Selected>('extension', getTeacherCalendarFeedQueryKey(), (signal) => teacherCalendarFeed(signal), options)
/** Where my lessons can be subscribed to. */
export const useTeacherCalendarFeed = <Selected = DataOf<CalendarFeedResponse>>(options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherCalendarFeedQueryOptions(options), queryClient)


/**
 * The one before, if there was one, stops working.
 * @summary A new address for my lessons
 */
export const teacherRenewCalendarFeed = (signal?: AbortSignal) =>
  call<CalendarFeedResponse>({ url: '/api-tch/ext/renewCalendarFeed', signal })

export const getTeacherRenewCalendarFeedMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>) =>
  changeOptions<DataOf<CalendarFeedResponse>, void, Context>('teacherRenewCalendarFeed', ["teacherCalendarFeed"], () => teacherRenewCalendarFeed(), options)
/** A new address for my lessons. */
export const useTeacherRenewCalendarFeed = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRenewCalendarFeedMutationOptions(options), queryClient)


/**
 * @summary No address for my lessons any more
 */
export const teacherRevokeCalendarFeed = (signal?: AbortSignal) =>
  call<CalendarFeedResponse>({ url: '/api-tch/ext/revokeCalendarFeed', signal })

export const getTeacherRevokeCalendarFeedMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>) =>
  changeOptions<DataOf<CalendarFeedResponse>, void, Context>('teacherRevokeCalendarFeed', ["teacherCalendarFeed"], () => teacherRevokeCalendarFeed(), options)
/** No address for my lessons any more. */
export const useTeacherRevokeCalendarFeed = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRevokeCalendarFeedMutationOptions(options), queryClient)


/**
 * @summary Where my lessons can be subscribed to
 */
export const studentCalendarFeed = (signal?: AbortSignal) =>
  call<CalendarFeedResponse>({ url: '/api-user/ext/calendarFeed', method: 'GET', signal })

export const getStudentCalendarFeedQueryKey = () =>
  readKey<'studentCalendarFeed', []>('studentCalendarFeed')
export const getStudentCalendarFeedQueryOptions = <Selected = DataOf<CalendarFeedResponse>>(options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>) =>
  readOptions<DataOf<CalendarFeedResponse>, Selected>('extension', getStudentCalendarFeedQueryKey(), (signal) => studentCalendarFeed(signal), options)
/** Where my lessons can be subscribed to. */
export const useStudentCalendarFeed = <Selected = DataOf<CalendarFeedResponse>>(options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentCalendarFeedQueryOptions(options), queryClient)


/**
 * The one before, if there was one, stops working.
 * @summary A new address for my lessons
 */
export const studentRenewCalendarFeed = (signal?: AbortSignal) =>
  call<CalendarFeedResponse>({ url: '/api-user/ext/renewCalendarFeed', signal })

export const getStudentRenewCalendarFeedMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>) =>
  changeOptions<DataOf<CalendarFeedResponse>, void, Context>('studentRenewCalendarFeed', ["studentCalendarFeed"], () => studentRenewCalendarFeed(), options)
/** A new address for my lessons. */
export const useStudentRenewCalendarFeed = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRenewCalendarFeedMutationOptions(options), queryClient)


/**
 * @summary No address for my lessons any more
 */
export const studentRevokeCalendarFeed = (signal?: AbortSignal) =>
  call<CalendarFeedResponse>({ url: '/api-user/ext/revokeCalendarFeed', signal })

export const getStudentRevokeCalendarFeedMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>) =>
  changeOptions<DataOf<CalendarFeedResponse>, void, Context>('studentRevokeCalendarFeed', ["studentCalendarFeed"], () => studentRevokeCalendarFeed(), options)
/** No address for my lessons any more. */
export const useStudentRevokeCalendarFeed = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRevokeCalendarFeedMutationOptions(options), queryClient)


/**
 * For calendar programs: the address is the permission. From a month ago until a year from now. A failure comes as the JSON envelope, with HTTP status 404 when the address does not work any more.
 * @summary A person's lessons as iCalendar
 */
export const readCalendarFeed = (feedToken: string, signal?: AbortSignal) =>
  call<CalendarResponse>({ url: `/api-user/ext/calendar/${encodeURIComponent(feedToken)}`, method: 'GET', authorization: 'none', answers: 'blob', signal })

export const getReadCalendarFeedQueryKey = (feedToken?: string) =>
  readKey<'readCalendarFeed', [string]>('readCalendarFeed', feedToken)
export const getReadCalendarFeedQueryOptions = <Selected = DataOf<CalendarResponse>>(feedToken: string, options?: ReadOptions<DataOf<CalendarResponse>, Selected>) =>
  readOptions<DataOf<CalendarResponse>, Selected>('extension', getReadCalendarFeedQueryKey(feedToken), (signal) => readCalendarFeed(feedToken, signal), options)
/** A person's lessons as iCalendar. */
export const useReadCalendarFeed = <Selected = DataOf<CalendarResponse>>(feedToken: string, options?: ReadOptions<DataOf<CalendarResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getReadCalendarFeedQueryOptions(feedToken, options), queryClient)


/**
 * Each refresh token works once; its answer brings the next one. One that is shown again long after its use ends the sign-in.
 * @summary The next access token
 */
export const teacherRefreshToken = (refreshRequest: RefreshRequest, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/ext/refreshToken', authorization: 'basic', body: refreshRequest, signal })

export const getTeacherRefreshTokenMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: RefreshRequest }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: RefreshRequest }, Context>('teacherRefreshToken', [], ({ data }) => teacherRefreshToken(data), options)
/** The next access token. */
export const useTeacherRefreshToken = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: RefreshRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRefreshTokenMutationOptions(options), queryClient)


/**
 * Each refresh token works once; its answer brings the next one. One that is shown again long after its use ends the sign-in.
 * @summary The next access token
 */
export const studentRefreshToken = (refreshRequest: RefreshRequest, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/ext/refreshToken', authorization: 'basic', body: refreshRequest, signal })

export const getStudentRefreshTokenMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: RefreshRequest }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: RefreshRequest }, Context>('studentRefreshToken', [], ({ data }) => studentRefreshToken(data), options)
/** The next access token. */
export const useStudentRefreshToken = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: RefreshRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRefreshTokenMutationOptions(options), queryClient)


/**
 * Move `piece` over `picture` until it covers the gap of its own shape; `check` wants the slider's value. Good for three minutes and one try.
 * @summary A puzzle that tells people from programs
 */
export const getCaptcha = (signal?: AbortSignal) =>
  call<CaptchaResponse>({ url: '/api-user/ext/captcha/get', authorization: 'none', signal })

export const getGetCaptchaMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CaptchaResponse>, void, Context>) =>
  changeOptions<DataOf<CaptchaResponse>, void, Context>('getCaptcha', [], () => getCaptcha(), options)
/** A puzzle that tells people from programs. */
export const useGetCaptcha = <Context = unknown>(options?: ChangeOptions<DataOf<CaptchaResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getGetCaptchaMutationOptions(options), queryClient)


/**
 * The answer is good for two minutes and for one call.
 * @summary Solve the puzzle
 */
export const checkCaptcha = (captchaAnswer: CaptchaAnswer, signal?: AbortSignal) =>
  call<SolvedCaptchaResponse>({ url: '/api-user/ext/captcha/check', authorization: 'none', body: captchaAnswer, signal })

export const getCheckCaptchaMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SolvedCaptchaResponse>, { data: CaptchaAnswer }, Context>) =>
  changeOptions<DataOf<SolvedCaptchaResponse>, { data: CaptchaAnswer }, Context>('checkCaptcha', [], ({ data }) => checkCaptcha(data), options)
/** Solve the puzzle. */
export const useCheckCaptcha = <Context = unknown>(options?: ChangeOptions<DataOf<SolvedCaptchaResponse>, { data: CaptchaAnswer }, Context>, queryClient?: QueryClient) =>
  useMutation(getCheckCaptchaMutationOptions(options), queryClient)


/**
 * For development: only in the demo, where codes and the like are not really sent. The newest first.
 * @summary Messages that would have been sent
 */
export const listOutboxMessages = (outboxRequest: OutboxRequest, signal?: AbortSignal) =>
  call<OutboxMessagesResponse>({ url: '/api-user/ext/outbox', authorization: 'none', body: outboxRequest, signal })

export const getListOutboxMessagesQueryKey = (outboxRequest?: OutboxRequest) =>
  readKey<'listOutboxMessages', [OutboxRequest]>('listOutboxMessages', outboxRequest)
export const getListOutboxMessagesQueryOptions = <Selected = DataOf<OutboxMessagesResponse>>(outboxRequest: OutboxRequest, options?: ReadOptions<DataOf<OutboxMessagesResponse>, Selected>) =>
  readOptions<DataOf<OutboxMessagesResponse>, Selected>('extension', getListOutboxMessagesQueryKey(outboxRequest), (signal) => listOutboxMessages(outboxRequest, signal), options)
/** Messages that would have been sent. */
export const useListOutboxMessages = <Selected = DataOf<OutboxMessagesResponse>>(outboxRequest: OutboxRequest, options?: ReadOptions<DataOf<OutboxMessagesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListOutboxMessagesQueryOptions(outboxRequest, options), queryClient)


/**
 * @summary Where I am signed in, and on what
 */
export const teacherListSessions = (signal?: AbortSignal) =>
  call<SessionListResponse>({ url: '/api-tch/ext/account/sessions', signal })

export const getTeacherListSessionsQueryKey = () =>
  readKey<'teacherListSessions', []>('teacherListSessions')
export const getTeacherListSessionsQueryOptions = <Selected = DataOf<SessionListResponse>>(options?: ReadOptions<DataOf<SessionListResponse>, Selected>) =>
  readOptions<DataOf<SessionListResponse>, Selected>('extension', getTeacherListSessionsQueryKey(), (signal) => teacherListSessions(signal), options)
/** Where I am signed in, and on what. */
export const useTeacherListSessions = <Selected = DataOf<SessionListResponse>>(options?: ReadOptions<DataOf<SessionListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListSessionsQueryOptions(options), queryClient)


/**
 * @summary Where I am signed in, and on what
 */
export const studentListSessions = (signal?: AbortSignal) =>
  call<SessionListResponse>({ url: '/api-user/ext/account/sessions', signal })

export const getStudentListSessionsQueryKey = () =>
  readKey<'studentListSessions', []>('studentListSessions')
export const getStudentListSessionsQueryOptions = <Selected = DataOf<SessionListResponse>>(options?: ReadOptions<DataOf<SessionListResponse>, Selected>) =>
  readOptions<DataOf<SessionListResponse>, Selected>('extension', getStudentListSessionsQueryKey(), (signal) => studentListSessions(signal), options)
/** Where I am signed in, and on what. */
export const useStudentListSessions = <Selected = DataOf<SessionListResponse>>(options?: ReadOptions<DataOf<SessionListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListSessionsQueryOptions(options), queryClient)


/**
 * @summary End one of my sign-ins
 */
export const teacherEndSession = (sessionChoice: SessionChoice, signal?: AbortSignal) =>
  call<SessionListResponse>({ url: '/api-tch/ext/account/endSession', body: sessionChoice, signal })

export const getTeacherEndSessionMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, { data: SessionChoice }, Context>) =>
  changeOptions<DataOf<SessionListResponse>, { data: SessionChoice }, Context>('teacherEndSession', ["teacherListSessions","teacherAccountInfo"], ({ data }) => teacherEndSession(data), options)
/** End one of my sign-ins. */
export const useTeacherEndSession = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, { data: SessionChoice }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherEndSessionMutationOptions(options), queryClient)


/**
 * @summary End one of my sign-ins
 */
export const studentEndSession = (sessionChoice: SessionChoice, signal?: AbortSignal) =>
  call<SessionListResponse>({ url: '/api-user/ext/account/endSession', body: sessionChoice, signal })

export const getStudentEndSessionMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, { data: SessionChoice }, Context>) =>
  changeOptions<DataOf<SessionListResponse>, { data: SessionChoice }, Context>('studentEndSession', ["studentListSessions","studentAccountInfo"], ({ data }) => studentEndSession(data), options)
/** End one of my sign-ins. */
export const useStudentEndSession = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, { data: SessionChoice }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentEndSessionMutationOptions(options), queryClient)


/**
 * Its sign-ins end; the next one there counts as a new device.
 * @summary Forget a device of mine
 */
export const teacherForgetDevice = (deviceChoice: DeviceChoice, signal?: AbortSignal) =>
  call<SessionListResponse>({ url: '/api-tch/ext/account/forgetDevice', body: deviceChoice, signal })

export const getTeacherForgetDeviceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, { data: DeviceChoice }, Context>) =>
  changeOptions<DataOf<SessionListResponse>, { data: DeviceChoice }, Context>('teacherForgetDevice', ["teacherListSessions","teacherAccountInfo"], ({ data }) => teacherForgetDevice(data), options)
/** Forget a device of mine. */
export const useTeacherForgetDevice = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, { data: DeviceChoice }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherForgetDeviceMutationOptions(options), queryClient)


/**
 * Its sign-ins end; the next one there counts as a new device.
 * @summary Forget a device of mine
 */
export const studentForgetDevice = (deviceChoice: DeviceChoice, signal?: AbortSignal) =>
  call<SessionListResponse>({ url: '/api-user/ext/account/forgetDevice', body: deviceChoice, signal })

export const getStudentForgetDeviceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, { data: DeviceChoice }, Context>) =>
  changeOptions<DataOf<SessionListResponse>, { data: DeviceChoice }, Context>('studentForgetDevice', ["studentListSessions","studentAccountInfo"], ({ data }) => studentForgetDevice(data), options)
/** Forget a device of mine. */
export const useStudentForgetDevice = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, { data: DeviceChoice }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentForgetDeviceMutationOptions(options), queryClient)


/**
 * Either takes a code sent to the account's phone (`twoFactor`).
 * @summary Switch two-factor sign-in on or off
 */
export const teacherSetTwoFactor = (twoFactorSwitch: TwoFactorSwitch, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/ext/account/twoFactor', body: twoFactorSwitch, signal })

export const getTeacherSetTwoFactorMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TwoFactorSwitch }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: TwoFactorSwitch }, Context>('teacherSetTwoFactor', ["teacherAccountInfo"], ({ data }) => teacherSetTwoFactor(data), options)
/** Switch two-factor sign-in on or off. */
export const useTeacherSetTwoFactor = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TwoFactorSwitch }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherSetTwoFactorMutationOptions(options), queryClient)


/**
 * Either takes a code sent to the account's phone (`twoFactor`).
 * @summary Switch two-factor sign-in on or off
 */
export const studentSetTwoFactor = (twoFactorSwitch: TwoFactorSwitch, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/ext/account/twoFactor', body: twoFactorSwitch, signal })

export const getStudentSetTwoFactorMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TwoFactorSwitch }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: TwoFactorSwitch }, Context>('studentSetTwoFactor', ["studentAccountInfo"], ({ data }) => studentSetTwoFactor(data), options)
/** Switch two-factor sign-in on or off. */
export const useStudentSetTwoFactor = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TwoFactorSwitch }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentSetTwoFactorMutationOptions(options), queryClient)


/**
 * With a code sent to the account's phone (`closeAccount`). The account goes on working until `closesAt`; then everything that names its people is deleted.
 * @summary Ask for my account to be deleted
 */
export const teacherCloseAccount = (accountClosing: AccountClosing, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/ext/account/close', body: accountClosing, signal })

export const getTeacherCloseAccountMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: AccountClosing }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: AccountClosing }, Context>('teacherCloseAccount', ["teacherAccountInfo"], ({ data }) => teacherCloseAccount(data), options)
/** Ask for my account to be deleted. */
export const useTeacherCloseAccount = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: AccountClosing }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherCloseAccountMutationOptions(options), queryClient)


/**
 * With a code sent to the account's phone (`closeAccount`). The account goes on working until `closesAt`; then everything that names its people is deleted.
 * @summary Ask for my account to be deleted
 */
export const studentCloseAccount = (accountClosing: AccountClosing, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/ext/account/close', body: accountClosing, signal })

export const getStudentCloseAccountMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: AccountClosing }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: AccountClosing }, Context>('studentCloseAccount', ["studentAccountInfo"], ({ data }) => studentCloseAccount(data), options)
/** Ask for my account to be deleted. */
export const useStudentCloseAccount = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: AccountClosing }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentCloseAccountMutationOptions(options), queryClient)


/**
 * @summary Keep my account after all
 */
export const teacherKeepAccount = (signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/ext/account/keep', signal })

export const getTeacherKeepAccountMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, void, Context>('teacherKeepAccount', ["teacherAccountInfo"], () => teacherKeepAccount(), options)
/** Keep my account after all. */
export const useTeacherKeepAccount = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherKeepAccountMutationOptions(options), queryClient)


/**
 * @summary Keep my account after all
 */
export const studentKeepAccount = (signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/ext/account/keep', signal })

export const getStudentKeepAccountMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, void, Context>('studentKeepAccount', ["studentAccountInfo"], () => studentKeepAccount(), options)
/** Keep my account after all. */
export const useStudentKeepAccount = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentKeepAccountMutationOptions(options), queryClient)


/**
 * Only the author changes a question; its type is fixed. Homework that is published keeps the question as it was.
 * @summary Write or change a question
 */
export const saveQuestion = (questionSaveRequest: QuestionSaveRequest, signal?: AbortSignal) =>
  call<QuestionResponse>({ url: '/api-tch/ext/question/save', encoding: 'json', body: questionSaveRequest, signal })

export const getSaveQuestionMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<QuestionResponse>, { data: QuestionSaveRequest }, Context>) =>
  changeOptions<DataOf<QuestionResponse>, { data: QuestionSaveRequest }, Context>('saveQuestion', ["extension"], ({ data }) => saveQuestion(data), options)
/** Write or change a question. */
export const useSaveQuestion = <Context = unknown>(options?: ChangeOptions<DataOf<QuestionResponse>, { data: QuestionSaveRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveQuestionMutationOptions(options), queryClient)


/**
 * The teacher's own, or one that is shared in the school.
 * @summary A question of the bank
 */
export const getQuestion = (params: GetQuestionParams, signal?: AbortSignal) =>
  call<QuestionResponse>({ url: '/api-tch/ext/question/detail', method: 'GET', query: params, signal })

export const getGetQuestionQueryKey = (params?: GetQuestionParams) =>
  readKey<'getQuestion', [GetQuestionParams]>('getQuestion', params)
export const getGetQuestionQueryOptions = <Selected = DataOf<QuestionResponse>>(params: GetQuestionParams, options?: ReadOptions<DataOf<QuestionResponse>, Selected>) =>
  readOptions<DataOf<QuestionResponse>, Selected>('extension', getGetQuestionQueryKey(params), (signal) => getQuestion(params, signal), options)
/** A question of the bank. */
export const useGetQuestion = <Selected = DataOf<QuestionResponse>>(params: GetQuestionParams, options?: ReadOptions<DataOf<QuestionResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetQuestionQueryOptions(params, options), queryClient)


/**
 * Changing it changes no homework.
 * @summary Write or change a paper or template
 */
export const savePaper = (paperSaveRequest: PaperSaveRequest, signal?: AbortSignal) =>
  call<PaperResponse>({ url: '/api-tch/ext/questionPaper/save', encoding: 'json', body: paperSaveRequest, signal })

export const getSavePaperMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PaperResponse>, { data: PaperSaveRequest }, Context>) =>
  changeOptions<DataOf<PaperResponse>, { data: PaperSaveRequest }, Context>('savePaper', ["extension"], ({ data }) => savePaper(data), options)
/** Write or change a paper or template. */
export const useSavePaper = <Context = unknown>(options?: ChangeOptions<DataOf<PaperResponse>, { data: PaperSaveRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getSavePaperMutationOptions(options), queryClient)


/**
 * @summary A paper or template with its questions
 */
export const getPaper = (params: GetPaperParams, signal?: AbortSignal) =>
  call<PaperResponse>({ url: '/api-tch/ext/questionPaper/detail', method: 'GET', query: params, signal })

export const getGetPaperQueryKey = (params?: GetPaperParams) =>
  readKey<'getPaper', [GetPaperParams]>('getPaper', params)
export const getGetPaperQueryOptions = <Selected = DataOf<PaperResponse>>(params: GetPaperParams, options?: ReadOptions<DataOf<PaperResponse>, Selected>) =>
  readOptions<DataOf<PaperResponse>, Selected>('extension', getGetPaperQueryKey(params), (signal) => getPaper(params, signal), options)
/** A paper or template with its questions. */
export const useGetPaper = <Selected = DataOf<PaperResponse>>(params: GetPaperParams, options?: ReadOptions<DataOf<PaperResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetPaperQueryOptions(params, options), queryClient)


/**
 * @summary Copy a paper or template
 */
export const copyPaper = (paperCopyRequest: PaperCopyRequest, signal?: AbortSignal) =>
  call<PaperResponse>({ url: '/api-tch/ext/questionPaper/copy', body: paperCopyRequest, signal })

export const getCopyPaperMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PaperResponse>, { data: PaperCopyRequest }, Context>) =>
  changeOptions<DataOf<PaperResponse>, { data: PaperCopyRequest }, Context>('copyPaper', ["extension"], ({ data }) => copyPaper(data), options)
/** Copy a paper or template. */
export const useCopyPaper = <Context = unknown>(options?: ChangeOptions<DataOf<PaperResponse>, { data: PaperCopyRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getCopyPaperMutationOptions(options), queryClient)


/**
 * @summary A homework with its questions
 */
export const getHomework = (params: GetHomeworkParams, signal?: AbortSignal) =>
  call<HomeworkDetailResponse>({ url: '/api-tch/ext/homework/detail', method: 'GET', query: params, signal })

export const getGetHomeworkQueryKey = (params?: GetHomeworkParams) =>
  readKey<'getHomework', [GetHomeworkParams]>('getHomework', params)
export const getGetHomeworkQueryOptions = <Selected = DataOf<HomeworkDetailResponse>>(params: GetHomeworkParams, options?: ReadOptions<DataOf<HomeworkDetailResponse>, Selected>) =>
  readOptions<DataOf<HomeworkDetailResponse>, Selected>('extension', getGetHomeworkQueryKey(params), (signal) => getHomework(params, signal), options)
/** A homework with its questions. */
export const useGetHomework = <Selected = DataOf<HomeworkDetailResponse>>(params: GetHomeworkParams, options?: ReadOptions<DataOf<HomeworkDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetHomeworkQueryOptions(params, options), queryClient)


/**
 * @summary Change a homework
 */
export const updateHomework = (homeworkUpdateRequest: HomeworkUpdateRequest, signal?: AbortSignal) =>
  call<HomeworkDetailResponse>({ url: '/api-tch/ext/homework/save', encoding: 'json', body: homeworkUpdateRequest, signal })

export const getUpdateHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkUpdateRequest }, Context>) =>
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkUpdateRequest }, Context>('updateHomework', ["extension"], ({ data }) => updateHomework(data), options)
/** Change a homework. */
export const useUpdateHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkUpdateRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateHomeworkMutationOptions(options), queryClient)


/**
 * Its start must still lie ahead. The students of the class are told. Publishing again changes nothing.
 * @summary Publish a draft
 */
export const publishHomework = (homeworkRef: HomeworkRef, signal?: AbortSignal) =>
  call<HomeworkDetailResponse>({ url: '/api-tch/ext/homework/publish', body: homeworkRef, signal })

export const getPublishHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>) =>
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>('publishHomework', ["extension"], ({ data }) => publishHomework(data), options)
/** Publish a draft. */
export const usePublishHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getPublishHomeworkMutationOptions(options), queryClient)


/**
 * Possible until a student has begun.
 * @summary Make a homework a draft again
 */
export const withdrawHomework = (homeworkRef: HomeworkRef, signal?: AbortSignal) =>
  call<HomeworkDetailResponse>({ url: '/api-tch/ext/homework/withdraw', body: homeworkRef, signal })

export const getWithdrawHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>) =>
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>('withdrawHomework', ["extension"], ({ data }) => withdrawHomework(data), options)
/** Make a homework a draft again. */
export const useWithdrawHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getWithdrawHomeworkMutationOptions(options), queryClient)


/**
 * The student is told, may change the answers and hand in again; the time limit no longer counts.
 * @summary Give work back for another try
 */
export const returnAnswerPaper = (answerPaperReturnRequest: AnswerPaperReturnRequest, signal?: AbortSignal) =>
  call<ReturnReceiptResponse>({ url: '/api-tch/ext/answerPaper/return', body: answerPaperReturnRequest, signal })

export const getReturnAnswerPaperMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReturnReceiptResponse>, { data: AnswerPaperReturnRequest }, Context>) =>
  changeOptions<DataOf<ReturnReceiptResponse>, { data: AnswerPaperReturnRequest }, Context>('returnAnswerPaper', ["extension"], ({ data }) => returnAnswerPaper(data), options)
/** Give work back for another try. */
export const useReturnAnswerPaper = <Context = unknown>(options?: ChangeOptions<DataOf<ReturnReceiptResponse>, { data: AnswerPaperReturnRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getReturnAnswerPaperMutationOptions(options), queryClient)


/**
 * Writing again replaces it, and the student sees it as new.
 * @summary Write how a student did
 */
export const writePerformance = (performanceRequest: PerformanceRequest, signal?: AbortSignal) =>
  call<PerformanceDetailResponse>({ url: '/api-tch/ext/lessons/performance', body: performanceRequest, signal })

export const getWritePerformanceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PerformanceDetailResponse>, { data: PerformanceRequest }, Context>) =>
  changeOptions<DataOf<PerformanceDetailResponse>, { data: PerformanceRequest }, Context>('writePerformance', ["extension"], ({ data }) => writePerformance(data), options)
/** Write how a student did. */
export const useWritePerformance = <Context = unknown>(options?: ChangeOptions<DataOf<PerformanceDetailResponse>, { data: PerformanceRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getWritePerformanceMutationOptions(options), queryClient)


/**
 * The room command `answerPractice`. Answers may be changed until it ends; the buzzer counts the first press. Questions left out stay without an answer.
 * @summary Answer a practice
 */
export const answerPractice = (practiceAnswerRequest: PracticeAnswerRequest, signal?: AbortSignal) =>
  call<PracticeResponse>({ url: '/api-user/ext/practises/answer', encoding: 'json', body: practiceAnswerRequest, signal })

export const getAnswerPracticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeAnswerRequest }, Context>) =>
  changeOptions<DataOf<PracticeResponse>, { data: PracticeAnswerRequest }, Context>('answerPractice', ["extension"], ({ data }) => answerPractice(data), options)
/** Answer a practice. */
export const useAnswerPractice = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeAnswerRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAnswerPracticeMutationOptions(options), queryClient)


/**
 * Once the class has ended. Who was removed from it sees none of it.
 * @summary What there is to replay of a class
 */
export const teacherRoomReplay = (lessonId: Id, signal?: AbortSignal) =>
  call<RoomReplayResponse>({ url: `/api-tch/ext/lessons/${encodeURIComponent(lessonId)}/roomReplay`, method: 'GET', signal })

export const getTeacherRoomReplayQueryKey = (lessonId?: Id) =>
  readKey<'teacherRoomReplay', [Id]>('teacherRoomReplay', lessonId)
export const getTeacherRoomReplayQueryOptions = <Selected = DataOf<RoomReplayResponse>>(lessonId: Id, options?: ReadOptions<DataOf<RoomReplayResponse>, Selected>) =>
  readOptions<DataOf<RoomReplayResponse>, Selected>('extension', getTeacherRoomReplayQueryKey(lessonId), (signal) => teacherRoomReplay(lessonId, signal), options)
/** What there is to replay of a class. */
export const useTeacherRoomReplay = <Selected = DataOf<RoomReplayResponse>>(lessonId: Id, options?: ReadOptions<DataOf<RoomReplayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRoomReplayQueryOptions(lessonId, options), queryClient)


/**
 * The next page begins after the last event of this one; the end is `lastSeq` of `roomReplay`. What the live room kept from this person is kept here too.
 * @summary Events of a class's log
 */
export const teacherRoomLog = (lessonId: Id, params?: TeacherRoomLogParams, signal?: AbortSignal) =>
  call<RoomLogResponse>({ url: `/api-tch/ext/lessons/${encodeURIComponent(lessonId)}/roomLog`, method: 'GET', query: params, answers: 'blob', signal })

export const getTeacherRoomLogQueryKey = (lessonId?: Id, params?: TeacherRoomLogParams) =>
  readKey<'teacherRoomLog', [Id, TeacherRoomLogParams]>('teacherRoomLog', lessonId, params)
export const getTeacherRoomLogQueryOptions = <Selected = DataOf<RoomLogResponse>>(lessonId: Id, params?: TeacherRoomLogParams, options?: ReadOptions<DataOf<RoomLogResponse>, Selected>) =>
  readOptions<DataOf<RoomLogResponse>, Selected>('extension', getTeacherRoomLogQueryKey(lessonId, params), (signal) => teacherRoomLog(lessonId, params, signal), options)
/** Events of a class's log. */
export const useTeacherRoomLog = <Selected = DataOf<RoomLogResponse>>(lessonId: Id, params?: TeacherRoomLogParams, options?: ReadOptions<DataOf<RoomLogResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRoomLogQueryOptions(lessonId, params, options), queryClient)


/**
 * 404 when there is no keyframe before that event: begin with the empty room.
 * @summary The room at a moment of its log
 */
export const teacherReplayKeyframe = (lessonId: Id, params: TeacherReplayKeyframeParams, signal?: AbortSignal) =>
  call<KeyframeResponse>({ url: `/api-tch/ext/lessons/${encodeURIComponent(lessonId)}/replayKeyframe`, method: 'GET', query: params, answers: 'blob', signal })

export const getTeacherReplayKeyframeQueryKey = (lessonId?: Id, params?: TeacherReplayKeyframeParams) =>
  readKey<'teacherReplayKeyframe', [Id, TeacherReplayKeyframeParams]>('teacherReplayKeyframe', lessonId, params)
export const getTeacherReplayKeyframeQueryOptions = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, params: TeacherReplayKeyframeParams, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>) =>
  readOptions<DataOf<KeyframeResponse>, Selected>('extension', getTeacherReplayKeyframeQueryKey(lessonId, params), (signal) => teacherReplayKeyframe(lessonId, params, signal), options)
/** The room at a moment of its log. */
export const useTeacherReplayKeyframe = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, params: TeacherReplayKeyframeParams, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherReplayKeyframeQueryOptions(lessonId, params, options), queryClient)


/**
 * @summary Messages were read
 */
export const teacherReadMessages = (readMessagesRequest: ReadMessagesRequest, signal?: AbortSignal) =>
  call<UnreadCountResponse>({ url: '/api-tch/ext/im/readMessages', body: readMessagesRequest, signal })

export const getTeacherReadMessagesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>) =>
  changeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>('teacherReadMessages', ["extension"], ({ data }) => teacherReadMessages(data), options)
/** Messages were read. */
export const useTeacherReadMessages = <Context = unknown>(options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherReadMessagesMutationOptions(options), queryClient)


/**
 * @summary Which messages are wanted
 */
export const teacherListNotificationSettings = (signal?: AbortSignal) =>
  call<NotificationSettingsResponse>({ url: '/api-tch/ext/im/notificationSettings', signal })

export const getTeacherListNotificationSettingsQueryKey = () =>
  readKey<'teacherListNotificationSettings', []>('teacherListNotificationSettings')
export const getTeacherListNotificationSettingsQueryOptions = <Selected = DataOf<NotificationSettingsResponse>>(options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>) =>
  readOptions<DataOf<NotificationSettingsResponse>, Selected>('extension', getTeacherListNotificationSettingsQueryKey(), (signal) => teacherListNotificationSettings(signal), options)
/** Which messages are wanted. */
export const useTeacherListNotificationSettings = <Selected = DataOf<NotificationSettingsResponse>>(options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListNotificationSettingsQueryOptions(options), queryClient)


/**
 * @summary Turn messages on or off
 */
export const teacherUpdateNotificationSetting = (notificationSettingRequest: NotificationSettingRequest, signal?: AbortSignal) =>
  call<NotificationSettingsResponse>({ url: '/api-tch/ext/im/updateNotificationSetting', body: notificationSettingRequest, signal })

export const getTeacherUpdateNotificationSettingMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest }, Context>) =>
  changeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest }, Context>('teacherUpdateNotificationSetting', ["extension"], ({ data }) => teacherUpdateNotificationSetting(data), options)
/** Turn messages on or off. */
export const useTeacherUpdateNotificationSetting = <Context = unknown>(options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherUpdateNotificationSettingMutationOptions(options), queryClient)


/**
 * @summary Comments below a replay or a lesson
 */
export const teacherListComments = (commentFilter: CommentFilter, signal?: AbortSignal) =>
  call<CommentPageResponse>({ url: '/api-tch/ext/comments', body: commentFilter, signal })

export const getTeacherListCommentsQueryKey = (commentFilter?: CommentFilter) =>
  readKey<'teacherListComments', [CommentFilter]>('teacherListComments', commentFilter)
export const getTeacherListCommentsQueryOptions = <Selected = DataOf<CommentPageResponse>>(commentFilter: CommentFilter, options?: ReadOptions<DataOf<CommentPageResponse>, Selected>) =>
  pageOptions<DataOf<CommentPageResponse>, Selected>('extension', getTeacherListCommentsQueryKey(commentFilter), (signal) => teacherListComments(commentFilter, signal), options)
/** Comments below a replay or a lesson. */
export const useTeacherListComments = <Selected = DataOf<CommentPageResponse>>(commentFilter: CommentFilter, options?: ReadOptions<DataOf<CommentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListCommentsQueryOptions(commentFilter, options), queryClient)

export const getTeacherListCommentsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<CommentPageResponse>>>>(commentFilter: Omit<CommentFilter, 'current'>, options?: PagesOptions<DataOf<CommentPageResponse>, Selected>) =>
  pagesOptions<DataOf<CommentPageResponse>, Selected>('extension', getTeacherListCommentsQueryKey(commentFilter), (current, signal) => teacherListComments({ ...commentFilter, current }, signal), options)
/** Comments below a replay or a lesson. */
export const useTeacherListCommentsInfinite = <Selected = JoinedPages<ItemOf<DataOf<CommentPageResponse>>>>(commentFilter: Omit<CommentFilter, 'current'>, options?: PagesOptions<DataOf<CommentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getTeacherListCommentsInfiniteQueryOptions(commentFilter, options), queryClient)


/**
 * Once the class has ended. Who was removed from it sees none of it.
 * @summary What there is to replay of a class
 */
export const studentRoomReplay = (lessonId: Id, signal?: AbortSignal) =>
  call<RoomReplayResponse>({ url: `/api-user/ext/lessons/${encodeURIComponent(lessonId)}/roomReplay`, method: 'GET', signal })

export const getStudentRoomReplayQueryKey = (lessonId?: Id) =>
  readKey<'studentRoomReplay', [Id]>('studentRoomReplay', lessonId)
export const getStudentRoomReplayQueryOptions = <Selected = DataOf<RoomReplayResponse>>(lessonId: Id, options?: ReadOptions<DataOf<RoomReplayResponse>, Selected>) =>
  readOptions<DataOf<RoomReplayResponse>, Selected>('extension', getStudentRoomReplayQueryKey(lessonId), (signal) => studentRoomReplay(lessonId, signal), options)
/** What there is to replay of a class. */
export const useStudentRoomReplay = <Selected = DataOf<RoomReplayResponse>>(lessonId: Id, options?: ReadOptions<DataOf<RoomReplayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRoomReplayQueryOptions(lessonId, options), queryClient)


/**
 * The next page begins after the last event of this one; the end is `lastSeq` of `roomReplay`. What the live room kept from this person is kept here too.
 * @summary Events of a class's log
 */
export const studentRoomLog = (lessonId: Id, params?: StudentRoomLogParams, signal?: AbortSignal) =>
  call<RoomLogResponse>({ url: `/api-user/ext/lessons/${encodeURIComponent(lessonId)}/roomLog`, method: 'GET', query: params, answers: 'blob', signal })

export const getStudentRoomLogQueryKey = (lessonId?: Id, params?: StudentRoomLogParams) =>
  readKey<'studentRoomLog', [Id, StudentRoomLogParams]>('studentRoomLog', lessonId, params)
export const getStudentRoomLogQueryOptions = <Selected = DataOf<RoomLogResponse>>(lessonId: Id, params?: StudentRoomLogParams, options?: ReadOptions<DataOf<RoomLogResponse>, Selected>) =>
  readOptions<DataOf<RoomLogResponse>, Selected>('extension', getStudentRoomLogQueryKey(lessonId, params), (signal) => studentRoomLog(lessonId, params, signal), options)
/** Events of a class's log. */
export const useStudentRoomLog = <Selected = DataOf<RoomLogResponse>>(lessonId: Id, params?: StudentRoomLogParams, options?: ReadOptions<DataOf<RoomLogResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRoomLogQueryOptions(lessonId, params, options), queryClient)


/**
 * 404 when there is no keyframe before that event: begin with the empty room.
 * @summary The room at a moment of its log
 */
export const studentReplayKeyframe = (lessonId: Id, params: StudentReplayKeyframeParams, signal?: AbortSignal) =>
  call<KeyframeResponse>({ url: `/api-user/ext/lessons/${encodeURIComponent(lessonId)}/replayKeyframe`, method: 'GET', query: params, answers: 'blob', signal })

export const getStudentReplayKeyframeQueryKey = (lessonId?: Id, params?: StudentReplayKeyframeParams) =>
  readKey<'studentReplayKeyframe', [Id, StudentReplayKeyframeParams]>('studentReplayKeyframe', lessonId, params)
export const getStudentReplayKeyframeQueryOptions = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, params: StudentReplayKeyframeParams, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>) =>
  readOptions<DataOf<KeyframeResponse>, Selected>('extension', getStudentReplayKeyframeQueryKey(lessonId, params), (signal) => studentReplayKeyframe(lessonId, params, signal), options)
/** The room at a moment of its log. */
export const useStudentReplayKeyframe = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, params: StudentReplayKeyframeParams, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentReplayKeyframeQueryOptions(lessonId, params, options), queryClient)


/**
 * @summary Messages were read
 */
export const studentReadMessages = (readMessagesRequest: ReadMessagesRequest, signal?: AbortSignal) =>
  call<UnreadCountResponse>({ url: '/api-user/ext/im/readMessages', body: readMessagesRequest, signal })

export const getStudentReadMessagesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>) =>
  changeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>('studentReadMessages', ["extension"], ({ data }) => studentReadMessages(data), options)
/** Messages were read. */
export const useStudentReadMessages = <Context = unknown>(options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentReadMessagesMutationOptions(options), queryClient)


/**
 * @summary Unread messages by category
 */
export const studentCountUnread = (signal?: AbortSignal) =>
  call<UnreadCountResponse>({ url: '/api-user/ext/im/unreadNum', signal })

export const getStudentCountUnreadQueryKey = () =>
  readKey<'studentCountUnread', []>('studentCountUnread')
export const getStudentCountUnreadQueryOptions = <Selected = DataOf<UnreadCountResponse>>(options?: ReadOptions<DataOf<UnreadCountResponse>, Selected>) =>
  readOptions<DataOf<UnreadCountResponse>, Selected>('extension', getStudentCountUnreadQueryKey(), (signal) => studentCountUnread(signal), options)
/** Unread messages by category. */
export const useStudentCountUnread = <Selected = DataOf<UnreadCountResponse>>(options?: ReadOptions<DataOf<UnreadCountResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentCountUnreadQueryOptions(options), queryClient)


/**
 * @summary Which messages are wanted
 */
export const studentListNotificationSettings = (signal?: AbortSignal) =>
  call<NotificationSettingsResponse>({ url: '/api-user/ext/im/notificationSettings', signal })

export const getStudentListNotificationSettingsQueryKey = () =>
  readKey<'studentListNotificationSettings', []>('studentListNotificationSettings')
export const getStudentListNotificationSettingsQueryOptions = <Selected = DataOf<NotificationSettingsResponse>>(options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>) =>
  readOptions<DataOf<NotificationSettingsResponse>, Selected>('extension', getStudentListNotificationSettingsQueryKey(), (signal) => studentListNotificationSettings(signal), options)
/** Which messages are wanted. */
export const useStudentListNotificationSettings = <Selected = DataOf<NotificationSettingsResponse>>(options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListNotificationSettingsQueryOptions(options), queryClient)


/**
 * @summary Turn messages on or off
 */
export const studentUpdateNotificationSetting = (notificationSettingRequest: NotificationSettingRequest, signal?: AbortSignal) =>
  call<NotificationSettingsResponse>({ url: '/api-user/ext/im/updateNotificationSetting', body: notificationSettingRequest, signal })

export const getStudentUpdateNotificationSettingMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest }, Context>) =>
  changeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest }, Context>('studentUpdateNotificationSetting', ["extension"], ({ data }) => studentUpdateNotificationSetting(data), options)
/** Turn messages on or off. */
export const useStudentUpdateNotificationSetting = <Context = unknown>(options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentUpdateNotificationSettingMutationOptions(options), queryClient)


/**
 * @summary Comments below a replay or a lesson
 */
export const studentListComments = (commentFilter: CommentFilter, signal?: AbortSignal) =>
  call<CommentPageResponse>({ url: '/api-user/ext/comments', body: commentFilter, signal })

export const getStudentListCommentsQueryKey = (commentFilter?: CommentFilter) =>
  readKey<'studentListComments', [CommentFilter]>('studentListComments', commentFilter)
export const getStudentListCommentsQueryOptions = <Selected = DataOf<CommentPageResponse>>(commentFilter: CommentFilter, options?: ReadOptions<DataOf<CommentPageResponse>, Selected>) =>
  pageOptions<DataOf<CommentPageResponse>, Selected>('extension', getStudentListCommentsQueryKey(commentFilter), (signal) => studentListComments(commentFilter, signal), options)
/** Comments below a replay or a lesson. */
export const useStudentListComments = <Selected = DataOf<CommentPageResponse>>(commentFilter: CommentFilter, options?: ReadOptions<DataOf<CommentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListCommentsQueryOptions(commentFilter, options), queryClient)

export const getStudentListCommentsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<CommentPageResponse>>>>(commentFilter: Omit<CommentFilter, 'current'>, options?: PagesOptions<DataOf<CommentPageResponse>, Selected>) =>
  pagesOptions<DataOf<CommentPageResponse>, Selected>('extension', getStudentListCommentsQueryKey(commentFilter), (current, signal) => studentListComments({ ...commentFilter, current }, signal), options)
/** Comments below a replay or a lesson. */
export const useStudentListCommentsInfinite = <Selected = JoinedPages<ItemOf<DataOf<CommentPageResponse>>>>(commentFilter: Omit<CommentFilter, 'current'>, options?: PagesOptions<DataOf<CommentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentListCommentsInfiniteQueryOptions(commentFilter, options), queryClient)


/**
 * @summary Where a scanned QR code leads
 */
export const openGroupCode = (groupTicket: GroupTicket, signal?: AbortSignal) =>
  call<ClassChatGroupResponse>({ url: '/api-user/ext/im/openGroupCode', body: groupTicket, signal })

export const getOpenGroupCodeQueryKey = (groupTicket?: GroupTicket) =>
  readKey<'openGroupCode', [GroupTicket]>('openGroupCode', groupTicket)
export const getOpenGroupCodeQueryOptions = <Selected = DataOf<ClassChatGroupResponse>>(groupTicket: GroupTicket, options?: ReadOptions<DataOf<ClassChatGroupResponse>, Selected>) =>
  readOptions<DataOf<ClassChatGroupResponse>, Selected>('extension', getOpenGroupCodeQueryKey(groupTicket), (signal) => openGroupCode(groupTicket, signal), options)
/** Where a scanned QR code leads. */
export const useOpenGroupCode = <Selected = DataOf<ClassChatGroupResponse>>(groupTicket: GroupTicket, options?: ReadOptions<DataOf<ClassChatGroupResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getOpenGroupCodeQueryOptions(groupTicket, options), queryClient)


/**
 * @summary Courses to join or to buy
 */
export const listCatalogue = (params?: ListCatalogueParams, signal?: AbortSignal) =>
  call<CataloguePageResponse>({ url: '/api-user/ext/catalogue', method: 'GET', query: params, signal })

export const getListCatalogueQueryKey = (params?: ListCatalogueParams) =>
  readKey<'listCatalogue', [ListCatalogueParams]>('listCatalogue', params)
export const getListCatalogueQueryOptions = <Selected = DataOf<CataloguePageResponse>>(params?: ListCatalogueParams, options?: ReadOptions<DataOf<CataloguePageResponse>, Selected>) =>
  pageOptions<DataOf<CataloguePageResponse>, Selected>('extension', getListCatalogueQueryKey(params), (signal) => listCatalogue(params, signal), options)
/** Courses to join or to buy. */
export const useListCatalogue = <Selected = DataOf<CataloguePageResponse>>(params?: ListCatalogueParams, options?: ReadOptions<DataOf<CataloguePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCatalogueQueryOptions(params, options), queryClient)

export const getListCatalogueInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<CataloguePageResponse>>>>(params?: Omit<ListCatalogueParams, 'current'>, options?: PagesOptions<DataOf<CataloguePageResponse>, Selected>) =>
  pagesOptions<DataOf<CataloguePageResponse>, Selected>('extension', getListCatalogueQueryKey(params), (current, signal) => listCatalogue({ ...params, current }, signal), options)
/** Courses to join or to buy. */
export const useListCatalogueInfinite = <Selected = JoinedPages<ItemOf<DataOf<CataloguePageResponse>>>>(params?: Omit<ListCatalogueParams, 'current'>, options?: PagesOptions<DataOf<CataloguePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListCatalogueInfiniteQueryOptions(params, options), queryClient)


/**
 * @summary A course before joining or buying it
 */
export const getCatalogueCourse = (courseId: Id, signal?: AbortSignal) =>
  call<CatalogueDetailResponse>({ url: `/api-user/ext/catalogue/${encodeURIComponent(courseId)}`, method: 'GET', signal })

export const getGetCatalogueCourseQueryKey = (courseId?: Id) =>
  readKey<'getCatalogueCourse', [Id]>('getCatalogueCourse', courseId)
export const getGetCatalogueCourseQueryOptions = <Selected = DataOf<CatalogueDetailResponse>>(courseId: Id, options?: ReadOptions<DataOf<CatalogueDetailResponse>, Selected>) =>
  readOptions<DataOf<CatalogueDetailResponse>, Selected>('extension', getGetCatalogueCourseQueryKey(courseId), (signal) => getCatalogueCourse(courseId, signal), options)
/** A course before joining or buying it. */
export const useGetCatalogueCourse = <Selected = DataOf<CatalogueDetailResponse>>(courseId: Id, options?: ReadOptions<DataOf<CatalogueDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCatalogueCourseQueryOptions(courseId, options), queryClient)


/**
 * @summary Schools of the catalogue
 */
export const listSchools = (params?: ListSchoolsParams, signal?: AbortSignal) =>
  call<SchoolPageResponse>({ url: '/api-user/ext/schools', method: 'GET', authorization: 'basicOrBearer', query: params, signal })

export const getListSchoolsQueryKey = (params?: ListSchoolsParams) =>
  readKey<'listSchools', [ListSchoolsParams]>('listSchools', params)
export const getListSchoolsQueryOptions = <Selected = DataOf<SchoolPageResponse>>(params?: ListSchoolsParams, options?: ReadOptions<DataOf<SchoolPageResponse>, Selected>) =>
  pageOptions<DataOf<SchoolPageResponse>, Selected>('extension', getListSchoolsQueryKey(params), (signal) => listSchools(params, signal), options)
/** Schools of the catalogue. */
export const useListSchools = <Selected = DataOf<SchoolPageResponse>>(params?: ListSchoolsParams, options?: ReadOptions<DataOf<SchoolPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSchoolsQueryOptions(params, options), queryClient)

export const getListSchoolsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SchoolPageResponse>>>>(params?: Omit<ListSchoolsParams, 'current'>, options?: PagesOptions<DataOf<SchoolPageResponse>, Selected>) =>
  pagesOptions<DataOf<SchoolPageResponse>, Selected>('extension', getListSchoolsQueryKey(params), (current, signal) => listSchools({ ...params, current }, signal), options)
/** Schools of the catalogue. */
export const useListSchoolsInfinite = <Selected = JoinedPages<ItemOf<DataOf<SchoolPageResponse>>>>(params?: Omit<ListSchoolsParams, 'current'>, options?: PagesOptions<DataOf<SchoolPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListSchoolsInfiniteQueryOptions(params, options), queryClient)


/**
 * @summary A school introduces itself
 */
export const getSchool = (schoolId: Id, signal?: AbortSignal) =>
  call<SchoolDetailResponse>({ url: `/api-user/ext/schools/${encodeURIComponent(schoolId)}`, method: 'GET', authorization: 'basicOrBearer', signal })

export const getGetSchoolQueryKey = (schoolId?: Id) =>
  readKey<'getSchool', [Id]>('getSchool', schoolId)
export const getGetSchoolQueryOptions = <Selected = DataOf<SchoolDetailResponse>>(schoolId: Id, options?: ReadOptions<DataOf<SchoolDetailResponse>, Selected>) =>
  readOptions<DataOf<SchoolDetailResponse>, Selected>('extension', getGetSchoolQueryKey(schoolId), (signal) => getSchool(schoolId, signal), options)
/** A school introduces itself. */
export const useGetSchool = <Selected = DataOf<SchoolDetailResponse>>(schoolId: Id, options?: ReadOptions<DataOf<SchoolDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSchoolQueryOptions(schoolId, options), queryClient)


/**
 * @summary My orders
 */
export const listOrders = (params?: ListOrdersParams, signal?: AbortSignal) =>
  call<OrderPageResponse>({ url: '/api-user/ext/orders', method: 'GET', query: params, signal })

export const getListOrdersQueryKey = (params?: ListOrdersParams) =>
  readKey<'listOrders', [ListOrdersParams]>('listOrders', params)
export const getListOrdersQueryOptions = <Selected = DataOf<OrderPageResponse>>(params?: ListOrdersParams, options?: ReadOptions<DataOf<OrderPageResponse>, Selected>) =>
  pageOptions<DataOf<OrderPageResponse>, Selected>('extension', getListOrdersQueryKey(params), (signal) => listOrders(params, signal), options)
/** My orders. */
export const useListOrders = <Selected = DataOf<OrderPageResponse>>(params?: ListOrdersParams, options?: ReadOptions<DataOf<OrderPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListOrdersQueryOptions(params, options), queryClient)

export const getListOrdersInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<OrderPageResponse>>>>(params?: Omit<ListOrdersParams, 'current'>, options?: PagesOptions<DataOf<OrderPageResponse>, Selected>) =>
  pagesOptions<DataOf<OrderPageResponse>, Selected>('extension', getListOrdersQueryKey(params), (current, signal) => listOrders({ ...params, current }, signal), options)
/** My orders. */
export const useListOrdersInfinite = <Selected = JoinedPages<ItemOf<DataOf<OrderPageResponse>>>>(params?: Omit<ListOrdersParams, 'current'>, options?: PagesOptions<DataOf<OrderPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListOrdersInfiniteQueryOptions(params, options), queryClient)


/**
 * An order for the same class that waits for payment is given again. No seat is held: it is taken by paying.
 * @summary Order a course
 */
export const createOrder = (orderRequest: OrderRequest, signal?: AbortSignal) =>
  call<OrderResponse>({ url: '/api-user/ext/orders/create', body: orderRequest, signal })

export const getCreateOrderMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<OrderResponse>, { data: OrderRequest }, Context>) =>
  changeOptions<DataOf<OrderResponse>, { data: OrderRequest }, Context>('createOrder', ["extension"], ({ data }) => createOrder(data), options)
/** Order a course. */
export const useCreateOrder = <Context = unknown>(options?: ChangeOptions<DataOf<OrderResponse>, { data: OrderRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateOrderMutationOptions(options), queryClient)


/**
 * @summary An order
 */
export const getOrder = (orderId: Id, signal?: AbortSignal) =>
  call<OrderResponse>({ url: `/api-user/ext/orders/${encodeURIComponent(orderId)}`, method: 'GET', signal })

export const getGetOrderQueryKey = (orderId?: Id) =>
  readKey<'getOrder', [Id]>('getOrder', orderId)
export const getGetOrderQueryOptions = <Selected = DataOf<OrderResponse>>(orderId: Id, options?: ReadOptions<DataOf<OrderResponse>, Selected>) =>
  readOptions<DataOf<OrderResponse>, Selected>('extension', getGetOrderQueryKey(orderId), (signal) => getOrder(orderId, signal), options)
/** An order. */
export const useGetOrder = <Selected = DataOf<OrderResponse>>(orderId: Id, options?: ReadOptions<DataOf<OrderResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetOrderQueryOptions(orderId, options), queryClient)


/**
 * Paying takes the seat and makes the contract. When the last seat went meanwhile, the money goes back and the order is refunded.
 * @summary Pay an order
 */
export const payOrder = (orderId: Id, paymentRequest: PaymentRequest, signal?: AbortSignal) =>
  call<PaymentResponse>({ url: `/api-user/ext/orders/${encodeURIComponent(orderId)}/pay`, body: paymentRequest, signal })

export const getPayOrderMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PaymentResponse>, { orderId: Id; data: PaymentRequest }, Context>) =>
  changeOptions<DataOf<PaymentResponse>, { orderId: Id; data: PaymentRequest }, Context>('payOrder', ["extension"], ({ orderId, data }) => payOrder(orderId, data), options)
/** Pay an order. */
export const usePayOrder = <Context = unknown>(options?: ChangeOptions<DataOf<PaymentResponse>, { orderId: Id; data: PaymentRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getPayOrderMutationOptions(options), queryClient)


/**
 * @summary Cancel an order that is not paid
 */
export const cancelOrder = (orderId: Id, signal?: AbortSignal) =>
  call<OrderResponse>({ url: `/api-user/ext/orders/${encodeURIComponent(orderId)}/cancel`, signal })

export const getCancelOrderMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<OrderResponse>, { orderId: Id }, Context>) =>
  changeOptions<DataOf<OrderResponse>, { orderId: Id }, Context>('cancelOrder', ["extension"], ({ orderId }) => cancelOrder(orderId), options)
/** Cancel an order that is not paid. */
export const useCancelOrder = <Context = unknown>(options?: ChangeOptions<DataOf<OrderResponse>, { orderId: Id }, Context>, queryClient?: QueryClient) =>
  useMutation(getCancelOrderMutationOptions(options), queryClient)


/**
 * Called by the payment service, not by screens. The same notice again changes nothing.
 * @summary What the payment service tells us
 */
export const takePaymentNotice = (paymentNotice: PaymentNotice, signal?: AbortSignal) =>
  call<PaymentNoticeReceiptResponse>({ url: '/api-user/ext/payments/notice', authorization: 'basicOrBearer', body: paymentNotice, signal })

export const getTakePaymentNoticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PaymentNoticeReceiptResponse>, { data: PaymentNotice }, Context>) =>
  changeOptions<DataOf<PaymentNoticeReceiptResponse>, { data: PaymentNotice }, Context>('takePaymentNotice', ["extension"], ({ data }) => takePaymentNotice(data), options)
/** What the payment service tells us. */
export const useTakePaymentNotice = <Context = unknown>(options?: ChangeOptions<DataOf<PaymentNoticeReceiptResponse>, { data: PaymentNotice }, Context>, queryClient?: QueryClient) =>
  useMutation(getTakePaymentNoticeMutationOptions(options), queryClient)


/**
 * @summary My contracts
 */
export const listContracts = (params?: ListContractsParams, signal?: AbortSignal) =>
  call<ContractPageResponse>({ url: '/api-user/ext/contracts', method: 'GET', query: params, signal })

export const getListContractsQueryKey = (params?: ListContractsParams) =>
  readKey<'listContracts', [ListContractsParams]>('listContracts', params)
export const getListContractsQueryOptions = <Selected = DataOf<ContractPageResponse>>(params?: ListContractsParams, options?: ReadOptions<DataOf<ContractPageResponse>, Selected>) =>
  pageOptions<DataOf<ContractPageResponse>, Selected>('extension', getListContractsQueryKey(params), (signal) => listContracts(params, signal), options)
/** My contracts. */
export const useListContracts = <Selected = DataOf<ContractPageResponse>>(params?: ListContractsParams, options?: ReadOptions<DataOf<ContractPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListContractsQueryOptions(params, options), queryClient)

export const getListContractsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<ContractPageResponse>>>>(params?: Omit<ListContractsParams, 'current'>, options?: PagesOptions<DataOf<ContractPageResponse>, Selected>) =>
  pagesOptions<DataOf<ContractPageResponse>, Selected>('extension', getListContractsQueryKey(params), (current, signal) => listContracts({ ...params, current }, signal), options)
/** My contracts. */
export const useListContractsInfinite = <Selected = JoinedPages<ItemOf<DataOf<ContractPageResponse>>>>(params?: Omit<ListContractsParams, 'current'>, options?: PagesOptions<DataOf<ContractPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListContractsInfiniteQueryOptions(params, options), queryClient)


/**
 * @summary A contract to read
 */
export const getContract = (contractId: Id, signal?: AbortSignal) =>
  call<ContractDetailResponse>({ url: `/api-user/ext/contracts/${encodeURIComponent(contractId)}`, method: 'GET', signal })

export const getGetContractQueryKey = (contractId?: Id) =>
  readKey<'getContract', [Id]>('getContract', contractId)
export const getGetContractQueryOptions = <Selected = DataOf<ContractDetailResponse>>(contractId: Id, options?: ReadOptions<DataOf<ContractDetailResponse>, Selected>) =>
  readOptions<DataOf<ContractDetailResponse>, Selected>('extension', getGetContractQueryKey(contractId), (signal) => getContract(contractId, signal), options)
/** A contract to read. */
export const useGetContract = <Selected = DataOf<ContractDetailResponse>>(contractId: Id, options?: ReadOptions<DataOf<ContractDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetContractQueryOptions(contractId, options), queryClient)


/**
 * What is signed is the text in the reader's language, word for word.
 * @summary Sign a contract
 */
export const signContract = (contractId: Id, contractSignature: ContractSignature, signal?: AbortSignal) =>
  call<ContractDetailResponse>({ url: `/api-user/ext/contracts/${encodeURIComponent(contractId)}/sign`, body: contractSignature, signal })

export const getSignContractMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ContractDetailResponse>, { contractId: Id; data: ContractSignature }, Context>) =>
  changeOptions<DataOf<ContractDetailResponse>, { contractId: Id; data: ContractSignature }, Context>('signContract', ["extension"], ({ contractId, data }) => signContract(contractId, data), options)
/** Sign a contract. */
export const useSignContract = <Context = unknown>(options?: ChangeOptions<DataOf<ContractDetailResponse>, { contractId: Id; data: ContractSignature }, Context>, queryClient?: QueryClient) =>
  useMutation(getSignContractMutationOptions(options), queryClient)


/**
 * The last eight weeks.
 * @summary How the children of the account are doing
 */
export const getSupervision = (signal?: AbortSignal) =>
  call<SupervisionOverviewResponse>({ url: '/api-user/ext/supervision', method: 'GET', signal })

export const getGetSupervisionQueryKey = () =>
  readKey<'getSupervision', []>('getSupervision')
export const getGetSupervisionQueryOptions = <Selected = DataOf<SupervisionOverviewResponse>>(options?: ReadOptions<DataOf<SupervisionOverviewResponse>, Selected>) =>
  readOptions<DataOf<SupervisionOverviewResponse>, Selected>('extension', getGetSupervisionQueryKey(), (signal) => getSupervision(signal), options)
/** How the children of the account are doing. */
export const useGetSupervision = <Selected = DataOf<SupervisionOverviewResponse>>(options?: ReadOptions<DataOf<SupervisionOverviewResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSupervisionQueryOptions(options), queryClient)


/**
 * The last twelve weeks.
 * @summary How one child is doing
 */
export const getSupervisedStudent = (stuId: Id, signal?: AbortSignal) =>
  call<SupervisionDetailResponse>({ url: `/api-user/ext/supervision/${encodeURIComponent(stuId)}`, method: 'GET', signal })

export const getGetSupervisedStudentQueryKey = (stuId?: Id) =>
  readKey<'getSupervisedStudent', [Id]>('getSupervisedStudent', stuId)
export const getGetSupervisedStudentQueryOptions = <Selected = DataOf<SupervisionDetailResponse>>(stuId: Id, options?: ReadOptions<DataOf<SupervisionDetailResponse>, Selected>) =>
  readOptions<DataOf<SupervisionDetailResponse>, Selected>('extension', getGetSupervisedStudentQueryKey(stuId), (signal) => getSupervisedStudent(stuId, signal), options)
/** How one child is doing. */
export const useGetSupervisedStudent = <Selected = DataOf<SupervisionDetailResponse>>(stuId: Id, options?: ReadOptions<DataOf<SupervisionDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSupervisedStudentQueryOptions(stuId, options), queryClient)
