// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { Id, PasskeyAssertion, LessonRef, HomeworkRef, PageRequest, ReplayDecision, RefreshRequest, CaptchaWorkAnswer, OutboxRequest, SessionChoice, DeviceChoice, TwoFactorSwitch, AccountClosing, Proof, SecondStepRequest, TotpConfirmation, PasskeyRegistration, PasskeyRename, PasskeyChoice, QuestionSaveRequest, PaperSaveRequest, PaperCopyRequest, HomeworkUpdateRequest, AnswerPaperReturnRequest, PerformanceRequest, PracticeAnswerRequest, ReadMessagesRequest, NotificationSettingRequest, CommentFilter, GroupTicket, OrderRequest, PaymentRequest, PaymentNotice, ContractSignature, LoginResponse, AccountInfoResponse, PerformanceDetailResponse, LessonSummaryResponse, PracticeResponse, HomeworkDetailResponse, UnreadCountResponse, LessonReplaysPageResponse, ReplayResponse, KeyframeResponse, ReplayToWatchResponse, CalendarFeedResponse, CalendarResponse, CaptchaWorkResponse, SolvedCaptchaResponse, OutboxMessagesResponse, SessionListResponse, ProofReceiptResponse, PasskeyChallengeResponse, TotpSetupResponse, RecoveryCodesResponse, PasskeyCreationResponse, QuestionResponse, PaperResponse, ReturnReceiptResponse, RoomReplayResponse, RoomLogResponse, NotificationSettingsResponse, CommentPageResponse, ClassChatGroupResponse, CataloguePageResponse, CatalogueDetailResponse, SchoolPageResponse, SchoolDetailResponse, OrderPageResponse, OrderResponse, PaymentResponse, PaymentNoticeReceiptResponse, ContractPageResponse, ContractDetailResponse, SupervisionOverviewResponse, SupervisionDetailResponse, GetQuestionParams, GetPaperParams, GetHomeworkParams, TeacherRoomLogParams, TeacherReplayKeyframeParams, StudentRoomLogParams, StudentReplayKeyframeParams, ListCatalogueParams, ListSchoolsParams, ListOrdersParams, ListContractsParams } from '../types.ts'

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
  changeOptions<DataOf<ReplayResponse>, { data: ReplayDecision }, Context>('decideReplay', ["extension","teacher-other","teacher-lesson-class"], ({ data }) => decideReplay(data), options)
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
 * Each refresh token works once; its answer brings the next one. It works only on the device that it was given to (`deviceSecret`). One that is shown again long after its use ends the sign-in.
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
 * Each refresh token works once; its answer brings the next one. It works only on the device that it was given to (`deviceSecret`). One that is shown again long after its use ends the sign-in.
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
 * A proof of work: some seconds of the browser and nothing of the person, longer for a network that asks often. Good for three minutes and one try, from the network that asked for it.
 * @summary Work for a browser, asked for where a program is likely
 */
export const getCaptchaWork = (signal?: AbortSignal) =>
  call<CaptchaWorkResponse>({ url: '/api-user/ext/captcha/work', authorization: 'none', signal })

export const getGetCaptchaWorkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CaptchaWorkResponse>, void, Context>) =>
  changeOptions<DataOf<CaptchaWorkResponse>, void, Context>('getCaptchaWork', [], () => getCaptchaWork(), options)
/** Work for a browser, asked for where a program is likely. */
export const useGetCaptchaWork = <Context = unknown>(options?: ChangeOptions<DataOf<CaptchaWorkResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getGetCaptchaWorkMutationOptions(options), queryClient)


/**
 * The answer is good for two minutes and for one call, from the same network.
 * @summary Hand in the work
 */
export const checkCaptchaWork = (captchaWorkAnswer: CaptchaWorkAnswer, signal?: AbortSignal) =>
  call<SolvedCaptchaResponse>({ url: '/api-user/ext/captcha/checkWork', authorization: 'none', body: captchaWorkAnswer, signal })

