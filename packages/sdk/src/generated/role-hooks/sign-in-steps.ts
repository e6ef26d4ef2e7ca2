// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation } from '@tanstack/react-query'
import type { CallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getTeacherRefreshTokenMutationOptions, getStudentRefreshTokenMutationOptions, getTeacherPasskeyOptionsMutationOptions, getStudentPasskeyOptionsMutationOptions, getTeacherLoginByPasskeyMutationOptions, getStudentLoginByPasskeyMutationOptions, getTeacherSecondStepMutationOptions, getStudentSecondStepMutationOptions } from '../hooks/sign-in-steps.ts'
import type { Role, PasskeyAssertion, RefreshRequest, SecondStepRequest, LoginResponse, PasskeyChallengeResponse } from '../types.ts'

export const getRefreshTokenAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: RefreshRequest } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherRefreshTokenMutationOptions : getStudentRefreshTokenMutationOptions)<Context>(options)
/** The next access token. */
export const useRefreshTokenAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: RefreshRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRefreshTokenAsMutationOptions(role, useOwn(options)), queryClient)


export const getPasskeyOptionsAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<PasskeyChallengeResponse>, CallOptions | void, Context>) =>
  (role === 'teacher' ? getTeacherPasskeyOptionsMutationOptions : getStudentPasskeyOptionsMutationOptions)<Context>(options)
/** What a passkey has to sign. */
export const usePasskeyOptionsAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<PasskeyChallengeResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getPasskeyOptionsAsMutationOptions(role, useOwn(options)), queryClient)


export const getLoginByPasskeyAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: PasskeyAssertion } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherLoginByPasskeyMutationOptions : getStudentLoginByPasskeyMutationOptions)<Context>(options)
/** Sign in with a passkey alone. */
export const useLoginByPasskeyAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: PasskeyAssertion } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getLoginByPasskeyAsMutationOptions(role, useOwn(options)), queryClient)


export const getSecondStepAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: SecondStepRequest } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherSecondStepMutationOptions : getStudentSecondStepMutationOptions)<Context>(options)
/** Second step of a sign-in, other than by text message. */
export const useSecondStepAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: SecondStepRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSecondStepAsMutationOptions(role, useOwn(options)), queryClient)


