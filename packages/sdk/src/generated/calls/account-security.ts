// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { SessionChoice, DeviceChoice, TwoFactorSwitch, AccountClosing, Proof, TotpConfirmation, PasskeyRegistration, PasskeyRename, PasskeyChoice, AccountInfoResponse, SessionListResponse, ProofReceiptResponse, TotpSetupResponse, RecoveryCodesResponse, PasskeyCreationResponse } from '../types.ts'

/**
 * @summary Where I am signed in, and on what
 */
export const teacherListSessions = (signal?: AbortSignal) =>
  call<SessionListResponse>({ url: '/api-tch/ext/account/sessions', signal })

export const getTeacherListSessionsQueryKey = () =>
  readKey<'teacherListSessions', []>('teacherListSessions')
export const getTeacherListSessionsQueryOptions = <Selected = DataOf<SessionListResponse>>(options?: ReadOptions<DataOf<SessionListResponse>, Selected>) =>
  readOptions<DataOf<SessionListResponse>, Selected>('account-security', getTeacherListSessionsQueryKey(), (signal) => teacherListSessions(signal), options)
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
  readOptions<DataOf<SessionListResponse>, Selected>('account-security', getStudentListSessionsQueryKey(), (signal) => studentListSessions(signal), options)
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

