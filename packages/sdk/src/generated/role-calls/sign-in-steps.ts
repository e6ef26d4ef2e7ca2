// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions } from '../../client/call-options.ts'
import { teacherRefreshToken, studentRefreshToken, teacherPasskeyOptions, studentPasskeyOptions, teacherLoginByPasskey, studentLoginByPasskey, teacherSecondStep, studentSecondStep } from '../calls/sign-in-steps.ts'
import type { Role, PasskeyAssertion, RefreshRequest, SecondStepRequest } from '../types.ts'

/** The next access token. */
export const refreshTokenAs = (role: Role, refreshRequest: RefreshRequest, options?: CallOptions) =>
  (role === 'teacher' ? teacherRefreshToken : studentRefreshToken)(refreshRequest, options)
/** What a passkey has to sign. */
export const passkeyOptionsAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherPasskeyOptions : studentPasskeyOptions)(options)
/** Sign in with a passkey alone. */
export const loginByPasskeyAs = (role: Role, passkeyAssertion: PasskeyAssertion, options?: CallOptions) =>
  (role === 'teacher' ? teacherLoginByPasskey : studentLoginByPasskey)(passkeyAssertion, options)
/** Second step of a sign-in, other than by text message. */
export const secondStepAs = (role: Role, secondStepRequest: SecondStepRequest, options?: CallOptions) =>
  (role === 'teacher' ? teacherSecondStep : studentSecondStep)(secondStepRequest, options)
