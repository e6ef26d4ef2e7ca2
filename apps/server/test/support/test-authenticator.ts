/** An authenticator as WebAuthn describes it (level 3, sections 6 and 7): discoverable, verifies its person, ES256. */
import { base64url } from '../../src/auth/tokens.ts'

const ORIGIN = 'http://localhost:8080'
const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

export interface AuthenticatorOptions {
  origin?: string
  /** Whether it asks for a finger or a PIN. */
  isVerifying?: boolean
}

/** Makes one passkey, and signs with it. */
export async function createAuthenticator({ origin = ORIGIN, isVerifying = true }: AuthenticatorOptions = {}) {
  const id = crypto.getRandomValues(new Uint8Array(16))
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const flags = PRESENT | (isVerifying ? VERIFIED : 0)
  let counter = 0

  const clientData = (type: string, challenge: string) =>
    text(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authData = async (rpId: string, more: number, rest: Uint8Array) =>
    join(await sha256(text(rpId)), [flags | more], uint32(counter), rest)

  return {
    id: base64url(id),
    /** As a platform authenticator that was restored from an old copy. */
    setBack() {
      counter = 0
    },
    async create({ challenge, rpId, ticket }: { challenge: string; rpId: string; ticket: string }, name = 'My laptop') {
      const point = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey))
      // COSE: kty 2 (EC2), alg -7 (ES256), crv 1 (P-256), x, y.
      const [x, y] = [point.slice(1, 33), point.slice(33)]
      const cose = join([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32], x, [0x22, 0x58, 32], y)
      const credential = join(new Uint8Array(16), [0, id.length], id, cose)
      const data = await authData(rpId, HAS_CREDENTIAL, credential)
      // CBOR: { fmt: "none", attStmt: {}, authData }.
      const attestation = join(
        [0xa3, 0x63],
        text('fmt'),
        [0x64],
        text('none'),
        [0x67],
        text('attStmt'),
        [0xa0, 0x68],
        text('authData'),
        [0x58, data.length],
        data,
      )
      return {
        ticket,
        name,
        id: base64url(id),
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      }
    },
    async sign({ challenge, rpId, ticket }: { challenge: string; rpId: string; ticket: string }) {
      counter += 1
      const client = clientData('webauthn.get', challenge)
      const data = await authData(rpId, 0, new Uint8Array())
      const signed = join(data, await sha256(client))
      const raw = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.privateKey, signed)
      return {
        ticket,
        id: base64url(id),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(der(new Uint8Array(raw))),
      }
    },
  }
}

const text = (value: string) => new TextEncoder().encode(value)
const sha256 = async (data: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', data))
const join = (...parts: (Uint8Array | number[])[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const uint32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)

/** WebCrypto gives r and s side by side; WebAuthn wants them as ASN.1. */
function der(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const integer = (bytes: Uint8Array) => {
    const first = bytes.findIndex((byte) => byte !== 0)
    const digits = Array.from(bytes.subarray(first))
    if ((digits[0] ?? 0) >= 0x80) digits.unshift(0)
    return [0x02, digits.length, ...digits]
  }
  const both = [...integer(raw.slice(0, 32)), ...integer(raw.slice(32))]
  return Uint8Array.from([0x30, both.length, ...both])
}
