/**
 * Addresses by which a browser reads one private object for a time, signed as COS signs them. An answer may have hundreds,
 * so they are made without waiting: SHA-1 runs in WebAssembly, and a key is prepared once for a quarter of an hour.
 */
import type { EpochMs } from '@hwjy/classroom/core'
import { createHMAC, createSHA1 } from 'hash-wasm'
import { addressOf, stringToSign, textOfRequest, writeAuthorization } from './cos-signature.ts'
import type { StoreCredentials } from './store-credentials.ts'

/** The same address comes for so long, so that a browser finds what it has loaded. */
const SAME_FOR_SECONDS = 15 * 60
/** Every address opens for at least this long: a class goes on, and a film plays to its end. */
const OPEN_FOR_SECONDS = 60 * 60
// The clock of a store elsewhere may be a little behind.
const EARLY_SECONDS = 60

/**
 * Makes the signed address of an object.
 * @param base the bucket as the caller reaches it, without a slash at the end
 */
export type SignAddress = (base: string, key: string) => string

export interface ReadAddresses {
  /** Gives what signs at this moment. */
  at(now: EpochMs): Promise<SignAddress>
}

export function createReadAddresses(credentials: Pick<StoreCredentials, 'readKey'>): ReadAddresses {
  let current: { from: number; sign: Promise<SignAddress> } | null = null
  return {
    at(now) {
      const from = Math.floor(now / 1_000 / SAME_FOR_SECONDS) * SAME_FOR_SECONDS
      if (current?.from === from) return current.sign
      const sign = signerFrom(credentials, from)
      current = { from, sign }
      sign.catch(() => {
        current = null
      })
      return sign
    },
  }
}

async function signerFrom(credentials: Pick<StoreCredentials, 'readKey'>, from: number): Promise<SignAddress> {
  const { secretId, secretKey } = await credentials.readKey()
  const time = `${from - EARLY_SECONDS};${from + SAME_FOR_SECONDS + OPEN_FOR_SECONDS}`
  const names = { headerNames: ['host'], queryNames: [] }
  const sha1 = await createSHA1()
  const signKey = (await createHMAC(createSHA1(), secretKey)).init().update(time).digest()
  const hmac = await createHMAC(createSHA1(), signKey)
  return (base, key) => {
    const request = { method: 'get', path: `/${key}`, query: {}, headers: { host: hostOf(base) } }
    const digest = sha1.init().update(textOfRequest(request, names)).digest()
    const signature = hmac.init().update(stringToSign(time, digest)).digest()
    return `${addressOf(base, key)}?${writeAuthorization(secretId, time, names, signature)}`
  }
}

const hostOf = (base: string) => base.slice(base.indexOf('//') + 2).split('/', 1)[0] ?? ''
