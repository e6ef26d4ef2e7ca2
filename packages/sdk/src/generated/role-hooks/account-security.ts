// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getTeacherListSessionsQueryKey, getTeacherListSessionsQueryOptions, getStudentListSessionsQueryKey, getStudentListSessionsQueryOptions, getTeacherEndSessionMutationOptions, getStudentEndSessionMutationOptions, getTeacherEndOtherSessionsMutationOptions, getStudentEndOtherSessionsMutationOptions, getTeacherForgetDeviceMutationOptions, getStudentForgetDeviceMutationOptions, getTeacherSetTwoFactorMutationOptions, getStudentSetTwoFactorMutationOptions, getTeacherCloseAccountMutationOptions, getStudentCloseAccountMutationOptions, getTeacherProveIdentityMutationOptions, getStudentProveIdentityMutationOptions, getTeacherKeepPhoneMutationOptions, getStudentKeepPhoneMutationOptions, getTeacherKeepAccountMutationOptions, getStudentKeepAccountMutationOptions, getTeacherStartTotpMutationOptions, getStudentStartTotpMutationOptions, getTeacherConfirmTotpMutationOptions, getStudentConfirmTotpMutationOptions, getTeacherRemoveTotpMutationOptions, getStudentRemoveTotpMutationOptions, getTeacherRenewRecoveryCodesMutationOptions, getStudentRenewRecoveryCodesMutationOptions, getTeacherStartPasskeyMutationOptions, getStudentStartPasskeyMutationOptions, getTeacherAddPasskeyMutationOptions, getStudentAddPasskeyMutationOptions, getTeacherRenamePasskeyMutationOptions, getStudentRenamePasskeyMutationOptions, getTeacherRemovePasskeyMutationOptions, getStudentRemovePasskeyMutationOptions } from '../hooks/account-security.ts'
import type { Role, SessionChoice, DeviceChoice, TwoFactorSwitch, AccountClosing, Proof, TotpConfirmation, PasskeyRegistration, PasskeyRename, PasskeyChoice, AccountInfoResponse, SessionListResponse, ProofReceiptResponse, TotpSetupResponse, RecoveryCodesResponse, PasskeyCreationResponse } from '../types.ts'

export const getListSessionsAsQueryKey = (role: Role): ReturnType<typeof getTeacherListSessionsQueryKey> | ReturnType<typeof getStudentListSessionsQueryKey> =>
  (role === 'teacher' ? getTeacherListSessionsQueryKey : getStudentListSessionsQueryKey)()
export const getListSessionsAsQueryOptions = <Selected = DataOf<SessionListResponse>>(role: Role, options?: ReadOptions<DataOf<SessionListResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListSessionsQueryOptions : getStudentListSessionsQueryOptions)<Selected>(options)
/** Where I am signed in, and on what. */
export const useListSessionsAs = <Selected = DataOf<SessionListResponse>>(role: Role, options?: ReadOptions<DataOf<SessionListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSessionsAsQueryOptions(role, useOwn(options)), queryClient)


export const getEndSessionAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<SessionListResponse>, { data: SessionChoice } & ChangeCallOptions, Context>) =>
  (role === 'teacher' ? getTeacherEndSessionMutationOptions : getStudentEndSessionMutationOptions)<Context>(options)
/** End one of my sign-ins. */
export const useEndSessionAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<SessionListResponse>, { data: SessionChoice } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getEndSessionAsMutationOptions(role, useOwn(options)), queryClient)


export const getEndOtherSessionsAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<SessionListResponse>, ChangeCallOptions | void, Context>) =>
  (role === 'teacher' ? getTeacherEndOtherSessionsMutationOptions : getStudentEndOtherSessionsMutationOptions)<Context>(options)
/** End all of my sign-ins but this one. */
export const useEndOtherSessionsAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<SessionListResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getEndOtherSessionsAsMutationOptions(role, useOwn(options)), queryClient)


export const getForgetDeviceAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<SessionListResponse>, { data: DeviceChoice } & ChangeCallOptions, Context>) =>
  (role === 'teacher' ? getTeacherForgetDeviceMutationOptions : getStudentForgetDeviceMutationOptions)<Context>(options)
/** Forget a device of mine. */
export const useForgetDeviceAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<SessionListResponse>, { data: DeviceChoice } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getForgetDeviceAsMutationOptions(role, useOwn(options)), queryClient)


