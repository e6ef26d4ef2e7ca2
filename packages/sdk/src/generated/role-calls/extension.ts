// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ItemOf, JoinedPages, PagesOptions } from '../../query/page-options.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { teacherRoomKeyframe, getTeacherRoomKeyframeQueryKey, getTeacherRoomKeyframeQueryOptions, studentRoomKeyframe, getStudentRoomKeyframeQueryKey, getStudentRoomKeyframeQueryOptions, teacherLessonReplay, getTeacherLessonReplayQueryKey, getTeacherLessonReplayQueryOptions, studentLessonReplay, getStudentLessonReplayQueryKey, getStudentLessonReplayQueryOptions, teacherCalendarFeed, getTeacherCalendarFeedQueryKey, getTeacherCalendarFeedQueryOptions, teacherRenewCalendarFeed, getTeacherRenewCalendarFeedMutationOptions, teacherRevokeCalendarFeed, getTeacherRevokeCalendarFeedMutationOptions, studentCalendarFeed, getStudentCalendarFeedQueryKey, getStudentCalendarFeedQueryOptions, studentRenewCalendarFeed, getStudentRenewCalendarFeedMutationOptions, studentRevokeCalendarFeed, getStudentRevokeCalendarFeedMutationOptions, teacherRefreshToken, getTeacherRefreshTokenMutationOptions, studentRefreshToken, getStudentRefreshTokenMutationOptions, teacherListSessions, getTeacherListSessionsQueryKey, getTeacherListSessionsQueryOptions, studentListSessions, getStudentListSessionsQueryKey, getStudentListSessionsQueryOptions, teacherEndSession, getTeacherEndSessionMutationOptions, studentEndSession, getStudentEndSessionMutationOptions, teacherEndOtherSessions, getTeacherEndOtherSessionsMutationOptions, studentEndOtherSessions, getStudentEndOtherSessionsMutationOptions, teacherForgetDevice, getTeacherForgetDeviceMutationOptions, studentForgetDevice, getStudentForgetDeviceMutationOptions, teacherSetTwoFactor, getTeacherSetTwoFactorMutationOptions, studentSetTwoFactor, getStudentSetTwoFactorMutationOptions, teacherCloseAccount, getTeacherCloseAccountMutationOptions, studentCloseAccount, getStudentCloseAccountMutationOptions, teacherProveIdentity, getTeacherProveIdentityMutationOptions, studentProveIdentity, getStudentProveIdentityMutationOptions, teacherKeepPhone, getTeacherKeepPhoneMutationOptions, studentKeepPhone, getStudentKeepPhoneMutationOptions, teacherKeepAccount, getTeacherKeepAccountMutationOptions, studentKeepAccount, getStudentKeepAccountMutationOptions, teacherPasskeyOptions, getTeacherPasskeyOptionsMutationOptions, studentPasskeyOptions, getStudentPasskeyOptionsMutationOptions, teacherLoginByPasskey, getTeacherLoginByPasskeyMutationOptions, studentLoginByPasskey, getStudentLoginByPasskeyMutationOptions, teacherSecondStep, getTeacherSecondStepMutationOptions, studentSecondStep, getStudentSecondStepMutationOptions, teacherStartTotp, getTeacherStartTotpMutationOptions, studentStartTotp, getStudentStartTotpMutationOptions, teacherConfirmTotp, getTeacherConfirmTotpMutationOptions, studentConfirmTotp, getStudentConfirmTotpMutationOptions, teacherRemoveTotp, getTeacherRemoveTotpMutationOptions, studentRemoveTotp, getStudentRemoveTotpMutationOptions, teacherRenewRecoveryCodes, getTeacherRenewRecoveryCodesMutationOptions, studentRenewRecoveryCodes, getStudentRenewRecoveryCodesMutationOptions, teacherStartPasskey, getTeacherStartPasskeyMutationOptions, studentStartPasskey, getStudentStartPasskeyMutationOptions, teacherAddPasskey, getTeacherAddPasskeyMutationOptions, studentAddPasskey, getStudentAddPasskeyMutationOptions, teacherRenamePasskey, getTeacherRenamePasskeyMutationOptions, studentRenamePasskey, getStudentRenamePasskeyMutationOptions, teacherRemovePasskey, getTeacherRemovePasskeyMutationOptions, studentRemovePasskey, getStudentRemovePasskeyMutationOptions, teacherRoomReplay, getTeacherRoomReplayQueryKey, getTeacherRoomReplayQueryOptions, teacherRoomLog, getTeacherRoomLogQueryKey, getTeacherRoomLogQueryOptions, teacherReplayKeyframe, getTeacherReplayKeyframeQueryKey, getTeacherReplayKeyframeQueryOptions, teacherReadMessages, getTeacherReadMessagesMutationOptions, teacherListNotificationSettings, getTeacherListNotificationSettingsQueryKey, getTeacherListNotificationSettingsQueryOptions, teacherUpdateNotificationSetting, getTeacherUpdateNotificationSettingMutationOptions, teacherListComments, getTeacherListCommentsQueryKey, getTeacherListCommentsQueryOptions, getTeacherListCommentsInfiniteQueryOptions, studentRoomReplay, getStudentRoomReplayQueryKey, getStudentRoomReplayQueryOptions, studentRoomLog, getStudentRoomLogQueryKey, getStudentRoomLogQueryOptions, studentReplayKeyframe, getStudentReplayKeyframeQueryKey, getStudentReplayKeyframeQueryOptions, studentReadMessages, getStudentReadMessagesMutationOptions, studentListNotificationSettings, getStudentListNotificationSettingsQueryKey, getStudentListNotificationSettingsQueryOptions, studentUpdateNotificationSetting, getStudentUpdateNotificationSettingMutationOptions, studentListComments, getStudentListCommentsQueryKey, getStudentListCommentsQueryOptions, getStudentListCommentsInfiniteQueryOptions } from '../calls/extension.ts'
import type { Id, Role, PasskeyAssertion, LessonRef, RefreshRequest, SessionChoice, DeviceChoice, TwoFactorSwitch, AccountClosing, Proof, SecondStepRequest, TotpConfirmation, PasskeyRegistration, PasskeyRename, PasskeyChoice, ReadMessagesRequest, NotificationSettingRequest, CommentFilter, LoginResponse, AccountInfoResponse, UnreadCountResponse, KeyframeResponse, ReplayToWatchResponse, CalendarFeedResponse, SessionListResponse, ProofReceiptResponse, PasskeyChallengeResponse, TotpSetupResponse, RecoveryCodesResponse, PasskeyCreationResponse, RoomReplayResponse, RoomLogResponse, NotificationSettingsResponse, CommentPageResponse, StudentRoomLogParams, StudentReplayKeyframeParams } from '../types.ts'

