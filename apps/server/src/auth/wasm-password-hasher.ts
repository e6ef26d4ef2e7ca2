import { argon2Verify, argon2id } from 'hash-wasm'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import { ARGON2, parsePhc } from './phc.ts'

/** argon2id in WebAssembly: for browsers, and for any host without `crypto.argon2`. */
export const wasmPasswordHasher: PasswordHasher = {
  hash: (password) =>
    argon2id({
      password,
      salt: crypto.getRandomValues(new Uint8Array(ARGON2.saltLength)),
      parallelism: ARGON2.parallelism,
      iterations: ARGON2.passes,
      memorySize: ARGON2.memoryKiB,
      hashLength: ARGON2.tagLength,
      outputType: 'encoded',
    }),
  verify: async (password, phc) => parsePhc(phc) !== null && argon2Verify({ password, hash: phc }),
}
