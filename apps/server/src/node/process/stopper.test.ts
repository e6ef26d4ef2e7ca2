import { describe, expect, it } from 'vitest'
import { silentLogger } from '../../ports/logger.ts'
import { EXIT } from './exit-codes.ts'
import { createStopper } from './stopper.ts'

function stopping() {
  const stopped = Promise.withResolvers<void>()
  const codes: number[] = []
  let now = 0
  let deadline = () => undefined as void
  const stop = createStopper({
    stop: () => stopped.promise,
    logger: silentLogger,
    exit: (code) => codes.push(code),
    after: (_, work) => (deadline = work),
    now: () => now,
  })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { stop, stopped, codes, settle, pass: (ms: number) => (now += ms), timeIsOver: () => deadline() }
}

describe('a server that is told to stop', () => {
  it('ends well when everything is written', async () => {
    const { stop, stopped, codes, settle } = stopping()
    stop('SIGTERM')
    expect(codes).toEqual([])
    stopped.resolve()
    await settle()
    expect(codes).toEqual([EXIT.stopped])
  })

  it('ends when the time is over, and says so by its code', () => {
    const { stop, codes, timeIsOver } = stopping()
    stop('SIGTERM')
    timeIsOver()
    expect(codes).toEqual([EXIT.stoppedUnfinished])
  })

  it('ends at once when told a second time', () => {
    const { stop, codes, pass } = stopping()
    stop('SIGINT')
    pass(1_000)
    stop('SIGINT')
    expect(codes).toEqual([EXIT.stoppedUnfinished])
  })

  it('takes the same press of Ctrl+C for one, whichever parents pass it on', () => {
    const { stop, codes, pass } = stopping()
    stop('SIGINT')
    pass(20)
    stop('SIGINT')
    expect(codes).toEqual([])
  })
})
