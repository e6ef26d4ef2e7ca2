/** One hostile client after another, beside a class of two that goes on. Nothing that they do is felt there. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyAttacks } from './attacks/bodies.ts'
import { callAttacks } from './attacks/calls.ts'
import { connectionAttacks } from './attacks/connections.ts'
import { liveAttacks } from './attacks/live.ts'
import { objectAttacks } from './attacks/objects.ts'
import { expectQuick } from './support/expect-quick.ts'
import { type BesiegedSchool, openBesiegedSchool } from './support/besieged-school.ts'

const GB = 1024 ** 3
/** What may stay above the quiet server: caches, and what the collector has not given back. */
const KEPT_BYTES = 300 * 1024 ** 2

let school: BesiegedSchool
let quietBytes: number
beforeAll(async () => {
  school = await openBesiegedSchool()
  // The class warms up what an attack would otherwise be blamed for.
  await school.during(() => new Promise((resolve) => setTimeout(resolve, 2_000)))
  quietBytes = school.residentBytes()
})
afterAll(() => school?.stop())

describe.each([
  ['on connections', connectionAttacks],
  ['by bodies', bodyAttacks],
  ['by calls', callAttacks],
  ['on the object store', objectAttacks],
  ['on the live socket', liveAttacks],
] as const)('attack %s', (_, attacks) => {
  it.each(attacks)('$name', async ({ run }) => {
    const { felt, result } = await school.during(() => run(school))
    expect(result).toEqual([])
    expect(felt.drops).toBe(0)
    expect(felt.lost).toEqual([])
    expectQuick(felt)
    expect(felt.peakBytes).toBeLessThan(GB)
    const health = await fetch(`${school.base}/healthz`)
    expect(health.status).toBe(200)
  })
})

describe('after all attacks', () => {
  it('the memory of the server returns', async () => {
    await expect.poll(() => school.residentBytes() - quietBytes, { interval: 500 }).toBeLessThan(KEPT_BYTES)
  })

  it('no call has crashed', () => {
    expect(school.log()).not.toContain('call crashed')
  })
})
