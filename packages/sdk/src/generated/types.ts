// Generated from spec/ by scripts/generate.ts. Do not edit.
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
 * @maxLength 5
 * @pattern ^\+?[0-9]{1,4}$
 */
export type Zone = string;

/**
 * Number without the country code, digits only.
 * @maxLength 15
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
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type Id = string;

/**
 * An instant in UTC, ISO 8601 with `Z`, from 1900 to 2199. People see it in their own zone.
 * @maxLength 30
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
 * The account's password, a code sent to its phone, a code of its authenticator app, a recovery code, or a passkey.
 */
export type ProofWay = 'password' | 'smsCode' | 'totp' | 'recoveryCode' | 'passkey';
export type DeviceDescriptionKind = 'phone' | 'tablet' | 'computer' | 'unknown';
/**
 * What a browser says it runs on. Anybody may say anything; it is for the person's eye alone.
 */
export interface DeviceDescription {
  kind: DeviceDescriptionKind;
  /**
     * @maxLength 60
     * @nullable
     */
  browser: string | null;
  /**
     * @maxLength 60
     * @nullable
     */
  system: string | null;
  /**
     * Of a phone or tablet that names itself.
     * @maxLength 60
     * @nullable
     */
  model: string | null;
}

/**
 * Where somebody is signed in already.
 */
export interface SignedInDevice {
  device: DeviceDescription;
  lastSeenAt: Instant;
}

/**
 * Place of the question in its paper, counted from 1.
 * @minimum 1
 * @maximum 100
 */
export type QuestionNo = number;

/**
 * Where a question is asked that cannot be deleted therefore.
 */
export interface QuestionUse {
  paperId: Id;
  title: string;
  isTemplate: boolean;
  /** The draft of homework that the paper belongs to; null where it belongs to none. */
  homeworkId: Id | null;
}

/**
 * An instant in UTC, or null while it has not happened.
 * @nullable
 */
export type OptionalInstant = string | null;

/**
 * Names an option.
 */
export type ChoiceKey = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
/**
 * @maxItems 6
 */
export type ChoiceKeys = ChoiceKey[];

/**
 * @maxLength 5000
 */
export type AnswerText = string;

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
 * What a student answered to one question. One that was emptied is still there, with nothing in it.
 */
export interface Answer {
  keys: ChoiceKeys;
  text: AnswerText;
  images: Attachments;
  audio: Attachments;
  /** Another one with each time it is saved. */
  savedAt: Instant;
}

/**
 * What is saved of one question.
 */
export interface AnswerAsSaved {
  no: QuestionNo;
  /** Null while nothing was saved. */
  answer: Answer | null;
}

/**
 * What a program can use about a failure. Which fields are there depends on the code.
 */
export interface FailureDetail {
  /** With 400 and 30135. */
  issues?: Issue[];
  /**
     * Seconds until the same call can succeed. With 429, 30113, 30114, 30134 and 50003.
     * @minimum 0
     */
  retryAfterSeconds?: number;
  /**
     * Refusal code of the live room, with 30009. Why the key cannot be used, with 422. Why the sign-in ended, with 401 and 50010, if there is more to say than that it did.
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
  /**
     * How many files one person may keep. With 34009.
     * @minimum 1
     */
  limitFiles?: number;
  /** Goes on with a sign-in that was held back. With 50005, 50006, 50007 and 50021. */
  ticket?: string;
  /** The account's phone with its middle hidden. With 50005, and with 50006 and 30115, where a code can be sent to it. The phone that was asked for, with 30113. */
  mobile?: string;
  /** How the person can prove whose account it is; each is enough. With 30115; where there is none, by signing in again. With 30130 and 50006: what has to come along; where there is none, the school has to help. */
  ways?: ProofWay[];
  /** What WeChat calls the person. With 50007. */
  nickname?: string;
  /** Where the account is signed in. With 50021. */
  devices?: SignedInDevice[];
  /** Questions it is about. With 33009 and 33010. */
  questionNos?: QuestionNo[];
  /**
     * What asks the question. With 33001.
     * @maxItems 20
     */
  usedIn?: QuestionUse[];
  /** Where the lesson is now. With 409 of calls that move a lesson. */
  startTime?: Instant;
  /** When it was changed last, to base the next change on; null where it is gone. With 409. */
  updatedAt?: OptionalInstant | null;
  /** How the work is marked by now. With 33014. */
  gradedAt?: OptionalInstant | null;
  /** Given back since, and not handed in again. With 33014. */
  returnedAt?: OptionalInstant | null;
  /**
     * With 33014.
     * @minimum 0
     * @nullable
     */
  score?: number | null;
  /**
     * With 33014.
     * @minimum 0
     */
  handInCount?: number;
  /** What is saved of the questions that were answered elsewhere. With 33015. */
  answers?: AnswerAsSaved[];
  /** Names of the students who have begun. With 33011. */
  students?: string[];
}

/**
 * Number of the error catalogue, as a string.
 */
export type LoginFailureStatus = '-1' | '400' | '403' | '413' | '422' | '429' | '500' | '503' | '507' | '30104' | '30106' | '30116' | '30130' | '30131' | '30132' | '30141' | '50001' | '50002' | '50003' | '50004' | '50005' | '50006' | '50007' | '50008' | '50009' | '50010' | '50014' | '50015' | '50021' | '50023';
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
 * @maxLength 6
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
  /** With `resetPassword`: the WeChat that signs in to the account stays. Left out or false, it is unbound with the old password: whoever bound it may be who the new password is against. */
  keepWechat?: boolean;
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
 * IANA time zone. The pattern says how it is written; which names there are, only the server knows.
 * @maxLength 64
 * @pattern ^[A-Za-z][A-Za-z0-9/_+-]*$
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
  /** @nullable */
  schoolLogo: string | null;
  schoolTimeZone: TimeZone;
  /** The one of the person's profile; null follows the device. */
  timeZone: TimeZone | null;
  /** Actions the person's screens may show: the list of the role, and the permissions of this person, such as `replay.audit`. */
  buttons: string[];
  /** The password has not been changed for 90 days. */
  isPasswordOld: boolean;
  /** The account is deleted then; null when nobody asked for it. */
  closesAt: OptionalInstant | null;
}

/**
 * Every `code` of an answer that is not a success; 200 is success. `title` is its name in our code; the sentence shown for each, in three languages, is in `@hwjy/sdk/errors`. Sign-in answers carry the same numbers as strings in `status`. Areas number their own: 300 the live room, 301 accounts, 310 the timetable, 320 courses and orders, 330 homework and the question bank, 340 files and replays, 350 practice and prizes, 360 messages, 370 the school office.
 */
export type ErrorCode = -1 | 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503 | 507 | 30001 | 30002 | 30003 | 30004 | 30005 | 30006 | 30007 | 30008 | 30009 | 30012 | 30036 | 30040 | 30101 | 30102 | 30103 | 30104 | 30105 | 30106 | 30107 | 30108 | 30109 | 30110 | 30111 | 30112 | 30113 | 30114 | 30115 | 30116 | 30120 | 30130 | 30131 | 30132 | 30133 | 30134 | 30135 | 30136 | 30137 | 30141 | 30142 | 30143 | 30144 | 31001 | 31002 | 31003 | 31004 | 31005 | 31006 | 31007 | 31008 | 32001 | 32002 | 32003 | 32004 | 32005 | 32006 | 32007 | 32008 | 32009 | 32010 | 32011 | 32012 | 32013 | 32014 | 32015 | 32016 | 32017 | 32018 | 33001 | 33002 | 33003 | 33004 | 33005 | 33006 | 33007 | 33008 | 33009 | 33010 | 33011 | 33012 | 33013 | 33014 | 33015 | 33016 | 34001 | 34002 | 34003 | 34004 | 34005 | 34006 | 34007 | 34008 | 34009 | 35001 | 35002 | 35003 | 35010 | 35011 | 35012 | 35013 | 35014 | 36001 | 36002 | 36003 | 36004 | 36005 | 36006 | 37001 | 37002 | 37003 | 37004 | 37005 | 37006 | 37007 | 37008 | 37009 | 50001 | 50002 | 50003 | 50004 | 50005 | 50006 | 50007 | 50008 | 50009 | 50010 | 50011 | 50014 | 50015 | 50021 | 50023;

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
 * What the code is for; it opens nothing else. `changePhone`, `twoFactor`, `closeAccount` and `confirm` belong to who is signed in: `changePhone` goes to the new phone, the others to the account's own; `confirm` is for `proveIdentity`. With the `ticket` of a sign-in that asks for a code: `verifyDevice` after 50005, `twoFactor` after 50006, `bindWechat` after 50007.
 */
export type SmsOperation = 'login' | 'resetPassword' | 'changePhone' | 'bindWechat' | 'verifyDevice' | 'twoFactor' | 'closeAccount' | 'confirm';
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
 * What the authenticator app shows. Each code works once, 30 seconds around its own time.
 * @maxLength 6
 * @pattern ^[0-9]{6}$
 */
export type TotpCode = string;

/**
 * One of the recovery codes. Capital or small letters, with or without dashes; each works once.
 * @minLength 16
 * @maxLength 32
 * @pattern ^[0-9A-Za-z -]+$
 */
export type RecoveryCode = string;

/**
 * The credential id of WebAuthn, base64url without padding.
 * @minLength 1
 * @maxLength 1400
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type PasskeyId = string;

/**
 * Bytes of WebAuthn, base64url without padding.
 * @minLength 1
 * @maxLength 8192
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type PasskeyBytes = string;

/**
 * A challenge that a passkey has signed, as `PublicKeyCredential` gives it.
 */
export interface PasskeyAssertion {
  ticket: TicketText;
  id: PasskeyId;
  clientDataJSON: PasskeyBytes;
  authenticatorData: PasskeyBytes;
  signature: PasskeyBytes;
}

/**
 * As the school's rule wants it (`passwordRule` of `getBaseInfo`); by default 8 to 16 characters with at least three of lower case, upper case, digits and others. Another one is answered with 30104, a common or leaked one with 30131, one made of the person's own name with 30132.
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
  totpCode?: TotpCode;
  recoveryCode?: RecoveryCode;
  passkey?: PasskeyAssertion;
  password: ChosenPassword;
  passwordAgain: ChosenPassword;
  /**
     * Of `randomToken`.
     * @minLength 8
     * @maxLength 1024
     */
  randomToken: string;
  /** The WeChat that signs in to the account stays. Left out or false, it is unbound with the old password: whoever bound it may be who the new password is against. */
  keepWechat?: boolean;
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

/**
 * The school's part of an address.
 * @minLength 3
 * @maxLength 40
 * @pattern ^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$
 */
export type SchoolSlug = string;

/**
 * A name in the languages of readers, beside the Chinese one that it has. A language that is missing shows the Chinese name; an empty text takes a name away.
 */
export interface LocalizedNames {
  /** @maxLength 80 */
  'zh-CN'?: string;
  /** @maxLength 80 */
  'en-US'?: string;
  /** @maxLength 80 */
  'ja-JP'?: string;
}

/**
 * The Chinese name in pinyin with tone marks; empty or left out when there is none.
 * @maxLength 200
 */
export type Pinyin = string;

/**
 * Seats of a large class.
 */
export type LargeClassLimit = 200 | 500;
/**
 * Characters of the name of a lesson or class.
 * @minimum 10
 * @maximum 100
 */
export type LessonNameMax = number;

/**
 * Lessons that one teacher may move in a calendar month; 0 forbids it.
 * @minimum 0
 * @maximum 31
 */
export type AdjustmentsPerMonth = number;

/**
 * Devices that an account may be known on before a new one has to prove its phone.
 * @minimum 1
 * @maximum 50
 */
export type KnownDevices = number;

/**
 * Sign-ins of one account at the same time.
 * @minimum 1
 * @maximum 20
 */
export type SimultaneousSessions = number;

/**
 * Days after which an unused sign-in ends.
 * @minimum 1
 * @maximum 90
 */
export type SessionIdleDays = number;

/**
 * Days after which every sign-in ends.
 * @minimum 1
 * @maximum 365
 */
export type SessionDays = number;

/**
 * Days until a person is asked for a new password.
 * @minimum 30
 * @maximum 730
 */
export type PasswordDays = number;

/**
 * Days between the wish to delete an account and the deletion.
 * @minimum 1
 * @maximum 30
 */
export type AccountDeletionDays = number;

/**
 * Days a teacher has to mark homework.
 * @minimum 1
 * @maximum 60
 */
export type MarkingDays = number;

/**
 * Bytes of one picture or sound.
 * @minimum 1048576
 * @maximum 209715200
 */
export type FileLimitBytes = number;

/**
 * Bytes of one film.
 * @minimum 10485760
 * @maximum 4294967296
 */
export type VideoLimitBytes = number;

/**
 * Fewest characters of a new password.
 * @minimum 8
 * @maximum 64
 */
export type PasswordMinLength = number;

/**
 * Most characters of a new password.
 * @minimum 16
 * @maximum 64
 */
export type PasswordMaxLength = number;

/**
 * How many of these a new password needs: lower case, upper case, digits, others.
 * @minimum 1
 * @maximum 4
 */
export type PasswordKinds = number;

/**
 * `entry`: who comes attends. `rollCall`: the roll calls of the class decide.
 */
export type AttendanceBy = 'entry' | 'rollCall';
/**
 * Paper of the first board page of a class. `tianzige`, `mizige`: cells for a character each. `pinyin`: four lines and three spaces.
 */
export type DefaultPaper = 'white' | 'green' | 'black' | 'grid' | 'lines' | 'tianzige' | 'mizige' | 'pinyin';
/**
 * The rules that a school chooses.
 */
export interface SchoolSettings {
  largeClassLimit: LargeClassLimit;
  lessonNameMax: LessonNameMax;
  adjustmentsPerMonth: AdjustmentsPerMonth;
  knownDevices: KnownDevices;
  simultaneousSessions: SimultaneousSessions;
  sessionIdleDays: SessionIdleDays;
  sessionDays: SessionDays;
  passwordDays: PasswordDays;
  accountDeletionDays: AccountDeletionDays;
  markingDays: MarkingDays;
  /** Students see automatic recordings without a review. */
  approvesSystemReplays: boolean;
  imageLimitBytes: FileLimitBytes;
  audioLimitBytes: FileLimitBytes;
  videoLimitBytes: VideoLimitBytes;
  passwordMinLength: PasswordMinLength;
  passwordMaxLength: PasswordMaxLength;
  passwordKinds: PasswordKinds;
  /** A new password needs a letter from a to z. */
  passwordNeedsLower: boolean;
  /** A new password needs a letter from A to Z. */
  passwordNeedsUpper: boolean;
  /** A new password needs a digit. */
  passwordNeedsDigit: boolean;
  /** A new password needs a character that is neither, such as a hyphen or a hanzi. */
  passwordNeedsSymbol: boolean;
  /** Common and leaked passwords are refused with 30131. */
  refusesCommonPasswords: boolean;
  attendanceBy: AttendanceBy;
  /** Students may send pictures in the chat of a class. */
  chatPictures: boolean;
  /** Links in the messages of students open. */
  chatLinks: boolean;
  /** Students may turn back to pages that the teacher has shown. */
  lookBack: boolean;
  defaultPaper: DefaultPaper;
  /** Teachers and students of a shared class may write to each other. */
  directMessages: boolean;
}

/**
 * When it was changed last, or made, where it never was. For `basedOn`. An unknown instant is that of the year 1970.
 * @nullable
 */
export type UpdatedAt = string | null;

/**
 * How much is there: an empty school begins with its people.
 */
export type SchoolProfileCounts = {
  /** @minimum 0 */
  teachers: number;
  /** @minimum 0 */
  students: number;
  /**
     * Systematic ones.
     * @minimum 0
     */
  courses: number;
  /**
     * Of systematic courses.
     * @minimum 0
     */
  classes: number;
  /**
     * Of these classes.
     * @minimum 0
     */
  lessons: number;
};

/**
 * A school as its administrators see it.
 */
export interface SchoolProfile {
  schoolId: Id;
  slug: SchoolSlug | null;
  name: string;
  names?: LocalizedNames;
  pinyin?: Pinyin;
  timeZone: TimeZone;
  region: string;
  address: string;
  phone: string;
  /** @nullable */
  logo: string | null;
  /** The catalogue of schools shows it. */
  isListed: boolean;
  settings: SchoolSettings;
  /** How much is there: an empty school begins with its people. */
  counts: SchoolProfileCounts;
  updatedAt: UpdatedAt | null;
}

/**
 * `updatedAt` as it was read. If it was changed since, the call is refused with 409. Left out: it is replaced, whatever it is.
 * @maxLength 30
 * @pattern ^(19|20|21)[0-9]{2}-
 */
export type BasedOn = string;

/**
 * @minLength 2
 * @maxLength 80
 * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
 */
export type SchoolName = string;

/**
 * Digits, with spaces, dots, hyphens and brackets between them; abroad it begins with `+`. Empty for none. Public pages link it.
 * @maxLength 40
 * @pattern ^(\+?[0-9(][0-9 ().-]{3,38})?$
 */
export type OfficePhone = string;

/**
 * Key of the object in the store.
 * @minLength 1
 * @maxLength 850
 */
export type ObjectKey = string;

/**
 * Fields that are left out stay.
 */
export interface SchoolChange {
  basedOn?: BasedOn;
  slug?: SchoolSlug;
  name?: SchoolName;
  names?: LocalizedNames;
  pinyin?: Pinyin;
  timeZone?: TimeZone;
  /** @maxLength 80 */
  region?: string;
  /** @maxLength 200 */
  address?: string;
  phone?: OfficePhone;
  isListed?: boolean;
  /** `newFileName` of an uploaded JPG or PNG of at most 2 MB; everybody can open it then. Empty for none. */
  logo?: ObjectKey | '';
}

/**
 * Fields that are left out stay.
 */