export const getCheckCaptchaWorkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SolvedCaptchaResponse>, { data: CaptchaWorkAnswer }, Context>) =>
  changeOptions<DataOf<SolvedCaptchaResponse>, { data: CaptchaWorkAnswer }, Context>('checkCaptchaWork', [], ({ data }) => checkCaptchaWork(data), options)
/** Hand in the work. */
export const useCheckCaptchaWork = <Context = unknown>(options?: ChangeOptions<DataOf<SolvedCaptchaResponse>, { data: CaptchaWorkAnswer }, Context>, queryClient?: QueryClient) =>
  useMutation(getCheckCaptchaWorkMutationOptions(options), queryClient)


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
 * @summary End all of my sign-ins but this one
 */
export const teacherEndOtherSessions = (signal?: AbortSignal) =>
  call<SessionListResponse>({ url: '/api-tch/ext/account/endOtherSessions', signal })

export const getTeacherEndOtherSessionsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, void, Context>) =>
  changeOptions<DataOf<SessionListResponse>, void, Context>('teacherEndOtherSessions', ["teacherListSessions","teacherAccountInfo"], () => teacherEndOtherSessions(), options)
/** End all of my sign-ins but this one. */
export const useTeacherEndOtherSessions = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherEndOtherSessionsMutationOptions(options), queryClient)


/**
 * @summary End all of my sign-ins but this one
 */
export const studentEndOtherSessions = (signal?: AbortSignal) =>
  call<SessionListResponse>({ url: '/api-user/ext/account/endOtherSessions', signal })

export const getStudentEndOtherSessionsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, void, Context>) =>
  changeOptions<DataOf<SessionListResponse>, void, Context>('studentEndOtherSessions', ["studentListSessions","studentAccountInfo"], () => studentEndOtherSessions(), options)
/** End all of my sign-ins but this one. */
export const useStudentEndOtherSessions = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentEndOtherSessionsMutationOptions(options), queryClient)

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
 * Either takes a code sent to the account's phone (`twoFactor`). Where the school sends none, it can be switched off with a recent proof (30115) instead; switching it on is refused (30111). With an authenticator or a passkey it takes a recent proof by one of them instead of a text code; without, switching it off takes the password as well as the code.
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
 * Either takes a code sent to the account's phone (`twoFactor`). Where the school sends none, it can be switched off with a recent proof (30115) instead; switching it on is refused (30111). With an authenticator or a passkey it takes a recent proof by one of them instead of a text code; without, switching it off takes the password as well as the code.
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
 * With a code sent to the account's phone (`closeAccount`); where none can come, because the school sends none or the account has no phone, or where the account has an authenticator or a passkey and signs in in two steps, with a recent proof (30115). The account goes on working until `closesAt`; then it is deleted with the names, pictures and messages of all its `people`. What the school keeps about lessons, homework and orders names them no more.
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
 * With a code sent to the account's phone (`closeAccount`); where none can come, because the school sends none or the account has no phone, or where the account has an authenticator or a passkey and signs in in two steps, with a recent proof (30115). The account goes on working until `closesAt`; then it is deleted with the names, pictures and messages of all its `people`. What the school keeps about lessons, homework and orders names them no more.
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
 * Before what others could take the account over with: another phone, WeChat, a first password. Good for ten minutes, in this sign-in alone. Signing in with the password or a code is such a proof, too. Wrong passwords count as failed sign-ins.
 * @summary Prove again whose account it is
 */
export const teacherProveIdentity = (proof: Proof, signal?: AbortSignal) =>
  call<ProofReceiptResponse>({ url: '/api-tch/ext/account/prove', body: proof, signal })

export const getTeacherProveIdentityMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ProofReceiptResponse>, { data: Proof }, Context>) =>
  changeOptions<DataOf<ProofReceiptResponse>, { data: Proof }, Context>('teacherProveIdentity', [], ({ data }) => teacherProveIdentity(data), options)