export const getSetTwoFactorAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TwoFactorSwitch } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherSetTwoFactorMutationOptions : getStudentSetTwoFactorMutationOptions)<Context>(options)
/** Switch two-factor sign-in on or off. */
export const useSetTwoFactorAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TwoFactorSwitch } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSetTwoFactorAsMutationOptions(role, useOwn(options)), queryClient)


export const getCloseAccountAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: AccountClosing } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherCloseAccountMutationOptions : getStudentCloseAccountMutationOptions)<Context>(options)
/** Ask for my account to be deleted. */
export const useCloseAccountAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: AccountClosing } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getCloseAccountAsMutationOptions(role, useOwn(options)), queryClient)


export const getProveIdentityAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<ProofReceiptResponse>, { data: Proof } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherProveIdentityMutationOptions : getStudentProveIdentityMutationOptions)<Context>(options)
/** Prove again whose account it is. */
export const useProveIdentityAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<ProofReceiptResponse>, { data: Proof } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getProveIdentityAsMutationOptions(role, useOwn(options)), queryClient)


export const getKeepPhoneAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>) =>
  (role === 'teacher' ? getTeacherKeepPhoneMutationOptions : getStudentKeepPhoneMutationOptions)<Context>(options)
/** Call off the change of my phone. */
export const useKeepPhoneAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getKeepPhoneAsMutationOptions(role, useOwn(options)), queryClient)


export const getKeepAccountAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>) =>
  (role === 'teacher' ? getTeacherKeepAccountMutationOptions : getStudentKeepAccountMutationOptions)<Context>(options)
/** Keep my account after all. */
export const useKeepAccountAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getKeepAccountAsMutationOptions(role, useOwn(options)), queryClient)


export const getStartTotpAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<TotpSetupResponse>, CallOptions | void, Context>) =>
  (role === 'teacher' ? getTeacherStartTotpMutationOptions : getStudentStartTotpMutationOptions)<Context>(options)
/** Set up an authenticator app. */
export const useStartTotpAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<TotpSetupResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getStartTotpAsMutationOptions(role, useOwn(options)), queryClient)


export const getConfirmTotpAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TotpConfirmation } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherConfirmTotpMutationOptions : getStudentConfirmTotpMutationOptions)<Context>(options)
/** Confirm the authenticator app with its first code. */
export const useConfirmTotpAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: TotpConfirmation } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getConfirmTotpAsMutationOptions(role, useOwn(options)), queryClient)


export const getRemoveTotpAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, CallOptions | void, Context>) =>
  (role === 'teacher' ? getTeacherRemoveTotpMutationOptions : getStudentRemoveTotpMutationOptions)<Context>(options)
/** Give up the authenticator app. */
export const useRemoveTotpAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getRemoveTotpAsMutationOptions(role, useOwn(options)), queryClient)


export const getRenewRecoveryCodesAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<RecoveryCodesResponse>, CallOptions | void, Context>) =>
  (role === 'teacher' ? getTeacherRenewRecoveryCodesMutationOptions : getStudentRenewRecoveryCodesMutationOptions)<Context>(options)
/** Ten new recovery codes. */
export const useRenewRecoveryCodesAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<RecoveryCodesResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getRenewRecoveryCodesAsMutationOptions(role, useOwn(options)), queryClient)


export const getStartPasskeyAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<PasskeyCreationResponse>, CallOptions | void, Context>) =>
  (role === 'teacher' ? getTeacherStartPasskeyMutationOptions : getStudentStartPasskeyMutationOptions)<Context>(options)
/** What a new passkey is made from. */
export const useStartPasskeyAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<PasskeyCreationResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getStartPasskeyAsMutationOptions(role, useOwn(options)), queryClient)


export const getAddPasskeyAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRegistration } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherAddPasskeyMutationOptions : getStudentAddPasskeyMutationOptions)<Context>(options)
/** Keep a new passkey. */
export const useAddPasskeyAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRegistration } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAddPasskeyAsMutationOptions(role, useOwn(options)), queryClient)


export const getRenamePasskeyAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRename } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherRenamePasskeyMutationOptions : getStudentRenamePasskeyMutationOptions)<Context>(options)
/** Give a passkey another name. */
export const useRenamePasskeyAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyRename } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRenamePasskeyAsMutationOptions(role, useOwn(options)), queryClient)


export const getRemovePasskeyAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyChoice } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherRemovePasskeyMutationOptions : getStudentRemovePasskeyMutationOptions)<Context>(options)
/** Give up a passkey. */
export const useRemovePasskeyAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasskeyChoice } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRemovePasskeyAsMutationOptions(role, useOwn(options)), queryClient)