export interface SchoolSettingsChange {
  basedOn?: BasedOn;
  largeClassLimit?: LargeClassLimit;
  lessonNameMax?: LessonNameMax;
  adjustmentsPerMonth?: AdjustmentsPerMonth;
  knownDevices?: KnownDevices;
  simultaneousSessions?: SimultaneousSessions;
  sessionIdleDays?: SessionIdleDays;
  sessionDays?: SessionDays;
  passwordDays?: PasswordDays;
  accountDeletionDays?: AccountDeletionDays;
  markingDays?: MarkingDays;
  approvesSystemReplays?: boolean;
  imageLimitBytes?: FileLimitBytes;
  audioLimitBytes?: FileLimitBytes;
  videoLimitBytes?: VideoLimitBytes;
  passwordMinLength?: PasswordMinLength;
  passwordMaxLength?: PasswordMaxLength;
  passwordKinds?: PasswordKinds;
  passwordNeedsLower?: boolean;
  passwordNeedsUpper?: boolean;
  passwordNeedsDigit?: boolean;
  passwordNeedsSymbol?: boolean;
  refusesCommonPasswords?: boolean;
  attendanceBy?: AttendanceBy;
  chatPictures?: boolean;
  chatLinks?: boolean;
  lookBack?: boolean;
  defaultPaper?: DefaultPaper;
  directMessages?: boolean;
}

/**
 * `waiting`: has no password and no open invitation. `invited`: has no password, and an invitation that can be used. `closed`: may not sign in.
 */
export type SchoolPersonState = 'waiting' | 'invited' | 'active' | 'closed';
/**
 * `school.admin` opens the school office; `replay.audit` decides about replays.
 */
export type SchoolPermission = 'school.admin' | 'replay.audit';
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
 * People of the school, all of them without a field.
 */
