// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { teacherListSessions, getTeacherListSessionsQueryKey, getTeacherListSessionsQueryOptions, studentListSessions, getStudentListSessionsQueryKey, getStudentListSessionsQueryOptions, teacherEndSession, getTeacherEndSessionMutationOptions, studentEndSession, getStudentEndSessionMutationOptions, teacherEndOtherSessions, getTeacherEndOtherSessionsMutationOptions, studentEndOtherSessions, getStudentEndOtherSessionsMutationOptions, teacherForgetDevice, getTeacherForgetDeviceMutationOptions, studentForgetDevice, getStudentForgetDeviceMutationOptions, teacherSetTwoFactor, getTeacherSetTwoFactorMutationOptions, studentSetTwoFactor, getStudentSetTwoFactorMutationOptions, teacherCloseAccount, getTeacherCloseAccountMutationOptions, studentCloseAccount, getStudentCloseAccountMutationOptions, teacherProveIdentity, getTeacherProveIdentityMutationOptions, studentProveIdentity, getStudentProveIdentityMutationOptions, teacherKeepPhone, getTeacherKeepPhoneMutationOptions, studentKeepPhone, getStudentKeepPhoneMutationOptions, teacherKeepAccount, getTeacherKeepAccountMutationOptions, studentKeepAccount, getStudentKeepAccountMutationOptions, teacherStartTotp, getTeacherStartTotpMutationOptions, studentStartTotp, getStudentStartTotpMutationOptions, teacherConfirmTotp, getTeacherConfirmTotpMutationOptions, studentConfirmTotp, getStudentConfirmTotpMutationOptions, teacherRemoveTotp, getTeacherRemoveTotpMutationOptions, studentRemoveTotp, getStudentRemoveTotpMutationOptions, teacherRenewRecoveryCodes, getTeacherRenewRecoveryCodesMutationOptions, studentRenewRecoveryCodes, getStudentRenewRecoveryCodesMutationOptions, teacherStartPasskey, getTeacherStartPasskeyMutationOptions, studentStartPasskey, getStudentStartPasskeyMutationOptions, teacherAddPasskey, getTeacherAddPasskeyMutationOptions, studentAddPasskey, getStudentAddPasskeyMutationOptions, teacherRenamePasskey, getTeacherRenamePasskeyMutationOptions, studentRenamePasskey, getStudentRenamePasskeyMutationOptions, teacherRemovePasskey, getTeacherRemovePasskeyMutationOptions, studentRemovePasskey, getStudentRemovePasskeyMutationOptions } from '../calls/account-security.ts'
import type { Role, SessionChoice, DeviceChoice, TwoFactorSwitch, AccountClosing, Proof, TotpConfirmation, PasskeyRegistration, PasskeyRename, PasskeyChoice, AccountInfoResponse, SessionListResponse, ProofReceiptResponse, TotpSetupResponse, RecoveryCodesResponse, PasskeyCreationResponse } from '../types.ts'

/** Where I am signed in, and on what. */
export const listSessionsAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherListSessions : studentListSessions)(signal)
export const getListSessionsAsQueryKey = (role: Role): ReturnType<typeof getTeacherListSessionsQueryKey> | ReturnType<typeof getStudentListSessionsQueryKey> =>
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