/** Prove again whose account it is. */
export const useTeacherProveIdentity = <Context = unknown>(options?: ChangeOptions<DataOf<ProofReceiptResponse>, { data: Proof }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherProveIdentityMutationOptions(options), queryClient)


/**
 * Before what others could take the account over with: another phone, WeChat, a first password. Good for ten minutes, in this sign-in alone. Signing in with the password or a code is such a proof, too. Wrong passwords count as failed sign-ins.
 * @summary Prove again whose account it is
 */
export const studentProveIdentity = (proof: Proof, signal?: AbortSignal) =>
  call<ProofReceiptResponse>({ url: '/api-user/ext/account/prove', body: proof, signal })

export const getStudentProveIdentityMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ProofReceiptResponse>, { data: Proof }, Context>) =>
  changeOptions<DataOf<ProofReceiptResponse>, { data: Proof }, Context>('studentProveIdentity', [], ({ data }) => studentProveIdentity(data), options)
/** Prove again whose account it is. */
export const useStudentProveIdentity = <Context = unknown>(options?: ChangeOptions<DataOf<ProofReceiptResponse>, { data: Proof }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentProveIdentityMutationOptions(options), queryClient)

/**
 * Of one that waits because the present phone was said to be lost. Takes no proof: stopping is always safe.
 * @summary Call off the change of my phone
 */
export const teacherKeepPhone = (signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/ext/account/keepPhone', signal })

export const getTeacherKeepPhoneMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, void, Context>('teacherKeepPhone', ["teacherAccountInfo"], () => teacherKeepPhone(), options)
/** Call off the change of my phone. */
export const useTeacherKeepPhone = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherKeepPhoneMutationOptions(options), queryClient)


/**
 * Of one that waits because the present phone was said to be lost. Takes no proof: stopping is always safe.
 * @summary Call off the change of my phone
 */
export const studentKeepPhone = (signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/ext/account/keepPhone', signal })

export const getStudentKeepPhoneMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, void, Context>('studentKeepPhone', ["studentAccountInfo"], () => studentKeepPhone(), options)
/** Call off the change of my phone. */
export const useStudentKeepPhone = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentKeepPhoneMutationOptions(options), queryClient)

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
 * For a sign-in by passkey, for its second step, for a new password and for `proveIdentity`. It names no account: the passkey does.
 * @summary What a passkey has to sign
 */
export const teacherPasskeyOptions = (signal?: AbortSignal) =>
  call<PasskeyChallengeResponse>({ url: '/api-tch/ext/login/passkeyOptions', authorization: 'none', signal })

export const getTeacherPasskeyOptionsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PasskeyChallengeResponse>, void, Context>) =>
  changeOptions<DataOf<PasskeyChallengeResponse>, void, Context>('teacherPasskeyOptions', [], () => teacherPasskeyOptions(), options)
/** What a passkey has to sign. */
export const useTeacherPasskeyOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PasskeyChallengeResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherPasskeyOptionsMutationOptions(options), queryClient)


/**
 * For a sign-in by passkey, for its second step, for a new password and for `proveIdentity`. It names no account: the passkey does.
 * @summary What a passkey has to sign
 */
export const studentPasskeyOptions = (signal?: AbortSignal) =>
  call<PasskeyChallengeResponse>({ url: '/api-user/ext/login/passkeyOptions', authorization: 'none', signal })

export const getStudentPasskeyOptionsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PasskeyChallengeResponse>, void, Context>) =>
  changeOptions<DataOf<PasskeyChallengeResponse>, void, Context>('studentPasskeyOptions', [], () => studentPasskeyOptions(), options)
/** What a passkey has to sign. */
export const useStudentPasskeyOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PasskeyChallengeResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentPasskeyOptionsMutationOptions(options), queryClient)

/**
 * The authenticator has verified the person, so this is both steps.
 * @summary Sign in with a passkey alone
 */
