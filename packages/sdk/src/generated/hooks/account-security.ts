// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { teacherListSessions, studentListSessions, teacherEndSession, studentEndSession, teacherEndOtherSessions, studentEndOtherSessions, teacherForgetDevice, studentForgetDevice, teacherSetTwoFactor, studentSetTwoFactor, teacherCloseAccount, studentCloseAccount, teacherProveIdentity, studentProveIdentity, teacherKeepPhone, studentKeepPhone, teacherKeepAccount, studentKeepAccount, teacherStartTotp, studentStartTotp, teacherConfirmTotp, studentConfirmTotp, teacherRemoveTotp, studentRemoveTotp, teacherRenewRecoveryCodes, studentRenewRecoveryCodes, teacherStartPasskey, studentStartPasskey, teacherAddPasskey, studentAddPasskey, teacherRenamePasskey, studentRenamePasskey, teacherRemovePasskey, studentRemovePasskey } from '../calls/account-security.ts'
import type { SessionChoice, DeviceChoice, TwoFactorSwitch, AccountClosing, Proof, TotpConfirmation, PasskeyRegistration, PasskeyRename, PasskeyChoice, AccountInfoResponse, SessionListResponse, ProofReceiptResponse, TotpSetupResponse, RecoveryCodesResponse, PasskeyCreationResponse } from '../types.ts'

export const getTeacherListSessionsQueryKey = () =>
  readKey<'teacherListSessions', []>('teacherListSessions')
export const getTeacherListSessionsQueryOptions = <Selected = DataOf<SessionListResponse>>(options?: ReadOptions<DataOf<SessionListResponse>, Selected>) =>
  readOptions<DataOf<SessionListResponse>, Selected>('account-security', getTeacherListSessionsQueryKey(), (call) => teacherListSessions(call), options)
/** Where I am signed in, and on what. */
export const useTeacherListSessions = <Selected = DataOf<SessionListResponse>>(options?: ReadOptions<DataOf<SessionListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListSessionsQueryOptions(useOwn(options)), queryClient)


export const getStudentListSessionsQueryKey = () =>
  readKey<'studentListSessions', []>('studentListSessions')
export const getStudentListSessionsQueryOptions = <Selected = DataOf<SessionListResponse>>(options?: ReadOptions<DataOf<SessionListResponse>, Selected>) =>
  readOptions<DataOf<SessionListResponse>, Selected>('account-security', getStudentListSessionsQueryKey(), (call) => studentListSessions(call), options)
/** Where I am signed in, and on what. */
export const useStudentListSessions = <Selected = DataOf<SessionListResponse>>(options?: ReadOptions<DataOf<SessionListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListSessionsQueryOptions(useOwn(options)), queryClient)

export const getTeacherEndSessionMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, { data: SessionChoice } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SessionListResponse>, { data: SessionChoice } & ChangeCallOptions, Context>('teacherEndSession', ["teacherListSessions","teacherAccountInfo"], ({ data, ...call }) => teacherEndSession(data, call), options)
/** End one of my sign-ins. */
export const useTeacherEndSession = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, { data: SessionChoice } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherEndSessionMutationOptions(useOwn(options)), queryClient)


export const getStudentEndSessionMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, { data: SessionChoice } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SessionListResponse>, { data: SessionChoice } & ChangeCallOptions, Context>('studentEndSession', ["studentListSessions","studentAccountInfo"], ({ data, ...call }) => studentEndSession(data, call), options)
/** End one of my sign-ins. */
export const useStudentEndSession = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, { data: SessionChoice } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentEndSessionMutationOptions(useOwn(options)), queryClient)

export const getTeacherEndOtherSessionsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, ChangeCallOptions | void, Context>) =>
  changeOptions<DataOf<SessionListResponse>, ChangeCallOptions | void, Context>('teacherEndOtherSessions', ["teacherListSessions","teacherAccountInfo"], (call) => teacherEndOtherSessions(call), options)
/** End all of my sign-ins but this one. */
export const useTeacherEndOtherSessions = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherEndOtherSessionsMutationOptions(useOwn(options)), queryClient)


export const getStudentEndOtherSessionsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, ChangeCallOptions | void, Context>) =>
  changeOptions<DataOf<SessionListResponse>, ChangeCallOptions | void, Context>('studentEndOtherSessions', ["studentListSessions","studentAccountInfo"], (call) => studentEndOtherSessions(call), options)
/** End all of my sign-ins but this one. */
export const useStudentEndOtherSessions = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentEndOtherSessionsMutationOptions(useOwn(options)), queryClient)

export const getTeacherForgetDeviceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, { data: DeviceChoice } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SessionListResponse>, { data: DeviceChoice } & ChangeCallOptions, Context>('teacherForgetDevice', ["teacherListSessions","teacherAccountInfo"], ({ data, ...call }) => teacherForgetDevice(data, call), options)
/** Forget a device of mine. */
export const useTeacherForgetDevice = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, { data: DeviceChoice } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherForgetDeviceMutationOptions(useOwn(options)), queryClient)


export const getStudentForgetDeviceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, { data: DeviceChoice } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SessionListResponse>, { data: DeviceChoice } & ChangeCallOptions, Context>('studentForgetDevice', ["studentListSessions","studentAccountInfo"], ({ data, ...call }) => studentForgetDevice(data, call), options)
/** Forget a device of mine. */
export const useStudentForgetDevice = <Context = unknown>(options?: ChangeOptions<DataOf<SessionListResponse>, { data: DeviceChoice } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentForgetDeviceMutationOptions(useOwn(options)), queryClient)

export const getTeacherSetTwoFactorMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TwoFactorSwitch } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: TwoFactorSwitch } & CallOptions, Context>('teacherSetTwoFactor', ["teacherAccountInfo"], ({ data, ...call }) => teacherSetTwoFactor(data, call), options)
/** Switch two-factor sign-in on or off. */
export const useTeacherSetTwoFactor = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TwoFactorSwitch } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherSetTwoFactorMutationOptions(useOwn(options)), queryClient)


export const getStudentSetTwoFactorMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TwoFactorSwitch } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: TwoFactorSwitch } & CallOptions, Context>('studentSetTwoFactor', ["studentAccountInfo"], ({ data, ...call }) => studentSetTwoFactor(data, call), options)
/** Switch two-factor sign-in on or off. */
export const useStudentSetTwoFactor = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TwoFactorSwitch } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentSetTwoFactorMutationOptions(useOwn(options)), queryClient)

export const getTeacherCloseAccountMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: AccountClosing } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: AccountClosing } & CallOptions, Context>('teacherCloseAccount', ["teacherAccountInfo"], ({ data, ...call }) => teacherCloseAccount(data, call), options)
/** Ask for my account to be deleted. */
export const useTeacherCloseAccount = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: AccountClosing } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherCloseAccountMutationOptions(useOwn(options)), queryClient)


export const getStudentCloseAccountMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: AccountClosing } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: AccountClosing } & CallOptions, Context>('studentCloseAccount', ["studentAccountInfo"], ({ data, ...call }) => studentCloseAccount(data, call), options)
/** Ask for my account to be deleted. */
export const useStudentCloseAccount = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: AccountClosing } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentCloseAccountMutationOptions(useOwn(options)), queryClient)

export const getTeacherProveIdentityMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ProofReceiptResponse>, { data: Proof } & CallOptions, Context>) =>
  changeOptions<DataOf<ProofReceiptResponse>, { data: Proof } & CallOptions, Context>('teacherProveIdentity', [], ({ data, ...call }) => teacherProveIdentity(data, call), options)
/** Prove again whose account it is. */
export const useTeacherProveIdentity = <Context = unknown>(options?: ChangeOptions<DataOf<ProofReceiptResponse>, { data: Proof } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherProveIdentityMutationOptions(useOwn(options)), queryClient)


export const getStudentProveIdentityMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ProofReceiptResponse>, { data: Proof } & CallOptions, Context>) =>
  changeOptions<DataOf<ProofReceiptResponse>, { data: Proof } & CallOptions, Context>('studentProveIdentity', [], ({ data, ...call }) => studentProveIdentity(data, call), options)
