// Generated from spec/ by scripts/generate.ts. Do not edit.
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import { call } from '../call.ts';
import type { ErrorType } from '../call.ts';
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
 * Sign in with a phone number.
 */
export interface PhoneLogin {
  /**
     * Country calling code.
     * @pattern ^\+?[0-9]{1,4}$
     */
  zone: string;
  /**
     * Number without the country code, digits only.
     * @pattern ^[0-9]{4,15}$
     */
  mobile: string;
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
 * An instant in UTC, ISO 8601 with `Z`. People see it in their own zone.
 */
export type Instant = string;

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
     * Refusal code of the live room. With 30009.
     * @pattern ^[a-z]+(-[a-z]+)*$
     */
  reason?: string;
  /** When the door opens. With 30001. */
  opensAt?: Instant;
  /**
     * The largest size. With 34002 and 34005.
     * @minimum 1
     */
  limitBytes?: number;
}

/**
 * Number of the error catalogue, as a string.
 */
export type LoginFailureStatus = '-1' | '400' | '403' | '429' | '500' | '50001' | '50002' | '50003' | '50021' | '50023';
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
 * Opaque identifier. Compare it, never read meaning into it.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type Id = string;

/**
 * Address of the picture; null shows the initials.
 * @maxLength 2048
 * @nullable
 */
export type Avatar = string | null;

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
}

/**
 * Every `code` of an answer that is not a success; 200 is success. `title` is its name in our code; the sentence shown for each, in three languages, is in `@hwjy/sdk/errors`. Sign-in answers carry the same numbers as strings in `status`. Areas number their own: 300 the live room, 301 accounts, 310 the timetable, 320 courses and orders, 330 homework and the question bank, 340 files and replays, 350 practice and prizes, 360 messages.
 */
export type ErrorCode = -1 | 400 | 401 | 403 | 404 | 413 | 429 | 500 | 30001 | 30002 | 30003 | 30004 | 30005 | 30006 | 30007 | 30008 | 30009 | 30012 | 30036 | 30040 | 34001 | 34002 | 34003 | 34004 | 34005 | 34006 | 34007 | 34008 | 50001 | 50002 | 50003 | 50021 | 50023;

/**
 * An answer that is not a success. The operation's `x-errors` lists the codes it can carry.
 */