/** The room's last state. */
export const roomKeyframeAs = (role: Role, lessonId: Id, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRoomKeyframe : studentRoomKeyframe)(lessonId, signal)
export const getRoomKeyframeAsQueryKey = (role: Role, lessonId?: Id) =>
  (role === 'teacher' ? getTeacherRoomKeyframeQueryKey : getStudentRoomKeyframeQueryKey)(lessonId)
export const getRoomKeyframeAsQueryOptions = <Selected = DataOf<KeyframeResponse>>(role: Role, lessonId: Id, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherRoomKeyframeQueryOptions : getStudentRoomKeyframeQueryOptions)<Selected>(lessonId, options)
/** The room's last state. */
export const useRoomKeyframeAs = <Selected = DataOf<KeyframeResponse>>(role: Role, lessonId: Id, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getRoomKeyframeAsQueryOptions(role, lessonId, options), queryClient)


/** The replay of a lesson. */
export const lessonReplayAs = (role: Role, lessonRef: LessonRef, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherLessonReplay : studentLessonReplay)(lessonRef, signal)
export const getLessonReplayAsQueryKey = (role: Role, lessonRef?: LessonRef) =>
  (role === 'teacher' ? getTeacherLessonReplayQueryKey : getStudentLessonReplayQueryKey)(lessonRef)
export const getLessonReplayAsQueryOptions = <Selected = DataOf<ReplayToWatchResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherLessonReplayQueryOptions : getStudentLessonReplayQueryOptions)<Selected>(lessonRef, options)
/** The replay of a lesson. */
export const useLessonReplayAs = <Selected = DataOf<ReplayToWatchResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getLessonReplayAsQueryOptions(role, lessonRef, options), queryClient)


