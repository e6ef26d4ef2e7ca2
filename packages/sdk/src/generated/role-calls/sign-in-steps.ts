// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions } from '../../query/query-options.ts'
import { teacherRefreshToken, getTeacherRefreshTokenMutationOptions, studentRefreshToken, getStudentRefreshTokenMutationOptions, teacherPasskeyOptions, getTeacherPasskeyOptionsMutationOptions, studentPasskeyOptions, getStudentPasskeyOptionsMutationOptions, teacherLoginByPasskey, getTeacherLoginByPasskeyMutationOptions, studentLoginByPasskey, getStudentLoginByPasskeyMutationOptions, teacherSecondStep, getTeacherSecondStepMutationOptions, studentSecondStep, getStudentSecondStepMutationOptions } from '../calls/sign-in-steps.ts'
import type { Role, PasskeyAssertion, RefreshRequest, SecondStepRequest, LoginResponse, PasskeyChallengeResponse } from '../types.ts'

/** The next access token. */
export const refreshTokenAs = (role: Role, refreshRequest: RefreshRequest, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRefreshToken : studentRefreshToken)(refreshRequest, signal)
export const getRefreshTokenAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: RefreshRequest }, Context>) =>
  (role === 'teacher' ? getTeacherRefreshTokenMutationOptions : getStudentRefreshTokenMutationOptions)<Context>(options)
/** The next access token. */
export const useRefreshTokenAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: RefreshRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getRefreshTokenAsMutationOptions(role, options), queryClient)


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


