import { describe, expect, it } from 'vitest'
import { EXIT } from './exit-codes.ts'
import { afterRun, type EndOfRun } from './keep-running.ts'

const ended = (how: Partial<EndOfRun>): EndOfRun => ({
  code: null,
  signal: null,
  ranMs: 5_000,
  isStopping: false,
  ...how,
})

describe('the parent of the server', () => {
  it.each([
    ['lost its database', { code: EXIT.databaseLost }],
    ['crashed', { code: EXIT.crashed }],
    ['was killed', { signal: 'SIGKILL' as const }],
    ['was out of memory', { signal: 'SIGABRT' as const }],
  ])('starts a server again that %s', (_, how) => {
    expect(afterRun(ended(how), 0)).toMatchObject({ step: 'start', inMs: 200, failures: 1 })
  })

  it.each([
    ['that stopped when told', { code: EXIT.stopped }, 0],
    ['that did not start', { code: EXIT.didNotStart }, 1],
    ['that could not finish what it did', { code: EXIT.stoppedUnfinished }, 3],
    ['that we have told to stop', { signal: 'SIGKILL' as const, isStopping: true }, 137],
  ])('does not start a server again %s, and passes its code on', (_, how, code) => {
    expect(afterRun(ended(how), 0)).toEqual({ step: 'end', code })
  })

  it('tries again after a crash when the database is still away', () => {
    expect(afterRun(ended({ code: EXIT.didNotStart }), 3)).toMatchObject({ step: 'start', failures: 4 })
  })

  it('waits longer each time, never more than 15 s, and gives up after twelve times', () => {
    const waits: number[] = []
    for (let failures = 0; ; ) {
      const next = afterRun(ended({ code: EXIT.crashed }), failures)
      if (next.step === 'end') break
      waits.push(next.inMs)
      failures = next.failures
    }
    expect(waits).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 12_800, 15_000, 15_000, 15_000, 15_000, 15_000])
  })

  it('counts anew after a minute of work', () => {
    expect(afterRun(ended({ code: EXIT.crashed, ranMs: 60_000 }), 12)).toMatchObject({ step: 'start', failures: 1 })
  })

  it('says in plain words why', () => {
    expect(afterRun(ended({ code: EXIT.databaseLost }), 0)).toMatchObject({
      why: 'The server has lost its database and ended.',
    })
  })
})
