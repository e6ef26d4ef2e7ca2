import type { LoginResponse, Role } from '@hwjy/sdk'
import { askPasskey } from '../../../shared/account/proof/passkey.ts'
import { signInCalls } from '../sign-in-calls.ts'

/** @throws {NoPasskeyError} when none was used, or this browser has none */
export async function passkeySignIn(role: Role): Promise<LoginResponse> {
  return signInCalls[role].byPasskey(await askPasskey(role))
}