/** Where my lessons can be subscribed to. */
export const calendarFeedAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherCalendarFeed : studentCalendarFeed)(signal)
export const getCalendarFeedAsQueryKey = (role: Role) =>
  (role === 'teacher' ? getTeacherCalendarFeedQueryKey : getStudentCalendarFeedQueryKey)()
export const getCalendarFeedAsQueryOptions = <Selected = DataOf<CalendarFeedResponse>>(role: Role, options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherCalendarFeedQueryOptions : getStudentCalendarFeedQueryOptions)<Selected>(options)
/** Where my lessons can be subscribed to. */
export const useCalendarFeedAs = <Selected = DataOf<CalendarFeedResponse>>(role: Role, options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCalendarFeedAsQueryOptions(role, options), queryClient)


/** A new address for my lessons. */
export const renewCalendarFeedAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRenewCalendarFeed : studentRenewCalendarFeed)(signal)
export const getRenewCalendarFeedAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>) =>
  (role === 'teacher' ? getTeacherRenewCalendarFeedMutationOptions : getStudentRenewCalendarFeedMutationOptions)<Context>(options)
/** A new address for my lessons. */
export const useRenewCalendarFeedAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getRenewCalendarFeedAsMutationOptions(role, options), queryClient)


/** No address for my lessons any more. */
export const revokeCalendarFeedAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRevokeCalendarFeed : studentRevokeCalendarFeed)(signal)
export const getRevokeCalendarFeedAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>) =>
  (role === 'teacher' ? getTeacherRevokeCalendarFeedMutationOptions : getStudentRevokeCalendarFeedMutationOptions)<Context>(options)
/** No address for my lessons any more. */
export const useRevokeCalendarFeedAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getRevokeCalendarFeedAsMutationOptions(role, options), queryClient)


/** The next access token. */
export const refreshTokenAs = (role: Role, refreshRequest: RefreshRequest, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRefreshToken : studentRefreshToken)(refreshRequest, signal)
export const getRefreshTokenAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: RefreshRequest }, Context>) =>
  (role === 'teacher' ? getTeacherRefreshTokenMutationOptions : getStudentRefreshTokenMutationOptions)<Context>(options)
/** The next access token. */
export const useRefreshTokenAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: RefreshRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getRefreshTokenAsMutationOptions(role, options), queryClient)


/** Where I am signed in, and on what. */
export const listSessionsAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherListSessions : studentListSessions)(signal)
export const getListSessionsAsQueryKey = (role: Role) =>
  (role === 'teacher' ? getTeacherListSessionsQueryKey : getStudentListSessionsQueryKey)()
export const getListSessionsAsQueryOptions = <Selected = DataOf<SessionListResponse>>(role: Role, options?: ReadOptions<DataOf<SessionListResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListSessionsQueryOptions : getStudentListSessionsQueryOptions)<Selected>(options)
/** Where I am signed in, and on what. */
export const useListSessionsAs = <Selected = DataOf<SessionListResponse>>(role: Role, options?: ReadOptions<DataOf<SessionListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSessionsAsQueryOptions(role, options), queryClient)


/** End one of my sign-ins. */
export const endSessionAs = (role: Role, sessionChoice: SessionChoice, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherEndSession : studentEndSession)(sessionChoice, signal)
export const getEndSessionAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<SessionListResponse>, { data: SessionChoice }, Context>) =>
  (role === 'teacher' ? getTeacherEndSessionMutationOptions : getStudentEndSessionMutationOptions)<Context>(options)
/** End one of my sign-ins. */
export const useEndSessionAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<SessionListResponse>, { data: SessionChoice }, Context>, queryClient?: QueryClient) =>
  useMutation(getEndSessionAsMutationOptions(role, options), queryClient)


/** End all of my sign-ins but this one. */
export const endOtherSessionsAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherEndOtherSessions : studentEndOtherSessions)(signal)
export const getEndOtherSessionsAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<SessionListResponse>, void, Context>) =>
  (role === 'teacher' ? getTeacherEndOtherSessionsMutationOptions : getStudentEndOtherSessionsMutationOptions)<Context>(options)