export const teacherLoginByPasskey = (passkeyAssertion: PasskeyAssertion, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/ext/login/passkey', authorization: 'basic', body: passkeyAssertion, signal })

export const getTeacherLoginByPasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PasskeyAssertion }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: PasskeyAssertion }, Context>('teacherLoginByPasskey', [], ({ data }) => teacherLoginByPasskey(data), options)
/** Sign in with a passkey alone. */
export const useTeacherLoginByPasskey = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PasskeyAssertion }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLoginByPasskeyMutationOptions(options), queryClient)


/**
 * The authenticator has verified the person, so this is both steps.
 * @summary Sign in with a passkey alone
 */
export const studentLoginByPasskey = (passkeyAssertion: PasskeyAssertion, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/ext/login/passkey', authorization: 'basic', body: passkeyAssertion, signal })

export const getStudentLoginByPasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PasskeyAssertion }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: PasskeyAssertion }, Context>('studentLoginByPasskey', [], ({ data }) => studentLoginByPasskey(data), options)
/** Sign in with a passkey alone. */
export const useStudentLoginByPasskey = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PasskeyAssertion }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLoginByPasskeyMutationOptions(options), queryClient)

/**
 * After 50006, by one of its `info.ways`. What is wrong leaves the ticket as it is.
 * @summary Second step of a sign-in, other than by text message
 */
export const teacherSecondStep = (secondStepRequest: SecondStepRequest, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/ext/login/secondStep', authorization: 'basic', body: secondStepRequest, signal })

export const getTeacherSecondStepMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SecondStepRequest }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: SecondStepRequest }, Context>('teacherSecondStep', [], ({ data }) => teacherSecondStep(data), options)
/** Second step of a sign-in, other than by text message. */
export const useTeacherSecondStep = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SecondStepRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherSecondStepMutationOptions(options), queryClient)


/**
 * After 50006, by one of its `info.ways`. What is wrong leaves the ticket as it is.
 * @summary Second step of a sign-in, other than by text message
 */
export const studentSecondStep = (secondStepRequest: SecondStepRequest, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/ext/login/secondStep', authorization: 'basic', body: secondStepRequest, signal })

export const getStudentSecondStepMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SecondStepRequest }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: SecondStepRequest }, Context>('studentSecondStep', [], ({ data }) => studentSecondStep(data), options)
/** Second step of a sign-in, other than by text message. */
export const useStudentSecondStep = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SecondStepRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentSecondStepMutationOptions(options), queryClient)

/**
 * Takes a recent proof (30115). Nothing changes before `confirmTotp`.
 * @summary Set up an authenticator app
 */
export const teacherStartTotp = (signal?: AbortSignal) =>
  call<TotpSetupResponse>({ url: '/api-tch/ext/account/totp/start', signal })

export const getTeacherStartTotpMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<TotpSetupResponse>, void, Context>) =>
  changeOptions<DataOf<TotpSetupResponse>, void, Context>('teacherStartTotp', [], () => teacherStartTotp(), options)
/** Set up an authenticator app. */
export const useTeacherStartTotp = <Context = unknown>(options?: ChangeOptions<DataOf<TotpSetupResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherStartTotpMutationOptions(options), queryClient)


/**
 * Takes a recent proof (30115). Nothing changes before `confirmTotp`.
 * @summary Set up an authenticator app
 */
export const studentStartTotp = (signal?: AbortSignal) =>
  call<TotpSetupResponse>({ url: '/api-user/ext/account/totp/start', signal })

export const getStudentStartTotpMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<TotpSetupResponse>, void, Context>) =>
  changeOptions<DataOf<TotpSetupResponse>, void, Context>('studentStartTotp', [], () => studentStartTotp(), options)
/** Set up an authenticator app. */
export const useStudentStartTotp = <Context = unknown>(options?: ChangeOptions<DataOf<TotpSetupResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentStartTotpMutationOptions(options), queryClient)

/**
 * Two-factor sign-in is on from then. An authenticator from before opens nothing any more.
 * @summary Confirm the authenticator app with its first code
 */
