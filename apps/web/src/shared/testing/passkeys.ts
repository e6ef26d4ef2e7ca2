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
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: refuse, create: refuse } })
  server.use(answer('/ext/login/passkeyOptions', challenge), answer('/ext/account/passkeys/start', creation))
}
