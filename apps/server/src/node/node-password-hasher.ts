import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { ARGON2, formatPhc, parsePhc } from '../auth/phc.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'

const argon2Async = promisify(argon2)

/** argon2id by OpenSSL, on libuv's pool: sign-ins do not hold up the event loop. Needs Node 24.7. */
export const nodePasswordHasher: PasswordHasher = {
  async hash(password) {
    const salt = new Uint8Array(randomBytes(ARGON2.saltLength))
    const tag = await derive(password, { ...ARGON2, salt }, ARGON2.tagLength)
    return formatPhc({ ...ARGON2, salt, tag })
  },
  async verify(password, phc) {
    const parsed = parsePhc(phc)
    if (!parsed) return false
    return timingSafeEqual(await derive(password, parsed, parsed.tag.length), parsed.tag)
  },
}

interface Cost {
  memoryKiB: number
  passes: number
  parallelism: number
  salt: Uint8Array
}

async function derive(password: string, cost: Cost, tagLength: number): Promise<Uint8Array<ArrayBuffer>> {
  const { salt, memoryKiB, passes, parallelism } = cost
  const tag = await argon2Async('argon2id', {
    message: password,
    nonce: salt,
    memory: memoryKiB,
    passes,
    parallelism,
    tagLength,
  })
  return new Uint8Array(tag)
}
