import { describe, expect, it } from 'vitest'
import { wasmPasswordHasher } from '../../src/auth/wasm-password-hasher.ts'
import { nodePasswordHasher } from '../../src/node/node-password-hasher.ts'

const hashers = { node: nodePasswordHasher, wasm: wasmPasswordHasher }

describe.each(Object.entries(hashers))('passwords hashed by %s', (_, hasher) => {
  it.each(Object.entries(hashers))('are read by %s', async (__, reader) => {
    const phc = await hasher.hash('Huawen-2026 学')
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await reader.verify('Huawen-2026 学', phc)).toBe(true)
    expect(await reader.verify('Huawen-2026', phc)).toBe(false)
  })

  it('are salted', async () => {
    expect(await hasher.hash('same')).not.toBe(await hasher.hash('same'))
  })

  it('are no match for something that is no hash', async () => {
    expect(await hasher.verify('x', 'plain:x')).toBe(false)
  })
})