export const teacherConfirmTotp = (totpConfirmation: TotpConfirmation, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/ext/account/totp/confirm', body: totpConfirmation, signal })

export const getTeacherConfirmTotpMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TotpConfirmation }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: TotpConfirmation }, Context>('teacherConfirmTotp', ["teacherAccountInfo"], ({ data }) => teacherConfirmTotp(data), options)
/** Confirm the authenticator app with its first code. */
export const useTeacherConfirmTotp = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TotpConfirmation }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherConfirmTotpMutationOptions(options), queryClient)


/**
 * Two-factor sign-in is on from then. An authenticator from before opens nothing any more.
 * @summary Confirm the authenticator app with its first code
 */
export const studentConfirmTotp = (totpConfirmation: TotpConfirmation, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/ext/account/totp/confirm', body: totpConfirmation, signal })

export const getStudentConfirmTotpMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TotpConfirmation }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: TotpConfirmation }, Context>('studentConfirmTotp', ["studentAccountInfo"], ({ data }) => studentConfirmTotp(data), options)
/** Confirm the authenticator app with its first code. */
export const useStudentConfirmTotp = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TotpConfirmation }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentConfirmTotpMutationOptions(options), queryClient)

/**
 * Takes a recent proof (30115). Without any other second step, two-factor sign-in is off afterwards.
 * @summary Give up the authenticator app
 */
export const teacherRemoveTotp = (signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/ext/account/totp/remove', signal })

export const getTeacherRemoveTotpMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, void, Context>('teacherRemoveTotp', ["teacherAccountInfo"], () => teacherRemoveTotp(), options)
/** Give up the authenticator app. */
export const useTeacherRemoveTotp = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRemoveTotpMutationOptions(options), queryClient)


/**
 * Takes a recent proof (30115). Without any other second step, two-factor sign-in is off afterwards.
 * @summary Give up the authenticator app
 */
export const studentRemoveTotp = (signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/ext/account/totp/remove', signal })

export const getStudentRemoveTotpMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, void, Context>('studentRemoveTotp', ["studentAccountInfo"], () => studentRemoveTotp(), options)
/** Give up the authenticator app. */
export const useStudentRemoveTotp = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRemoveTotpMutationOptions(options), queryClient)

/**
 * Takes a recent proof (30115). They are shown this once; earlier ones open nothing any more.
 * @summary Ten new recovery codes
 */
export const teacherRenewRecoveryCodes = (signal?: AbortSignal) =>
  call<RecoveryCodesResponse>({ url: '/api-tch/ext/account/recoveryCodes', signal })

export const getTeacherRenewRecoveryCodesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RecoveryCodesResponse>, void, Context>) =>
  changeOptions<DataOf<RecoveryCodesResponse>, void, Context>('teacherRenewRecoveryCodes', ["teacherAccountInfo"], () => teacherRenewRecoveryCodes(), options)
/** Ten new recovery codes. */
export const useTeacherRenewRecoveryCodes = <Context = unknown>(options?: ChangeOptions<DataOf<RecoveryCodesResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRenewRecoveryCodesMutationOptions(options), queryClient)


/**
 * Takes a recent proof (30115). They are shown this once; earlier ones open nothing any more.
 * @summary Ten new recovery codes
 */
export const studentRenewRecoveryCodes = (signal?: AbortSignal) =>
  call<RecoveryCodesResponse>({ url: '/api-user/ext/account/recoveryCodes', signal })

export const getStudentRenewRecoveryCodesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RecoveryCodesResponse>, void, Context>) =>
  changeOptions<DataOf<RecoveryCodesResponse>, void, Context>('studentRenewRecoveryCodes', ["studentAccountInfo"], () => studentRenewRecoveryCodes(), options)
/** Ten new recovery codes. */
export const useStudentRenewRecoveryCodes = <Context = unknown>(options?: ChangeOptions<DataOf<RecoveryCodesResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRenewRecoveryCodesMutationOptions(options), queryClient)