/** End all of my sign-ins but this one. */
export const useEndOtherSessionsAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<SessionListResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getEndOtherSessionsAsMutationOptions(role, options), queryClient)


/** Forget a device of mine. */
export const forgetDeviceAs = (role: Role, deviceChoice: DeviceChoice, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherForgetDevice : studentForgetDevice)(deviceChoice, signal)
export const getForgetDeviceAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<SessionListResponse>, { data: DeviceChoice }, Context>) =>
  (role === 'teacher' ? getTeacherForgetDeviceMutationOptions : getStudentForgetDeviceMutationOptions)<Context>(options)
/** Forget a device of mine. */
export const useForgetDeviceAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<SessionListResponse>, { data: DeviceChoice }, Context>, queryClient?: QueryClient) =>
  useMutation(getForgetDeviceAsMutationOptions(role, options), queryClient)


/** Switch two-factor sign-in on or off. */
export const setTwoFactorAs = (role: Role, twoFactorSwitch: TwoFactorSwitch, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherSetTwoFactor : studentSetTwoFactor)(twoFactorSwitch, signal)
export const getSetTwoFactorAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TwoFactorSwitch }, Context>) =>
  (role === 'teacher' ? getTeacherSetTwoFactorMutationOptions : getStudentSetTwoFactorMutationOptions)<Context>(options)
/** Switch two-factor sign-in on or off. */
export const useSetTwoFactorAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TwoFactorSwitch }, Context>, queryClient?: QueryClient) =>
  useMutation(getSetTwoFactorAsMutationOptions(role, options), queryClient)


/** Ask for my account to be deleted. */
export const closeAccountAs = (role: Role, accountClosing: AccountClosing, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherCloseAccount : studentCloseAccount)(accountClosing, signal)
export const getCloseAccountAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: AccountClosing }, Context>) =>
  (role === 'teacher' ? getTeacherCloseAccountMutationOptions : getStudentCloseAccountMutationOptions)<Context>(options)
/** Ask for my account to be deleted. */
export const useCloseAccountAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: AccountClosing }, Context>, queryClient?: QueryClient) =>
  useMutation(getCloseAccountAsMutationOptions(role, options), queryClient)


/** Prove again whose account it is. */
export const proveIdentityAs = (role: Role, proof: Proof, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherProveIdentity : studentProveIdentity)(proof, signal)
export const getProveIdentityAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<ProofReceiptResponse>, { data: Proof }, Context>) =>
  (role === 'teacher' ? getTeacherProveIdentityMutationOptions : getStudentProveIdentityMutationOptions)<Context>(options)
/** Prove again whose account it is. */
export const useProveIdentityAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<ProofReceiptResponse>, { data: Proof }, Context>, queryClient?: QueryClient) =>
  useMutation(getProveIdentityAsMutationOptions(role, options), queryClient)


/** Call off the change of my phone. */
export const keepPhoneAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherKeepPhone : studentKeepPhone)(signal)
export const getKeepPhoneAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>) =>
  (role === 'teacher' ? getTeacherKeepPhoneMutationOptions : getStudentKeepPhoneMutationOptions)<Context>(options)
/** Call off the change of my phone. */
export const useKeepPhoneAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getKeepPhoneAsMutationOptions(role, options), queryClient)


/** Keep my account after all. */
export const keepAccountAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherKeepAccount : studentKeepAccount)(signal)
export const getKeepAccountAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>) =>
  (role === 'teacher' ? getTeacherKeepAccountMutationOptions : getStudentKeepAccountMutationOptions)<Context>(options)
/** Keep my account after all. */
export const useKeepAccountAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getKeepAccountAsMutationOptions(role, options), queryClient)


/** What a passkey has to sign. */
export const passkeyOptionsAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherPasskeyOptions : studentPasskeyOptions)(signal)
export const getPasskeyOptionsAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<PasskeyChallengeResponse>, void, Context>) =>
  (role === 'teacher' ? getTeacherPasskeyOptionsMutationOptions : getStudentPasskeyOptionsMutationOptions)<Context>(options)
/** What a passkey has to sign. */
export const usePasskeyOptionsAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<PasskeyChallengeResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getPasskeyOptionsAsMutationOptions(role, options), queryClient)


