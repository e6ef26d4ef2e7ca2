// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation } from '@tanstack/react-query'
import type { CallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { teacherRefreshToken, studentRefreshToken, getCaptchaWork, checkCaptchaWork, teacherPasskeyOptions, studentPasskeyOptions, teacherLoginByPasskey, studentLoginByPasskey, teacherSecondStep, studentSecondStep } from '../calls/sign-in-steps.ts'
import type { PasskeyAssertion, RefreshRequest, CaptchaWorkAnswer, SecondStepRequest, LoginResponse, CaptchaWorkResponse, SolvedCaptchaResponse, PasskeyChallengeResponse } from '../types.ts'

export const getTeacherRefreshTokenMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: RefreshRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: RefreshRequest } & CallOptions, Context>('teacherRefreshToken', [], ({ data, ...call }) => teacherRefreshToken(data, call), options)
/** The next access token. */
export const useTeacherRefreshToken = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: RefreshRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRefreshTokenMutationOptions(useOwn(options)), queryClient)


export const getStudentRefreshTokenMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: RefreshRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: RefreshRequest } & CallOptions, Context>('studentRefreshToken', [], ({ data, ...call }) => studentRefreshToken(data, call), options)
/** The next access token. */
export const useStudentRefreshToken = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: RefreshRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRefreshTokenMutationOptions(useOwn(options)), queryClient)

export const getGetCaptchaWorkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CaptchaWorkResponse>, CallOptions | void, Context>) =>
  changeOptions<DataOf<CaptchaWorkResponse>, CallOptions | void, Context>('getCaptchaWork', [], (call) => getCaptchaWork(call), options)
/** Work for a browser, asked for where a program is likely. */
export const useGetCaptchaWork = <Context = unknown>(options?: ChangeOptions<DataOf<CaptchaWorkResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getGetCaptchaWorkMutationOptions(useOwn(options)), queryClient)


export const getCheckCaptchaWorkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SolvedCaptchaResponse>, { data: CaptchaWorkAnswer } & CallOptions, Context>) =>
  changeOptions<DataOf<SolvedCaptchaResponse>, { data: CaptchaWorkAnswer } & CallOptions, Context>('checkCaptchaWork', [], ({ data, ...call }) => checkCaptchaWork(data, call), options)
/** Hand in the work. */
export const useCheckCaptchaWork = <Context = unknown>(options?: ChangeOptions<DataOf<SolvedCaptchaResponse>, { data: CaptchaWorkAnswer } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getCheckCaptchaWorkMutationOptions(useOwn(options)), queryClient)


export const getTeacherPasskeyOptionsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PasskeyChallengeResponse>, CallOptions | void, Context>) =>
  changeOptions<DataOf<PasskeyChallengeResponse>, CallOptions | void, Context>('teacherPasskeyOptions', [], (call) => teacherPasskeyOptions(call), options)
/** What a passkey has to sign. */
export const useTeacherPasskeyOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PasskeyChallengeResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherPasskeyOptionsMutationOptions(useOwn(options)), queryClient)


export const getStudentPasskeyOptionsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PasskeyChallengeResponse>, CallOptions | void, Context>) =>
  changeOptions<DataOf<PasskeyChallengeResponse>, CallOptions | void, Context>('studentPasskeyOptions', [], (call) => studentPasskeyOptions(call), options)
/** What a passkey has to sign. */
export const useStudentPasskeyOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PasskeyChallengeResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentPasskeyOptionsMutationOptions(useOwn(options)), queryClient)

export const getTeacherLoginByPasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PasskeyAssertion } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: PasskeyAssertion } & CallOptions, Context>('teacherLoginByPasskey', [], ({ data, ...call }) => teacherLoginByPasskey(data, call), options)
/** Sign in with a passkey alone. */
export const useTeacherLoginByPasskey = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PasskeyAssertion } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLoginByPasskeyMutationOptions(useOwn(options)), queryClient)


export const getStudentLoginByPasskeyMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PasskeyAssertion } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: PasskeyAssertion } & CallOptions, Context>('studentLoginByPasskey', [], ({ data, ...call }) => studentLoginByPasskey(data, call), options)
/** Sign in with a passkey alone. */
export const useStudentLoginByPasskey = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PasskeyAssertion } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLoginByPasskeyMutationOptions(useOwn(options)), queryClient)

export const getTeacherSecondStepMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SecondStepRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: SecondStepRequest } & CallOptions, Context>('teacherSecondStep', [], ({ data, ...call }) => teacherSecondStep(data, call), options)
/** Second step of a sign-in, other than by text message. */
export const useTeacherSecondStep = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SecondStepRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherSecondStepMutationOptions(useOwn(options)), queryClient)


export const getStudentSecondStepMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SecondStepRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: SecondStepRequest } & CallOptions, Context>('studentSecondStep', [], ({ data, ...call }) => studentSecondStep(data, call), options)
/** Second step of a sign-in, other than by text message. */
export const useStudentSecondStep = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SecondStepRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentSecondStepMutationOptions(useOwn(options)), queryClient)