/**
 * Takes a recent proof (30115).
 * @summary What a new passkey is made from
 */
export const teacherStartPasskey = (signal?: AbortSignal) =>
  call<PasskeyCreationResponse>({ url: '/api-tch/ext/account/passkeys/start', signal })

export const getTeacherStartPasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PasskeyCreationResponse>, void, Context>) =>
  changeOptions<DataOf<PasskeyCreationResponse>, void, Context>('teacherStartPasskey', [], () => teacherStartPasskey(), options)
/** What a new passkey is made from. */
export const useTeacherStartPasskey = <Context = unknown>(options?: ChangeOptions<DataOf<PasskeyCreationResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherStartPasskeyMutationOptions(options), queryClient)


/**
 * Takes a recent proof (30115).
 * @summary What a new passkey is made from
 */
export const studentStartPasskey = (signal?: AbortSignal) =>
  call<PasskeyCreationResponse>({ url: '/api-user/ext/account/passkeys/start', signal })

export const getStudentStartPasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PasskeyCreationResponse>, void, Context>) =>
  changeOptions<DataOf<PasskeyCreationResponse>, void, Context>('studentStartPasskey', [], () => studentStartPasskey(), options)
/** What a new passkey is made from. */
export const useStudentStartPasskey = <Context = unknown>(options?: ChangeOptions<DataOf<PasskeyCreationResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentStartPasskeyMutationOptions(options), queryClient)

/**
 * It signs in alone, and is a second step.
 * @summary Keep a new passkey
 */
export const teacherAddPasskey = (passkeyRegistration: PasskeyRegistration, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/ext/account/passkeys/add', body: passkeyRegistration, signal })

export const getTeacherAddPasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRegistration }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRegistration }, Context>('teacherAddPasskey', ["teacherAccountInfo"], ({ data }) => teacherAddPasskey(data), options)
/** Keep a new passkey. */
export const useTeacherAddPasskey = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRegistration }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherAddPasskeyMutationOptions(options), queryClient)


/**
 * It signs in alone, and is a second step.
 * @summary Keep a new passkey
 */
export const studentAddPasskey = (passkeyRegistration: PasskeyRegistration, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/ext/account/passkeys/add', body: passkeyRegistration, signal })

export const getStudentAddPasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRegistration }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRegistration }, Context>('studentAddPasskey', ["studentAccountInfo"], ({ data }) => studentAddPasskey(data), options)
/** Keep a new passkey. */
export const useStudentAddPasskey = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRegistration }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentAddPasskeyMutationOptions(options), queryClient)

/**
 * Takes a recent proof (30115).
 * @summary Give a passkey another name
 */
export const teacherRenamePasskey = (passkeyRename: PasskeyRename, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/ext/account/passkeys/rename', body: passkeyRename, signal })

export const getTeacherRenamePasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRename }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRename }, Context>('teacherRenamePasskey', ["teacherAccountInfo"], ({ data }) => teacherRenamePasskey(data), options)
/** Give a passkey another name. */
export const useTeacherRenamePasskey = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRename }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRenamePasskeyMutationOptions(options), queryClient)


/**
 * Takes a recent proof (30115).
 * @summary Give a passkey another name
 */
export const studentRenamePasskey = (passkeyRename: PasskeyRename, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/ext/account/passkeys/rename', body: passkeyRename, signal })

export const getStudentRenamePasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRename }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRename }, Context>('studentRenamePasskey', ["studentAccountInfo"], ({ data }) => studentRenamePasskey(data), options)
/** Give a passkey another name. */
export const useStudentRenamePasskey = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRename }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRenamePasskeyMutationOptions(options), queryClient)

/**
 * Takes a recent proof (30115). Without any other second step, two-factor sign-in is off afterwards.
 * @summary Give up a passkey
 */