/** Sign in with a passkey alone. */
export const loginByPasskeyAs = (role: Role, passkeyAssertion: PasskeyAssertion, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherLoginByPasskey : studentLoginByPasskey)(passkeyAssertion, signal)
export const getLoginByPasskeyAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: PasskeyAssertion }, Context>) =>
  (role === 'teacher' ? getTeacherLoginByPasskeyMutationOptions : getStudentLoginByPasskeyMutationOptions)<Context>(options)
/** Sign in with a passkey alone. */
export const useLoginByPasskeyAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: PasskeyAssertion }, Context>, queryClient?: QueryClient) =>
  useMutation(getLoginByPasskeyAsMutationOptions(role, options), queryClient)


/** Second step of a sign-in, other than by text message. */
export const secondStepAs = (role: Role, secondStepRequest: SecondStepRequest, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherSecondStep : studentSecondStep)(secondStepRequest, signal)
export const getSecondStepAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: SecondStepRequest }, Context>) =>
  (role === 'teacher' ? getTeacherSecondStepMutationOptions : getStudentSecondStepMutationOptions)<Context>(options)
/** Second step of a sign-in, other than by text message. */
export const useSecondStepAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: SecondStepRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getSecondStepAsMutationOptions(role, options), queryClient)


/** Set up an authenticator app. */
export const startTotpAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherStartTotp : studentStartTotp)(signal)
export const getStartTotpAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<TotpSetupResponse>, void, Context>) =>
  (role === 'teacher' ? getTeacherStartTotpMutationOptions : getStudentStartTotpMutationOptions)<Context>(options)
/** Set up an authenticator app. */
export const useStartTotpAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<TotpSetupResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStartTotpAsMutationOptions(role, options), queryClient)


/** Confirm the authenticator app with its first code. */
export const confirmTotpAs = (role: Role, totpConfirmation: TotpConfirmation, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherConfirmTotp : studentConfirmTotp)(totpConfirmation, signal)
export const getConfirmTotpAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TotpConfirmation }, Context>) =>
  (role === 'teacher' ? getTeacherConfirmTotpMutationOptions : getStudentConfirmTotpMutationOptions)<Context>(options)
/** Confirm the authenticator app with its first code. */
export const useConfirmTotpAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TotpConfirmation }, Context>, queryClient?: QueryClient) =>
  useMutation(getConfirmTotpAsMutationOptions(role, options), queryClient)


/** Give up the authenticator app. */
export const removeTotpAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRemoveTotp : studentRemoveTotp)(signal)
export const getRemoveTotpAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>) =>
  (role === 'teacher' ? getTeacherRemoveTotpMutationOptions : getStudentRemoveTotpMutationOptions)<Context>(options)
/** Give up the authenticator app. */
export const useRemoveTotpAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getRemoveTotpAsMutationOptions(role, options), queryClient)


/** Ten new recovery codes. */
export const renewRecoveryCodesAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRenewRecoveryCodes : studentRenewRecoveryCodes)(signal)
export const getRenewRecoveryCodesAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<RecoveryCodesResponse>, void, Context>) =>
  (role === 'teacher' ? getTeacherRenewRecoveryCodesMutationOptions : getStudentRenewRecoveryCodesMutationOptions)<Context>(options)
/** Ten new recovery codes. */
export const useRenewRecoveryCodesAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<RecoveryCodesResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getRenewRecoveryCodesAsMutationOptions(role, options), queryClient)


/** What a new passkey is made from. */
export const startPasskeyAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherStartPasskey : studentStartPasskey)(signal)
export const getStartPasskeyAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<PasskeyCreationResponse>, void, Context>) =>
  (role === 'teacher' ? getTeacherStartPasskeyMutationOptions : getStudentStartPasskeyMutationOptions)<Context>(options)
/** What a new passkey is made from. */
export const useStartPasskeyAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<PasskeyCreationResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStartPasskeyAsMutationOptions(role, options), queryClient)