export interface SchoolPeopleFilter {
  /**
     * Found in name, nickname, username, phone and external id.
     * @maxLength 100
     */
  keyword?: string;
  role?: Role;
  state?: SchoolPersonState;
  permission?: SchoolPermission;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * A person of the school.
 */
export interface SchoolPerson {
  personId: Id;
  role: Role;
  name: string;
  nickname: string;
  /** @nullable */
  avatar: string | null;
  /**
     * Null for a person whose account was deleted.
     * @nullable
     */
  username: string | null;
  /**
     * Its middle is hidden.
     * @nullable
     */
  mobile: string | null;
  /** @nullable */
  externalId: string | null;
  state: SchoolPersonState;
  /** @maxItems 10 */
  permissions: SchoolPermission[];
  /**
     * Students who share the account, this one included.
     * @minimum 0
     */
  familySize: number;
  createdAt: OptionalInstant | null;
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
 * People, by name.
 */
export interface SchoolPeoplePage {
  /** @maxItems 100 */
  records: SchoolPerson[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * Names one person.
 */
export interface SchoolPersonRef {
  personId: Id;
}

/**
 * A person by name.
 */
export interface SchoolPersonBrief {
  personId: Id;
  name: string;
  nickname: string;
}

/**
 * A class by name.
 */
export interface SchoolClassBrief {
  classId: Id;
  className: string;
  courseName: string;
}

export type InvitationState = 'open' | 'used' | 'expired' | 'revoked';
/**
 * An invitation without its link.
 */
export interface SchoolInvitation {
  invitationId: Id;
  person: SchoolPersonBrief;
  role: Role;
  state: InvitationState;
  createdAt: Instant;
  expiresAt: Instant;
  usedAt: OptionalInstant | null;
}

/**
 * A person with what belongs to them.
 */
export interface SchoolPersonDetail {
  person: SchoolPerson;
  introduction: string;
  /** @nullable */
  birthday: string | null;
  parentName: string;
  parentMobile: string;
  /**
     * Other students of the account.
     * @maxItems 50
     */
  family: SchoolPersonBrief[];
  /**
     * Taught, or attended.
     * @maxItems 200
     */
  classes: SchoolClassBrief[];
  /** The one that can be used; null when there is none. */
  invitation: SchoolInvitation | null;
  /**
     * Open now.
     * @minimum 0
     */
  signIns: number;
  lastSeenAt: OptionalInstant | null;
  updatedAt: UpdatedAt | null;
}

/**
 * @minLength 1
 * @maxLength 50
 * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
 */
export type PersonName = string;

/**
 * Unique in the school, in capital or small letters. Left out: it is made of the name, or of the phone.
 * @minLength 3
 * @maxLength 64
 * @pattern ^[A-Za-z0-9][A-Za-z0-9._@+-]{1,62}[A-Za-z0-9]$
 */
export type AccountUsername = string;

/**
 * A calendar day, `YYYY-MM-DD`, from 1900 to 2199.
 * @maxLength 10
 * @pattern ^(19|20|21)[0-9]{2}-
 */
export type Day = string;

/**
 * The id of another system, such as a student information system; unique in the school. An import finds a row again by it.
 * @maxLength 64
 */
export type ExternalId = string;

/**
 * A teacher or a student.
 */
export interface NewSchoolPerson {
  role: Role;
  name: PersonName;
  nickname?: PersonName;
  username?: AccountUsername;
  zone?: Zone;
  mobile?: Mobile;
  familyOf?: Id;
  birthday?: Day;
  /** @maxLength 50 */
  parentName?: string;
  /** @maxLength 20 */
  parentMobile?: string;
  externalId?: ExternalId;
  /**
     * Of a teacher.
     * @maxItems 10
     */
  permissions?: SchoolPermission[];
}

/**
 * Fields that are left out stay; an empty text takes away what may be empty.
 */
export interface SchoolPersonChange {
  personId: Id;
  basedOn?: BasedOn;
  name?: PersonName;
  nickname?: PersonName;
  username?: AccountUsername;
  zone?: Zone;
  /** Empty takes the phone away. */
  mobile?: Mobile | '';
  birthday?: Day | '';
  /** @maxLength 50 */
  parentName?: string;
  /** @maxLength 20 */
  parentMobile?: string;
  externalId?: ExternalId;
}

/**
 * An invitation with its link, which is given this once.
 */
export interface InvitationLink {
  invitation: SchoolInvitation;
  /** The address that opens it, also the text of a QR code. The token stands behind `#`, where no server and no log sees it. */
  link: string;
}

/**
 * What the teacher may do from now on, besides teaching.
 */
export interface SchoolPermissionsChange {
  personId: Id;
  /** @maxItems 10 */
  permissions: SchoolPermission[];
}

/**
 * Two students of the school.
 */
export interface FamilyJoin {
  /** The student who joins. */
  personId: Id;
  /** A student of the account that is shared then. */
  familyOf: Id;
}

/**
 * The student and the new account.
 */
export interface FamilyLeave {
  personId: Id;
  username?: AccountUsername;
  zone?: Zone;
  mobile?: Mobile;
}

/**
 * The student.
 */
export interface StudentInvitationRequest {
  stuId: Id;
}

/**
 * The teacher.
 */
export interface TeacherInvitationRequest {
  tchId: Id;
}

/**
 * Names one class.
 */
export interface SchoolClassRef {
  classId: Id;
}

export type InvitationSheetRowsItem = {
  /**
     * Students of the class who share the account.
     * @maxItems 50
     */
  names: string[];
  username: string;
  /**
     * Null for an account that has a password.
     * @nullable
     */
  link: string | null;
};

/**
 * What is printed for a class: one row for each account.
 */
export interface InvitationSheet {
  schoolName: string;
  className: string;
  courseName: string;
  teacherName: string;
  expiresAt: Instant;
  /** @maxItems 500 */
  rows: InvitationSheetRowsItem[];
}

/**
 * Invitations of the school, all of them without a field.
 */
export interface InvitationFilter {
  state?: InvitationState;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * Invitations, newest first.
 */
export interface InvitationPage {
  /** @maxItems 100 */
  records: SchoolInvitation[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * Names one invitation.
 */
export interface InvitationRef {
  invitationId: Id;
}

/**
 * `new`: no one has looked after it. `answered`: the school has written or called. `invited`: the family has a link to register. `closed`: there is nothing left to do.
 */
export type EnquiryState = 'new' | 'answered' | 'invited' | 'closed';
/**
 * Enquiries of the school, all of them without a field.
 */
export interface EnquiryFilter {
  state?: EnquiryState;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * A place in a class, or a lesson to try.
 */
export type EnquiryWish = 'place' | 'trial';
/**
 * For the administrators alone; plain text.
 * @maxLength 500
 */
export type EnquiryNote = string;

/**
 * Of the page that the visitor read.
 */
export type EnquiryLanguage = 'zh-CN' | 'en-US' | 'ja-JP';
/**
 * What a visitor asked, and how far the school is with it.
 */
export interface Enquiry {
  enquiryId: Id;
  state: EnquiryState;
  wish: EnquiryWish;
  courseId: Id | null;
  /**
     * Null without a course.
     * @nullable
     */
  courseName: string | null;
  name: string;
  contact: string;
  /** @nullable */
  childName: string | null;
  /**
     * @minimum 2
     * @maximum 18
     * @nullable
     */
  childAge: number | null;
  /**
     * Plain text with line breaks.
     * @maxLength 500
     */
  text: string;
  /** Of the page that the visitor read. */
  language: EnquiryLanguage;
  /** The visitor's, an IANA name or an offset. */
  timeZone: string;
  consentVersion: string;
  note: EnquiryNote;
  /** The student who was added by `inviteEnquirer`. */
  personId: Id | null;
  createdAt: Instant;
  updatedAt: Instant;
  /** When it will be deleted; null while it is open. */
  deletedAt: OptionalInstant | null;
}

/**
 * How many enquiries of the school are in this state.
 */
export interface EnquiryCount {
  state: EnquiryState;
  /** @minimum 0 */
  count: number;
}

/**
 * Enquiries, newest first.
 */
export interface EnquiryPage {
  /** @maxItems 100 */
  records: Enquiry[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
  /**
     * Every state, whatever is asked for.
     * @maxItems 4
     */
  counts: EnquiryCount[];
}

/**
 * The state from now on. A note that is left out stays; an empty one takes it away.
 */
export interface EnquiryStateChange {
  enquiryId: Id;
  basedOn?: BasedOn;
  state: EnquiryState;
  note?: EnquiryNote;
}

/**
 * Whose family is invited.
 */
export interface EnquiryInvitation {
  enquiryId: Id;
  basedOn?: BasedOn;
}

/**
 * `systematic`: the office makes and changes it. `public`: made by a teacher, who decides about it; drafts are not shown.
 */
export type OfficeCourseKind = 'systematic' | 'public';
/**
 * `draft`: only its author sees it. `published`: open to registration. `closed`: goes on, and nobody new comes.
 */
export type CourseStatus = 'draft' | 'published' | 'closed';
/**
 * Courses, all of them without a field.
 */
export interface SchoolCourseFilter {
  /**
     * Found in the name and the external id.
     * @maxLength 100
     */
  keyword?: string;
  kind?: OfficeCourseKind;
  status?: CourseStatus;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * `small` seats 30 students, `large` 200.
 */
export type ClassType = 'small' | 'large';
/**
 * A textbook to teach by.
 */
export interface OfficeTextbook {
  textbookId: Id;
  name: string;
  /** The school brought it. */
  isOwn: boolean;
  /** @minimum 0 */
  chapterCount: number;
  /** @nullable */
  externalId: string | null;
}

/**
 * Minutes of one lesson.
 * @minimum 1
 * @maximum 480
 */
export type LessonMinutes = number;

/**
 * In minor units of the currency, such as fen or cents; 0 is free.
 * @minimum 0
 * @maximum 100000000
 */
export type PriceMinor = number;

/**
 * ISO 4217.
 * @maxLength 3
 * @pattern ^[A-Z]{3}$
 */
export type Currency = string;

/**
 * A course as the school office sees it.
 */
export interface OfficeCourse {
  courseId: Id;
  name: string;
  names?: LocalizedNames;
  pinyin?: Pinyin;
  kind: OfficeCourseKind;
  classType: ClassType;
  status: CourseStatus;
  textbook: OfficeTextbook | null;
  lessonMinutes: LessonMinutes;
  /**
     * Lessons of its longest class.
     * @minimum 0
     */
  totalLessons: number;
  introduction: string;
  /** 0: the school puts students into its classes by itself. */
  priceMinor: PriceMinor;
  currency: Currency;
  /** @nullable */
  externalId: string | null;
  /** @minimum 0 */
  classCount: number;
  /** @minimum 0 */
  studentCount: number;
  updatedAt: UpdatedAt | null;
}

/**
 * Courses, by name.
 */
export interface SchoolCoursePage {
  /** @maxItems 100 */
  records: OfficeCourse[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * @minLength 2
 * @maxLength 50
 * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
 */
export type SystematicCourseName = string;

/**
 * A systematic course.
 */
export interface NewSchoolCourse {
  name: SystematicCourseName;
  names?: LocalizedNames;
  pinyin?: Pinyin;
  classType: ClassType;
  textbookId?: Id;
  lessonMinutes?: LessonMinutes;
  /** @maxLength 2000 */
  introduction?: string;
  /** What a place costs students who buy it by themselves; 0, or nothing: they ask the school. */
  priceMinor?: PriceMinor;
  externalId?: ExternalId;
}

/**
 * A closed course takes no new students.
 */
export type SchoolCourseChangeStatus = 'published' | 'closed';
/**
 * Fields that are left out stay.
 */
export interface SchoolCourseChange {
  courseId: Id;
  basedOn?: BasedOn;
  name?: SystematicCourseName;
  names?: LocalizedNames;
  pinyin?: Pinyin;
  textbookId?: Id;
  lessonMinutes?: LessonMinutes;
  /** @maxLength 2000 */
  introduction?: string;
  priceMinor?: PriceMinor;
  /** A closed course takes no new students. */
  status?: SchoolCourseChangeStatus;
  externalId?: ExternalId;
}

/**
 * Classes, all of them without a field.
 */
export interface SchoolClassFilter {
  /**
     * Found in the names of class, course and teacher, and in the external id.
     * @maxLength 100
     */
  keyword?: string;
  courseId?: Id;
  teacherId?: Id;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * A class as the school office sees it.
 */
export interface OfficeClass {
  classId: Id;
  className: string;
  names?: LocalizedNames;
  pinyin?: Pinyin;
  courseId: Id;
  courseName: string;
  courseKind: OfficeCourseKind;
  classType: ClassType;
  teacher: SchoolPersonBrief;
  /** @minimum 1 */
  studentLimit: number;
  /** @minimum 0 */
  studentCount: number;
  /** @minimum 0 */
  lessonCount: number;
  nextLessonAt: OptionalInstant | null;
  /** @nullable */
  externalId: string | null;
  updatedAt: UpdatedAt | null;
}

/**
 * Classes, by name.
 */
export interface SchoolClassPage {
  /** @maxItems 100 */
  records: OfficeClass[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

export type SchoolClassDetailLessonsItem = {
  lessonId: Id;
  /** @minimum 1 */
  lessonNo: number;
  lessonName: string;
  startTime: Instant;
  endTime: Instant;
  hasBegun: boolean;
};

/**
 * A class with its students and lessons.
 */
export interface SchoolClassDetail {
  class: OfficeClass;
  /**
     * By name.
     * @maxItems 500
     */
  students: SchoolPersonBrief[];
  /**
     * In order.
     * @maxItems 500
     */
  lessons: SchoolClassDetailLessonsItem[];
}

/**
 * @minLength 1
 * @maxLength 50
 * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
 */
export type OfficeClassName = string;

/**
 * Seats; at most those of the course's class type.
 * @minimum 1
 * @maximum 500
 */
export type StudentLimit = number;

/**
 * A class of a systematic course.
 */
export interface NewSchoolClass {
  courseId: Id;
  name: OfficeClassName;
  names?: LocalizedNames;
  pinyin?: Pinyin;
  teacherId: Id;
  studentLimit?: StudentLimit;
  externalId?: ExternalId;
}

/**
 * Fields that are left out stay.
 */
export interface SchoolClassChange {
  classId: Id;
  basedOn?: BasedOn;
  /** Another systematic course of the same class type; before the first lesson and the first order. */
  courseId?: Id;
  name?: OfficeClassName;
  names?: LocalizedNames;
  pinyin?: Pinyin;
  teacherId?: Id;
  studentLimit?: StudentLimit;
  externalId?: ExternalId;
  /** The new teacher is busy at some of the times. */
  confirm?: boolean;
}

/**
 * A class and students of the school who join it.
 */
export interface ClassEnrolment {
  classId: Id;
  /**
     * @minItems 1
     * @maxItems 500
     */
  stuIds: Id[];
  /** Some of them have other lessons at the times of the class. */
  confirm?: boolean;
}

/**
 * A class and students of the school.
 */
export interface ClassStudentsChange {
  classId: Id;
  /**
     * @minItems 1
     * @maxItems 500
     */
  stuIds: Id[];
}

/**
 * What a clock shows, `HH:mm`.
 * @maxLength 5
 * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
 */
export type ClockTime = string;

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
 * A day of a calendar, `YYYY-MM-DD`.
 * @maxLength 10
 * @pattern ^20[0-9]{2}-[0-9]{2}-[0-9]{2}$
 */
export type CalendarDay = string;

/**
 * Lessons of a class by a weekly schedule.
 */
export interface LessonSeries {
  classId: Id;
  /**
     * @minItems 1
     * @maxItems 14
     */
  cycle: CycleSlot[];
  /** No lesson is earlier, by the calendar of `timeZone`. */
  startDate: CalendarDay;
  /**
     * Lessons.
     * @minimum 1
     * @maximum 200
     */
  count: number;
  /** Left out: those of the course. */
  durationMinutes?: LessonMinutes;
  /** Whose clock the schedule is written by. */
  timeZone: TimeZone;
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

export type LessonSeriesPreviewLessonsItem = {
  /** @minimum 1 */
  lessonNo: number;
  lessonName: string;
  /** The clock skips the hour on this day, so the lesson is later than the schedule says. */
  isShifted: boolean;
  check: LessonTimeCheck;
};

/**
 * What `createLessonSeries` would do.
 */
export interface LessonSeriesPreview {
  isPossible: boolean;
  needsConfirmation: boolean;
  /** @maxItems 200 */
  lessons: LessonSeriesPreviewLessonsItem[];
}

/**
 * Lessons of a class by a weekly schedule.
 */
export interface LessonSeriesRequest {
  classId: Id;
  /**
     * @minItems 1
     * @maxItems 14
     */
  cycle: CycleSlot[];
  startDate: CalendarDay;
  /**
     * @minimum 1
     * @maximum 200
     */
  count: number;
  durationMinutes?: LessonMinutes;
  timeZone: TimeZone;
  /** The teacher is busy at some of the times. */
  confirm?: boolean;
}

/**
 * Another time for a lesson.
 */
export interface SchoolLessonMove {
  classId: Id;
  lessonId: Id;
  startTime: Instant;
  /** When it began as the caller read it. */
  basedOn?: Instant;
  /** The teacher is busy at that time. */
  confirm?: boolean;
}

/**
 * Lessons of one class.
 */
export interface SchoolLessonsRef {
  classId: Id;
  /**
     * @minItems 1
     * @maxItems 500
     */
  lessonIds: Id[];
}

/**
 * `page`: of a partner's page in browsers; has no secret, only its origins count. `server`: of a partner's server; has a secret.
 */
export type ClientKeyKind = 'page' | 'server';
/**
 * An origin: scheme, host, and the port where it is not the usual one. https; http only on this machine.
 * @maxLength 200
 * @pattern ^https?://[a-z0-9.-]+(:[0-9]{1,5})?$
 */
export type WebOrigin = string;

/**
 * A program that may call for the school.
 */
export interface ClientKey {
  keyId: Id;
  name: string;
  kind: ClientKeyKind;
  /** @maxItems 20 */
  origins: WebOrigin[];
  createdAt: Instant;
  lastUsedAt: OptionalInstant | null;
  revokedAt: OptionalInstant | null;
}

/**
 * @minLength 1
 * @maxLength 60
 * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
 */
export type ClientKeyName = string;

/**
 * A new key.
 */
export interface NewClientKey {
  name: ClientKeyName;
  kind: ClientKeyKind;
  /** @maxItems 20 */
  origins?: WebOrigin[];
}

/**
 * A key with its secret, which is given this once.
 */
export interface ClientKeySecret {
  key: ClientKey;
  /**
     * Null for a page.
     * @nullable
     */
  secret: string | null;
}

/**
 * Names one key.
 */
export interface ClientKeyRef {
  keyId: Id;
}

/**
 * The origins of a key.
 */
export interface ClientKeyOrigins {
  keyId: Id;
  /** @maxItems 20 */
  origins: WebOrigin[];
}

/**
 * Entries of the log, all of them without a field.
 */
export interface AuditFilter {
  /**
     * Found in the name of who acted, and in what it was about.
     * @maxLength 100
     */
  keyword?: string;
  /**
     * Such as `person.added`, or the beginning: `person`.
     * @maxLength 60
     */
  action?: string;
  actorId?: Id;
  targetId?: Id;
  from?: Instant;
  until?: Instant;
  current?: PageCurrent;
  size?: PageSize;
}

export type AuditEntryTargetType = 'school' | 'person' | 'invitation' | 'course' | 'class' | 'key' | 'job' | 'import' | 'order' | 'enquiry';
/**
 * Names and values to read; no secrets.
 */
export type AuditEntryDetail = {[key: string]: string | number | boolean | null};

/**
 * One change in the school office.
 */
export interface AuditEntry {
  entryId: Id;
  at: Instant;
  /**
     * Null for a command on the server's machine.
     * @nullable
     */
  actorId: string | null;
  actorName: string;
  action: string;
  targetType: AuditEntryTargetType;
  targetId: string;
  /** Names and values to read; no secrets. */
  detail: AuditEntryDetail;
}

/**
 * The log, newest first.
 */
export interface AuditPage {
  /** @maxItems 100 */
  records: AuditEntry[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

export type SchoolStoragePeopleItem = {
  person: SchoolPersonBrief;
  role: Role;
  /** @minimum 0 */
  usedBytes: number;
  /** @minimum 0 */
  files: number;
};

/**
 * Files of the school's people.
 */
export interface SchoolStorage {
  /** @minimum 0 */
  usedBytes: number;
  /** @minimum 0 */
  quotaBytesPerPerson: number;
  /**
     * Of the disk; null where it is unknown.
     * @minimum 0
     * @nullable
     */
  freeBytes: number | null;
  /**
     * Those who use the most, most first.
     * @maxItems 20
     */
  people: SchoolStoragePeopleItem[];
}

export type SchoolJobStatus = 'waiting' | 'running' | 'done' | 'failed';
/**
 * Jobs of the school, all of them without a field.
 */
export interface SchoolJobFilter {
  status?: SchoolJobStatus;
  /** @maxLength 60 */
  kind?: string;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * Work that runs by itself.
 */
export interface SchoolJob {
  jobId: Id;
  kind: string;
  /** What it is about, as far as it has a name. */
  about: string;
  status: SchoolJobStatus;
  runAt: Instant;
  /** @minimum 0 */
  attempts: number;
  /**
     * The beginning of the last error; null while there is none.
     * @nullable
     */
  error: string | null;
  createdAt: Instant;
  finishedAt: OptionalInstant | null;
}

/**
 * Jobs, newest first.
 */
export interface SchoolJobPage {
  /** @maxItems 100 */
  records: SchoolJob[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * Names one job.
 */
export interface SchoolJobRef {
  jobId: Id;
}

/**
 * A kind of row that is imported and exported. `series` are weekly schedules of lessons.
 */
export type SchoolTable = 'teachers' | 'students' | 'textbooks' | 'courses' | 'classes' | 'series' | 'enrolments';
/**
 * The file.
 */
export interface SchoolImportUpload {
  /** At most 20 MiB, 20,000 rows, 100 columns. */
  file: Blob;
  /** What the rows are; left out for OneRoster, or where the columns say it. */
  table?: SchoolTable;
}

/**
 * `reading`: being read and checked. `checked`: waits for `applySchoolImport`. `failed`: `failure` says why; nothing more is written.
 */
export type SchoolImportState = 'reading' | 'checked' | 'applying' | 'done' | 'failed' | 'discarded';
/**
 * `not-xlsx`: the name ends in `.xlsx`, and the content is something else. `repeated-columns`: two columns of the file are the same one.
 */
export type SchoolImportFailure = 'broken' | 'too-large' | 'too-many-rows' | 'too-many-columns' | 'encrypted' | 'not-xlsx' | 'unknown-encoding' | 'unknown-columns' | 'repeated-columns' | 'ambiguous-columns' | 'too-many-lessons' | 'no-rows' | 'timed-out' | 'crashed' | 'gave-up';
/**
 * @nullable
 */
export type SchoolImportFormat = 'csv' | 'xlsx' | 'oneroster' | null;
/**
 * @nullable
 */
export type SchoolImportMode = 'all' | 'good' | null;
/**
 * An import and how far it is.
 */
export interface SchoolImport {
  importId: Id;
  fileName: string;
  /** @nullable */
  format: SchoolImportFormat;
  /**
     * Only a CSV file has one.
     * @nullable
     */
  encoding: string | null;
  /** @maxItems 7 */
  tables: SchoolTable[];
  /**
     * Columns of the file that the table does not have, as they are written there: their cells are left out.
     * @maxItems 100
     * @items.maxLength 100
     */
  unreadColumns: string[];
  state: SchoolImportState;
  failure: SchoolImportFailure | null;
  /** @nullable */
  mode: SchoolImportMode;
  /** @minimum 0 */
  rows: number;
  /**
     * Rows that wait to be carried out; none are left afterwards.
     * @minimum 0
     */
  good: number;
  /**
     * Rows with a problem.
     * @minimum 0
     */
  bad: number;
  /**
     * Good rows that were carried out.
     * @minimum 0
     */
  done: number;
  /** @minimum 0 */
  created: number;
  /** @minimum 0 */
  changed: number;
  /** @minimum 0 */
  unchanged: number;
  /** The administrator as they were called then. */
  createdBy: string;
  createdAt: Instant;
  finishedAt: OptionalInstant | null;
}

/**
 * A page of imports.
 */
export interface SchoolImportFilter {
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * Imports, newest first.
 */
export interface SchoolImportPage {
  /** @maxItems 100 */
  records: SchoolImport[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * Names one import.
 */
export interface SchoolImportRef {
  importId: Id;
}

/**
 * `good` and `bad` until it is carried out.
 */
export type SchoolImportRowState = 'good' | 'bad' | 'created' | 'changed' | 'unchanged';
/**
 * Rows of an import, all of them without `state`.
 */
export interface SchoolImportRowFilter {
  importId: Id;
  state?: SchoolImportRowState;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * Why a row cannot be taken. `double-in-file`: an earlier row has the same id or name. `taken`: another row of the school has it. `cannot-change`: it is in the school with another value, which an import cannot change. `unknown`: there is no such thing in the school or in the file. `cut-row`: fewer cells than the first line has. `bad-quotes`: a quotation mark is not closed, or stands inside a cell without quotation marks. `not-with-family`: a child who shares an account has the username and the phone of that account. `circular-family`: `familyOf` names the child itself, or leads back to it. `needs-bad-row`: it needs a row of the file that cannot be taken itself. `teacher-busy`, `students-busy`: a lesson of the school or of the file is at the same time; `value` names it.
 */
export type SchoolImportProblem = 'required' | 'too-long' | 'too-short' | 'not-a-name' | 'not-a-username' | 'not-a-phone' | 'not-a-country-code' | 'not-a-date' | 'not-a-time' | 'not-a-weekday' | 'not-a-number' | 'out-of-range' | 'not-a-zone' | 'not-a-role' | 'not-a-type' | 'not-readable' | 'cut-row' | 'bad-quotes' | 'too-many-cells' | 'double-in-file' | 'taken' | 'cannot-change' | 'unknown' | 'is-closed' | 'class-full' | 'in-past' | 'teacher-busy' | 'students-busy' | 'overlap' | 'role-differs' | 'family-differs' | 'circular-family' | 'not-with-family' | 'needs-bad-row';
export type SchoolImportRowProblemsItem = {
  /** The column, as imports name it; empty for the row. */
  field: string;
  reason: SchoolImportProblem;
  /**
     * What stands there, cut to 100 characters.
     * @maxLength 100
     */
  value: string;
  /**
     * What the column takes, where it can be said without a language; else left out.
     * @maxLength 100
     */
  allowed?: string;
  /**
     * Line of the row of the file that it collides with or needs; left out where that is none of the file.
     * @minimum 1
     */
  otherLine?: number;
};

/**
 * One row of the file.
 */
export interface SchoolImportRow {
  /**
     * Counted from 1, the line of the columns included.
     * @minimum 1
     */
  line: number;
  table: SchoolTable;
  /** Name or id, to find it again. */
  label: string;
  state: SchoolImportRowState;
  /** @maxItems 50 */
  problems: SchoolImportRowProblemsItem[];
}

/**
 * Rows in the order of the file.
 */
export interface SchoolImportRowPage {
  /** @maxItems 100 */
  records: SchoolImportRow[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

export type SchoolImportApplicationMode = 'all' | 'good';
/**
 * Which rows are carried out.
 */
export interface SchoolImportApplication {
  importId: Id;
  mode: SchoolImportApplicationMode;
}

export type SchoolExportRequestFormat = 'csv' | 'xlsx' | 'oneroster';
/**
 * `template`: the columns without the school's rows, with an example that an import leaves out, and what each column takes; OneRoster has none and gives its rows.
 */
export type SchoolExportRequestContent = 'rows' | 'template';
/**
 * What is exported. OneRoster holds all tables in one ZIP, and `table` says nothing there.
 */
export interface SchoolExportRequest {
  table: SchoolTable;
  format: SchoolExportRequestFormat;
  /** `template`: the columns without the school's rows, with an example that an import leaves out, and what each column takes; OneRoster has none and gives its rows. */
  content?: SchoolExportRequestContent;
}

/**
 * @minLength 20
 * @maxLength 100
 * @pattern ^[A-Za-z0-9_-]{20,100}$
 */
export type InvitationSecret = string;

/**
 * What the link of an invitation carries.
 */
export interface InvitationToken {
  token: InvitationSecret;
}

/**
 * What the school knows of a family that registers; the family may correct it.
 */
export interface RegistrationDetails {
  /**
     * Empty for a learner who asked themselves.
     * @maxLength 50
     */
  parentName: string;
  /** @maxLength 20 */
  parentMobile: string;
}

/**
 * Whom it is for.
 */
export interface OpenInvitation {
  schoolName: string;
  name: string;
  /** What others call the person until they say otherwise. */
  nickname: string;
  username: string;
  role: Role;
  expiresAt: Instant;
  /** Of a family that asked the school as visitors: it registers, and chooses more than a password. Null for a person the school has added. */
  registration: RegistrationDetails | null;
}

/**
 * The password the person chooses.
 */
export interface InvitationAcceptance {
  token: InvitationSecret;
  password: ChosenPassword;
  passwordAgain: ChosenPassword;
  /** What others shall call the person, where it is not the school's name for them. */
  name?: PersonName;
  /** Of an invitation with `registration` only: the name to sign in with. */
  username?: AccountUsername;
  /** As above: how the learner is called in the school. */
  studentName?: PersonName;
  /**
     * As above.
     * @maxLength 50
     */
  parentName?: string;
  /**
     * As above.
     * @maxLength 20
     */
  parentMobile?: string;
}

/**
 * With it and the password the person signs in.
 */
export interface AcceptedInvitation {
  username: string;
  role: Role;
}

/**
 * `WebVital` is not in the document: LCP, INP and CLS of a page, as browsers measure them.
 */
export type MetricEntrySubBizType = 'WhiteScreen' | 'CommRequest' | 'WebVital';
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
  /** `WebVital` is not in the document: LCP, INP and CLS of a page, as browsers measure them. */
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
 * @maxLength 2
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
     * @maxLength 4
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
  /**
     * @maxLength 19
     * @pattern ^[0-9]{1,4}(\.[0-9]{1,4}){0,3}$
     */
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
  /** Of the phone */
  zone: string;
  /** Codes that are sent there stand in the outbox. */
  mobile: string;
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

export type PasswordCharacterKind = 'lower' | 'upper' | 'digit' | 'symbol';
/**
 * What the school wants of a new password. Lengths count characters as people do, a hanzi is one.
 */
export interface PasswordRule {
  /**
     * @minimum 8
     * @maximum 64
     */
  minLength: number;
  /**
     * @minimum 16
     * @maximum 64
     */
  maxLength: number;
  /**
     * How many kinds of character at least.
     * @minimum 1
     * @maximum 4
     */
  kinds: number;
  /**
     * Kinds that must be among them.
     * @maxItems 4
     */
  needs: PasswordCharacterKind[];
  /** Common and leaked passwords are refused. */
  refusesCommon: boolean;
}

export type BaseInfoSignInWaysItem = 'username' | 'phone' | 'sms' | 'wechat';
/**
 * What a client needs before anybody signs in.
 */
export interface BaseInfo {
  productName: string;
  schoolName: string;
  /**
     * A square picture that opens for every visitor.
     * @nullable
     */
  schoolLogo: string | null;
  /** False on a server on which no school was made yet; nobody can sign in there. */
  hasSchool?: boolean;
  schoolTimeZone: TimeZone;
  serverTime: Instant;
  languages: Language[];
  /** What can work here. Codes by `sms` need a text message service, `wechat` an app id; without `sms` nobody gets a new password by phone either. */
  signInWays: BaseInfoSignInWaysItem[];
  /** Accounts to try the product with; null in production. */
  demo: DemoAccess | null;
  limits: Limits;
  passwordRule: PasswordRule;
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
 * What others see of a person. Fields that are left out stay; an empty `birthday` takes it back.
 */
export interface ProfileChange {
  /**
     * @minLength 1
     * @maxLength 50
     * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
     */
  name?: string;
  /**
     * @minLength 1
     * @maxLength 50
     * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
     */
  nickname?: string;
  avatar?: ObjectKey;
  /** @maxLength 500 */
  introduction?: string;
  /** Not in the future; empty for none. */
  birthday?: string | '';
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
 * The phone that the account will have, because the present one is lost.
 */
export interface PhoneChange {
  /** @maxLength 4 */
  zone: string;
  /**
     * Its middle is hidden.
     * @maxLength 20
     */
  mobile: string;
  /** Until then it can be called off. */
  effectiveAt: Instant;
}

/**
 * The WeChat that signs in to this account.
 */
export interface WechatBinding {
  /** @maxLength 100 */
  nickname: string;
  boundAt: Instant;
}

/**
 * What the person calls the passkey.
 * @minLength 1
 * @maxLength 40
 * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
 */
export type PasskeyName = string;

/**
 * A passkey that signs in to the account.
 */
export interface Passkey {
  passkeyId: PasskeyId;
  name: PasskeyName;
  createdAt: Instant;
  /** Null when it has not been used yet. */
  lastUsedAt: OptionalInstant | null;
}

/**
 * Somebody an account signs in as.
 */
export interface AccountPerson {
  userId: Id;
  /**
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  role: Role;
}

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
  phoneChange: PhoneChange | null;
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
  /** Signing in takes two steps: the password or a text code opens nothing by itself. */
  isTwoFactor: boolean;
  /** When the authenticator app was set up; null without one. */
  totpSince: OptionalInstant | null;
  /**
     * @minimum 0
     * @maximum 10
     */
  recoveryCodesLeft: number;
  /**
     * The oldest first.
     * @maxItems 20
     */
  passkeys: Passkey[];
  /**
     * Sign-ins of this account that are in use.
     * @minimum 0
     */
  sessionCount: number;
  /** @minimum 0 */
  deviceCount: number;
  /** The account is deleted then; null when nobody asked for it. */
  closesAt: OptionalInstant | null;
  /**
     * Days between asking for the account's deletion and the deletion.
     * @minimum 0
     */
  deletionDays: number;
  /**
     * Everybody this account signs in as, by name. They are deleted with it, all at once.
     * @minItems 1
     */
  people: AccountPerson[];
}

/**
 * A new password instead of the old one.
 */
export interface PasswordChange {
  oldPassword: Password;
  password: ChosenPassword;
  passwordAgain: ChosenPassword;
  /** The WeChat that signs in to the account stays. Left out or false, it is unbound with the old password: whoever bound it may be who the new password is against. */
  keepWechat?: boolean;
}

/**
 * The new phone, and proof of it.
 */
export interface MobileChange {
  zone: Zone;
  mobile: Mobile;
  smsCode: SmsCodeText;
  password?: Password;
  /** The present phone cannot prove itself any more: with the password, the new one takes its place after 72 hours. */
  isOldPhoneLost?: boolean;
}

/**
 * A new password instead of a forgotten one.
 */
export interface PasswordReset {
  smsCode: SmsCodeText;
  password: ChosenPassword;
  passwordAgain: ChosenPassword;
  /** The WeChat that signs in to the account stays. Left out or false, it is unbound with the old password: whoever bound it may be who the new password is against. */
  keepWechat?: boolean;
}

/**
 * A first password.
 */
export interface NewPassword {
  password: ChosenPassword;
  passwordAgain: ChosenPassword;
}

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
 * `systematic`: planned by the school. `public`: made by a teacher, open to registration.
 */
export type CourseCategory = 'systematic' | 'public';
/**
 * `pending`: there is one, and the school has not decided on it. `ready`: it can be watched.
 */
export type LessonReplayState = 'none' | 'pending' | 'ready';
/**
 * Whether a student is going to come.
 */
export type AttendancePlan = 'attending' | 'onLeave';
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
  courseNames?: LocalizedNames;
  coursePinyin?: Pinyin;
  /**
     * @minLength 1
     * @maxLength 50
     */
  lessonName: string;
  lessonNames?: LocalizedNames;
  lessonPinyin?: Pinyin;
  /**
     * Place of the lesson in its course, counted from 1.
     * @minimum 1
     */
  lessonNo: number;
  /**
     * Lessons of the course, as the school sells it; a class may have fewer or more of them planned.
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
  /**
     * Tells apart two classes of one course.
     * @minLength 1
     * @maxLength 50
     */
  className: string;
  classNames?: LocalizedNames;
  classPinyin?: Pinyin;
  courseKind: CourseCategory;
  /**
     * Files of this lesson.
     * @minimum 0
     */
  resourceCount: number;
  /**
     * Published homework of this lesson. What is hidden until the class has ended is counted for its teacher at once, for students from then on.
     * @minimum 0
     */
  homeworkCount: number;
  replay: LessonReplayState;
  /** What the asking student said about coming; null for teachers, and as long as nothing was said. */
  plan: AttendancePlan | null;
  /** Its start before it was last moved; null when it never was. */
  movedFrom: OptionalInstant | null;
}

/**
 * The lessons of one day, earliest first. The day is the viewer's, by the `timeZoneId` header.
 */
export interface LessonDay {
  /** The server's clock */
  serverTime: Instant;
  schoolTimeZone: TimeZone;
  lessons: LessonSummary[];
}

/**
 * A day of the viewer's calendar, by the `timeZoneId` header.
 */
export interface TheDayRequest {
  theDay: CalendarDay;
}

/**
 * A year of the viewer's calendar, by the `timeZoneId` header.
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
 * One page of courses.
 */
export interface CoursePageRequest {
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * The name in the reader's language; the Chinese one where there is no other.
 * @minLength 1
 * @maxLength 80
 */
export type NameForReader = string;

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
  courseName: NameForReader;
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
 * The student's courses, all of them, those in one state, or those of one kind.
 */
export interface StudentCourseRequest {
  status?: StudentCourseStatus;
  /** One of `listTeachingTypes`. */
  teachingType?: TeachingTypeText;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * @minLength 1
 * @maxLength 50
 */
export type ClassNameText = string;

/**
 * @minLength 1
 * @maxLength 50
 */
export type CourseNameText = string;

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
  classNames?: LocalizedNames;
  classPinyin?: Pinyin;
  courseName: CourseNameText;
  names?: LocalizedNames;
  pinyin?: Pinyin;
  coverUrl: CoverUrl | null;
  kind: CourseCategory;
  classType: ClassType;
  teachingType: TeachingTypeText;
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
 * `clicker`: one question said aloud, options A to F. `buzzer`: who is first. `questions`: choice questions of the bank. `check`: got it (A) or not yet (B). `writing`: each student writes characters by hand. `fillIn`: words are typed into a sentence. `dictation`: what is said is typed.
 */
export type PracticeKind = 'clicker' | 'buzzer' | 'questions' | 'check' | 'writing' | 'fillIn' | 'dictation';
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
     * Questions that count, as in `PracticeScore`; all of them where there is no score.
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
  lessonName: NameForReader;
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

/**
 * What is right in one blank.
 * @maxItems 10
 * @items.maxLength 50
 */
export type TypedAnswers = string[];

/**
 * In characters or in pinyin.
 */
export type TypedQuestionAnswerBy = 'ime' | 'pinyin';
/**
 * People by what they typed, for each blank; null for students while it is open.
 */
export type TypedQuestionBuckets = {
  /** @minimum 0 */
  right: number;
  /**
     * Pinyin without tones.
     * @minimum 0
     */
  toneMissing: number;
  /** @minimum 0 */
  wrongTone: number;
  /**
     * Another character of the same sound.
     * @minimum 0
     */
  homophone: number;
  /**
     * One letter of pinyin off.
     * @minimum 0
     */
  sound: number;
  /**
     * A character that looks alike.
     * @minimum 0
     */
  near: number;
  /** @minimum 0 */
  other: number;
  /** @minimum 0 */
  empty: number;
}[] | null;

/**
 * Words that are typed; a sentence has `____` for each of them.
 */
export interface TypedQuestion {
  /**
     * @minimum 1
     * @maximum 10
     */
  blanks: number;
  /** In characters or in pinyin. */
  answerBy: TypedQuestionAnswerBy;
  /** By blank; null for students while it is open. */
  accepted: TypedAnswers[] | null;
  /** People by what they typed, for each blank; null for students while it is open. */
  buckets: TypedQuestionBuckets;
}

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
     * Empty for a clicker; the character of a `writing`.
     * @maxLength 2000
     */
  title: string;
  /** More than one option may be chosen. */
  isMultiple: boolean;
  /**
     * Two at least; none where something is written or typed.
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
  /** Of a `fillIn` and a `dictation`; null elsewhere. */
  typed: TypedQuestion | null;
}

/**
 * What was typed into each blank; empty where nothing is typed.
 * @maxItems 10
 * @items.maxLength 50
 */
export type TypedTexts = string[];

/**
 * What a page found out about a character that was written on it by hand. The ink itself is sent nowhere.
 */
export interface WritingResult {
  /**
     * Of all tries until it was right, or until the student went on.
     * @minimum 0
     * @maximum 999
     */
  mistakes: number;
  /**
     * Time from the first stroke on.
     * @minimum 0
     * @maximum 3600000
     */
  ms: number;
}

export type PracticeAnswerAnswersItem = {
  /**
     * @minimum 1
     * @maximum 20
     */
  no: number;
  keys: OptionKeys;
  texts: TypedTexts;
  /** How the character of a `writing` was written; null elsewhere. */
  written: WritingResult | null;
  /**
     * Null where there is nothing to be right about, and for students while it is open. A character is right when it was written without a mistake.
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
     * Place at the buzzer; equal for presses less than 10 ms apart. Null elsewhere.
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

export type PracticeAnswerRequestAnswersItem = {
  /**
     * Number of the question, from 1.
     * @minimum 1
     * @maximum 20
     */
  no: number;
  keys: OptionKeys;
  /** For a `writing`, whose `keys` are empty. */
  written?: WritingResult;
  texts?: TypedTexts;
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
  name: NameForReader;
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
  className: NameForReader;
  courseName: NameForReader;
  title: NoticeTitle;
  content: NoticeContent;
  isTop: boolean;
  author: Person;
  /** In the future while it waits; students see it from then on. */
  publishedAt: Instant;
  /** Equal to `publishedAt` while nobody changed it; another one with each change. Of one that waits, when it was written. */
  updatedAt: Instant;
  /**
     * Students of the class who have read it. Null for students.
     * @minimum 0
     * @nullable
     */
  readCount: number | null;
  /**
     * Students of the class who were told of it. Null for students.
     * @minimum 0
     * @nullable
     */
  audienceCount: number | null;
  /**
     * False while the asking student has not opened it. Null for teachers.
     * @nullable
     */
  isRead: boolean | null;
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
 * Names one notice.
 */
export interface NoticeRef {
  noticeId: Id;
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
  courseName: NameForReader;
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
 * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
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
 * Why nothing can be answered: it has not begun or its lesson has not ended, its end is over, the student's own time is over, it was handed in, or the student need not do it.
 */
export type AnswerDenial = 'not-open' | 'ended' | 'time-over' | 'handed-in' | 'excused';
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
  /** The teacher grades it by then. */
  markBy: Instant;
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
 * @maxLength 7
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
 * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
 */
export type HomeworkContent = string;

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
 * What kind of answer a question asks for. Fixed once the question is saved. `fillIn`: words are typed into the title, which has `____` for each of them. `dictation`: what is said is typed; an audio file among the attachments says it, or else the teacher. Both are asked in class, and not in homework.
 */
export type QuestionType = 'singleChoice' | 'multipleChoice' | 'readAloud' | 'subjective' | 'fillIn' | 'dictation';
/**
 * What is asked.
 * @minLength 1
 * @maxLength 1000
 * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
 */
export type QuestionTitle = string;

/**
 * The text to read aloud, or what the question is about; may be empty.
 * @maxLength 2000
 */
export type Passage = string;

export interface ChoiceOption {
  key: ChoiceKey;
  /**
     * @minLength 1
     * @maxLength 200
     * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
     */
  title: string;
}

/**
 * In order from A, without gaps; empty for questions without a choice.
 * @maxItems 6
 */
export type ChoiceOptions = ChoiceOption[];

/**
 * The text they stand in; a letter names an option.
 */
export type QuestionRubyField = 'title' | 'passage' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
/**
 * How some characters of a question are read.
 */
export interface QuestionRuby {
  /** The text they stand in; a letter names an option. */
  field: QuestionRubyField;
  /**
     * The first character, counted from 0.
     * @minimum 0
     * @maximum 1999
     */
  from: number;
  /**
     * The one after the last character.
     * @minimum 1
     * @maximum 2000
     */
  to: number;
  /**
     * Syllables with marks, a space between them.
     * @minLength 1
     * @maxLength 60
     * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
     */
  pinyin: string;
}

/**
 * Readings that a teacher corrected; everything else is read as the dictionary says.
 * @maxItems 200
 */
export type QuestionRubies = QuestionRuby[];

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
 * Words at a place of the picture.
 */
export interface AnnotationPin {
  /**
     * From the left edge to the right one.
     * @minimum 0
     * @maximum 1
     */
  x: number;
  /**
     * From the upper edge to the lower one.
     * @minimum 0
     * @maximum 1
     */
  y: number;
  /** @maxLength 200 */
  text: string;
  /**
     * Points it gives or takes.
     * @minimum -1000
     * @maximum 1000
     */
  points?: number;
}

/**
 * The teacher's pen on one picture of the student, as strokes that can still be changed.
 */
export interface Annotation {
  /** The student's picture. */
  resourceId: Id;
  /**
     * Strokes, Base64, as the writer of this call encodes them; 512 kB in one work altogether.
     * @maxLength 65536
     * @pattern ^[A-Za-z0-9+/]*={0,2}$
     */
  ink: string;
  /** @maxItems 50 */
  pins: AnnotationPin[];
}

/**
 * @maxItems 9
 */
export type Annotations = Annotation[];

/**
 * The marks of one answer.
 */
export interface AnswerMark {
  /**
     * Null while the marks of the homework are not released.
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
  annotations: Annotations;
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
  ruby: QuestionRubies;
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
  /** For students once their work is graded or returned. Null where the answer was changed after a return: the earlier try keeps what was said to the one before. */
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
 * One question in an earlier try, as it stood when the work was given back.
 */
export interface EarlierAnswer {
  no: QuestionNo;
  /** Null where nothing was saved. */
  answer: Answer | null;
  /** Null where nothing was marked: a try that was given back ungraded has marks of its choices only. Students read no points while the marks of the homework are not released. */
  mark: AnswerMark | null;
}

/**
 * A try that ended when the teacher gave the work back.
 */
export interface EarlierTry {
  /**
     * Counts the tries of this work from 1.
     * @minimum 1
     * @maximum 32767
     */
  tryNo: number;
  /** When it was handed in; null when its time ran out before. */
  submittedAt: OptionalInstant | null;
  /** Null when it was given back ungraded. */
  gradedAt: OptionalInstant | null;
  /** When it was given back. */
  returnedAt: Instant;
  /**
     * Points of this try. Null when it was given back ungraded, and for students while the marks are not released.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  score: number | null;
  /** What the teacher said when grading this try. */
  comment: MarkingComment;
  commentImages: Attachments;
  commentAudio: Attachments;
  /** What should be better in the next try. */
  returnComment: MarkingComment;
  /**
     * By number, one of each question.
     * @maxItems 100
     */
  answers: EarlierAnswer[];
}

/**
 * What the tries got that were given back to be done again, the first one first; of more than five the last five. Later answers and marks change nothing of them. Tries of works that were given back before the server kept them are missing.
 * @maxItems 5
 */
export type EarlierTries = EarlierTry[];

/**
 * A homework with the student's own answers, and with marks once it is graded.
 */
export interface StudentWork {
  /** Now, for clocks that count down. */
  serverTime: Instant;
  homework: StudentHomework;
  /** It is handed in, its time is not over, and nobody has begun to grade it. */
  canTakeBack: boolean;
  content: HomeworkContent;
  attachments: Attachments;
  /** Once it is graded or returned. */
  review: PaperReview | null;
  /**
     * Empty before the student begins and while it is not open.
     * @maxItems 100
     */
  questions: WorkQuestion[];
  earlierTries: EarlierTries;
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
 * An instant in UTC as it was read, or null.
 * @maxLength 30
 * @nullable
 * @pattern ^(19|20|21)[0-9]{2}-
 */
export type GivenInstant = string | null;

/**
 * The whole answer to one question; it takes the place of what was saved before.
 */
export interface AnswerInput {
  no: QuestionNo;
  keys?: ChoiceKeys;
  text?: AnswerText;
  imageIds?: AttachmentIds;
  audioIds?: AudioIds;
  /** `savedAt` of the answer as it was read, null where nothing was saved. If something else is saved by now, the whole call is refused with 33015. Left out: what is saved is replaced, whatever it is. */
  basedOn?: GivenInstant | null;
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
 * What a message is about; `message`: a person has written.
 */
export type MessageCategory = 'lesson' | 'homework' | 'replay' | 'order' | 'notice' | 'message' | 'account' | 'other';
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
 * What a message says.
 */
export type MessageKind = 'lessonMoved' | 'lessonMovedBecause' | 'lessonsMoved' | 'lessonsMovedBecause' | 'lessonPostponed' | 'lessonsAdded' | 'lessonsCancelled' | 'removedFromClass' | 'studentOnLeave' | 'lessonReminder' | 'performanceWritten' | 'feedbackWritten' | 'homeworkAssigned' | 'homeworkChanged' | 'homeworkReminder' | 'homeworkSubmitted' | 'homeworkGraded' | 'homeworkReturned' | 'homeworkAsked' | 'homeworkAnswered' | 'replayPublished' | 'replayDecided' | 'enquiryForPlace' | 'enquiryForTrial' | 'orderPaid' | 'accountNewDevice' | 'accountPasswordChanged' | 'accountPhoneChanged' | 'accountPhoneChanging' | 'accountPhoneKept' | 'accountPhoneMoved' | 'accountPhoneTaken' | 'accountWechatBound' | 'accountWechatUnbound' | 'accountTwoFactorOn' | 'accountTwoFactorOff' | 'accountTotpOn' | 'accountTotpOff' | 'accountRecoveryCodesNew' | 'accountRecoveryCodeUsed' | 'accountPasskeyAdded' | 'accountPasskeyRenamed' | 'accountPasskeyRemoved' | 'accountClosing' | 'accountKept' | 'messageReceived' | 'noticePublished';
/**
 * What fills the sentence; instants in ISO.
 */
export type SystemMessageValues = {[key: string]: string | number};

/**
 * What the school has to say to one person.
 */
export interface SystemMessage {
  messageId: Id;
  /** Names the sentence. A message of an older version may have one that is not listed any more. */
  kind: MessageKind | string;
  category: MessageCategory;
  /**
     * The sentence in the reader's language and time zone.
     * @maxLength 2000
     */
  text: string;
  /** What fills the sentence; instants in ISO. */
  values: SystemMessageValues;
  /** What it leads to: a lesson, a homework, an order, the person who wrote. */
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
  className: NameForReader;
  courseId: Id;
  courseName: NameForReader;
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
  className: NameForReader;
  courseName: NameForReader;
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
 * Messages that were read; all of them if none are named.
 */
export interface ReadMessagesRequest {
  /**
     * @minItems 1
     * @maxItems 100
     */
  messageIds?: Id[];
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
  feedbackId: Id;
  /** Chosen words, in the reader's language. */
  labels: string[];
  /** @maxLength 1000 */
  content: string;
  savedAt: Instant;
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
 * Feedback as it was saved, to be changed.
 */
export interface SavedFeedback {
  feedbackId: Id;
  optionIds: FeedbackOptionIds;
  content: FeedbackContent;
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
  /** What this student said about the lesson; null if nothing. */
  ownFeedback: SavedFeedback | null;
  performance: OptionalPerformance;
  /** Written, and not opened yet. */
  isPerformanceNew: boolean;
  /** What can be watched again; null when there is nothing. */
  replay: ReplayBrief | null;
  /** There, and not opened yet. */
  isReplayNew: boolean;
}

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
  /** For `getFeedbackDetail`; it stays when the feedback is replaced. */
  feedbackId: Id;
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
 * What is commented on. A work is for its student and its teacher alone: the student asks about marks, the teacher answers.
 */
export type CommentTarget = 'replay' | 'lesson' | 'answerPaper';
/**
 * A comment below a replay, a lesson or a marked work.
 */
export interface CommentRequest {
  targetType: CommentTarget;
  targetId: Id;
  /** The question that is asked about; of a marked work only. Left out: the work as a whole. */
  no?: QuestionNo;
  /**
     * Plain text, shown as it is.
     * @minLength 1
     * @maxLength 200
     */
  content: string;
}

/**
 * What somebody wrote below a replay, a lesson or a marked work.
 */
export interface Comment {
  commentId: Id;
  targetType: CommentTarget;
  targetId: Id;
  /**
     * The question of the work it is about; null for the work as a whole and for everything else.
     * @minimum 1
     * @maximum 100
     * @nullable
     */
  no: number | null;
  author: Person;
  authorRole: Role;
  /**
     * @minLength 1
     * @maxLength 200
     */
  content: string;
  writtenAt: Instant;
  isMine: boolean;
  /** Its author may, and the teacher of the lesson or the homework. */
  canDelete: boolean;
}

/**
 * Names one comment.
 */
export interface CommentRef {
  commentId: Id;
}

/**
 * Every visitor who has the address may read it, and the address does not end.
 */
export type IsPublic = boolean;

/**
 * Kind of file; it decides the size limit and the folder.
 */
export type FileType = 'image' | 'audio' | 'video' | 'document' | 'zip';
/**
 * Where a document is on its way to pages.
 */
export type TranscodeStatus = 'queued' | 'inProgress' | 'done' | 'failed';
/**
 * Why a file has no pages. `too-large`: over 200 MB, or it unpacks to more than may be. `crashed`: the program that read it ended. `gave-up`: tried five times.
 */
export type TranscodeFailure = 'converter-missing' | 'encrypted' | 'broken' | 'timed-out' | 'too-large' | 'unsupported' | 'crashed' | 'gave-up';
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
  /** Why it failed; null unless it did. */
  reason: TranscodeFailure | null;
}

/**
 * A file in a list.
 */
export interface ResourceItem {
  resourceId: Id;
  fileName: FileName;
  newFileName: ObjectKey;
  /** Address of the content. That of a private file is signed, and ends after an hour or a little later. */
  resourceUrl: string;
  isPublic: IsPublic;
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
  /** The asking person uploaded it. */
  isOwn: boolean;
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
  /** The name that this file got before. The permission is for the same object, so an upload whose permission ended goes on with the parts that are stored. */
  newFileName?: ObjectKey;
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
  /** Address of the content. That of a private file is signed, and ends after an hour or a little later. */
  resourceUrl: string;
  isPublic: IsPublic;
  /** @minimum 0 */
  sizeBytes: number;
  contentType: string;
  /**
     * Sound and film only; null where nobody knows.
     * @minimum 0
     * @nullable
     */
  durationSeconds: number | null;
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
  /**
     * Length of a film, as the sender measured it. An mp3 is measured by the server.
     * @minimum 1
     * @maximum 86400
     */
  durationSeconds?: number;
}

/**
 * Found anywhere in the text, in capitals or not; empty finds everything.
 * @maxLength 100
 */
export type SearchKeyword = string;

/**
 * Names a list of the dictionary.
 * @maxLength 40
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
 * @pattern ^(?:[A-Za-z][A-Za-z0-9/_+-]*|-?[0-9]{1,2}(?:\.[0-9]{1,2})?)$
 */
export type ViewerZone = string;

/**
 * Days of a calendar, both ends included; at most 100.
 */
export interface ScheduleRequest {
  searchStartDate: CalendarDay;
  searchEndDate: CalendarDay;
  /** Whose days they are; by the `timeZoneId` header when left out. */
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
  adjustmentsPerMonth: AdjustmentsPerMonth;
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
 * Lessons that stand on the timetable of the class, held ones too.
 * @minimum 0
 */
export type PlannedLessons = number;

/**
 * Lessons of the course, as the school sells it. `totalLessons` of a lesson and of a student's course is this number.
 * @minimum 1
 */
export type CourseLessons = number;

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
     * Lessons on the timetable; the same as `plannedLessons`.
     * @minimum 0
     */
  totalLessons: number;
  plannedLessons: PlannedLessons;
  courseLessons: CourseLessons;
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
 * `startTime` of the lesson as it was read. If it was moved since, the call is refused with 409, and `data.startTime` says where it is now. Left out: it is moved from wherever it is.
 * @maxLength 30
 * @pattern ^(19|20|21)[0-9]{2}-
 */
export type LessonStartAsRead = string;

/**
 * Stands in the message to the students; none when left out or empty.
 * @maxLength 200
 */
export type LessonMoveReason = string;

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
  basedOn?: LessonStartAsRead;
  reason?: LessonMoveReason;
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
     * Lessons on the timetable of all these classes; the same as `plannedLessons`.
     * @minimum 0
     */
  totalLessons: number;
  /** Of all these classes together. */
  plannedLessons: PlannedLessons;
  courseLessons: CourseLessons;
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
 * One day of lessons.
 */
export interface LessonDateRequest {
  /** A day of the viewer's calendar, by the `timeZoneId` header. */
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
  /** Whose days; by the `timeZoneId` header when left out. */
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
 * How one student did in all practices of a lesson together. Counted are questions with a right answer that the class got to while the student was there; of a dictation up to the last line that was answered. A quick check has no score.
 */
export interface PracticeScore {
  /** @minimum 0 */
  questions: number;
  /** @minimum 0 */
  answered: number;
  /** @minimum 0 */
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
 * A class, and which of its lessons.
 */
export interface AttendanceMatrixRequest {
  classId: Id;
  current?: PageCurrent;
  /**
     * Lessons of a page.
     * @minimum 1
     * @maximum 20
     */
  size?: number;
}

/**
 * A student in a lesson.
 */
export interface AttendanceMatrixMark {
  stuId: Id;
  lessonId: Id;
  attendance: Attendance;
  /** What the student said beforehand; null when nothing. */
  plan: AttendancePlan | null;
  /** By the teacher. */
  isCorrected: boolean;
}

/**
 * Who came to which lesson of a class. The page is one of lessons.
 */
export interface AttendanceMatrix {
  /**
     * Lessons that were held, the latest first.
     * @maxItems 20
     */
  lessons: LessonBrief[];
  /**
     * Everybody in the class, by name.
     * @maxItems 500
     */
  students: Student[];
  /**
     * One for each lesson of the page and each student who was in the class by then.
     * @maxItems 10000
     */
  marks: AttendanceMatrixMark[];
  /** Lessons of all pages. */
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
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
 * The roll calls of a class, and how many of them one student answered.
 */
export interface RollCallCount {
  /**
     * @minimum 0
     * @maximum 5
     */
  answered: number;
  /**
     * @minimum 0
     * @maximum 5
     */
  held: number;
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
  /** The teacher said so; it was not counted. */
  isCorrected: boolean;
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
  rollCalls: RollCallCount;
  /**
     * How often the student was picked by chance.
     * @minimum 0
     */
  picks: number;
  prizes: PrizeCounts;
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
  adjustmentsPerMonth: AdjustmentsPerMonth;
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
 * What this call opens. A `fillIn` and a `dictation` of questions that are in no bank are opened in the room itself.
 */
export type OpenedPracticeKind = 'clicker' | 'buzzer' | 'questions' | 'check' | 'writing' | 'fillIn' | 'dictation';
/**
 * What is opened. A clicker needs `optionCount`; `questions`, a `fillIn` and a `dictation` need `questionIds`; a `writing` needs `characters`, a buzzer and a quick check nothing.
 */
export interface PracticeRequest {
  lessonId: Id;
  kind: OpenedPracticeKind;
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
     * Questions of the bank, in the order they are asked. Those of a `fillIn` and a `dictation` have that type, those of `questions` are choices.
     * @minItems 1
     * @maxItems 20
     */
  questionIds?: Id[];
  /**
     * The Chinese characters of a `writing`, one in each item.
     * @minItems 1
     * @maxItems 8
     * @items.minLength 1
     * @items.maxLength 2
     */
  characters?: string[];
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
 * A removed student who may come back to this lesson.
 */
export interface Readmission {
  lessonId: Id;
  stuId: Id;
  readmitted: true;
}

/**
 * Names one prize of a lesson.
 */
export interface PrizeRef {
  lessonId: Id;
  prizeId: Id;
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
 * `this`: the named lesson alone. `following`: with it the later lessons of its class at the same weekday and time of the school's clock. `all`: the earlier ones to come as well. A lesson that was moved elsewhere by itself stays there.
 */
export type LessonMoveScope = 'this' | 'following' | 'all';
/**
 * The new time of the named lesson; the others move by as many days, to the same time of the school's clock.
 */
export interface LessonsMoveRequest {
  lessonId: Id;
  scope: LessonMoveScope;
  classDate: CalendarDay;
  StartClassTime: ClockTime;
  /** Whose calendar and clock; the school's when left out. */
  timezone?: ViewerZone;
  /** Go on although the teacher has other lessons at these times. Busy students are refused all the same. */
  confirm?: boolean;
  basedOn?: LessonStartAsRead;
  reason?: LessonMoveReason;
}

/**
 * Lessons at their new times.
 */
export interface LessonsMove {
  /** The earliest first. */
  lessons: LessonSummary[];
  remainingAdjustments: RemainingAdjustments;
}

/**
 * One lesson of several that are to be moved.
 */
export interface PlannedMove {
  lessonId: Id;
  /** @minimum 1 */
  lessonNo: number;
  lessonName: LessonNameText;
  previousStartTime: Instant;
  check: LessonTimeCheck;
}

/**
 * What `adjustLessons` would answer.
 */
export interface LessonsMoveCheck {
  /** All of them, at once or with `confirm`. */
  isPossible: boolean;
  needsConfirmation: boolean;
  /** Before the move; each lesson takes one. */
  remainingAdjustments: RemainingAdjustments;
  /** The earliest first. */
  moves: PlannedMove[];
}

/**
 * Days in which a lesson is to find a place, both ends included; at most 60.
 */
export interface LessonTimeSuggestionsRequest {
  lessonId: Id;
  from: CalendarDay;
  until: CalendarDay;
  /** Whose days; the school's when left out. */
  timezone?: ViewerZone;
}

/**
 * A time at which neither the teacher nor a student of the class has another lesson.
 */
export interface LessonTimeSuggestion {
  startTime: Instant;
  endTime: Instant;
  /** The weekday belongs to the weekly schedule of the class, too. */
  isUsual: boolean;
}

/**
 * Free times for one lesson, at the clock times at which its class meets.
 */
export interface LessonTimeSuggestions {
  lessonId: Id;
  /**
     * The earliest first; none where the class has no weekly schedule.
     * @maxItems 10
     */
  times: LessonTimeSuggestion[];
}

/**
 * Names the lesson to call off.
 */
export interface LessonPostponeRequest {
  lessonId: Id;
  basedOn?: LessonStartAsRead;
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
 * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
 */
export type PublicCourseName = string;

/**
 * What the course is about; plain text with line breaks.
 * @minLength 1
 * @maxLength 2000
 * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
 */
export type PublicCourseIntroduction = string;

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
  basedOn?: BasedOn;
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
     * How many courses have it.
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
  chapterId: Id;
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
     * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
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
 * Objects by their keys, or resources by their ids: an object goes with its last resource. At least one of them.
 */
export interface ObjectsRequest {
  /**
     * @minItems 1
     * @maxItems 100
     */
  newFileNames?: ObjectKey[];
  /**
     * @minItems 1
     * @maxItems 100
     */
  resourceIds?: Id[];
}

/**
 * What still shows it. `picture` is a face, a school's logo or a course's cover, `resource` the same file in another place, `publicFile` the copy of a file that is public.
 */
export type DeletedObjectsKeptItemNeededBy = 'replay' | 'background' | 'picture' | 'contract' | 'homework' | 'message' | 'resource' | 'publicFile';
export type DeletedObjectsKeptItem = {
  newFileName: ObjectKey;
  /** What still shows it. `picture` is a face, a school's logo or a course's cover, `resource` the same file in another place, `publicFile` the copy of a file that is public. */
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

/**
 * One file in one more place, a lesson or a course of the teacher.
 */
export interface ResourceCopyRequest {
  resourceId: Id;
  /** Either this … */
  lessonId?: Id;
  /** … or this. */
  courseId?: Id;
}

/**
 * Files of an earlier lesson of the same class.
 */
export interface LessonFilesBringRequest {
  /** The lesson that is to show them. */
  lessonId: Id;
  fromLessonId: Id;
  /**
     * @minItems 1
     * @maxItems 200
     */
  resourceIds: Id[];
}

/**
 * A file of the earlier lesson, and its id among those of this one.
 */
export interface BroughtFile {
  fromResourceId: Id;
  resourceId: Id;
  fileName: FileName;
}

export interface StorageOfType {
  type: FileType;
  /** @minimum 0 */
  bytes: number;
}

/**
 * What a person keeps in the object store.
 */
export interface Storage {
  /** @minimum 0 */
  usedBytes: number;
  /**
     * As many may be used.
     * @minimum 0
     */
  quotaBytes: number;
  /**
     * Files by type, the largest first. The rest of `usedBytes` is what was made of them, and what no file names.
     * @maxItems 5
     */
  types: StorageOfType[];
}

/**
 * Which files of the student's classes, and which page of them.
 */
export interface StudentResourceFilter {
  courseId?: Id;
  type?: FileType;
  /**
     * Part of the name of the file, or of its lesson.
     * @maxLength 50
     */
  keyword?: string;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * The lesson that shows a file.
 */
export interface ResourceLesson {
  lessonId: Id;
  /** @minimum 1 */
  lessonNo: number;
  lessonName: NameForReader;
  startTime: Instant;
}

/**
 * A file, and the lesson that shows it.
 */
export interface StudentResource {
  file: ResourceItem;
  uploadedBy: Person;
  /** It is the asking person's own. */
  isMine: boolean;
  courseId: Id;
  courseName: NameForReader;
  lesson: ResourceLesson;
}

/**
 * A course by which a list can be narrowed.
 */
export interface CourseRows {
  courseId: Id;
  courseName: NameForReader;
  /**
     * Rows that belong to it.
     * @minimum 0
     */
  count: number;
}

/**
 * One page of files, the newest first.
 */
export interface StudentResourcePage {
  /** @maxItems 100 */
  records: StudentResource[];
  /**
     * Courses with files, by name, whichever course is asked for.
     * @maxItems 200
     */
  courses: CourseRows[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
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
  courseId?: Id;
  /** Starts at this instant or later. */
  from?: Instant;
  /** Starts before this instant. */
  until?: Instant;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * `afterClass` hides it from students until its lesson has ended.
 */
export type HomeworkVisibility = 'always' | 'afterClass';
/**
 * When students are told of homework: at once when it is published, or when it starts.
 */
export type AnnounceAt = 'publish' | 'start';
/**
 * When students see their marks: each one at once, or all together when the teacher releases them (`releaseMarks`). Until then a graded work waits for its student.
 */
export type MarksShown = 'atOnce' | 'together';
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
  announceAt: AnnounceAt;
  marksShown: MarksShown;
  /** Since when students see marks that are shown together. */
  marksReleasedAt: OptionalInstant | null;
  status: HomeworkStatus;
  /** All work is graded by then: one week after the end, unless the teacher moves it. */
  markBy: Instant;
  /** Work is waiting and `markBy` is over. */
  isOverdue: boolean;
  counts: HomeworkCounts;
  createdAt: Instant;
}

export interface MarkingStateCount {
  state: MarkingState;
  /** @minimum 0 */
  count: number;
}

/**
 * Every state once, in the order of the tabs: homework that the other filters let through, whatever its state. One homework can count twice.
 * @minItems 4
 * @maxItems 4
 */
export type MarkingStateCounts = MarkingStateCount[];

/**
 * Homework of the teacher, the last to start first.
 */
export interface HomeworkPage {
  /** @maxItems 100 */
  records: HomeworkOverview[];
  counts: MarkingStateCounts;
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
  announceAt?: AnnounceAt;
  marksShown?: MarksShown;
  status?: HomeworkStatus;
}

export type Difficulty = 'easy' | 'normal' | 'hard';
/**
 * In characters or in pinyin.
 */
export type TypedKeyAnswerBy = 'ime' | 'pinyin';
/**
 * What is right in a question whose answer is typed.
 */
export interface TypedKey {
  /** In characters or in pinyin. */
  answerBy: TypedKeyAnswerBy;
  /**
     * By blank; a `dictation` has one.
     * @minItems 1
     * @maxItems 10
     * @items.minItems 1
     * @items.maxItems 10
     * @items.items.minLength 1
     * @items.items.maxLength 50
     * @items.items.pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
     */
  accepted: string[][];
  /**
     * By blank, of each accepted answer, with a syllable for each character; a final 儿 is joined to its syllable. `/` stands between readings that count all. Empty where characters are typed.
     * @maxItems 10
     * @items.maxItems 10
     * @items.items.minLength 1
     * @items.items.maxLength 200
     * @items.items.pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
     */
  pinyin: string[][];
}

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
  ruby: QuestionRubies;
  /** Of a `fillIn` and a `dictation`; null elsewhere. */
  typed: TypedKey | null;
  /**
     * Papers, templates and drafts of homework that ask it. While there are any it cannot be deleted.
     * @minimum 0
     */
  usedCount: number;
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
  /** Another one with each change of the homework. */
  updatedAt: Instant;
}

export interface AnswerMarkInput {
  no: QuestionNo;
  /** Not above the question's full mark. */
  score: QuestionScore;
  comment?: MarkingComment;
  audioIds?: AudioIds;
  /** The student's pictures with the teacher's pen. */
  imageIds?: AttachmentIds;
  annotations?: Annotations;
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

/**
 * A work as it was read. If it was marked, given back or handed in since, the call is refused with 33014. Left out: the marks are replaced, whatever they are.
 */
export interface WorkAsRead {
  gradedAt: GivenInstant | null;
  /**
     * @minimum 0
     * @maximum 32767
     */
  handInCount: number;
  /** Needed for a work that was given back when it was read. */
  returnedAt?: GivenInstant | null;
}

export interface HomeworkMarksRequest {
  answerPaperId: Id;
  answerSubmitDto: AnswerSubmitDto;
  basedOn?: WorkAsRead;
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
  /** Null unless it is given back now. */
  returnedAt: OptionalInstant | null;
  /**
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  score: number | null;
  /** When the student was last reminded. */
  remindedAt: OptionalInstant | null;
  /** The end for this student: their own, or the homework's. */
  endTime: Instant;
  /** This student's own last instant: their end, the end of the time limit once begun, or what the teacher gave when returning it. */
  handInBy: Instant;
  /** The student need not do it. */
  isExcused: boolean;
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
  /** Another one with each marking, null while it is not graded. */
  gradedAt: OptionalInstant | null;
  /** Null unless it is given back now. */
  returnedAt: OptionalInstant | null;
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
 * What a teacher has marked of one answer so far.
 */
export interface AnswerMarkDraft {
  no: QuestionNo;
  /**
     * Null while there is none yet.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  score: number | null;
  comment: MarkingComment;
  commentAudio: Attachments;
  /** The student's pictures with the teacher's pen. */
  markedImages: Attachments;
  annotations: Annotations;
}

/**
 * Marks that nobody but the teacher knows of.
 */
export interface MarkingDraft {
  /** Another one with each time it is saved. */
  savedAt: Instant;
  /**
     * How often the work was handed in when this was saved; a work with another number has other answers.
     * @minimum 0
     */
  handInCount: number;
  comment: MarkingComment;
  commentImages: Attachments;
  commentAudio: Attachments;
  /** @maxItems 100 */
  list: AnswerMarkDraft[];
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
  /** Null before the student begins, and for a work that was handed in again until it is graded. */
  review: PaperReview | null;
  /** What the teacher has marked and not given yet; marking the work removes it. */
  draft: MarkingDraft | null;
  /** @maxItems 100 */
  questions: WorkQuestion[];
  earlierTries: EarlierTries;
  /** It was handed in, or its time is over: then what was saved counts. */
  canMark: boolean;
  /** By when it is to be handed in again, if it is given back now. */
  returnUntil: Instant;
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
  /** Of pictures of the answer. What is left out is gone, as the pictures are. */
  annotations?: Annotations;
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
  basedOn?: WorkAsRead;
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
 * `homework`: what is answered at home. `lesson`: what a class answers together, which are choices and what is typed.
 */
export type AskedIn = 'homework' | 'lesson';
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
  /** Required for a `fillIn` and a `dictation`; null is the same as leaving it out. */
  typed?: TypedKey | null;
  ruby?: QuestionRubies;
  basedOn?: BasedOn;
}

/**
 * One question of an import; always a new one.
 */
export interface QuestionLine {
  type: QuestionType;
  title: QuestionTitle;
  /** Required where something is read aloud. */
  passage?: Passage;
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
  ruby?: QuestionRubies;
  /** Required for a `fillIn` and a `dictation`; null is the same as leaving it out. */
  typed?: TypedKey | null;
}

export interface QuestionLinesRequest {
  /**
     * Made by the client, one per call. What comes again after a break with the same one is saved once.
     * @minLength 8
     * @maxLength 64
     */
  commandId: string;
  /**
     * @minItems 1
     * @maxItems 100
     */
  questions: QuestionLine[];
  /** Saves a question also where the bank has one with the same words. */
  keepsSameWording?: boolean;
}

/**
 * `sameWording`: the bank has a question with the same words, and the line was left out.
 */
export type QuestionLineReceiptState = 'saved' | 'sameWording' | 'refused';
/**
 * What became of one question of an import.
 */
export interface QuestionLineReceipt {
  /** `sameWording`: the bank has a question with the same words, and the line was left out. */
  state: QuestionLineReceiptState;
  /** The question that was saved, or the one with the same words. Null where it was refused. */
  questionId: Id | null;
  /**
     * Why it was refused.
     * @maxItems 20
     */
  issues: Issue[];
}

export interface QuestionLinesReceipt {
  /**
     * One for each question, in their order.
     * @maxItems 100
     */
  lines: QuestionLineReceipt[];
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
  basedOn?: BasedOn;
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
  announceAt?: AnnounceAt;
  marksShown?: MarksShown;
  basedOn?: BasedOn;
}

/**
 * One student's answer to a question, with its marks.
 */
export interface AnswerOfStudent {
  student: Person;
  answerPaperId: Id;
  state: StudentWorkState;
  /** Null where nothing was saved. */
  answer: Answer | null;
  /** Null while it is not marked. */
  mark: AnswerMark | null;
  /**
     * Points that the teacher has drafted for these answers and not given yet; null without any.
     * @minimum 0
     * @nullable
     */
  draftScore: number | null;
}

/**
 * Answers of a class to one question, by the students' names.
 */
export interface AnswersOfQuestion {
  /** @maxItems 100 */
  records: AnswerOfStudent[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * Another rule for one student. Exactly one of `endTime`, `isExcused` and `isZero` is given.
 */
export interface StudentRuleRequest {
  homeworkId: Id;
  /** A student of the class. */
  stuId: Id;
  /** The end for this student alone: later than now, not before the start, and within a year. Null takes it back. */
  endTime?: GivenInstant | null;
  /** True: the student need not do it, and is not counted. False takes it back. */
  isExcused?: boolean;
  /** No points for work that was not handed in in time. */
  isZero?: true;
}

/**
 * Questions that a teacher wants to ask in a lesson.
 */
export interface PreparedQuestions {
  lessonId: Id;
  /**
     * In the order they are to be asked.
     * @maxItems 20
     */
  questions: Question[];
  /** Null where none were ever prepared. */
  updatedAt: OptionalInstant | null;
}

/**
 * All questions that are prepared; they take the place of those before.
 */
export interface PreparedQuestionsRequest {
  lessonId: Id;
  /**
     * Choice questions of the bank, the teacher's own or shared ones.
     * @maxItems 20
     */
  questionIds: Id[];
  basedOn?: BasedOn;
}

export interface AnswerMarkDraftInput {
  no: QuestionNo;
  /**
     * Not above the question's full mark; null while there is none yet.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  score: number | null;
  comment?: MarkingComment;
  /** The student's pictures with the teacher's pen. */
  imageIds?: AttachmentIds;
  audioIds?: AudioIds;
  annotations?: Annotations;
}

/**
 * All that is marked so far; it takes the place of the draft before.
 */
export interface MarkingDraftRequest {
  answerPaperId: Id;
  comment?: MarkingComment;
  imageIds?: AttachmentIds;
  audioIds?: AudioIds;
  /**
     * Of some questions or all, each at most once.
     * @maxItems 100
     */
  list: AnswerMarkDraftInput[];
  /** `savedAt` of the draft as it was read, null where there was none. If there is another one by now, the call is refused with 409. Left out: the draft is replaced, whatever it is. */
  basedOn?: GivenInstant | null;
}

/**
 * The marks are kept for the teacher alone.
 */
export interface MarkingDraftReceipt {
  answerPaperId: Id;
  savedAt: Instant;
}

export interface MarkingPhraseFilter {
  /** Those for such questions and those for all; every one if left out. */
  questionType?: QuestionType;
}

/**
 * @minLength 1
 * @maxLength 200
 * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
 */
export type MarkingPhraseText = string;

/**
 * Points it gives or takes; null where it only says something.
 * @minimum -1000
 * @maximum 1000
 * @nullable
 */
export type MarkingPhrasePoints = number | null;

/**
 * Words that a teacher says often below an answer. Marks that contain them count as a use.
 */
export interface MarkingPhrase {
  phraseId: Id;
  text: MarkingPhraseText;
  /** Offered for such questions only; null for all. */
  questionType: QuestionType | null;
  points: MarkingPhrasePoints | null;
  /**
     * How many works were marked with it.
     * @minimum 0
     */
  useCount: number;
  updatedAt: Instant;
}

/**
 * The teacher's phrases, the most used first; at most 200.
 * @maxItems 200
 */
export type MarkingPhrases = MarkingPhrase[];

/**
 * A new phrase, or with `phraseId` all of a changed one. A text that is there already is changed, not kept twice.
 */
export interface MarkingPhraseRequest {
  /** Left out for a new phrase. */
  phraseId?: Id;
  text: MarkingPhraseText;
  questionType?: QuestionType;
  points?: MarkingPhrasePoints | null;
}

export interface MarkingPhraseRef {
  phraseId: Id;
}

/**
 * What should be better. Left out: what was said at the grading stays.
 * @minLength 1
 * @maxLength 1000
 * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
 */
export type ReturnComment = string;

export interface AnswerPaperReturnRequest {
  answerPaperId: Id;
  comment?: ReturnComment;
  /** Later than now. If left out, the end of the homework, though at least three days from now. */
  handInBy?: Instant;
  basedOn?: WorkAsRead;
}

export interface ReturnReceipt {
  answerPaperId: Id;
  returnedAt: Instant;
  handInBy: Instant;
}

/**
 * Students are told and see it from then on, at most 366 days from now. At once when it is left out or over.
 */
export type NoticePublishAt = Instant;

/**
 * A notice to a class.
 */
export interface NoticeRequest {
  classId: Id;
  title: NoticeTitle;
  content: NoticeContent;
  /** Stands above the others. */
  isTop?: boolean;
  publishAt?: Instant;
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
  basedOn?: BasedOn;
}

/**
 * The same notice to several classes.
 */
export interface NoticesRequest {
  /**
     * Classes of this teacher.
     * @minItems 1
     * @maxItems 50
     */
  classIds: Id[];
  title: NoticeTitle;
  content: NoticeContent;
  /** Stands above the others. */
  isTop?: boolean;
  publishAt?: Instant;
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
  /** Whose days; by the `timeZoneId` header when left out. */
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
  /**
     * Students about whom the teacher wrote how they did.
     * @minimum 0
     */
  performancesWritten: number;
  /** The teacher said something about the class or a student. */
  hasFeedback: boolean;
  /**
     * Published homework of this lesson.
     * @minimum 0
     */
  homeworkCount: number;
  /**
     * Pages of the board with something on them; null where they were not counted.
     * @minimum 0
     * @maximum 200
     * @nullable
     */
  boardPages: number | null;
  replay: LessonReplayState;
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
 * Homework on a student's calendar.
 */
export interface DueHomework {
  homeworkId: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /** The student's own end */
  endTime: Instant;
  /** Until when it can be handed in, with a time limit and a return: on this day it stands. */
  handInBy: Instant;
  state: StudentWorkState;
}

/**
 * A student's lessons of some days, earliest first, and the homework that ends on these days.
 */
export interface StudentSchedule {
  serverTime: Instant;
  schoolTimeZone: TimeZone;
  /** The first day begins. */
  from: Instant;
  /** The last day has ended. */
  until: Instant;
  lessons: LessonSummary[];
  /** What must be handed in first comes first. */
  homework: DueHomework[];
}

/**
 * Which lessons, and which page of them.
 */
export interface PastLessonsRequest {
  courseId?: Id;
  /** Whose months they are; by the `timeZoneId` header when left out. */
  timezone?: ViewerZone;
  current?: PageCurrent;
  /**
     * Lessons of a page.
     * @minimum 1
     * @maximum 50
     */
  size?: number;
}

/**
 * Homework of a lesson that was held.
 */
export interface PastHomework {
  homeworkId: Id;
  /** @maxLength 100 */
  title: string;
  state: StudentWorkState;
}

/**
 * A lesson that was held, and what it left behind for the student.
 */
export interface PastLesson {
  lessonId: Id;
  /** @minimum 1 */
  lessonNo: number;
  lessonName: LessonNameText;
  names?: LocalizedNames;
  courseId: Id;
  courseName: NameForReader;
  className: NameForReader;
  teacher: Person;
  /** As it was planned. */
  startTime: Instant;
  endTime: Instant;
  attendance: Attendance;
  /** What the student said beforehand; null when nothing. */
  plan: AttendancePlan | null;
  /**
     * In class.
     * @minimum 0
     */
  presentMinutes: number;
  /**
     * What the teacher gave for listening, speaking and taking part, on average; null without.
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  stars: number | null;
  /** The teacher has written how the student did. */
  hasReport: boolean;
  /** Written, and not opened yet. */
  isReportNew: boolean;
  replay: LessonReplayState;
  /** There, and not opened yet. */
  isReplayNew: boolean;
  /**
     * In the order of their starts.
     * @maxItems 20
     */
  homework: PastHomework[];
}

/**
 * Attendance of a student in a month.
 */
export interface AttendanceMonth {
  /**
     * @maxLength 7
     * @pattern ^20[0-9]{2}-[0-9]{2}$
     */
  month: string;
  /**
     * On time.
     * @minimum 0
     */
  present: number;
  /** @minimum 0 */
  late: number;
  /**
     * Without a leave said beforehand.
     * @minimum 0
     */
  absent: number;
  /**
     * Absent, and it was said beforehand.
     * @minimum 0
     */
  onLeave: number;
}

/**
 * One page of lessons, the last one first.
 */
export interface PastLessonPage {
  /** @maxItems 50 */
  records: PastLesson[];
  /**
     * The months of the last twelve that have lessons, the oldest first, by the asked time zone.
     * @maxItems 12
     */
  months: AttendanceMonth[];
  /**
     * Courses with such lessons, by name, whichever course is asked for.
     * @maxItems 200
     */
  courses: CourseRows[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * A student's homework. What is neither handed in nor missing can still be done.
 */
export interface HomeworkTally {
  /**
     * Published homework that has started and that students see.
     * @minimum 0
     */
  assigned: number;
  /**
     * Of these, what is with the teacher: waiting to be marked, or graded. Returned work is not, until it is handed in again.
     * @minimum 0
     */
  handedIn: number;
  /**
     * Of `handedIn`, what is graded.
     * @minimum 0
     */
  graded: number;
  /**
     * Of `assigned`, what is not handed in and cannot be any more.
     * @minimum 0
     */
  missing: number;
}

/**
 * A student in one class of this teacher.
 */
export interface TaughtStudentClass {
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
  enrolledAt: OptionalInstant | null;
  attendance: AttendanceCounts;
  homework: HomeworkTally;
}

/**
 * A student as their teacher sees them, with each class of this teacher.
 */
export interface TaughtStudent {
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
  /** The one of the student's profile; null follows their device. */
  timeZone: TimeZone | null;
  /** Classes of mine they are in, by course and name. */
  classes: TaughtStudentClass[];
  attendance: AttendanceSummary;
  /** Of all these classes together. */
  homework: HomeworkTally;
}

/**
 * A teacher's feedback about a class, or a student of it.
 */
export interface OwnLessonFeedback {
  feedbackId: Id;
  /** The student it is about; null for the whole class. */
  stuId: Id | null;
  optionIds: FeedbackOptionIds;
  content: FeedbackContent;
  savedAt: Instant;
}

/**
 * A student's feedback about a lesson, for its teacher.
 */
export interface StudentLessonFeedback {
  feedbackId: Id;
  student: Student;
  /** Options of students. */
  optionIds: FeedbackOptionIds;
  content: FeedbackContent;
  savedAt: Instant;
}

/**
 * What was said about a lesson.
 */
export interface LessonFeedback {
  /** The asking teacher's: about the class first, then about students by name. */
  mine: OwnLessonFeedback[];
  /** The newest first. */
  fromStudents: StudentLessonFeedback[];
}

/**
 * A file that is shown with a lesson, and whose it is.
 */
export interface LessonFile {
  file: ResourceItem;
  uploadedBy: Person;
  /** It is the asking person's own. */
  isMine: boolean;
}

export type EarlierLessonHomeworkItem = {
  homeworkId: Id;
  paperId: Id;
  title: HomeworkTitle;
};

/**
 * The lesson that taught the same chapter before, with the teacher's own files.
 */
export interface EarlierLesson {
  lessonId: Id;
  lessonName: LessonNameText;
  className: ClassNameText;
  startTime: Instant;
  files: ResourceItem[];
  homework: EarlierLessonHomeworkItem[];
}

/**
 * Everything about one lesson, for its teacher.
 */
export interface TeacherLessonPage {
  serverTime: Instant;
  schoolTimeZone: TimeZone;
  detail: LessonDetail;
  /** Enrolled students by name. */
  students: Student[];
  /** What students said about coming, those who spoke first first; who said nothing is missing. */
  plans: StudentPlan[];
  /** The newest first. */
  files: LessonFile[];
  homework: HomeworkOverview[];
  /** The one students see; null when there is none. */
  replay: Replay | null;
  /** Null when the chapter was not taught before, or nothing was shown with it. */
  earlier: EarlierLesson | null;
}

/**
 * Everything about one lesson, for a student.
 */
export interface StudentLessonPage {
  serverTime: Instant;
  schoolTimeZone: TimeZone;
  detail: LessonDetail;
  /** What the student said about coming; null if nothing. */
  leave: StudentPlan | null;
  /** The newest first. */
  files: LessonFile[];
  homework: StudentHomework[];
  /** Null before the class has begun. */
  finish: LessonFinish | null;
}

/**
 * A name for a lesson.
 */
export interface LessonRenameRequest {
  lessonId: Id;
  /**
     * @minLength 3
     * @maxLength 50
     */
  lessonName: string;
  names?: LocalizedNames;
  pinyin?: Pinyin;
  /** A chapter of its course; left out when it stays. */
  chapterId?: Id;
}

/**
 * A chapter as its teacher looks it up.
 */
export interface TaughtChapter {
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
  /** Null for the first. */
  previousChapterId: Id | null;
  /** Null for the last. */
  nextChapterId: Id | null;
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

export interface ReplayRef {
  replayId: Id;
}

/**
 * What the player needs.
 */
export interface ReplayToWatch {
  lesson: LessonSummary;
  replay: Replay;
}

/**
 * Whether a file is public.
 */
export interface PublicRequest {
  resourceId: Id;
  isPublic: IsPublic;
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
 * Work for a computer. The challenge is one of ALTCHA (proof of work, version 2): find the counter whose derived key begins with `keyPrefix`.
 */
export interface CaptchaWork {
  /**
     * JSON text, sent back unchanged.
     * @maxLength 4000
     */
  challenge: string;
  /**
     * The counter is below this, and not below half of it.
     * @minimum 1
     */
  tries: number;
  /** @minimum 1 */
  expiresInSeconds: number;
}

/**
 * The work is done.
 */
export interface CaptchaWorkAnswer {
  /**
     * @minLength 2
     * @maxLength 4000
     */
  challenge: string;
  /**
     * @minimum 0
     * @maximum 4294967295
     */
  counter: number;
  /**
     * @maxLength 128
     * @pattern ^[0-9a-f]{2,128}$
     */
  derivedKey: string;
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
 * The relying party of WebAuthn, which is the host name of this installation.
 * @minLength 1
 * @maxLength 253
 */
export type RpId = string;

/**
 * How long the browser waits for the person, in milliseconds.
 * @minimum 1000
 * @maximum 600000
 */
export type PasskeyTimeout = number;

/**
 * What the browser asks a passkey to sign.
 */
export interface PasskeyChallenge {
  /** Comes back with the signature. Good for ten minutes and one use. */
  ticket: TicketText;
  challenge: PasskeyBytes;
  rpId: RpId;
  timeoutMs: PasskeyTimeout;
}

/**
 * The second step of a sign-in, by one of the ways that `info.ways` named.
 */
export interface SecondStepRequest {
  ticket: TicketText;
  password?: Password;
  totpCode?: TotpCode;
  recoveryCode?: RecoveryCode;
  passkey?: PasskeyAssertion;
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
 * A sign-in that is in use.
 */
export interface SessionEntry {
  sessionId: Id;
  device: DeviceDescription;
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
  /**
     * Names the device in this list; not the `deviceId` that its calls carry, which is nobody else's to know.
     * @maxLength 64
     */
  deviceId: string;
  device: DeviceDescription;
  firstSeenAt: Instant;
  lastSeenAt: Instant;
  isCurrent: boolean;
}

/**
 * Where the account is signed in, and where it was used.
 */
export interface SessionList {
  /** The one that asks, then those seen last. */
  sessions: SessionEntry[];
  /** The one that asks, then those seen last. */
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
     * As in the list of devices.
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
  /** Left out where a recent proof (30115) is asked for instead. */
  smsCode?: SmsCodeText;
}

/**
 * Proof that the account's owner asks.
 */
export interface AccountClosing {
  /** Left out where no code can come; then the call takes a recent proof (30115). */
  smsCode?: SmsCodeText;
}

/**
 * Whose account it is, proven by one of the ways the account has. With two-factor sign-in the password is not enough; where there is an authenticator or a passkey, a text code is not either.
 */
export interface Proof {
  password?: Password;
  smsCode?: SmsCodeText;
  totpCode?: TotpCode;
  recoveryCode?: RecoveryCode;
  passkey?: PasskeyAssertion;
}

/**
 * The proof counts for this sign-in alone, and for a while.
 */
export interface ProofReceipt {
  provenUntil: Instant;
}

/**
 * A new authenticator (RFC 6238: SHA-1, six digits, 30 seconds). It counts once a code of it has confirmed it.
 */
export interface TotpSetup {
  /** Comes back with the first code. Good for ten minutes and one use. */
  ticket: TicketText;
  /**
     * Base32.
     * @maxLength 64
     */
  secret: string;
  /**
     * The same for a QR code.
     * @maxLength 512
     */
  uri: string;
}

/**
 * The first code of a new authenticator.
 */
export interface TotpConfirmation {
  ticket: TicketText;
  totpCode: TotpCode;
}

/**
 * Shown once; only hashes are kept. Earlier ones open nothing any more.
 */
export interface RecoveryCodes {
  /**
     * @minItems 10
     * @maxItems 10
     */
  codes: RecoveryCode[];
}

/**
 * What the browser makes a new passkey from.
 */
export interface PasskeyCreation {
  /** Comes back with the new passkey. Good for ten minutes and one use. */
  ticket: TicketText;
  challenge: PasskeyBytes;
  rpId: RpId;
  /**
     * The product's name.
     * @maxLength 64
     */
  rpName: string;
  /** The account. It says nothing about the person. */
  userId: PasskeyBytes;
  /** @maxLength 64 */
  userName: string;
  /** @maxLength 64 */
  displayName: string;
  /**
     * Passkeys the account has already. A device that holds one of them makes no second one.
     * @maxItems 20
     */
  takenIds: PasskeyId[];
  timeoutMs: PasskeyTimeout;
}

/**
 * A new passkey, as `PublicKeyCredential` gives it.
 */
export interface PasskeyRegistration {
  ticket: TicketText;
  name: PasskeyName;
  id: PasskeyId;
  clientDataJSON: PasskeyBytes;
  attestationObject: PasskeyBytes;
  /**
     * How the authenticator can be reached.
     * @maxItems 8
     * @items.maxLength 16
     */
  transports?: string[];
}

/**
 * Another name for a passkey.
 */
export interface PasskeyRename {
  passkeyId: PasskeyId;
  name: PasskeyName;
}

/**
 * One of the account's passkeys.
 */
export interface PasskeyChoice {
  passkeyId: PasskeyId;
}

/**
 * Which page of the conversations.
 */
export interface ThreadFilter {
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * What one of the two has written.
 */
export interface ThreadMessage {
  messageId: Id;
  /** This side has written it. */
  isMine: boolean;
  /**
     * Plain text; empty where pictures say it all.
     * @maxLength 1000
     */
  text: string;
  /** @maxItems 9 */
  pictures: Attachment[];
  sentAt: Instant;
  /** The one to whom it was written has read it. */
  isRead: boolean;
  /** Of one's own message: as it was sent. Null for the other's. */
  commandId: Id | null;
}

/**
 * `switched-off`: the school has no messages between its people. `no-shared-class`: the last shared class ended more than 90 days ago, or one of the two has left.
 */
export type ThreadDenial = 'switched-off' | 'no-shared-class';
/**
 * The conversation of a teacher and a student. One with a student of a family is that student's: whoever holds the account writes as the student.
 */
export interface Thread {
  /** Null before the first message. */
  threadId: Id | null;
  /** The other of the two. */
  person: Person;
  /** Of the other. */
  role: Role;
  /** The classes that both share now, or until 90 days ago. */
  classNames: string[];
  /**
     * Messages of the other that were not read.
     * @minimum 0
     */
  unread: number;
  /** Null before the first message. */
  lastMessage: ThreadMessage | null;
  /** Why nothing can be written; null where it can. */
  sendDenial: ThreadDenial | null;
}

/**
 * Conversations, by what was written last.
 */
export interface ThreadPage {
  records: Thread[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
  /**
     * Messages of all conversations that were not read.
     * @minimum 0
     */
  unread: number;
}

/**
 * The other person of a conversation.
 */
export interface ThreadRequest {
  personId: Id;
  size?: PageSize;
}

/**
 * A conversation and its newest messages.
 */
export interface ThreadView {
  thread: Thread;
  /** The oldest first. */
  messages: ThreadMessage[];
  /** There are older ones. */
  hasMore: boolean;
}

/**
 * A part of one conversation.
 */
export interface ThreadMessagesFilter {
  threadId: Id;
  /** A message of it: those before it. Left out: the newest. */
  beforeId?: Id;
  size?: PageSize;
}

/**
 * Messages that follow one another, the oldest first.
 */
export interface ThreadMessages {
  messages: ThreadMessage[];
  /** There are older ones. */
  hasMore: boolean;
}

/**
 * A text, pictures, or both.
 */
export interface ThreadMessageRequest {
  /** The other: of a student a teacher, of a teacher a student. */
  personId: Id;
  /**
     * Plain text.
     * @maxLength 1000
     */
  text?: string;
  /**
     * Pictures of one's own files. Nobody but the two can open them.
     * @maxItems 9
     */
  resourceIds?: Id[];
  /** Chosen by the sender; the message is stored once for each. */
  commandId: Id;
  /** A text of one or two characters is meant; otherwise it is refused with 36006. */
  confirm?: boolean;
}

/**
 * How far a conversation was read.
 */
export interface ThreadReadRequest {
  threadId: Id;
  /** The newest that was seen. */
  messageId: Id;
}

/**
 * What is left to read in all conversations.
 */
export interface ThreadReceipt {
  threadId: Id;
  /** @minimum 0 */
  unread: number;
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
 * The counts of `isFree`.
 */
export type CatalogueFacetsPrices = {
  /**
     * Courses without a price.
     * @minimum 0
     */
  free: number;
  /**
     * Courses with a price.
     * @minimum 0
     */
  paid: number;
};

/**
 * What the list can be narrowed by: every value that the catalogue has. Each count is what is found with that value and the other filters; it may be 0.
 */
export interface CatalogueFacets {
  /** @maxItems 200 */
  subjects: FilterValue[];
  /** @maxItems 2 */
  kinds: FilterValue[];
  /** @maxItems 2 */
  classTypes: FilterValue[];
  /** The counts of `isFree`. */
  prices: CatalogueFacetsPrices;
}

/**
 * What the asking student can do: register (free), buy, ask the school (its own course without a price), pay or cancel the order that waits, enter the course, or nothing because their teacher took them out of it, or no seat is left.
 */
export type CatalogueStanding = 'canRegister' | 'canBuy' | 'askSchool' | 'orderPending' | 'registered' | 'removed' | 'full';
/**
 * A course that can be joined or bought, as a card shows it. With several classes, the one with the most free seats.
 */
export interface CatalogueCourse {
  courseId: Id;
  classId: Id;
  kind: CourseCategory;
  courseName: CourseNameText;
  names?: LocalizedNames;
  pinyin?: Pinyin;
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
  /**
     * How many lessons to come of the asking student are at the time of a lesson of this class.
     * @minimum 0
     */
  conflicts: number;
}

/**
 * A page of courses, the newest first.
 */
export interface CataloguePage {
  facets: CatalogueFacets;
  records: CatalogueCourse[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * A chapter of a course before it is joined.
 */
export interface OutlineChapter {
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
}

/**
 * A lesson of the timetable.
 */
export interface CatalogueLesson {
  /** @minimum 1 */
  no: number;
  name: LessonNameText;
  names?: LocalizedNames;
  pinyin?: Pinyin;
  startTime: Instant;
  endTime: Instant;
}

/**
 * One class of a course, with its timetable.
 */
export interface CatalogueClass {
  classId: Id;
  className: ClassNameText;
  classNames?: LocalizedNames;
  classPinyin?: Pinyin;
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
     * In order.
     * @maxItems 200
     */
  chapters: OutlineChapter[];
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
  names?: LocalizedNames;
  pinyin?: Pinyin;
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
  names?: LocalizedNames;
  pinyin?: Pinyin;
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
 * The school that offers the course.
 */
export interface OfferedCourseSchool {
  schoolId: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  name: string;
  names?: LocalizedNames;
  pinyin?: Pinyin;
  /** @maxLength 100 */
  region: string;
  timeZone: TimeZone;
  /** The school this installation serves: it takes enquiries. */
  isOwn: boolean;
}

/**
 * A teacher as visitors see them.
 */
export interface OfferedTeacher {
  /**
     * As the class calls them.
     * @minLength 1
     * @maxLength 50
     */
  name: string;
  avatar: Avatar | null;
  /** @maxLength 2000 */
  introduction: string;
}

/**
 * One class of a course, with the lessons that come next.
 */
export interface OfferedClass {
  classId: Id;
  className: ClassNameText;
  classNames?: LocalizedNames;
  classPinyin?: Pinyin;
  teacher: OfferedTeacher;
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
  /**
     * At most twelve, soonest first.
     * @maxItems 12
     */
  lessons: CatalogueLesson[];
}

/**
 * A course as a visitor sees it before signing in.
 */
export interface OfferedCourse {
  school: OfferedCourseSchool;
  course: SchoolCourse;
  introduction: CourseIntroduction;
  /**
     * In the reader's language.
     * @maxLength 60
     * @nullable
     */
  subjectName: string | null;
  durationMinutes: LessonMinutes;
  /**
     * In order.
     * @maxItems 200
     */
  chapters: OutlineChapter[];
  /**
     * By name.
     * @maxItems 50
     */
  classes: OfferedClass[];
  averageScore: AverageScore | null;
  /**
     * How many.
     * @minimum 0
     */
  ratings: number;
}

/**
 * A mail address, a phone number with its country code, or the name in a messenger.
 * @minLength 5
 * @maxLength 100
 * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]{3}
 */
export type EnquirerContact = string;

/**
 * Which text the visitor has agreed to; the enquiry keeps it.
 */
export type ConsentVersion = '2026-11';
/**
 * What a visitor asks a school. The reader's language and time zone go with it.
 */
export interface EnquiryRequest {
  schoolId: Id;
  /** A published course of the school; left out: none in particular. */
  courseId?: Id;
  wish: EnquiryWish;
  /** The person who asks and is answered. */
  name: PersonName;
  contact: EnquirerContact;
  /** The learner, where that is another person. */
  childName?: PersonName;
  /**
     * In years.
     * @minimum 2
     * @maximum 18
     */
  childAge?: number;
  /**
     * Plain text with line breaks.
     * @maxLength 500
     */
  text?: string;
  consentVersion: ConsentVersion;
  captchaVerification: CaptchaVerification;
}

/**
 * What a visitor is told.
 */
export interface EnquiryReceipt {
  schoolName: string;
  /**
     * The school's; empty when it has none.
     * @maxLength 50
     */
  phone: string;
  receivedAt: Instant;
}

/**
 * What can be kept.
 */
export type FavouriteType = 'word' | 'chapter' | 'lesson' | 'course' | 'resource';
/**
 * `kept`: the newest first, the default. `due`: words in the order of their review.
 */
export type FavouriteOrder = 'kept' | 'due';
export interface FavouriteFilter {
  targetType?: FavouriteType;
  /**
     * Only these: ids, or words themselves. A page asks with it what of its own is kept.
     * @maxItems 100
     * @items.minLength 1
     * @items.maxLength 64
     */
  targets?: string[];
  /** Searched in the name, and for words in pinyin and meaning, too. */
  keyword?: SearchKeyword;
  order?: FavouriteOrder;
  /** Only words to be reviewed by now. */
  isDue?: boolean;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * A word or short phrase with a Chinese character.
 * @minLength 1
 * @maxLength 20
 * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
 */
export type KeptWord = string;

/**
 * `homework` is a marked work of the person's own.
 */
export type FavouriteSourceKind = 'chapter' | 'lesson' | 'homework';
/**
 * Where a word was kept.
 */
export interface FavouriteSource {
  kind: FavouriteSourceKind;
  id: Id;
  /**
     * Its name when the word was kept.
     * @maxLength 300
     */
  title: string;
  courseId: Id | null;
}

/**
 * Not reviewed yet; being learnt; known for 21 days or longer.
 */
export type WordState = 'new' | 'learning' | 'known';
/**
 * How well a word is known, and when it is to be reviewed.
 */
export interface WordReview {
  state: WordState;
  dueAt: Instant;
  /**
     * Days after which nine of ten people still know it; 0 before the first review.
     * @minimum 0
     * @maximum 36500
     */
  stability: number;
  /**
     * 0 before the first review.
     * @minimum 0
     * @maximum 10
     */
  difficulty: number;
  /**
     * Reviews so far.
     * @minimum 0
     */
  reps: number;
  /**
     * How often it was forgotten.
     * @minimum 0
     */
  lapses: number;
  reviewedAt: OptionalInstant | null;
  /**
     * Days until the next review after each of the four ratings.
     * @minItems 4
     * @maxItems 4
     * @items.minimum 1
     * @items.maximum 400
     */
  nextDays: number[];
}

/**
 * One thing that a person keeps.
 */
export interface Favourite {
  favouriteId: Id;
  targetType: FavouriteType;
  /** Null for a word. */
  targetId: Id | null;
  /** The word; null for everything else. */
  text: KeptWord | null;
  /**
     * Its name; as it was when it was kept if it is not available.
     * @maxLength 300
     */
  title: string;
  /** Of a course or a lesson. */
  names?: LocalizedNames;
  /** False for what is gone, or may not be seen any more. */
  isAvailable: boolean;
  courseId: Id | null;
  /**
     * In the reader's language.
     * @maxLength 300
     * @nullable
     */
  courseName: string | null;
  /** Where a file is shown; null for other things. */
  lessonId: Id | null;
  /** Of a lesson. */
  startTime: OptionalInstant | null;
  /**
     * Of a word of the textbooks, with tone marks.
     * @maxLength 60
     * @nullable
     */
  pinyin: string | null;
  /**
     * Of a word of the textbooks, in the reader's language.
     * @maxLength 100
     * @nullable
     */
  meaning: string | null;
  /** Where a word was kept; null where it was typed. */
  source: FavouriteSource | null;
  keptAt: Instant;
  /** Null for what is no word. */
  review: WordReview | null;
}

/**
 * A page of what is kept, and how the review of words stands.
 */
export interface FavouritePage {
  /** @maxItems 100 */
  records: Favourite[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
  /**
     * Words to be reviewed by now, of all that are kept.
     * @minimum 0
     * @maximum 5000
     */
  due: number;
  /** When the next word after those is to be reviewed; null if there is none. */
  nextDueAt: OptionalInstant | null;
}

/**
 * Where the word was met; something of the person's own.
 */
export interface FavouriteSourceRef {
  kind: FavouriteSourceKind;
  id: Id;
}

/**
 * A word has `text`, everything else `targetId`.
 */
export interface FavouriteRequest {
  targetType: FavouriteType;
  targetId?: Id;
  text?: KeptWord;
  source?: FavouriteSourceRef;
}

/**
 * A word by `text`, everything else by `targetId`.
 */
export interface FavouriteTarget {
  targetType: FavouriteType;
  targetId?: Id;
  text?: KeptWord;
}

export interface FavouriteRemoval {
  /** False where there was nothing to remove. */
  wasKept: boolean;
}

export interface SearchRequest {
  /**
     * Found anywhere in a name or text, in capitals or not; pinyin also without tone marks.
     * @minLength 1
     * @maxLength 50
     * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
     */
  text: string;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * Something that the search found.
 */
export interface FoundThing {
  targetType: FavouriteType;
  /** Null for a word. */
  targetId: Id | null;
  /** @maxLength 300 */
  title: string;
  /** Of a course or a lesson. */
  names?: LocalizedNames;
  /**
     * Where the text stands, or what tells the thing from others; may be empty.
     * @maxLength 300
     */
  extract: string;
  courseId: Id | null;
  /**
     * In the reader's language.
     * @maxLength 300
     * @nullable
     */
  courseName: string | null;
  /** Where a file is shown. */
  lessonId: Id | null;
  /** The chapter of a word; null for one that was kept from elsewhere. */
  chapterId: Id | null;
  /** Of a lesson. */
  startTime: OptionalInstant | null;
}

/**
 * What was found, the best first.
 */
export interface SearchPage {
  /** @maxItems 100 */
  records: FoundThing[];
  /**
     * Of each kind the first 100, kept words beside those of books.
     * @minimum 0
     * @maximum 600
     */
  total: number;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

export interface WordsRequest {
  /**
     * @minItems 1
     * @maxItems 100
     */
  texts: KeptWord[];
  source?: FavouriteSourceRef;
}

export interface WordsReceipt {
  /**
     * @minimum 0
     * @maximum 100
     */
  added: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  alreadyKept: number;
  /**
     * Those without a Chinese character.
     * @maxItems 100
     * @items.maxLength 20
     */
  refused: string[];
}

export interface WordReviewRequest {
  favouriteId: Id;
  /**
     * 1 forgotten, 2 hard, 3 known, 4 easy.
     * @minimum 1
     * @maximum 4
     */
  rating: number;
  /** When it was reviewed. Before the word was kept, or in the future, it counts as the nearest time that can be. */
  at: Instant;
  /** Made by the client; the review counts once under it. */
  commandId: Id;
}

/**
 * How the word stands now.
 */
export interface WordReviewReceipt {
  favouriteId: Id;
  review: WordReview;
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
  courseNames?: LocalizedNames;
  coursePinyin?: Pinyin;
  coverUrl: CoverUrl | null;
  classId: Id;
  className: NameForReader;
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
  /** False where the server has no payment service: it is paid at the school, which marks it as paid. */
  isPaidOnline: boolean;
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
 * `documents` makes pages of office documents.
 */
export type OutsideServiceService = 'sms' | 'mail' | 'wechat' | 'payments' | 'documents';
/**
 * `sandbox`: the demo's own, which reaches no person and moves no money.
 */
export type OutsideServiceState = 'ready' | 'sandbox' | 'missing';
/**
 * A service outside the server.
 */
export interface OutsideService {
  /** `documents` makes pages of office documents. */
  service: OutsideServiceService;
  /** `sandbox`: the demo's own, which reaches no person and moves no money. */
  state: OutsideServiceState;
  /** By which settings of the server it is switched on; empty where there is none yet. */
  settings: string[];
}

/**
 * The services outside the server.
 */
export interface OutsideServices {
  services: OutsideService[];
}

/**
 * A service that sends messages to people.
 */
export type TestedService = 'sms' | 'mail';
/**
 * An address that any mail server takes: words with single dots, and a full domain in ASCII letters (`xn--…` for others), which is not one of those that no mail reaches (`.invalid`, `.localhost`).
 * @minLength 6
 * @maxLength 254
 * @pattern ^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]+(-+[A-Za-z0-9]+)*\.)+(?!([Ii][Nn][Vv][Aa][Ll][Ii][Dd]|[Ll][Oo][Cc][Aa][Ll][Hh][Oo][Ss][Tt])$)[A-Za-z][A-Za-z0-9]+(-+[A-Za-z0-9]+)*$
 */
export type MailAddress = string;

/**
 * Which service is to be tested; `mail` needs the address of the administrator.
 */
export interface OutsideTestRequest {
  service: TestedService;
  mailAddress?: MailAddress;
}

/**
 * Why a test was not sent. `missing`: the service is not set up. `no-template`: the text has no approved template. `refused`: any other reason, `detail` has its code.
 */
export type OutsideFailure = 'missing' | 'unreachable' | 'busy' | 'wrong-credentials' | 'no-template' | 'bad-recipient' | 'limit-reached' | 'refused';
/**
 * How a test went.
 */
export interface OutsideTest {
  service: TestedService;
  /** Null when the service has taken the message. */
  failure: OutsideFailure | null;
  /** The code of the service, for its support; empty for none. */
  detail: string;
}

/**
 * Which orders, and which page of them.
 */
export interface UnpaidOrderFilter {
  /**
     * Part of the name of a student or a course.
     * @maxLength 50
     */
  keyword?: string;
  current?: PageCurrent;
  size?: PageSize;
}

/**
 * An order of a student, as the school sees it.
 */
export interface SchoolOrder {
  orderId: Id;
  student: Student;
  courseId: Id;
  courseName: CourseNameText;
  classId: Id;
  className: ClassNameText;
  status: OrderStatus;
  amountMinor: PriceMinor;
  currency: Currency;
  createdAt: Instant;
  /** Until then the student can pay online. */
  expiresAt: Instant;
  paidAt: OptionalInstant | null;
}

/**
 * A page of orders, the newest first.
 */
export interface SchoolOrderPage {
  records: SchoolOrder[];
  total: RowTotal;
  current: PageCurrent;
  size: PageSize;
  pages: PageCount;
}

/**
 * An order that was paid at the school.
 */
export interface MarkPaidRequest {
  orderId: Id;
  /**
     * How it was paid, for the audit log.
     * @minLength 1
     * @maxLength 200
     * @pattern [^\s\p{Cc}\p{Cf}\p{Cs}]
     */
  note: string;
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
     * In the service's own words, signed by it: the order, the payment, its amount and its currency. All four are compared with the order.
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
  courseName: NameForReader;
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
 * The weekly letter.
 */
export type SupervisionSettingsLetter = {
  /** The school has a mail service. */
  isOffered: boolean;
  /**
     * Where it goes; null while it is off.
     * @maxLength 254
     * @nullable
     */
  mailAddress: string | null;
  /**
     * It was sent a code and gets no letter until that is entered; null when nothing waits.
     * @maxLength 254
     * @nullable
     */
  unconfirmedAddress: string | null;
};

/**
 * What the family has set for itself.
 */
export interface SupervisionSettings {
  /** The family page takes a recent proof. */
  isLocked: boolean;
  /** The weekly letter. */
  letter: SupervisionSettingsLetter;
}

/**
 * All children of the account.
 */
export interface SupervisionOverview {
  schoolTimeZone: TimeZone;
  students: SupervisedStudent[];
  settings: SupervisionSettings;
}

/**
 * A lesson that was held.
 */
export interface SupervisedLesson {
  lessonId: Id;
  courseName: NameForReader;
  lessonName: NameForReader;
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
  /**
     * The first new words of its chapter, to ask about at home; empty without a chapter.
     * @maxItems 10
     */
  words: ChapterWord[];
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
  courseName: NameForReader;
  /** @maxLength 100 */
  title: string;
  /** The child's own end, else the end for the whole class. */
  endTime: Instant;
  /** Until when the child can hand it in, a returned work again. */
  handInBy: Instant;
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
  /** A page, the newest first. */
  lessons: SupervisedLesson[];
  /** A page, the newest first. */
  homework: SupervisedHomework[];
  /**
     * Lessons in these weeks.
     * @minimum 0
     */
  lessonsTotal: number;
  /**
     * Homework in these weeks.
     * @minimum 0
     */
  homeworkTotal: number;
}

/**
 * Whether the family page takes a proof.
 */
export interface SupervisionLockRequest {
  isLocked: boolean;
}

/**
 * Where the weekly letter goes; without an address no more letters come.
 */
export interface WeeklyLetterRequest {
  mailAddress?: MailAddress;
}

/**
 * Shows that the mail about the weekly letter arrived.
 */
export interface LetterConfirmation {
  code: SmsCodeText;
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

export type SchoolProfileResponse = {
  code: 200;
  message: string;
  data: SchoolProfile;
} | Failure;

export type SchoolPeopleResponse = {
  code: 200;
  message: string;
  data: SchoolPeoplePage;
} | Failure;

export type SchoolPersonDetailResponse = {
  code: 200;
  message: string;
  data: SchoolPersonDetail;
} | Failure;

export type InvitationLinkResponse = {
  code: 200;
  message: string;
  data: InvitationLink;
} | Failure;

export type InvitationSheetResponse = {
  code: 200;
  message: string;
  data: InvitationSheet;
} | Failure;

export type InvitationsResponse = {
  code: 200;
  message: string;
  data: InvitationPage;
} | Failure;

export type SchoolInvitationResponse = {
  code: 200;
  message: string;
  data: SchoolInvitation;
} | Failure;

export type EnquiriesResponse = {
  code: 200;
  message: string;
  data: EnquiryPage;
} | Failure;

export type EnquiryResponse = {
  code: 200;
  message: string;
  data: Enquiry;
} | Failure;

export type SchoolCoursesResponse = {
  code: 200;
  message: string;
  data: SchoolCoursePage;
} | Failure;

export type SchoolCourseResponse = {
  code: 200;
  message: string;
  data: OfficeCourse;
} | Failure;

export type SchoolTextbooksResponse = {
  code: 200;
  message: string;
  data: OfficeTextbook[];
} | Failure;

export type SchoolClassesResponse = {
  code: 200;
  message: string;
  data: SchoolClassPage;
} | Failure;

export type SchoolClassDetailResponse = {
  code: 200;
  message: string;
  data: SchoolClassDetail;
} | Failure;

export type LessonSeriesPreviewResponse = {
  code: 200;
  message: string;
  data: LessonSeriesPreview;
} | Failure;

export type ClientKeysResponse = {
  code: 200;
  message: string;
  data: ClientKey[];
} | Failure;

export type ClientKeySecretResponse = {
  code: 200;
  message: string;
  data: ClientKeySecret;
} | Failure;

export type ClientKeyResponse = {
  code: 200;
  message: string;
  data: ClientKey;
} | Failure;

export type AuditEntriesResponse = {
  code: 200;
  message: string;
  data: AuditPage;
} | Failure;

export type SchoolStorageResponse = {
  code: 200;
  message: string;
  data: SchoolStorage;
} | Failure;

export type SchoolJobsResponse = {
  code: 200;
  message: string;
  data: SchoolJobPage;
} | Failure;

export type SchoolJobResponse = {
  code: 200;
  message: string;
  data: SchoolJob;
} | Failure;

export type SchoolImportResponse = {
  code: 200;
  message: string;
  data: SchoolImport;
} | Failure;

export type SchoolImportsResponse = {
  code: 200;
  message: string;
  data: SchoolImportPage;
} | Failure;

export type SchoolImportRowsResponse = {
  code: 200;
  message: string;
  data: SchoolImportRowPage;
} | Failure;

/**
 * The file, or why not.
 */
export type SchoolExportResponse = Blob | Failure;

export type OpenInvitationResponse = {
  code: 200;
  message: string;
  data: OpenInvitation;
} | Failure;

export type AcceptedInvitationResponse = {
  code: 200;
  message: string;
  data: AcceptedInvitation;
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

export type PracticeResponse = {
  code: 200;
  message: string;
  data: Practice;
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

export type NoticeResponse = {
  code: 200;
  message: string;
  data: Notice;
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

export type UnreadCountResponse = {
  code: 200;
  message: string;
  data: UnreadCount;
} | Failure;

export type ClassChatGroupResponse = {
  code: 200;
  message: string;
  data: ClassChatGroup;
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

export type AttendanceMatrixResponse = {
  code: 200;
  message: string;
  data: AttendanceMatrix;
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

export type ReadmissionResponse = {
  code: 200;
  message: string;
  data: Readmission;
} | Failure;

export type LessonsMoveResponse = {
  code: 200;
  message: string;
  data: LessonsMove;
} | Failure;

export type LessonsMoveCheckResponse = {
  code: 200;
  message: string;
  data: LessonsMoveCheck;
} | Failure;

export type LessonTimeSuggestionsResponse = {
  code: 200;
  message: string;
  data: LessonTimeSuggestions;
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

export type CourseRefResponse = {
  code: 200;
  message: string;
  data: CourseRef;
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

export type BroughtFilesResponse = {
  code: 200;
  message: string;
  /** @maxItems 200 */
  data: BroughtFile[];
} | Failure;

export type StorageResponse = {
  code: 200;
  message: string;
  data: Storage;
} | Failure;

export type StudentResourcePageResponse = {
  code: 200;
  message: string;
  data: StudentResourcePage;
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

export type QuestionResponse = {
  code: 200;
  message: string;
  data: Question;
} | Failure;

export type QuestionLinesReceiptResponse = {
  code: 200;
  message: string;
  data: QuestionLinesReceipt;
} | Failure;

export type PaperResponse = {
  code: 200;
  message: string;
  data: Paper;
} | Failure;

export type AnswersOfQuestionResponse = {
  code: 200;
  message: string;
  data: AnswersOfQuestion;
} | Failure;

export type HomeworkStudentResponse = {
  code: 200;
  message: string;
  data: HomeworkStudent;
} | Failure;

export type PreparedQuestionsResponse = {
  code: 200;
  message: string;
  data: PreparedQuestions;
} | Failure;

export type MarkingDraftReceiptResponse = {
  code: 200;
  message: string;
  data: MarkingDraftReceipt;
} | Failure;

export type MarkingPhrasesResponse = {
  code: 200;
  message: string;
  data: MarkingPhrases;
} | Failure;

export type MarkingPhraseResponse = {
  code: 200;
  message: string;
  data: MarkingPhrase;
} | Failure;

export type MarkingPhraseRefResponse = {
  code: 200;
  message: string;
  data: MarkingPhraseRef;
} | Failure;

export type ReturnReceiptResponse = {
  code: 200;
  message: string;
  data: ReturnReceipt;
} | Failure;

export type NoticeRefResponse = {
  code: 200;
  message: string;
  data: NoticeRef;
} | Failure;

export type NoticesResponse = {
  code: 200;
  message: string;
  /** @maxItems 50 */
  data: Notice[];
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

export type RoomReplayResponse = {
  code: 200;
  message: string;
  data: RoomReplay;
} | Failure;

/**
 * Frames of the live protocol as the server sends them, one after another: four bytes of length, little-endian, then the frame. A frame that begins with an opening brace is JSON text, any other is binary. Nothing after the last event.
 */
export type RoomLogResponse = Blob | Failure;

export type StudentScheduleResponse = {
  code: 200;
  message: string;
  data: StudentSchedule;
} | Failure;

export type PastLessonPageResponse = {
  code: 200;
  message: string;
  data: PastLessonPage;
} | Failure;

export type TaughtStudentResponse = {
  code: 200;
  message: string;
  data: TaughtStudent;
} | Failure;

export type LessonFeedbackResponse = {
  code: 200;
  message: string;
  data: LessonFeedback;
} | Failure;

export type TeacherLessonPageResponse = {
  code: 200;
  message: string;
  data: TeacherLessonPage;
} | Failure;

export type StudentLessonPageResponse = {
  code: 200;
  message: string;
  data: StudentLessonPage;
} | Failure;

export type TaughtChapterResponse = {
  code: 200;
  message: string;
  data: TaughtChapter;
} | Failure;

export type ReplayRefResponse = {
  code: 200;
  message: string;
  data: ReplayRef;
} | Failure;

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

export type CaptchaWorkResponse = {
  code: 200;
  message: string;
  data: CaptchaWork;
} | Failure;

export type SolvedCaptchaResponse = {
  code: 200;
  message: string;
  data: SolvedCaptcha;
} | Failure;

export type PasskeyChallengeResponse = {
  code: 200;
  message: string;
  data: PasskeyChallenge;
} | Failure;

export type OutboxMessagesResponse = {
  code: 200;
  message: string;
  data: OutboxEntry[];
} | Failure;

export type NotificationSettingsResponse = {
  code: 200;
  message: string;
  data: NotificationSetting[];
} | Failure;

export type SessionListResponse = {
  code: 200;
  message: string;
  data: SessionList;
} | Failure;

export type ProofReceiptResponse = {
  code: 200;
  message: string;
  data: ProofReceipt;
} | Failure;

export type TotpSetupResponse = {
  code: 200;
  message: string;
  data: TotpSetup;
} | Failure;

export type RecoveryCodesResponse = {
  code: 200;
  message: string;
  data: RecoveryCodes;
} | Failure;

export type PasskeyCreationResponse = {
  code: 200;
  message: string;
  data: PasskeyCreation;
} | Failure;

export type ThreadPageResponse = {
  code: 200;
  message: string;
  data: ThreadPage;
} | Failure;

export type ThreadViewResponse = {
  code: 200;
  message: string;
  data: ThreadView;
} | Failure;

export type ThreadMessagesResponse = {
  code: 200;
  message: string;
  data: ThreadMessages;
} | Failure;

export type ThreadMessageResponse = {
  code: 200;
  message: string;
  data: ThreadMessage;
} | Failure;

export type ThreadReceiptResponse = {
  code: 200;
  message: string;
  data: ThreadReceipt;
} | Failure;

export type CommentPageResponse = {
  code: 200;
  message: string;
  data: CommentPage;
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

export type OfferedCourseResponse = {
  code: 200;
  message: string;
  data: OfferedCourse;
} | Failure;

export type EnquiryReceiptResponse = {
  code: 200;
  message: string;
  data: EnquiryReceipt;
} | Failure;

export type FavouritePageResponse = {
  code: 200;
  message: string;
  data: FavouritePage;
} | Failure;

export type FavouriteResponse = {
  code: 200;
  message: string;
  data: Favourite;
} | Failure;

export type FavouriteRemovalResponse = {
  code: 200;
  message: string;
  data: FavouriteRemoval;
} | Failure;

export type SearchPageResponse = {
  code: 200;
  message: string;
  data: SearchPage;
} | Failure;

export type WordsReceiptResponse = {
  code: 200;
  message: string;
  data: WordsReceipt;
} | Failure;

export type WordReviewReceiptResponse = {
  code: 200;
  message: string;
  data: WordReviewReceipt;
} | Failure;

export type OrderPageResponse = {
  code: 200;
  message: string;
  data: OrderPage;
} | Failure;

export type OutsideServicesResponse = {
  code: 200;
  message: string;
  data: OutsideServices;
} | Failure;

export type OutsideTestResponse = {
  code: 200;
  message: string;
  data: OutsideTest;
} | Failure;

export type SchoolOrderPageResponse = {
  code: 200;
  message: string;
  data: SchoolOrderPage;
} | Failure;

export type SchoolOrderResponse = {
  code: 200;
  message: string;
  data: SchoolOrder;
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

export type SupervisionSettingsResponse = {
  code: 200;
  message: string;
  data: SupervisionSettings;
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
/**
 * Only questions that can be asked there.
 */
askedIn?: AskedIn;
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
/**
 * Homework of this lesson.
 */
lessonId?: Id;
/**
 * Work of this student.
 */
stuId?: Id;
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

export type GetQuestionParams = {
questionId: Id;
};

export type GetPaperParams = {
paperId: Id;
};

export type GetHomeworkParams = {
homeworkId: Id;
};

export type ListAnswersOfQuestionParams = {
homeworkId: Id;
no: QuestionNo;
current?: PageCurrent;
size?: PageSize;
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
 * Searched in names, pinyin and introduction.
 */
keyword?: SearchKeyword;
subjectId?: Id;
kind?: CourseCategory;
classType?: ClassType;
/**
 * Only courses without a price, or only those with one.
 */
isFree?: boolean;
/**
 * Only courses with a class that is held at these hours: it has lessons to come, and each of them begins at `fromHour` o'clock or later and ends at `untilHour` o'clock or earlier, on the same day of `timezone`. Such a class then stands for the course. Goes with `untilHour`: one of them alone, or an end that is not after the beginning, is refused with 400.
 * @minimum 0
 * @maximum 23
 */
fromHour?: number;
/**
 * The hour of the clock at which lessons have ended; 24 is midnight.
 * @minimum 1
 * @maximum 24
 */
untilHour?: number;
/**
 * Whose clock `fromHour` and `untilHour` are read from; by the `timeZoneId` header when left out.
 */
timezone?: ViewerZone;
current?: PageCurrent;
size?: PageSize;
};

export type ListSchoolsParams = {
/**
 * Searched in names, pinyin, region and address.
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

export type GetSupervisedStudentParams = {
/**
 * How far back, the present week included.
 * @minimum 1
 * @maximum 52
 */
weeks?: number;
current?: PageCurrent;
/**
 * Of a page of lessons, and of a page of homework; 30 if left out.
 */
size?: PageSize;
};