export const teacherRemovePasskey = (passkeyChoice: PasskeyChoice, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/ext/account/passkeys/remove', body: passkeyChoice, signal })

export const getTeacherRemovePasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyChoice }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasskeyChoice }, Context>('teacherRemovePasskey', ["teacherAccountInfo"], ({ data }) => teacherRemovePasskey(data), options)
/** Give up a passkey. */
export const useTeacherRemovePasskey = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyChoice }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRemovePasskeyMutationOptions(options), queryClient)


/**
 * Takes a recent proof (30115). Without any other second step, two-factor sign-in is off afterwards.
 * @summary Give up a passkey
 */
export const studentRemovePasskey = (passkeyChoice: PasskeyChoice, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/ext/account/passkeys/remove', body: passkeyChoice, signal })

export const getStudentRemovePasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyChoice }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasskeyChoice }, Context>('studentRemovePasskey', ["studentAccountInfo"], ({ data }) => studentRemovePasskey(data), options)
/** Give up a passkey. */
export const useStudentRemovePasskey = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyChoice }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRemovePasskeyMutationOptions(options), queryClient)

/**
 * Only the author changes a question; its type is fixed. Homework that is published keeps the question as it was.
 * @summary Write or change a question
 */
export const saveQuestion = (questionSaveRequest: QuestionSaveRequest, signal?: AbortSignal) =>
  call<QuestionResponse>({ url: '/api-tch/ext/question/save', encoding: 'json', body: questionSaveRequest, signal })

export const getSaveQuestionMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<QuestionResponse>, { data: QuestionSaveRequest }, Context>) =>
  changeOptions<DataOf<QuestionResponse>, { data: QuestionSaveRequest }, Context>('saveQuestion', ["extension","teacher-question"], ({ data }) => saveQuestion(data), options)
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
  changeOptions<DataOf<PaperResponse>, { data: PaperSaveRequest }, Context>('savePaper', ["extension","teacher-question"], ({ data }) => savePaper(data), options)
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
  changeOptions<DataOf<PaperResponse>, { data: PaperCopyRequest }, Context>('copyPaper', ["extension","teacher-question"], ({ data }) => copyPaper(data), options)
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
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkUpdateRequest }, Context>('updateHomework', ["extension","teacher-question"], ({ data }) => updateHomework(data), options)
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
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>('publishHomework', ["extension","teacher-question"], ({ data }) => publishHomework(data), options)
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
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>('withdrawHomework', ["extension","teacher-question"], ({ data }) => withdrawHomework(data), options)
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
  changeOptions<DataOf<ReturnReceiptResponse>, { data: AnswerPaperReturnRequest }, Context>('returnAnswerPaper', ["teacher-question","teacher-lesson-class"], ({ data }) => returnAnswerPaper(data), options)
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
  changeOptions<DataOf<PerformanceDetailResponse>, { data: PerformanceRequest }, Context>('writePerformance', ["teacher-lesson-class"], ({ data }) => writePerformance(data), options)
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
  changeOptions<DataOf<PracticeResponse>, { data: PracticeAnswerRequest }, Context>('answerPractice', ["student-study"], ({ data }) => answerPractice(data), options)
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
  changeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>('teacherReadMessages', ["teacherListMessages","teacherCountUnread","teacherGetMessageNews"], ({ data }) => teacherReadMessages(data), options)
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
  changeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>('studentReadMessages', ["studentListMessages","studentCountUnread","studentGetMessageNews"], ({ data }) => studentReadMessages(data), options)
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
  changeOptions<DataOf<PaymentResponse>, { orderId: Id; data: PaymentRequest }, Context>('payOrder', ["extension","student-study","student-course","student-question"], ({ orderId, data }) => payOrder(orderId, data), options)
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
 * Called by the payment service, not by screens. The same notice again changes nothing. One that names another amount or currency than the order is refused and logged, and the order is not fulfilled.
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
  changeOptions<DataOf<ContractDetailResponse>, { contractId: Id; data: ContractSignature }, Context>('signContract', ["extension","student-study"], ({ contractId, data }) => signContract(contractId, data), options)
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