/** Keep a new passkey. */
export const addPasskeyAs = (role: Role, passkeyRegistration: PasskeyRegistration, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherAddPasskey : studentAddPasskey)(passkeyRegistration, signal)
export const getAddPasskeyAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRegistration }, Context>) =>
  (role === 'teacher' ? getTeacherAddPasskeyMutationOptions : getStudentAddPasskeyMutationOptions)<Context>(options)
/** Keep a new passkey. */
export const useAddPasskeyAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRegistration }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddPasskeyAsMutationOptions(role, options), queryClient)


/** Give a passkey another name. */
export const renamePasskeyAs = (role: Role, passkeyRename: PasskeyRename, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRenamePasskey : studentRenamePasskey)(passkeyRename, signal)
export const getRenamePasskeyAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRename }, Context>) =>
  (role === 'teacher' ? getTeacherRenamePasskeyMutationOptions : getStudentRenamePasskeyMutationOptions)<Context>(options)
/** Give a passkey another name. */
export const useRenamePasskeyAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRename }, Context>, queryClient?: QueryClient) =>
  useMutation(getRenamePasskeyAsMutationOptions(role, options), queryClient)


/** Give up a passkey. */
export const removePasskeyAs = (role: Role, passkeyChoice: PasskeyChoice, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRemovePasskey : studentRemovePasskey)(passkeyChoice, signal)
export const getRemovePasskeyAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyChoice }, Context>) =>
  (role === 'teacher' ? getTeacherRemovePasskeyMutationOptions : getStudentRemovePasskeyMutationOptions)<Context>(options)
/** Give up a passkey. */
export const useRemovePasskeyAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyChoice }, Context>, queryClient?: QueryClient) =>
  useMutation(getRemovePasskeyAsMutationOptions(role, options), queryClient)


/** What there is to replay of a class. */
export const roomReplayAs = (role: Role, lessonId: Id, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRoomReplay : studentRoomReplay)(lessonId, signal)
export const getRoomReplayAsQueryKey = (role: Role, lessonId?: Id) =>
  (role === 'teacher' ? getTeacherRoomReplayQueryKey : getStudentRoomReplayQueryKey)(lessonId)
export const getRoomReplayAsQueryOptions = <Selected = DataOf<RoomReplayResponse>>(role: Role, lessonId: Id, options?: ReadOptions<DataOf<RoomReplayResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherRoomReplayQueryOptions : getStudentRoomReplayQueryOptions)<Selected>(lessonId, options)
/** What there is to replay of a class. */
export const useRoomReplayAs = <Selected = DataOf<RoomReplayResponse>>(role: Role, lessonId: Id, options?: ReadOptions<DataOf<RoomReplayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getRoomReplayAsQueryOptions(role, lessonId, options), queryClient)


/** Events of a class's log. */
export const roomLogAs = (role: Role, lessonId: Id, params?: StudentRoomLogParams, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRoomLog : studentRoomLog)(lessonId, params, signal)
export const getRoomLogAsQueryKey = (role: Role, lessonId?: Id, params?: StudentRoomLogParams) =>
  (role === 'teacher' ? getTeacherRoomLogQueryKey : getStudentRoomLogQueryKey)(lessonId, params)
export const getRoomLogAsQueryOptions = <Selected = DataOf<RoomLogResponse>>(role: Role, lessonId: Id, params?: StudentRoomLogParams, options?: ReadOptions<DataOf<RoomLogResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherRoomLogQueryOptions : getStudentRoomLogQueryOptions)<Selected>(lessonId, params, options)
/** Events of a class's log. */
export const useRoomLogAs = <Selected = DataOf<RoomLogResponse>>(role: Role, lessonId: Id, params?: StudentRoomLogParams, options?: ReadOptions<DataOf<RoomLogResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getRoomLogAsQueryOptions(role, lessonId, params, options), queryClient)


/** The room at a moment of its log. */
export const replayKeyframeAs = (role: Role, lessonId: Id, params: StudentReplayKeyframeParams, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherReplayKeyframe : studentReplayKeyframe)(lessonId, params, signal)
export const getReplayKeyframeAsQueryKey = (role: Role, lessonId?: Id, params?: StudentReplayKeyframeParams) =>
  (role === 'teacher' ? getTeacherReplayKeyframeQueryKey : getStudentReplayKeyframeQueryKey)(lessonId, params)
