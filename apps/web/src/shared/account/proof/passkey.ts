import {
  type PasskeyAssertion,
  type PasskeyCreation,
  type PasskeyRegistration,
  passkeyOptionsAs,
  type Role,
} from '@hwjy/sdk'
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { NoPasskeyError } from './no-passkey-error.ts'

/** Browsers have it on https and on localhost alone. */
export const hasPasskeys = () => 'PublicKeyCredential' in globalThis

/**
 * Has the person choose a passkey and sign what the server asks for.
 * @throws {NoPasskeyError} when none was used
 */
export async function askPasskey(role: Role): Promise<PasskeyAssertion> {
  if (!hasPasskeys()) throw new NoPasskeyError()
  // Called without its hook: this runs outside React, on sign-in pages too, and makes no read stale.
  const { ticket, challenge, rpId, timeoutMs: timeout } = await passkeyOptionsAs(role)
  const signed = await startAuthentication({
    optionsJSON: { challenge, rpId, timeout, userVerification: 'required' },
  }).catch(givenUp)
  const { clientDataJSON, authenticatorData, signature } = signed.response
  return { ticket, id: signed.id, clientDataJSON, authenticatorData, signature }
}

/** -7 is ES256, -257 RS256: what every authenticator has one of. */
const ALGORITHMS = [-7, -257]

/** Has the device make a passkey. @throws {NoPasskeyError} as above; {WebAuthnError} when it has one already */
export async function makePasskey(creation: PasskeyCreation, name: string): Promise<PasskeyRegistration> {
  const { ticket, challenge, rpId, rpName, userId, userName, displayName, takenIds, timeoutMs: timeout } = creation
  const made = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: rpName },
      user: { id: userId, name: userName, displayName },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: takenIds.map((id) => ({ type: 'public-key', id })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
      timeout,
    },
  }).catch(givenUp)
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  return { ticket, name, id: made.id, clientDataJSON, attestationObject, transports }
}

/** The browser does not distinguish a press on "cancel", a timeout, and a missing passkey; silence would leave the user waiting. */
function givenUp(error: unknown): never {
  const cause = error instanceof WebAuthnError ? error.cause : error
  const name = (cause as { name?: unknown } | null)?.name
  throw name === 'NotAllowedError' || name === 'AbortError' ? new NoPasskeyError() : error
}

/** This device holds one of the account's passkeys already. */
export const isPasskeyTaken = (error: unknown) =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