/** Prove again whose account it is. */
export const useStudentProveIdentity = <Context = unknown>(options?: ChangeOptions<DataOf<ProofReceiptResponse>, { data: Proof } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentProveIdentityMutationOptions(useOwn(options)), queryClient)

export const getTeacherKeepPhoneMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>('teacherKeepPhone', ["teacherAccountInfo"], (call) => teacherKeepPhone(call), options)
/** Call off the change of my phone. */
export const useTeacherKeepPhone = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherKeepPhoneMutationOptions(useOwn(options)), queryClient)


export const getStudentKeepPhoneMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>('studentKeepPhone', ["studentAccountInfo"], (call) => studentKeepPhone(call), options)
/** Call off the change of my phone. */
export const useStudentKeepPhone = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentKeepPhoneMutationOptions(useOwn(options)), queryClient)

export const getTeacherKeepAccountMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>('teacherKeepAccount', ["teacherAccountInfo"], (call) => teacherKeepAccount(call), options)
/** Keep my account after all. */
export const useTeacherKeepAccount = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherKeepAccountMutationOptions(useOwn(options)), queryClient)


export const getStudentKeepAccountMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>('studentKeepAccount', ["studentAccountInfo"], (call) => studentKeepAccount(call), options)
/** Keep my account after all. */
export const useStudentKeepAccount = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentKeepAccountMutationOptions(useOwn(options)), queryClient)

export const getTeacherStartTotpMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<TotpSetupResponse>, CallOptions | void, Context>) =>
  changeOptions<DataOf<TotpSetupResponse>, CallOptions | void, Context>('teacherStartTotp', [], (call) => teacherStartTotp(call), options)
/** Set up an authenticator app. */
export const useTeacherStartTotp = <Context = unknown>(options?: ChangeOptions<DataOf<TotpSetupResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherStartTotpMutationOptions(useOwn(options)), queryClient)


export const getStudentStartTotpMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<TotpSetupResponse>, CallOptions | void, Context>) =>
  changeOptions<DataOf<TotpSetupResponse>, CallOptions | void, Context>('studentStartTotp', [], (call) => studentStartTotp(call), options)
/** Set up an authenticator app. */
export const useStudentStartTotp = <Context = unknown>(options?: ChangeOptions<DataOf<TotpSetupResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentStartTotpMutationOptions(useOwn(options)), queryClient)

export const getTeacherConfirmTotpMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TotpConfirmation } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: TotpConfirmation } & CallOptions, Context>('teacherConfirmTotp', ["teacherAccountInfo"], ({ data, ...call }) => teacherConfirmTotp(data, call), options)
/** Confirm the authenticator app with its first code. */
export const useTeacherConfirmTotp = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TotpConfirmation } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherConfirmTotpMutationOptions(useOwn(options)), queryClient)


export const getStudentConfirmTotpMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TotpConfirmation } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: TotpConfirmation } & CallOptions, Context>('studentConfirmTotp', ["studentAccountInfo"], ({ data, ...call }) => studentConfirmTotp(data, call), options)
/** Confirm the authenticator app with its first code. */
export const useStudentConfirmTotp = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TotpConfirmation } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentConfirmTotpMutationOptions(useOwn(options)), queryClient)

export const getTeacherRemoveTotpMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, CallOptions | void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, CallOptions | void, Context>('teacherRemoveTotp', ["teacherAccountInfo"], (call) => teacherRemoveTotp(call), options)
/** Give up the authenticator app. */
export const useTeacherRemoveTotp = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRemoveTotpMutationOptions(useOwn(options)), queryClient)


export const getStudentRemoveTotpMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, CallOptions | void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, CallOptions | void, Context>('studentRemoveTotp', ["studentAccountInfo"], (call) => studentRemoveTotp(call), options)
/** Give up the authenticator app. */
export const useStudentRemoveTotp = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRemoveTotpMutationOptions(useOwn(options)), queryClient)

export const getTeacherRenewRecoveryCodesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RecoveryCodesResponse>, CallOptions | void, Context>) =>
  changeOptions<DataOf<RecoveryCodesResponse>, CallOptions | void, Context>('teacherRenewRecoveryCodes', ["teacherAccountInfo"], (call) => teacherRenewRecoveryCodes(call), options)