export interface Failure {
  code: ErrorCode;
  /** A sentence in the caller's language, for a person. May be empty; then `Error-{code}` is shown. */
  message: string;
  data: FailureDetail | null;
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
 * `small` seats 30 students, `large` 200.
 */
export type ClassType = 'small' | 'large';
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
 * An instant in UTC, or null while it has not happened.
 * @nullable
 */
export type OptionalInstant = string | null;

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
 * Names one lesson.
 */
export interface LessonRef {
  lessonId: Id;
}

/**
 * The chat that belongs to a lesson.
 */
export interface ChatRoomRef {
  chatRoomId: Id;
  lessonId: Id;
}

/**
 * Whether the door is open for the asking student.
 */
export interface LessonEntry {
  lesson: LessonSummary;
  canEnter: boolean;
  /** Why not; null when `canEnter`. */
  denial: EntryDenial | null;
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
 * Kind of file; it decides the size limit and the folder.
 */
export type FileType = 'image' | 'audio' | 'video' | 'document' | 'zip';
/**
 * Name of the file as the person knows it, with its ending.
 * @minLength 1
 * @maxLength 255
 */
export type FileName = string;

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
 * Key of the object in the store.
 * @minLength 1
 * @maxLength 850
 */
export type ObjectKey = string;

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
 * One day of lessons.
 */
export interface LessonDateRequest {
  /** A day of the viewer's calendar, by the `timeZone` header. */
  lessonDate: string;
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
 * What a teacher checks before class.
 */
export interface LessonPreparation {
  lesson: LessonSummary;
  /** Enrolled students by name. */
  students: Student[];
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

export type MetricsReceiptResponse = {
  code: 200;
  message: string;
  data: MetricsReceipt;
} | Failure;

export type BaseInfoResponse = {
  code: 200;
  message: string;
  data: BaseInfo;
} | Failure;

export type LessonDayResponse = {
  code: 200;
  message: string;
  data: LessonDay;
} | Failure;

export type ChatRoomRefResponse = {
  code: 200;
  message: string;
  data: ChatRoomRef;
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

export type RoomTicketResponse = {
  code: 200;
  message: string;
  data: RoomTicket;
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

export type RatingResponse = {
  code: 200;
  message: string;
  data: Rating;
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

export type LessonPreparationResponse = {
  code: 200;
  message: string;
  data: LessonPreparation;
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

/**
 * The room's last state in the keyframe frame format of the `/live` socket, or why not.
 */
export type KeyframeResponse = Blob | Failure;

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * After 3 wrong passwords in a row a captcha is required (50002); too many attempts close the door for a while (50003).
 * @summary Sign in as a teacher
 */
export const teacherLogin = (
    loginRequest: LoginRequest,
 signal?: AbortSignal
) => {


      return call<LoginResponse>(
      {url: `/api-tch/user/login`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: loginRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getTeacherLoginMutationKey = () => ['teacherLogin'] as const;

export const getTeacherLoginMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof teacherLogin>>, TError,TeacherLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof teacherLogin>>, TError,TeacherLoginMutationVariables, TContext> => {

const mutationKey = getTeacherLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof teacherLogin>>, TeacherLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  teacherLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TeacherLoginMutationResult = NonNullable<Awaited<ReturnType<typeof teacherLogin>>>
    export type TeacherLoginMutationBody = LoginRequest
    export type TeacherLoginMutationError = ErrorType<unknown>
    export type TeacherLoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Sign in as a teacher
 */
export const useTeacherLogin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof teacherLogin>>, TError,TeacherLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof teacherLogin>>,
        TError,
        TeacherLoginMutationVariables,
        TContext
      > => {
      return useMutation(getTeacherLoginMutationOptions(options), queryClient);
    }

/**
 * @summary Who is signed in
 */
export const teacherUserInfo = (

 signal?: AbortSignal
) => {


      return call<UserInfoResponse>(
      {url: `/api-tch/user/userInfo`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getTeacherUserInfoQueryKey = () => {
    return [
    "teacherUserInfo"
    ] as const;
    }


export const getTeacherUserInfoQueryOptions = <TData = Awaited<ReturnType<typeof teacherUserInfo>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherUserInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTeacherUserInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof teacherUserInfo>>> = ({ signal }) => teacherUserInfo(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof teacherUserInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TeacherUserInfoQueryResult = NonNullable<Awaited<ReturnType<typeof teacherUserInfo>>>
export type TeacherUserInfoQueryError = ErrorType<unknown>


export function useTeacherUserInfo<TData = Awaited<ReturnType<typeof teacherUserInfo>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherUserInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof teacherUserInfo>>,
          TError,
          Awaited<ReturnType<typeof teacherUserInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTeacherUserInfo<TData = Awaited<ReturnType<typeof teacherUserInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherUserInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof teacherUserInfo>>,
          TError,
          Awaited<ReturnType<typeof teacherUserInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTeacherUserInfo<TData = Awaited<ReturnType<typeof teacherUserInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who is signed in
 */

export function useTeacherUserInfo<TData = Awaited<ReturnType<typeof teacherUserInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTeacherUserInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * Ends this sign-in only. Signing out twice is harmless.
 * @summary Sign out
 */
export const teacherLogout = (

 signal?: AbortSignal
) => {


      return call<NothingResponse>(
      {url: `/api-tch/user/logout`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getTeacherLogoutMutationKey = () => ['teacherLogout'] as const;

export const getTeacherLogoutMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof teacherLogout>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof teacherLogout>>, TError,void, TContext> => {

const mutationKey = getTeacherLogoutMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof teacherLogout>>, void> = () => {


          return  teacherLogout()
        }






  return  { mutationFn, ...mutationOptions }}

    export type TeacherLogoutMutationResult = NonNullable<Awaited<ReturnType<typeof teacherLogout>>>

    export type TeacherLogoutMutationError = ErrorType<unknown>


    /**
 * @summary Sign out
 */
export const useTeacherLogout = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof teacherLogout>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof teacherLogout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getTeacherLogoutMutationOptions(options), queryClient);
    }

/**
 * After 3 wrong passwords in a row a captcha is required (50002); too many attempts close the door for a while (50003).
 * @summary Sign in as a student
 */
export const studentLogin = (
    loginRequest: LoginRequest,
 signal?: AbortSignal
) => {


      return call<LoginResponse>(
      {url: `/api-user/user/login`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: loginRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getStudentLoginMutationKey = () => ['studentLogin'] as const;

export const getStudentLoginMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof studentLogin>>, TError,StudentLoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof studentLogin>>, TError,StudentLoginMutationVariables, TContext> => {

const mutationKey = getStudentLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof studentLogin>>, StudentLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  studentLogin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StudentLoginMutationResult = NonNullable<Awaited<ReturnType<typeof studentLogin>>>
    export type StudentLoginMutationBody = LoginRequest
    export type StudentLoginMutationError = ErrorType<unknown>
    export type StudentLoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Sign in as a student
 */
export const useStudentLogin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof studentLogin>>, TError,StudentLoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof studentLogin>>,
        TError,
        StudentLoginMutationVariables,
        TContext
      > => {
      return useMutation(getStudentLoginMutationOptions(options), queryClient);
    }

/**
 * @summary Who is signed in
 */
export const studentUserInfo = (

 signal?: AbortSignal
) => {


      return call<UserInfoResponse>(
      {url: `/api-user/user/userInfo`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getStudentUserInfoQueryKey = () => {
    return [
    "studentUserInfo"
    ] as const;
    }


export const getStudentUserInfoQueryOptions = <TData = Awaited<ReturnType<typeof studentUserInfo>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentUserInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStudentUserInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof studentUserInfo>>> = ({ signal }) => studentUserInfo(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof studentUserInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StudentUserInfoQueryResult = NonNullable<Awaited<ReturnType<typeof studentUserInfo>>>
export type StudentUserInfoQueryError = ErrorType<unknown>


export function useStudentUserInfo<TData = Awaited<ReturnType<typeof studentUserInfo>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentUserInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof studentUserInfo>>,
          TError,
          Awaited<ReturnType<typeof studentUserInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStudentUserInfo<TData = Awaited<ReturnType<typeof studentUserInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentUserInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof studentUserInfo>>,
          TError,
          Awaited<ReturnType<typeof studentUserInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStudentUserInfo<TData = Awaited<ReturnType<typeof studentUserInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who is signed in
 */

export function useStudentUserInfo<TData = Awaited<ReturnType<typeof studentUserInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentUserInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStudentUserInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * Ends this sign-in only. Signing out twice is harmless.
 * @summary Sign out
 */
export const studentLogout = (

 signal?: AbortSignal
) => {


      return call<NothingResponse>(
      {url: `/api-user/user/logout`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getStudentLogoutMutationKey = () => ['studentLogout'] as const;

export const getStudentLogoutMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof studentLogout>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof studentLogout>>, TError,void, TContext> => {

const mutationKey = getStudentLogoutMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof studentLogout>>, void> = () => {


          return  studentLogout()
        }






  return  { mutationFn, ...mutationOptions }}

    export type StudentLogoutMutationResult = NonNullable<Awaited<ReturnType<typeof studentLogout>>>

    export type StudentLogoutMutationError = ErrorType<unknown>


    /**
 * @summary Sign out
 */
export const useStudentLogout = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof studentLogout>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof studentLogout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getStudentLogoutMutationOptions(options), queryClient);
    }

/**
 * @summary Report what a client noticed about itself
 */
export const teacherCollectMetrics = (
    metricsReport: MetricsReport,
 signal?: AbortSignal
) => {


      return call<MetricsReceiptResponse>(
      {url: `/api-tch/metrics/collect`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: metricsReport, ...(signal ? { signal }: {})
    },
      );
    }




export const getTeacherCollectMetricsMutationKey = () => ['teacherCollectMetrics'] as const;

export const getTeacherCollectMetricsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof teacherCollectMetrics>>, TError,TeacherCollectMetricsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof teacherCollectMetrics>>, TError,TeacherCollectMetricsMutationVariables, TContext> => {

const mutationKey = getTeacherCollectMetricsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof teacherCollectMetrics>>, TeacherCollectMetricsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  teacherCollectMetrics(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TeacherCollectMetricsMutationResult = NonNullable<Awaited<ReturnType<typeof teacherCollectMetrics>>>
    export type TeacherCollectMetricsMutationBody = MetricsReport
    export type TeacherCollectMetricsMutationError = ErrorType<unknown>
    export type TeacherCollectMetricsMutationVariables = {data: MetricsReport}

    /**
 * @summary Report what a client noticed about itself
 */
export const useTeacherCollectMetrics = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof teacherCollectMetrics>>, TError,TeacherCollectMetricsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof teacherCollectMetrics>>,
        TError,
        TeacherCollectMetricsMutationVariables,
        TContext
      > => {
      return useMutation(getTeacherCollectMetricsMutationOptions(options), queryClient);
    }

/**
 * @summary Report what a client noticed about itself
 */
export const studentCollectMetrics = (
    metricsReport: MetricsReport,
 signal?: AbortSignal
) => {


      return call<MetricsReceiptResponse>(
      {url: `/api-user/metrics/collect`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: metricsReport, ...(signal ? { signal }: {})
    },
      );
    }




export const getStudentCollectMetricsMutationKey = () => ['studentCollectMetrics'] as const;

export const getStudentCollectMetricsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof studentCollectMetrics>>, TError,StudentCollectMetricsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof studentCollectMetrics>>, TError,StudentCollectMetricsMutationVariables, TContext> => {

const mutationKey = getStudentCollectMetricsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof studentCollectMetrics>>, StudentCollectMetricsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  studentCollectMetrics(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StudentCollectMetricsMutationResult = NonNullable<Awaited<ReturnType<typeof studentCollectMetrics>>>
    export type StudentCollectMetricsMutationBody = MetricsReport
    export type StudentCollectMetricsMutationError = ErrorType<unknown>
    export type StudentCollectMetricsMutationVariables = {data: MetricsReport}

    /**
 * @summary Report what a client noticed about itself
 */
export const useStudentCollectMetrics = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof studentCollectMetrics>>, TError,StudentCollectMetricsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof studentCollectMetrics>>,
        TError,
        StudentCollectMetricsMutationVariables,
        TContext
      > => {
      return useMutation(getStudentCollectMetricsMutationOptions(options), queryClient);
    }

/**
 * @summary What a client needs before anybody signs in
 */
export const getBaseInfo = (

 signal?: AbortSignal
) => {


      return call<BaseInfoResponse>(
      {url: `/api-user/common/baseInfo`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetBaseInfoQueryKey = () => {
    return [
    "getBaseInfo"
    ] as const;
    }


export const getGetBaseInfoQueryOptions = <TData = Awaited<ReturnType<typeof getBaseInfo>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBaseInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBaseInfo>>> = ({ signal }) => getBaseInfo(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBaseInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBaseInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getBaseInfo>>>
export type GetBaseInfoQueryError = ErrorType<unknown>


export function useGetBaseInfo<TData = Awaited<ReturnType<typeof getBaseInfo>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBaseInfo>>,
          TError,
          Awaited<ReturnType<typeof getBaseInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBaseInfo<TData = Awaited<ReturnType<typeof getBaseInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBaseInfo>>,
          TError,
          Awaited<ReturnType<typeof getBaseInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBaseInfo<TData = Awaited<ReturnType<typeof getBaseInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a client needs before anybody signs in
 */

export function useGetBaseInfo<TData = Awaited<ReturnType<typeof getBaseInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBaseInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBaseInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Today's lessons of a student
 */
export const listLessonsToday = (

 signal?: AbortSignal
) => {


      return call<LessonDayResponse>(
      {url: `/api-user/study/lessonToday`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListLessonsTodayQueryKey = () => {
    return [
    "listLessonsToday"
    ] as const;
    }


export const getListLessonsTodayQueryOptions = <TData = Awaited<ReturnType<typeof listLessonsToday>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLessonsToday>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLessonsTodayQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLessonsToday>>> = ({ signal }) => listLessonsToday(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLessonsToday>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLessonsTodayQueryResult = NonNullable<Awaited<ReturnType<typeof listLessonsToday>>>
export type ListLessonsTodayQueryError = ErrorType<unknown>


export function useListLessonsToday<TData = Awaited<ReturnType<typeof listLessonsToday>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLessonsToday>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLessonsToday>>,
          TError,
          Awaited<ReturnType<typeof listLessonsToday>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLessonsToday<TData = Awaited<ReturnType<typeof listLessonsToday>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLessonsToday>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLessonsToday>>,
          TError,
          Awaited<ReturnType<typeof listLessonsToday>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLessonsToday<TData = Awaited<ReturnType<typeof listLessonsToday>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLessonsToday>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Today's lessons of a student
 */

export function useListLessonsToday<TData = Awaited<ReturnType<typeof listLessonsToday>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLessonsToday>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLessonsTodayQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary The chat that belongs to a lesson
 */
export const findChatRoomId = (
    lessonRef: LessonRef,
 signal?: AbortSignal
) => {


      return call<ChatRoomRefResponse>(
      {url: `/api-user/study/findChatRoomId`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lessonRef, ...(signal ? { signal }: {})
    },
      );
    }




export const getFindChatRoomIdQueryKey = (lessonRef?: LessonRef,) => {
    return [
    "findChatRoomId", ...(lessonRef ? [lessonRef] : [])
    ] as const;
    }


export const getFindChatRoomIdQueryOptions = <TData = Awaited<ReturnType<typeof findChatRoomId>>, TError = ErrorType<unknown>>(lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findChatRoomId>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindChatRoomIdQueryKey(lessonRef);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findChatRoomId>>> = ({ signal }) => findChatRoomId(lessonRef, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findChatRoomId>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindChatRoomIdQueryResult = NonNullable<Awaited<ReturnType<typeof findChatRoomId>>>
export type FindChatRoomIdQueryError = ErrorType<unknown>


export function useFindChatRoomId<TData = Awaited<ReturnType<typeof findChatRoomId>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findChatRoomId>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findChatRoomId>>,
          TError,
          Awaited<ReturnType<typeof findChatRoomId>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindChatRoomId<TData = Awaited<ReturnType<typeof findChatRoomId>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findChatRoomId>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findChatRoomId>>,
          TError,
          Awaited<ReturnType<typeof findChatRoomId>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindChatRoomId<TData = Awaited<ReturnType<typeof findChatRoomId>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findChatRoomId>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The chat that belongs to a lesson
 */

export function useFindChatRoomId<TData = Awaited<ReturnType<typeof findChatRoomId>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findChatRoomId>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindChatRoomIdQueryOptions(lessonRef,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * A closed door is an answer (`denial`), not a failure.
 * @summary Whether the door of a lesson is open
 */
export const checkLesson = (
    lessonRef: LessonRef,
 signal?: AbortSignal
) => {


      return call<LessonEntryResponse>(
      {url: `/api-user/study/checkLesson`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lessonRef, ...(signal ? { signal }: {})
    },
      );
    }




export const getCheckLessonQueryKey = (lessonRef?: LessonRef,) => {
    return [
    "checkLesson", ...(lessonRef ? [lessonRef] : [])
    ] as const;
    }


export const getCheckLessonQueryOptions = <TData = Awaited<ReturnType<typeof checkLesson>>, TError = ErrorType<unknown>>(lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkLesson>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckLessonQueryKey(lessonRef);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkLesson>>> = ({ signal }) => checkLesson(lessonRef, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkLesson>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckLessonQueryResult = NonNullable<Awaited<ReturnType<typeof checkLesson>>>
export type CheckLessonQueryError = ErrorType<unknown>


export function useCheckLesson<TData = Awaited<ReturnType<typeof checkLesson>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkLesson>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkLesson>>,
          TError,
          Awaited<ReturnType<typeof checkLesson>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckLesson<TData = Awaited<ReturnType<typeof checkLesson>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkLesson>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkLesson>>,
          TError,
          Awaited<ReturnType<typeof checkLesson>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckLesson<TData = Awaited<ReturnType<typeof checkLesson>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkLesson>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether the door of a lesson is open
 */

export function useCheckLesson<TData = Awaited<ReturnType<typeof checkLesson>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkLesson>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckLessonQueryOptions(lessonRef,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Join the chat of a room
 */
export const studentJoinChatGroup = (
    lessonRef: LessonRef,
 signal?: AbortSignal
) => {


      return call<ChatGroupResponse>(
      {url: `/api-user/study/joinChatGroup`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lessonRef, ...(signal ? { signal }: {})
    },
      );
    }




export const getStudentJoinChatGroupMutationKey = () => ['studentJoinChatGroup'] as const;

export const getStudentJoinChatGroupMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof studentJoinChatGroup>>, TError,StudentJoinChatGroupMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof studentJoinChatGroup>>, TError,StudentJoinChatGroupMutationVariables, TContext> => {

const mutationKey = getStudentJoinChatGroupMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof studentJoinChatGroup>>, StudentJoinChatGroupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  studentJoinChatGroup(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StudentJoinChatGroupMutationResult = NonNullable<Awaited<ReturnType<typeof studentJoinChatGroup>>>
    export type StudentJoinChatGroupMutationBody = LessonRef
    export type StudentJoinChatGroupMutationError = ErrorType<unknown>
    export type StudentJoinChatGroupMutationVariables = {data: LessonRef}

    /**
 * @summary Join the chat of a room
 */
export const useStudentJoinChatGroup = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof studentJoinChatGroup>>, TError,StudentJoinChatGroupMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof studentJoinChatGroup>>,
        TError,
        StudentJoinChatGroupMutationVariables,
        TContext
      > => {
      return useMutation(getStudentJoinChatGroupMutationOptions(options), queryClient);
    }

/**
 * @summary Entry to a room
 */
export const studentRoomTicket = (
    lessonRef: LessonRef,
 signal?: AbortSignal
) => {


      return call<RoomTicketResponse>(
      {url: `/api-user/im/getToken`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lessonRef, ...(signal ? { signal }: {})
    },
      );
    }




export const getStudentRoomTicketQueryKey = (lessonRef?: LessonRef,) => {
    return [
    "studentRoomTicket", ...(lessonRef ? [lessonRef] : [])
    ] as const;
    }


export const getStudentRoomTicketQueryOptions = <TData = Awaited<ReturnType<typeof studentRoomTicket>>, TError = ErrorType<unknown>>(lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRoomTicket>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStudentRoomTicketQueryKey(lessonRef);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof studentRoomTicket>>> = ({ signal }) => studentRoomTicket(lessonRef, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof studentRoomTicket>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StudentRoomTicketQueryResult = NonNullable<Awaited<ReturnType<typeof studentRoomTicket>>>
export type StudentRoomTicketQueryError = ErrorType<unknown>


export function useStudentRoomTicket<TData = Awaited<ReturnType<typeof studentRoomTicket>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRoomTicket>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof studentRoomTicket>>,
          TError,
          Awaited<ReturnType<typeof studentRoomTicket>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStudentRoomTicket<TData = Awaited<ReturnType<typeof studentRoomTicket>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRoomTicket>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof studentRoomTicket>>,
          TError,
          Awaited<ReturnType<typeof studentRoomTicket>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStudentRoomTicket<TData = Awaited<ReturnType<typeof studentRoomTicket>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRoomTicket>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Entry to a room
 */

export function useStudentRoomTicket<TData = Awaited<ReturnType<typeof studentRoomTicket>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRoomTicket>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStudentRoomTicketQueryOptions(lessonRef,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Permission to send and receive media in a room
 */
export const studentRtcToken = (
    lessonRef: LessonRef,
 signal?: AbortSignal
) => {


      return call<RtcTokenResponse>(
      {url: `/api-user/rtc/getToken`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lessonRef, ...(signal ? { signal }: {})
    },
      );
    }




export const getStudentRtcTokenQueryKey = (lessonRef?: LessonRef,) => {
    return [
    "studentRtcToken", ...(lessonRef ? [lessonRef] : [])
    ] as const;
    }


export const getStudentRtcTokenQueryOptions = <TData = Awaited<ReturnType<typeof studentRtcToken>>, TError = ErrorType<unknown>>(lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRtcToken>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStudentRtcTokenQueryKey(lessonRef);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof studentRtcToken>>> = ({ signal }) => studentRtcToken(lessonRef, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof studentRtcToken>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StudentRtcTokenQueryResult = NonNullable<Awaited<ReturnType<typeof studentRtcToken>>>
export type StudentRtcTokenQueryError = ErrorType<unknown>


export function useStudentRtcToken<TData = Awaited<ReturnType<typeof studentRtcToken>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRtcToken>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof studentRtcToken>>,
          TError,
          Awaited<ReturnType<typeof studentRtcToken>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStudentRtcToken<TData = Awaited<ReturnType<typeof studentRtcToken>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRtcToken>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof studentRtcToken>>,
          TError,
          Awaited<ReturnType<typeof studentRtcToken>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStudentRtcToken<TData = Awaited<ReturnType<typeof studentRtcToken>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRtcToken>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Permission to send and receive media in a room
 */

export function useStudentRtcToken<TData = Awaited<ReturnType<typeof studentRtcToken>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRtcToken>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStudentRtcTokenQueryOptions(lessonRef,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Which media engine is used
 */
export const studentRtcAppInfo = (

 signal?: AbortSignal
) => {


      return call<RtcAppInfoResponse>(
      {url: `/api-user/rtc/appInfo`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getStudentRtcAppInfoQueryKey = () => {
    return [
    "studentRtcAppInfo"
    ] as const;
    }


export const getStudentRtcAppInfoQueryOptions = <TData = Awaited<ReturnType<typeof studentRtcAppInfo>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRtcAppInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStudentRtcAppInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof studentRtcAppInfo>>> = ({ signal }) => studentRtcAppInfo(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof studentRtcAppInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StudentRtcAppInfoQueryResult = NonNullable<Awaited<ReturnType<typeof studentRtcAppInfo>>>
export type StudentRtcAppInfoQueryError = ErrorType<unknown>


export function useStudentRtcAppInfo<TData = Awaited<ReturnType<typeof studentRtcAppInfo>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRtcAppInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof studentRtcAppInfo>>,
          TError,
          Awaited<ReturnType<typeof studentRtcAppInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStudentRtcAppInfo<TData = Awaited<ReturnType<typeof studentRtcAppInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRtcAppInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof studentRtcAppInfo>>,
          TError,
          Awaited<ReturnType<typeof studentRtcAppInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStudentRtcAppInfo<TData = Awaited<ReturnType<typeof studentRtcAppInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRtcAppInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Which media engine is used
 */

export function useStudentRtcAppInfo<TData = Awaited<ReturnType<typeof studentRtcAppInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRtcAppInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStudentRtcAppInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * The person's other page of the same room is closed with `signed-in-elsewhere`.
 * @summary Enter a room with this page instead of another
 */
export const studentForceJoinRoom = (
    lessonRef: LessonRef,
 signal?: AbortSignal
) => {


      return call<RoomTicketResponse>(
      {url: `/api-user/rtc/forceJoinRoom`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lessonRef, ...(signal ? { signal }: {})
    },
      );
    }




export const getStudentForceJoinRoomMutationKey = () => ['studentForceJoinRoom'] as const;

export const getStudentForceJoinRoomMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof studentForceJoinRoom>>, TError,StudentForceJoinRoomMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof studentForceJoinRoom>>, TError,StudentForceJoinRoomMutationVariables, TContext> => {

const mutationKey = getStudentForceJoinRoomMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof studentForceJoinRoom>>, StudentForceJoinRoomMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  studentForceJoinRoom(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StudentForceJoinRoomMutationResult = NonNullable<Awaited<ReturnType<typeof studentForceJoinRoom>>>
    export type StudentForceJoinRoomMutationBody = LessonRef
    export type StudentForceJoinRoomMutationError = ErrorType<unknown>
    export type StudentForceJoinRoomMutationVariables = {data: LessonRef}

    /**
 * @summary Enter a room with this page instead of another
 */
export const useStudentForceJoinRoom = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof studentForceJoinRoom>>, TError,StudentForceJoinRoomMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof studentForceJoinRoom>>,
        TError,
        StudentForceJoinRoomMutationVariables,
        TContext
      > => {
      return useMutation(getStudentForceJoinRoomMutationOptions(options), queryClient);
    }

/**
 * Only for who was in the class, and only after it ended. Rating again replaces the rating.
 * @summary Rate a lesson
 */
export const rateLesson = (
    ratingRequest: RatingRequest,
 signal?: AbortSignal
) => {


      return call<RatingResponse>(
      {url: `/api-user/lesson/addScore`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: ratingRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRateLessonMutationKey = () => ['rateLesson'] as const;

export const getRateLessonMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rateLesson>>, TError,RateLessonMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof rateLesson>>, TError,RateLessonMutationVariables, TContext> => {

const mutationKey = getRateLessonMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rateLesson>>, RateLessonMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  rateLesson(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RateLessonMutationResult = NonNullable<Awaited<ReturnType<typeof rateLesson>>>
    export type RateLessonMutationBody = RatingRequest
    export type RateLessonMutationError = ErrorType<unknown>
    export type RateLessonMutationVariables = {data: RatingRequest}

    /**
 * @summary Rate a lesson
 */
export const useRateLesson = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rateLesson>>, TError,RateLessonMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rateLesson>>,
        TError,
        RateLessonMutationVariables,
        TContext
      > => {
      return useMutation(getRateLessonMutationOptions(options), queryClient);
    }

/**
 * @summary Say something about a lesson
 */
export const studentLessonFeedback = (
    studentFeedbackRequest: StudentFeedbackRequest,
 signal?: AbortSignal
) => {


      return call<FeedbackReceiptResponse>(
      {url: `/api-user/lesson/lessonFeedback`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: studentFeedbackRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getStudentLessonFeedbackMutationKey = () => ['studentLessonFeedback'] as const;

export const getStudentLessonFeedbackMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof studentLessonFeedback>>, TError,StudentLessonFeedbackMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof studentLessonFeedback>>, TError,StudentLessonFeedbackMutationVariables, TContext> => {

const mutationKey = getStudentLessonFeedbackMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof studentLessonFeedback>>, StudentLessonFeedbackMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  studentLessonFeedback(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StudentLessonFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof studentLessonFeedback>>>
    export type StudentLessonFeedbackMutationBody = StudentFeedbackRequest
    export type StudentLessonFeedbackMutationError = ErrorType<unknown>
    export type StudentLessonFeedbackMutationVariables = {data: StudentFeedbackRequest}

    /**
 * @summary Say something about a lesson
 */
export const useStudentLessonFeedback = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof studentLessonFeedback>>, TError,StudentLessonFeedbackMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof studentLessonFeedback>>,
        TError,
        StudentLessonFeedbackMutationVariables,
        TContext
      > => {
      return useMutation(getStudentLessonFeedbackMutationOptions(options), queryClient);
    }

/**
 * @summary Ready-made sentences for a student
 */
export const studentFeedbackOptions = (
    feedbackOptionsRequest?: FeedbackOptionsRequest,
 signal?: AbortSignal
) => {


      return call<FeedbackOptionsResponse>(
      {url: `/api-user/lesson/feedbackOptions`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: feedbackOptionsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getStudentFeedbackOptionsQueryKey = (feedbackOptionsRequest?: FeedbackOptionsRequest,) => {
    return [
    "studentFeedbackOptions", ...(feedbackOptionsRequest ? [feedbackOptionsRequest] : [])
    ] as const;
    }


export const getStudentFeedbackOptionsQueryOptions = <TData = Awaited<ReturnType<typeof studentFeedbackOptions>>, TError = ErrorType<unknown>>(feedbackOptionsRequest?: FeedbackOptionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentFeedbackOptions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStudentFeedbackOptionsQueryKey(feedbackOptionsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof studentFeedbackOptions>>> = ({ signal }) => studentFeedbackOptions(feedbackOptionsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof studentFeedbackOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StudentFeedbackOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof studentFeedbackOptions>>>
export type StudentFeedbackOptionsQueryError = ErrorType<unknown>


export function useStudentFeedbackOptions<TData = Awaited<ReturnType<typeof studentFeedbackOptions>>, TError = ErrorType<unknown>>(
 feedbackOptionsRequest: undefined |  FeedbackOptionsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentFeedbackOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof studentFeedbackOptions>>,
          TError,
          Awaited<ReturnType<typeof studentFeedbackOptions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStudentFeedbackOptions<TData = Awaited<ReturnType<typeof studentFeedbackOptions>>, TError = ErrorType<unknown>>(
 feedbackOptionsRequest?: FeedbackOptionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentFeedbackOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof studentFeedbackOptions>>,
          TError,
          Awaited<ReturnType<typeof studentFeedbackOptions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStudentFeedbackOptions<TData = Awaited<ReturnType<typeof studentFeedbackOptions>>, TError = ErrorType<unknown>>(
 feedbackOptionsRequest?: FeedbackOptionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentFeedbackOptions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ready-made sentences for a student
 */

export function useStudentFeedbackOptions<TData = Awaited<ReturnType<typeof studentFeedbackOptions>>, TError = ErrorType<unknown>>(
 feedbackOptionsRequest?: FeedbackOptionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentFeedbackOptions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStudentFeedbackOptionsQueryOptions(feedbackOptionsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Permission to upload one file
 */
export const studentTempCredential = (
    uploadCredentialRequest: UploadCredentialRequest,
 signal?: AbortSignal
) => {


      return call<UploadCredentialResponse>(
      {url: `/api-user/file/tempCred`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: uploadCredentialRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getStudentTempCredentialMutationKey = () => ['studentTempCredential'] as const;

export const getStudentTempCredentialMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof studentTempCredential>>, TError,StudentTempCredentialMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof studentTempCredential>>, TError,StudentTempCredentialMutationVariables, TContext> => {

const mutationKey = getStudentTempCredentialMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof studentTempCredential>>, StudentTempCredentialMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  studentTempCredential(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StudentTempCredentialMutationResult = NonNullable<Awaited<ReturnType<typeof studentTempCredential>>>
    export type StudentTempCredentialMutationBody = UploadCredentialRequest
    export type StudentTempCredentialMutationError = ErrorType<unknown>
    export type StudentTempCredentialMutationVariables = {data: UploadCredentialRequest}

    /**
 * @summary Permission to upload one file
 */
export const useStudentTempCredential = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof studentTempCredential>>, TError,StudentTempCredentialMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof studentTempCredential>>,
        TError,
        StudentTempCredentialMutationVariables,
        TContext
      > => {
      return useMutation(getStudentTempCredentialMutationOptions(options), queryClient);
    }

/**
 * The object must be in the store, under the person's own prefix.
 * @summary Turn an uploaded object into a resource
 */
export const studentAddCloudResource = (
    cloudResourceRequest: CloudResourceRequest,
 signal?: AbortSignal
) => {


      return call<CloudResourceResponse>(
      {url: `/api-user/file/addCloudRes`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: cloudResourceRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getStudentAddCloudResourceMutationKey = () => ['studentAddCloudResource'] as const;

export const getStudentAddCloudResourceMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof studentAddCloudResource>>, TError,StudentAddCloudResourceMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof studentAddCloudResource>>, TError,StudentAddCloudResourceMutationVariables, TContext> => {

const mutationKey = getStudentAddCloudResourceMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof studentAddCloudResource>>, StudentAddCloudResourceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  studentAddCloudResource(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StudentAddCloudResourceMutationResult = NonNullable<Awaited<ReturnType<typeof studentAddCloudResource>>>
    export type StudentAddCloudResourceMutationBody = CloudResourceRequest
    export type StudentAddCloudResourceMutationError = ErrorType<unknown>
    export type StudentAddCloudResourceMutationVariables = {data: CloudResourceRequest}

    /**
 * @summary Turn an uploaded object into a resource
 */
export const useStudentAddCloudResource = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof studentAddCloudResource>>, TError,StudentAddCloudResourceMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof studentAddCloudResource>>,
        TError,
        StudentAddCloudResourceMutationVariables,
        TContext
      > => {
      return useMutation(getStudentAddCloudResourceMutationOptions(options), queryClient);
    }

/**
 * @summary Lessons of a teacher on one day
 */
export const listTeacherLessonsByDate = (
    lessonDateRequest: LessonDateRequest,
 signal?: AbortSignal
) => {


      return call<LessonDayResponse>(
      {url: `/api-tch/lessonClass/teacherLessonStatusListByDate`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lessonDateRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListTeacherLessonsByDateQueryKey = (lessonDateRequest?: LessonDateRequest,) => {
    return [
    "listTeacherLessonsByDate", ...(lessonDateRequest ? [lessonDateRequest] : [])
    ] as const;
    }


export const getListTeacherLessonsByDateQueryOptions = <TData = Awaited<ReturnType<typeof listTeacherLessonsByDate>>, TError = ErrorType<unknown>>(lessonDateRequest: LessonDateRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeacherLessonsByDate>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTeacherLessonsByDateQueryKey(lessonDateRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTeacherLessonsByDate>>> = ({ signal }) => listTeacherLessonsByDate(lessonDateRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTeacherLessonsByDate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTeacherLessonsByDateQueryResult = NonNullable<Awaited<ReturnType<typeof listTeacherLessonsByDate>>>
export type ListTeacherLessonsByDateQueryError = ErrorType<unknown>


export function useListTeacherLessonsByDate<TData = Awaited<ReturnType<typeof listTeacherLessonsByDate>>, TError = ErrorType<unknown>>(
 lessonDateRequest: LessonDateRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeacherLessonsByDate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeacherLessonsByDate>>,
          TError,
          Awaited<ReturnType<typeof listTeacherLessonsByDate>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeacherLessonsByDate<TData = Awaited<ReturnType<typeof listTeacherLessonsByDate>>, TError = ErrorType<unknown>>(
 lessonDateRequest: LessonDateRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeacherLessonsByDate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTeacherLessonsByDate>>,
          TError,
          Awaited<ReturnType<typeof listTeacherLessonsByDate>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTeacherLessonsByDate<TData = Awaited<ReturnType<typeof listTeacherLessonsByDate>>, TError = ErrorType<unknown>>(
 lessonDateRequest: LessonDateRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeacherLessonsByDate>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Lessons of a teacher on one day
 */

export function useListTeacherLessonsByDate<TData = Awaited<ReturnType<typeof listTeacherLessonsByDate>>, TError = ErrorType<unknown>>(
 lessonDateRequest: LessonDateRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTeacherLessonsByDate>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTeacherLessonsByDateQueryOptions(lessonDateRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary What a finished class left behind
 */
export const getClassResult = (
    lessonRef: LessonRef,
 signal?: AbortSignal
) => {


      return call<ClassResultResponse>(
      {url: `/api-tch/web/lessonClass/attend`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lessonRef, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetClassResultQueryKey = (lessonRef?: LessonRef,) => {
    return [
    "getClassResult", ...(lessonRef ? [lessonRef] : [])
    ] as const;
    }


export const getGetClassResultQueryOptions = <TData = Awaited<ReturnType<typeof getClassResult>>, TError = ErrorType<unknown>>(lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClassResult>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetClassResultQueryKey(lessonRef);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getClassResult>>> = ({ signal }) => getClassResult(lessonRef, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getClassResult>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetClassResultQueryResult = NonNullable<Awaited<ReturnType<typeof getClassResult>>>
export type GetClassResultQueryError = ErrorType<unknown>


export function useGetClassResult<TData = Awaited<ReturnType<typeof getClassResult>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClassResult>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getClassResult>>,
          TError,
          Awaited<ReturnType<typeof getClassResult>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetClassResult<TData = Awaited<ReturnType<typeof getClassResult>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClassResult>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getClassResult>>,
          TError,
          Awaited<ReturnType<typeof getClassResult>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetClassResult<TData = Awaited<ReturnType<typeof getClassResult>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClassResult>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a finished class left behind
 */

export function useGetClassResult<TData = Awaited<ReturnType<typeof getClassResult>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getClassResult>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetClassResultQueryOptions(lessonRef,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * The same as the room command `end`.
 * @summary End the class
 */
export const endLesson = (
    lessonRef: LessonRef,
 signal?: AbortSignal
) => {


      return call<LessonSummaryResponse>(
      {url: `/api-tch/web/lessonClass/afterClass`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lessonRef, ...(signal ? { signal }: {})
    },
      );
    }




export const getEndLessonMutationKey = () => ['endLesson'] as const;

export const getEndLessonMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endLesson>>, TError,EndLessonMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endLesson>>, TError,EndLessonMutationVariables, TContext> => {

const mutationKey = getEndLessonMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endLesson>>, EndLessonMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  endLesson(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndLessonMutationResult = NonNullable<Awaited<ReturnType<typeof endLesson>>>
    export type EndLessonMutationBody = LessonRef
    export type EndLessonMutationError = ErrorType<unknown>
    export type EndLessonMutationVariables = {data: LessonRef}

    /**
 * @summary End the class
 */
export const useEndLesson = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endLesson>>, TError,EndLessonMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endLesson>>,
        TError,
        EndLessonMutationVariables,
        TContext
      > => {
      return useMutation(getEndLessonMutationOptions(options), queryClient);
    }

/**
 * @summary What a teacher checks before class
 */
export const getLessonPreparation = (
    lessonRef: LessonRef,
 signal?: AbortSignal
) => {


      return call<LessonPreparationResponse>(
      {url: `/api-tch/lessonClass/preparationLessons`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lessonRef, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetLessonPreparationQueryKey = (lessonRef?: LessonRef,) => {
    return [
    "getLessonPreparation", ...(lessonRef ? [lessonRef] : [])
    ] as const;
    }


export const getGetLessonPreparationQueryOptions = <TData = Awaited<ReturnType<typeof getLessonPreparation>>, TError = ErrorType<unknown>>(lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLessonPreparation>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetLessonPreparationQueryKey(lessonRef);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getLessonPreparation>>> = ({ signal }) => getLessonPreparation(lessonRef, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getLessonPreparation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetLessonPreparationQueryResult = NonNullable<Awaited<ReturnType<typeof getLessonPreparation>>>
export type GetLessonPreparationQueryError = ErrorType<unknown>


export function useGetLessonPreparation<TData = Awaited<ReturnType<typeof getLessonPreparation>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLessonPreparation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLessonPreparation>>,
          TError,
          Awaited<ReturnType<typeof getLessonPreparation>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLessonPreparation<TData = Awaited<ReturnType<typeof getLessonPreparation>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLessonPreparation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getLessonPreparation>>,
          TError,
          Awaited<ReturnType<typeof getLessonPreparation>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetLessonPreparation<TData = Awaited<ReturnType<typeof getLessonPreparation>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLessonPreparation>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a teacher checks before class
 */

export function useGetLessonPreparation<TData = Awaited<ReturnType<typeof getLessonPreparation>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getLessonPreparation>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetLessonPreparationQueryOptions(lessonRef,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * The same as the room command `sendBack`.
 * @summary Send a student back from the stage
 */
export const sendBackFromStage = (
    stageRequest: StageRequest,
 signal?: AbortSignal
) => {


      return call<StageInvitationResponse>(
      {url: `/api-tch/lessonClass/invitedOutLesson`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: stageRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendBackFromStageMutationKey = () => ['sendBackFromStage'] as const;

export const getSendBackFromStageMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendBackFromStage>>, TError,SendBackFromStageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendBackFromStage>>, TError,SendBackFromStageMutationVariables, TContext> => {

const mutationKey = getSendBackFromStageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendBackFromStage>>, SendBackFromStageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendBackFromStage(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendBackFromStageMutationResult = NonNullable<Awaited<ReturnType<typeof sendBackFromStage>>>
    export type SendBackFromStageMutationBody = StageRequest
    export type SendBackFromStageMutationError = ErrorType<unknown>
    export type SendBackFromStageMutationVariables = {data: StageRequest}

    /**
 * @summary Send a student back from the stage
 */
export const useSendBackFromStage = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendBackFromStage>>, TError,SendBackFromStageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendBackFromStage>>,
        TError,
        SendBackFromStageMutationVariables,
        TContext
      > => {
      return useMutation(getSendBackFromStageMutationOptions(options), queryClient);
    }

/**
 * The same as the room command `invite` to the stage.
 * @summary Invite a student on stage
 */
export const inviteOnStage = (
    stageRequest: StageRequest,
 signal?: AbortSignal
) => {


      return call<StageInvitationResponse>(
      {url: `/api-tch/lessonClass/invitedInLesson`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: stageRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getInviteOnStageMutationKey = () => ['inviteOnStage'] as const;

export const getInviteOnStageMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteOnStage>>, TError,InviteOnStageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof inviteOnStage>>, TError,InviteOnStageMutationVariables, TContext> => {

const mutationKey = getInviteOnStageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof inviteOnStage>>, InviteOnStageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  inviteOnStage(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type InviteOnStageMutationResult = NonNullable<Awaited<ReturnType<typeof inviteOnStage>>>
    export type InviteOnStageMutationBody = StageRequest
    export type InviteOnStageMutationError = ErrorType<unknown>
    export type InviteOnStageMutationVariables = {data: StageRequest}

    /**
 * @summary Invite a student on stage
 */
export const useInviteOnStage = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof inviteOnStage>>, TError,InviteOnStageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof inviteOnStage>>,
        TError,
        InviteOnStageMutationVariables,
        TContext
      > => {
      return useMutation(getInviteOnStageMutationOptions(options), queryClient);
    }

/**
 * @summary How long the class can still last
 */
export const countLessonEndTime = (
    lessonRef: LessonRef,
 signal?: AbortSignal
) => {


      return call<LessonEndTimeResponse>(
      {url: `/api-tch/lessonClass/countEndTime`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lessonRef, ...(signal ? { signal }: {})
    },
      );
    }




export const getCountLessonEndTimeQueryKey = (lessonRef?: LessonRef,) => {
    return [
    "countLessonEndTime", ...(lessonRef ? [lessonRef] : [])
    ] as const;
    }


export const getCountLessonEndTimeQueryOptions = <TData = Awaited<ReturnType<typeof countLessonEndTime>>, TError = ErrorType<unknown>>(lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countLessonEndTime>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountLessonEndTimeQueryKey(lessonRef);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof countLessonEndTime>>> = ({ signal }) => countLessonEndTime(lessonRef, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countLessonEndTime>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountLessonEndTimeQueryResult = NonNullable<Awaited<ReturnType<typeof countLessonEndTime>>>
export type CountLessonEndTimeQueryError = ErrorType<unknown>


export function useCountLessonEndTime<TData = Awaited<ReturnType<typeof countLessonEndTime>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countLessonEndTime>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countLessonEndTime>>,
          TError,
          Awaited<ReturnType<typeof countLessonEndTime>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountLessonEndTime<TData = Awaited<ReturnType<typeof countLessonEndTime>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countLessonEndTime>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countLessonEndTime>>,
          TError,
          Awaited<ReturnType<typeof countLessonEndTime>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountLessonEndTime<TData = Awaited<ReturnType<typeof countLessonEndTime>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countLessonEndTime>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How long the class can still last
 */

export function useCountLessonEndTime<TData = Awaited<ReturnType<typeof countLessonEndTime>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countLessonEndTime>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountLessonEndTimeQueryOptions(lessonRef,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Say something about a class or a student of it
 */
export const teacherLessonFeedback = (
    teacherFeedbackRequest: TeacherFeedbackRequest,
 signal?: AbortSignal
) => {


      return call<FeedbackReceiptResponse>(
      {url: `/api-tch/lessonClass/lessonFeedback`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: teacherFeedbackRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getTeacherLessonFeedbackMutationKey = () => ['teacherLessonFeedback'] as const;

export const getTeacherLessonFeedbackMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof teacherLessonFeedback>>, TError,TeacherLessonFeedbackMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof teacherLessonFeedback>>, TError,TeacherLessonFeedbackMutationVariables, TContext> => {

const mutationKey = getTeacherLessonFeedbackMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof teacherLessonFeedback>>, TeacherLessonFeedbackMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  teacherLessonFeedback(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TeacherLessonFeedbackMutationResult = NonNullable<Awaited<ReturnType<typeof teacherLessonFeedback>>>
    export type TeacherLessonFeedbackMutationBody = TeacherFeedbackRequest
    export type TeacherLessonFeedbackMutationError = ErrorType<unknown>
    export type TeacherLessonFeedbackMutationVariables = {data: TeacherFeedbackRequest}

    /**
 * @summary Say something about a class or a student of it
 */
export const useTeacherLessonFeedback = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof teacherLessonFeedback>>, TError,TeacherLessonFeedbackMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof teacherLessonFeedback>>,
        TError,
        TeacherLessonFeedbackMutationVariables,
        TContext
      > => {
      return useMutation(getTeacherLessonFeedbackMutationOptions(options), queryClient);
    }

/**
 * @summary Ready-made sentences for a teacher
 */
export const teacherFeedbackOptions = (
    feedbackOptionsRequest?: FeedbackOptionsRequest,
 signal?: AbortSignal
) => {


      return call<FeedbackOptionsResponse>(
      {url: `/api-tch/lessonClass/feedbackOptions`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: feedbackOptionsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getTeacherFeedbackOptionsQueryKey = (feedbackOptionsRequest?: FeedbackOptionsRequest,) => {
    return [
    "teacherFeedbackOptions", ...(feedbackOptionsRequest ? [feedbackOptionsRequest] : [])
    ] as const;
    }


export const getTeacherFeedbackOptionsQueryOptions = <TData = Awaited<ReturnType<typeof teacherFeedbackOptions>>, TError = ErrorType<unknown>>(feedbackOptionsRequest?: FeedbackOptionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherFeedbackOptions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTeacherFeedbackOptionsQueryKey(feedbackOptionsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof teacherFeedbackOptions>>> = ({ signal }) => teacherFeedbackOptions(feedbackOptionsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof teacherFeedbackOptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TeacherFeedbackOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof teacherFeedbackOptions>>>
export type TeacherFeedbackOptionsQueryError = ErrorType<unknown>


export function useTeacherFeedbackOptions<TData = Awaited<ReturnType<typeof teacherFeedbackOptions>>, TError = ErrorType<unknown>>(
 feedbackOptionsRequest: undefined |  FeedbackOptionsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherFeedbackOptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof teacherFeedbackOptions>>,
          TError,
          Awaited<ReturnType<typeof teacherFeedbackOptions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTeacherFeedbackOptions<TData = Awaited<ReturnType<typeof teacherFeedbackOptions>>, TError = ErrorType<unknown>>(
 feedbackOptionsRequest?: FeedbackOptionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherFeedbackOptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof teacherFeedbackOptions>>,
          TError,
          Awaited<ReturnType<typeof teacherFeedbackOptions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTeacherFeedbackOptions<TData = Awaited<ReturnType<typeof teacherFeedbackOptions>>, TError = ErrorType<unknown>>(
 feedbackOptionsRequest?: FeedbackOptionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherFeedbackOptions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ready-made sentences for a teacher
 */

export function useTeacherFeedbackOptions<TData = Awaited<ReturnType<typeof teacherFeedbackOptions>>, TError = ErrorType<unknown>>(
 feedbackOptionsRequest?: FeedbackOptionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherFeedbackOptions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTeacherFeedbackOptionsQueryOptions(feedbackOptionsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * The same as the room command `start`. Starting early moves the official start.
 * @summary Start the class
 */
export const startLesson = (
    lessonRef: LessonRef,
 signal?: AbortSignal
) => {


      return call<LessonSummaryResponse>(
      {url: `/api-tch/lessonCourse/lessonStarted`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lessonRef, ...(signal ? { signal }: {})
    },
      );
    }




export const getStartLessonMutationKey = () => ['startLesson'] as const;

export const getStartLessonMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startLesson>>, TError,StartLessonMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startLesson>>, TError,StartLessonMutationVariables, TContext> => {

const mutationKey = getStartLessonMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startLesson>>, StartLessonMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startLesson(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartLessonMutationResult = NonNullable<Awaited<ReturnType<typeof startLesson>>>
    export type StartLessonMutationBody = LessonRef
    export type StartLessonMutationError = ErrorType<unknown>
    export type StartLessonMutationVariables = {data: LessonRef}

    /**
 * @summary Start the class
 */
export const useStartLesson = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startLesson>>, TError,StartLessonMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startLesson>>,
        TError,
        StartLessonMutationVariables,
        TContext
      > => {
      return useMutation(getStartLessonMutationOptions(options), queryClient);
    }

/**
 * @summary Permission to upload one file
 */
export const teacherTempCredential = (
    uploadCredentialRequest: UploadCredentialRequest,
 signal?: AbortSignal
) => {


      return call<UploadCredentialResponse>(
      {url: `/api-tch/fileOperate/tempCred`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: uploadCredentialRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getTeacherTempCredentialMutationKey = () => ['teacherTempCredential'] as const;

export const getTeacherTempCredentialMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof teacherTempCredential>>, TError,TeacherTempCredentialMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof teacherTempCredential>>, TError,TeacherTempCredentialMutationVariables, TContext> => {

const mutationKey = getTeacherTempCredentialMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof teacherTempCredential>>, TeacherTempCredentialMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  teacherTempCredential(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TeacherTempCredentialMutationResult = NonNullable<Awaited<ReturnType<typeof teacherTempCredential>>>
    export type TeacherTempCredentialMutationBody = UploadCredentialRequest
    export type TeacherTempCredentialMutationError = ErrorType<unknown>
    export type TeacherTempCredentialMutationVariables = {data: UploadCredentialRequest}

    /**
 * @summary Permission to upload one file
 */
export const useTeacherTempCredential = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof teacherTempCredential>>, TError,TeacherTempCredentialMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof teacherTempCredential>>,
        TError,
        TeacherTempCredentialMutationVariables,
        TContext
      > => {
      return useMutation(getTeacherTempCredentialMutationOptions(options), queryClient);
    }

/**
 * The object must be in the store, under the person's own prefix.
 * @summary Turn an uploaded object into a resource
 */
export const teacherAddCloudResource = (
    cloudResourceRequest: CloudResourceRequest,
 signal?: AbortSignal
) => {


      return call<CloudResourceResponse>(
      {url: `/api-tch/fileOperate/addCloudRes`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: cloudResourceRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getTeacherAddCloudResourceMutationKey = () => ['teacherAddCloudResource'] as const;

export const getTeacherAddCloudResourceMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof teacherAddCloudResource>>, TError,TeacherAddCloudResourceMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof teacherAddCloudResource>>, TError,TeacherAddCloudResourceMutationVariables, TContext> => {

const mutationKey = getTeacherAddCloudResourceMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof teacherAddCloudResource>>, TeacherAddCloudResourceMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  teacherAddCloudResource(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TeacherAddCloudResourceMutationResult = NonNullable<Awaited<ReturnType<typeof teacherAddCloudResource>>>
    export type TeacherAddCloudResourceMutationBody = CloudResourceRequest
    export type TeacherAddCloudResourceMutationError = ErrorType<unknown>
    export type TeacherAddCloudResourceMutationVariables = {data: CloudResourceRequest}

    /**
 * @summary Turn an uploaded object into a resource
 */
export const useTeacherAddCloudResource = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof teacherAddCloudResource>>, TError,TeacherAddCloudResourceMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof teacherAddCloudResource>>,
        TError,
        TeacherAddCloudResourceMutationVariables,
        TContext
      > => {
      return useMutation(getTeacherAddCloudResourceMutationOptions(options), queryClient);
    }

/**
 * @summary Entry to a room
 */
export const teacherRoomTicket = (
    lessonRef: LessonRef,
 signal?: AbortSignal
) => {


      return call<RoomTicketResponse>(
      {url: `/api-tch/im/getToken`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lessonRef, ...(signal ? { signal }: {})
    },
      );
    }




export const getTeacherRoomTicketQueryKey = (lessonRef?: LessonRef,) => {
    return [
    "teacherRoomTicket", ...(lessonRef ? [lessonRef] : [])
    ] as const;
    }


export const getTeacherRoomTicketQueryOptions = <TData = Awaited<ReturnType<typeof teacherRoomTicket>>, TError = ErrorType<unknown>>(lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRoomTicket>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTeacherRoomTicketQueryKey(lessonRef);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof teacherRoomTicket>>> = ({ signal }) => teacherRoomTicket(lessonRef, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof teacherRoomTicket>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TeacherRoomTicketQueryResult = NonNullable<Awaited<ReturnType<typeof teacherRoomTicket>>>
export type TeacherRoomTicketQueryError = ErrorType<unknown>


export function useTeacherRoomTicket<TData = Awaited<ReturnType<typeof teacherRoomTicket>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRoomTicket>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof teacherRoomTicket>>,
          TError,
          Awaited<ReturnType<typeof teacherRoomTicket>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTeacherRoomTicket<TData = Awaited<ReturnType<typeof teacherRoomTicket>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRoomTicket>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof teacherRoomTicket>>,
          TError,
          Awaited<ReturnType<typeof teacherRoomTicket>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTeacherRoomTicket<TData = Awaited<ReturnType<typeof teacherRoomTicket>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRoomTicket>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Entry to a room
 */

export function useTeacherRoomTicket<TData = Awaited<ReturnType<typeof teacherRoomTicket>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRoomTicket>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTeacherRoomTicketQueryOptions(lessonRef,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Join the chat of a room
 */
export const teacherJoinChatGroup = (
    lessonRef: LessonRef,
 signal?: AbortSignal
) => {


      return call<ChatGroupResponse>(
      {url: `/api-tch/im/joinChatGroup`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lessonRef, ...(signal ? { signal }: {})
    },
      );
    }




export const getTeacherJoinChatGroupMutationKey = () => ['teacherJoinChatGroup'] as const;

export const getTeacherJoinChatGroupMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof teacherJoinChatGroup>>, TError,TeacherJoinChatGroupMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof teacherJoinChatGroup>>, TError,TeacherJoinChatGroupMutationVariables, TContext> => {

const mutationKey = getTeacherJoinChatGroupMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof teacherJoinChatGroup>>, TeacherJoinChatGroupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  teacherJoinChatGroup(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TeacherJoinChatGroupMutationResult = NonNullable<Awaited<ReturnType<typeof teacherJoinChatGroup>>>
    export type TeacherJoinChatGroupMutationBody = LessonRef
    export type TeacherJoinChatGroupMutationError = ErrorType<unknown>
    export type TeacherJoinChatGroupMutationVariables = {data: LessonRef}

    /**
 * @summary Join the chat of a room
 */
export const useTeacherJoinChatGroup = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof teacherJoinChatGroup>>, TError,TeacherJoinChatGroupMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof teacherJoinChatGroup>>,
        TError,
        TeacherJoinChatGroupMutationVariables,
        TContext
      > => {
      return useMutation(getTeacherJoinChatGroupMutationOptions(options), queryClient);
    }

/**
 * @summary Permission to send and receive media in a room
 */
export const teacherRtcToken = (
    lessonRef: LessonRef,
 signal?: AbortSignal
) => {


      return call<RtcTokenResponse>(
      {url: `/api-tch/rtc/getToken`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lessonRef, ...(signal ? { signal }: {})
    },
      );
    }




export const getTeacherRtcTokenQueryKey = (lessonRef?: LessonRef,) => {
    return [
    "teacherRtcToken", ...(lessonRef ? [lessonRef] : [])
    ] as const;
    }


export const getTeacherRtcTokenQueryOptions = <TData = Awaited<ReturnType<typeof teacherRtcToken>>, TError = ErrorType<unknown>>(lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRtcToken>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTeacherRtcTokenQueryKey(lessonRef);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof teacherRtcToken>>> = ({ signal }) => teacherRtcToken(lessonRef, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof teacherRtcToken>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TeacherRtcTokenQueryResult = NonNullable<Awaited<ReturnType<typeof teacherRtcToken>>>
export type TeacherRtcTokenQueryError = ErrorType<unknown>


export function useTeacherRtcToken<TData = Awaited<ReturnType<typeof teacherRtcToken>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRtcToken>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof teacherRtcToken>>,
          TError,
          Awaited<ReturnType<typeof teacherRtcToken>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTeacherRtcToken<TData = Awaited<ReturnType<typeof teacherRtcToken>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRtcToken>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof teacherRtcToken>>,
          TError,
          Awaited<ReturnType<typeof teacherRtcToken>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTeacherRtcToken<TData = Awaited<ReturnType<typeof teacherRtcToken>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRtcToken>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Permission to send and receive media in a room
 */

export function useTeacherRtcToken<TData = Awaited<ReturnType<typeof teacherRtcToken>>, TError = ErrorType<unknown>>(
 lessonRef: LessonRef, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRtcToken>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTeacherRtcTokenQueryOptions(lessonRef,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * @summary Which media engine is used
 */
export const teacherRtcAppInfo = (

 signal?: AbortSignal
) => {


      return call<RtcAppInfoResponse>(
      {url: `/api-tch/rtc/appInfo`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getTeacherRtcAppInfoQueryKey = () => {
    return [
    "teacherRtcAppInfo"
    ] as const;
    }


export const getTeacherRtcAppInfoQueryOptions = <TData = Awaited<ReturnType<typeof teacherRtcAppInfo>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRtcAppInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTeacherRtcAppInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof teacherRtcAppInfo>>> = ({ signal }) => teacherRtcAppInfo(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof teacherRtcAppInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TeacherRtcAppInfoQueryResult = NonNullable<Awaited<ReturnType<typeof teacherRtcAppInfo>>>
export type TeacherRtcAppInfoQueryError = ErrorType<unknown>


export function useTeacherRtcAppInfo<TData = Awaited<ReturnType<typeof teacherRtcAppInfo>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRtcAppInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof teacherRtcAppInfo>>,
          TError,
          Awaited<ReturnType<typeof teacherRtcAppInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTeacherRtcAppInfo<TData = Awaited<ReturnType<typeof teacherRtcAppInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRtcAppInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof teacherRtcAppInfo>>,
          TError,
          Awaited<ReturnType<typeof teacherRtcAppInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTeacherRtcAppInfo<TData = Awaited<ReturnType<typeof teacherRtcAppInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRtcAppInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Which media engine is used
 */

export function useTeacherRtcAppInfo<TData = Awaited<ReturnType<typeof teacherRtcAppInfo>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRtcAppInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTeacherRtcAppInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * The person's other page of the same room is closed with `signed-in-elsewhere`.
 * @summary Enter a room with this page instead of another
 */
export const teacherForceJoinRoom = (
    lessonRef: LessonRef,
 signal?: AbortSignal
) => {


      return call<RoomTicketResponse>(
      {url: `/api-tch/rtc/forceJoinRoom`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: lessonRef, ...(signal ? { signal }: {})
    },
      );
    }




export const getTeacherForceJoinRoomMutationKey = () => ['teacherForceJoinRoom'] as const;

export const getTeacherForceJoinRoomMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof teacherForceJoinRoom>>, TError,TeacherForceJoinRoomMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof teacherForceJoinRoom>>, TError,TeacherForceJoinRoomMutationVariables, TContext> => {

const mutationKey = getTeacherForceJoinRoomMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof teacherForceJoinRoom>>, TeacherForceJoinRoomMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  teacherForceJoinRoom(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TeacherForceJoinRoomMutationResult = NonNullable<Awaited<ReturnType<typeof teacherForceJoinRoom>>>
    export type TeacherForceJoinRoomMutationBody = LessonRef
    export type TeacherForceJoinRoomMutationError = ErrorType<unknown>
    export type TeacherForceJoinRoomMutationVariables = {data: LessonRef}

    /**
 * @summary Enter a room with this page instead of another
 */
export const useTeacherForceJoinRoom = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof teacherForceJoinRoom>>, TError,TeacherForceJoinRoomMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof teacherForceJoinRoom>>,
        TError,
        TeacherForceJoinRoomMutationVariables,
        TContext
      > => {
      return useMutation(getTeacherForceJoinRoomMutationOptions(options), queryClient);
    }

/**
 * The board pages of a class result are drawn from it. A failure comes as the JSON envelope.
 * @summary The room's last state
 */
export const teacherRoomKeyframe = (
    lessonId: Id,
 signal?: AbortSignal
) => {


      return call<KeyframeResponse>(
      {url: `/api-tch/ext/lessons/${lessonId}/roomKeyframe`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      );
    }




export const getTeacherRoomKeyframeQueryKey = (lessonId: Id,) => {
    return [
    "teacherRoomKeyframe", ...(lessonId ? [lessonId] : [])
    ] as const;
    }


export const getTeacherRoomKeyframeQueryOptions = <TData = Awaited<ReturnType<typeof teacherRoomKeyframe>>, TError = ErrorType<unknown>>(lessonId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRoomKeyframe>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTeacherRoomKeyframeQueryKey(lessonId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof teacherRoomKeyframe>>> = ({ signal }) => teacherRoomKeyframe(lessonId, signal);





   return  { queryKey, queryFn, enabled: lessonId !== null && lessonId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof teacherRoomKeyframe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TeacherRoomKeyframeQueryResult = NonNullable<Awaited<ReturnType<typeof teacherRoomKeyframe>>>
export type TeacherRoomKeyframeQueryError = ErrorType<unknown>


export function useTeacherRoomKeyframe<TData = Awaited<ReturnType<typeof teacherRoomKeyframe>>, TError = ErrorType<unknown>>(
 lessonId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRoomKeyframe>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof teacherRoomKeyframe>>,
          TError,
          Awaited<ReturnType<typeof teacherRoomKeyframe>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTeacherRoomKeyframe<TData = Awaited<ReturnType<typeof teacherRoomKeyframe>>, TError = ErrorType<unknown>>(
 lessonId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRoomKeyframe>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof teacherRoomKeyframe>>,
          TError,
          Awaited<ReturnType<typeof teacherRoomKeyframe>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTeacherRoomKeyframe<TData = Awaited<ReturnType<typeof teacherRoomKeyframe>>, TError = ErrorType<unknown>>(
 lessonId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRoomKeyframe>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The room's last state
 */

export function useTeacherRoomKeyframe<TData = Awaited<ReturnType<typeof teacherRoomKeyframe>>, TError = ErrorType<unknown>>(
 lessonId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof teacherRoomKeyframe>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTeacherRoomKeyframeQueryOptions(lessonId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}







/**
 * The board pages of a class result are drawn from it. A failure comes as the JSON envelope.
 * @summary The room's last state
 */
export const studentRoomKeyframe = (
    lessonId: Id,
 signal?: AbortSignal
) => {


      return call<KeyframeResponse>(
      {url: `/api-user/ext/lessons/${lessonId}/roomKeyframe`, method: 'GET',
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      );
    }




export const getStudentRoomKeyframeQueryKey = (lessonId: Id,) => {
    return [
    "studentRoomKeyframe", ...(lessonId ? [lessonId] : [])
    ] as const;
    }


export const getStudentRoomKeyframeQueryOptions = <TData = Awaited<ReturnType<typeof studentRoomKeyframe>>, TError = ErrorType<unknown>>(lessonId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRoomKeyframe>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStudentRoomKeyframeQueryKey(lessonId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof studentRoomKeyframe>>> = ({ signal }) => studentRoomKeyframe(lessonId, signal);





   return  { queryKey, queryFn, enabled: lessonId !== null && lessonId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof studentRoomKeyframe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StudentRoomKeyframeQueryResult = NonNullable<Awaited<ReturnType<typeof studentRoomKeyframe>>>
export type StudentRoomKeyframeQueryError = ErrorType<unknown>


export function useStudentRoomKeyframe<TData = Awaited<ReturnType<typeof studentRoomKeyframe>>, TError = ErrorType<unknown>>(
 lessonId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRoomKeyframe>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof studentRoomKeyframe>>,
          TError,
          Awaited<ReturnType<typeof studentRoomKeyframe>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStudentRoomKeyframe<TData = Awaited<ReturnType<typeof studentRoomKeyframe>>, TError = ErrorType<unknown>>(
 lessonId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRoomKeyframe>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof studentRoomKeyframe>>,
          TError,
          Awaited<ReturnType<typeof studentRoomKeyframe>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStudentRoomKeyframe<TData = Awaited<ReturnType<typeof studentRoomKeyframe>>, TError = ErrorType<unknown>>(
 lessonId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRoomKeyframe>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The room's last state
 */

export function useStudentRoomKeyframe<TData = Awaited<ReturnType<typeof studentRoomKeyframe>>, TError = ErrorType<unknown>>(
 lessonId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof studentRoomKeyframe>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStudentRoomKeyframeQueryOptions(lessonId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}
