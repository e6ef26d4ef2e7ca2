// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions } from '../../query/query-options.ts'
import type { PasskeyAssertion, RefreshRequest, CaptchaWorkAnswer, SecondStepRequest, LoginResponse, CaptchaWorkResponse, SolvedCaptchaResponse, PasskeyChallengeResponse } from '../types.ts'

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