/** Ten new recovery codes. */
export const useTeacherRenewRecoveryCodes = <Context = unknown>(options?: ChangeOptions<DataOf<RecoveryCodesResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRenewRecoveryCodesMutationOptions(useOwn(options)), queryClient)


export const getStudentRenewRecoveryCodesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RecoveryCodesResponse>, CallOptions | void, Context>) =>
  changeOptions<DataOf<RecoveryCodesResponse>, CallOptions | void, Context>('studentRenewRecoveryCodes', ["studentAccountInfo"], (call) => studentRenewRecoveryCodes(call), options)
/** Ten new recovery codes. */
export const useStudentRenewRecoveryCodes = <Context = unknown>(options?: ChangeOptions<DataOf<RecoveryCodesResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRenewRecoveryCodesMutationOptions(useOwn(options)), queryClient)

export const getTeacherStartPasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PasskeyCreationResponse>, CallOptions | void, Context>) =>
  changeOptions<DataOf<PasskeyCreationResponse>, CallOptions | void, Context>('teacherStartPasskey', [], (call) => teacherStartPasskey(call), options)
/** What a new passkey is made from. */
export const useTeacherStartPasskey = <Context = unknown>(options?: ChangeOptions<DataOf<PasskeyCreationResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherStartPasskeyMutationOptions(useOwn(options)), queryClient)


export const getStudentStartPasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PasskeyCreationResponse>, CallOptions | void, Context>) =>
  changeOptions<DataOf<PasskeyCreationResponse>, CallOptions | void, Context>('studentStartPasskey', [], (call) => studentStartPasskey(call), options)
/** What a new passkey is made from. */
export const useStudentStartPasskey = <Context = unknown>(options?: ChangeOptions<DataOf<PasskeyCreationResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentStartPasskeyMutationOptions(useOwn(options)), queryClient)

export const getTeacherAddPasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRegistration } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRegistration } & CallOptions, Context>('teacherAddPasskey', ["teacherAccountInfo"], ({ data, ...call }) => teacherAddPasskey(data, call), options)
/** Keep a new passkey. */
export const useTeacherAddPasskey = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRegistration } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherAddPasskeyMutationOptions(useOwn(options)), queryClient)


export const getStudentAddPasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRegistration } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRegistration } & CallOptions, Context>('studentAddPasskey', ["studentAccountInfo"], ({ data, ...call }) => studentAddPasskey(data, call), options)
/** Keep a new passkey. */
export const useStudentAddPasskey = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRegistration } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentAddPasskeyMutationOptions(useOwn(options)), queryClient)

export const getTeacherRenamePasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRename } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRename } & CallOptions, Context>('teacherRenamePasskey', ["teacherAccountInfo"], ({ data, ...call }) => teacherRenamePasskey(data, call), options)
/** Give a passkey another name. */
export const useTeacherRenamePasskey = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRename } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRenamePasskeyMutationOptions(useOwn(options)), queryClient)


export const getStudentRenamePasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRename } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRename } & CallOptions, Context>('studentRenamePasskey', ["studentAccountInfo"], ({ data, ...call }) => studentRenamePasskey(data, call), options)
/** Give a passkey another name. */
export const useStudentRenamePasskey = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRename } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRenamePasskeyMutationOptions(useOwn(options)), queryClient)

export const getTeacherRemovePasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyChoice } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasskeyChoice } & CallOptions, Context>('teacherRemovePasskey', ["teacherAccountInfo"], ({ data, ...call }) => teacherRemovePasskey(data, call), options)
/** Give up a passkey. */
export const useTeacherRemovePasskey = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyChoice } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRemovePasskeyMutationOptions(useOwn(options)), queryClient)


export const getStudentRemovePasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyChoice } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasskeyChoice } & CallOptions, Context>('studentRemovePasskey', ["studentAccountInfo"], ({ data, ...call }) => studentRemovePasskey(data, call), options)
/** Give up a passkey. */
export const useStudentRemovePasskey = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyChoice } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRemovePasskeyMutationOptions(useOwn(options)), queryClient)