export const getReplayKeyframeAsQueryOptions = <Selected = DataOf<KeyframeResponse>>(role: Role, lessonId: Id, params: StudentReplayKeyframeParams, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherReplayKeyframeQueryOptions : getStudentReplayKeyframeQueryOptions)<Selected>(lessonId, params, options)
/** The room at a moment of its log. */
export const useReplayKeyframeAs = <Selected = DataOf<KeyframeResponse>>(role: Role, lessonId: Id, params: StudentReplayKeyframeParams, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getReplayKeyframeAsQueryOptions(role, lessonId, params, options), queryClient)


/** Messages were read. */
export const readMessagesAs = (role: Role, readMessagesRequest: ReadMessagesRequest, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherReadMessages : studentReadMessages)(readMessagesRequest, signal)
export const getReadMessagesAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>) =>
  (role === 'teacher' ? getTeacherReadMessagesMutationOptions : getStudentReadMessagesMutationOptions)<Context>(options)
/** Messages were read. */
export const useReadMessagesAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getReadMessagesAsMutationOptions(role, options), queryClient)


/** Which messages are wanted. */
export const listNotificationSettingsAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherListNotificationSettings : studentListNotificationSettings)(signal)
export const getListNotificationSettingsAsQueryKey = (role: Role) =>
  (role === 'teacher' ? getTeacherListNotificationSettingsQueryKey : getStudentListNotificationSettingsQueryKey)()
export const getListNotificationSettingsAsQueryOptions = <Selected = DataOf<NotificationSettingsResponse>>(role: Role, options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListNotificationSettingsQueryOptions : getStudentListNotificationSettingsQueryOptions)<Selected>(options)
/** Which messages are wanted. */
export const useListNotificationSettingsAs = <Selected = DataOf<NotificationSettingsResponse>>(role: Role, options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListNotificationSettingsAsQueryOptions(role, options), queryClient)


/** Turn messages on or off. */
export const updateNotificationSettingAs = (role: Role, notificationSettingRequest: NotificationSettingRequest, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherUpdateNotificationSetting : studentUpdateNotificationSetting)(notificationSettingRequest, signal)
export const getUpdateNotificationSettingAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest }, Context>) =>
  (role === 'teacher' ? getTeacherUpdateNotificationSettingMutationOptions : getStudentUpdateNotificationSettingMutationOptions)<Context>(options)
/** Turn messages on or off. */
export const useUpdateNotificationSettingAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateNotificationSettingAsMutationOptions(role, options), queryClient)


/** Comments below a replay or a lesson. */
export const listCommentsAs = (role: Role, commentFilter: CommentFilter, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherListComments : studentListComments)(commentFilter, signal)
export const getListCommentsAsQueryKey = (role: Role, commentFilter?: CommentFilter) =>
  (role === 'teacher' ? getTeacherListCommentsQueryKey : getStudentListCommentsQueryKey)(commentFilter)
export const getListCommentsAsQueryOptions = <Selected = DataOf<CommentPageResponse>>(role: Role, commentFilter: CommentFilter, options?: ReadOptions<DataOf<CommentPageResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListCommentsQueryOptions : getStudentListCommentsQueryOptions)<Selected>(commentFilter, options)
/** Comments below a replay or a lesson. */
export const useListCommentsAs = <Selected = DataOf<CommentPageResponse>>(role: Role, commentFilter: CommentFilter, options?: ReadOptions<DataOf<CommentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCommentsAsQueryOptions(role, commentFilter, options), queryClient)
export const getListCommentsAsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<CommentPageResponse>>>>(role: Role, commentFilter: Omit<CommentFilter, 'current'>, options?: PagesOptions<DataOf<CommentPageResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListCommentsInfiniteQueryOptions : getStudentListCommentsInfiniteQueryOptions)<Selected>(commentFilter, options)
/** Comments below a replay or a lesson. */
export const useListCommentsAsInfinite = <Selected = JoinedPages<ItemOf<DataOf<CommentPageResponse>>>>(role: Role, commentFilter: Omit<CommentFilter, 'current'>, options?: PagesOptions<DataOf<CommentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListCommentsAsInfiniteQueryOptions(role, commentFilter, options), queryClient)


