import type { PasskeyChallenge, PasskeyCreation } from '@hwjy/sdk'
import type { SetupServer } from 'msw/node'
import { vi } from 'vitest'
import { answer } from './backend.ts'

const challenge: PasskeyChallenge = {
  ticket: 't'.repeat(43),
  challenge: 'A'.repeat(43),
  rpId: 'localhost',
  timeoutMs: 60_000,
}
const creation: PasskeyCreation = {
  ...challenge,
  rpName: 'Huawen',
  userId: 'AAAA',
  userName: 'student.anna',
  displayName: 'Anna',
  takenIds: [],
}

/** A browser that has passkeys, and gives none. @param name of the browser's error */
export function serveNoPasskey(server: SetupServer, name: string) {
  const refuse = () => Promise.reject(new DOMException('No', name))
  serve(server, refuse, refuse)
}

/** A browser that signs what the server asks for, and makes a passkey when it is to. */
export function servePasskey(server: SetupServer) {
  const bytes = new Uint8Array([1, 2, 3]).buffer
  const given = { id: 'AQID', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) }
  const signed = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }
  const made = { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] }
  serve(
    server,
    () => Promise.resolve({ ...given, response: signed }),
    () => Promise.resolve({ ...given, response: made }),
  )
}

function serve(server: SetupServer, get: () => Promise<unknown>, create: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get, create } })
  server.use(answer('/ext/login/passkeyOptions', challenge), answer('/ext/account/passkeys/start', creation))
}
