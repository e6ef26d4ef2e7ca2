import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { silentLogger } from '../ports/logger.ts'
import { closeToOthers, requireDataDir } from './owner-only.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hwjy-owner-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const modeOf = (...path: string[]) => (statSync(join(dataDir, ...path)).mode & 0o777).toString(8)

function oldFolder(): void {
  for (const name of ['database', 'dumps', 'objects']) mkdirSync(join(dataDir, name))
  for (const name of ['secret', 'owner.lock', 'dumps/2026-11-20T03-00-00-000Z.tar.gz'])
    writeFileSync(join(dataDir, name), '')
  for (const name of ['.', 'database', 'dumps', 'objects']) chmodSync(join(dataDir, name), 0o755)
  chmodSync(join(dataDir, 'dumps', '2026-11-20T03-00-00-000Z.tar.gz'), 0o644)
}

describe('data folder and dumps', () => {
  it('are readable by their owner alone, also those that were made before, which is logged once', () => {
    oldFolder()
    const logged: string[] = []
    const logger = { ...silentLogger, info: (_: object, message: string) => void logged.push(message) }
    closeToOthers(dataDir, logger)
    closeToOthers(dataDir, logger)
    expect([modeOf(), modeOf('database'), modeOf('dumps'), modeOf('objects')]).toEqual(['700', '700', '700', '700'])
    expect(modeOf('dumps', '2026-11-20T03-00-00-000Z.tar.gz')).toBe('600')
    expect(logged).toHaveLength(1)
  })

  it('are born so', () => {
    closeToOthers(join(dataDir, 'new'), silentLogger)
    expect(modeOf('new')).toBe('700')
  })

  it('leave a folder alone that holds other things, too, and close what is theirs in it', () => {
    oldFolder()
    writeFileSync(join(dataDir, 'holiday.jpg'), '')
    closeToOthers(dataDir, silentLogger)
    expect([modeOf(), modeOf('database')]).toEqual(['755', '700'])
  })
})

describe('a data folder', () => {
  const refusal = (reason: string) =>
    expect.objectContaining({ code: 'setting-invalid', message: expect.stringContaining(reason) })

  it('is made together with the folders above it, and taken when it is there', () => {
    requireDataDir(join(dataDir, 'schools', 'one'))
    requireDataDir(join(dataDir, 'schools', 'one'))
    expect(modeOf('schools', 'one')).toBe('700')
  })

  it.each([
    ['file', 'it is a file'],
    ['file/data', 'it is a file, or lies below one'],
    ['file/data/more', 'it is a file, or lies below one'],
    ['n'.repeat(300), 'its name is too long'],
  ])('is refused when it is %s', (name, reason) => {
    writeFileSync(join(dataDir, 'file'), '')
    expect(() => requireDataDir(join(dataDir, name))).toThrow(refusal(reason))
  })

  it.runIf(process.platform === 'linux')('is refused where the system makes no folders', () => {
    expect(() => requireDataDir('/proc/x/y')).toThrow(refusal('it cannot be made there'))
  })

  it.skipIf(process.platform === 'win32')('is refused below a folder of another user', () => {
    const isRoot = process.getuid?.() === 0
    chmodSync(dataDir, 0o500)
    // Root may write everywhere, unless it becomes another user before.
    if (isRoot) process.seteuid?.(65_534)
    try {
      expect(() => requireDataDir(join(dataDir, 'data'))).toThrow(refusal('this user has no rights there'))
    } finally {
      if (isRoot) process.seteuid?.(0)
      chmodSync(dataDir, 0o700)
    }
  })
})
