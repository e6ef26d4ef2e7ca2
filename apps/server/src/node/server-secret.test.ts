import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rotateSecret, serverSecrets } from './server-secret.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hwjy-secret-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

describe('the signing secret on file', () => {
  it('is made once and readable by its owner alone', () => {
    const secrets = serverSecrets(dataDir)
    expect(secrets).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
    expect(serverSecrets(dataDir)).toEqual(secrets)
    expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0)
  })

  it('is rotated by adding a newer one after it', () => {
    const [first] = serverSecrets(dataDir)
    expect(rotateSecret(dataDir, true)).toBe(2)
    const secrets = serverSecrets(dataDir)
    expect(secrets).toEqual([first, expect.stringMatching(/^[0-9a-f]{64}$/)])
    expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0)
  })

  it('is the only one after the older ones were forgotten', () => {
    const [first] = serverSecrets(dataDir)
    rotateSecret(dataDir, true)
    expect(rotateSecret(dataDir, false)).toBe(1)
    expect(serverSecrets(dataDir)).not.toContain(first)
  })

  it('is read from a file that an older version wrote', () => {
    writeFileSync(join(dataDir, 'secret'), 'a'.repeat(64))
    expect(serverSecrets(dataDir)).toEqual(['a'.repeat(64)])
    expect(rotateSecret(dataDir, true)).toBe(2)
    expect(serverSecrets(dataDir)[0]).toBe('a'.repeat(64))
  })

  it.each(['', '\n', 'short\n', `${'a'.repeat(64)}\nshort`])('is refused when one is too short: %j', (text) => {
    writeFileSync(join(dataDir, 'secret'), text)
    expect(() => serverSecrets(dataDir)).toThrow(
      expect.objectContaining({ code: 'setting-invalid', message: expect.stringContaining('at least 32 characters') }),
    )
  })
})
