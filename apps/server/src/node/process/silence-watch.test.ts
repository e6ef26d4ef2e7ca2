import { describe, expect, it } from 'vitest'
import { createSilenceWatch, TICK_MS } from './silence-watch.ts'

/** A watch, and ticks of its timer on a clock that stands still in between. */
function watched() {
  let silences = 0
  let now = 0
  const watch = createSilenceWatch(() => (silences += 1))
  const pass = (ms: number) => {
    for (const until = now + ms; now < until; ) watch.tick((now += TICK_MS))
  }
  const sleep = (ms: number) => watch.tick((now += ms))
  watch.tick(now)
  return { watch, pass, sleep, silences: () => silences }
}

describe('a watch over silence', () => {
  it('tells once when an answer does not come within its limit', () => {
    const { watch, pass, silences } = watched()
    watch.expect(15_000)
    pass(15_000)
    expect(silences()).toBe(0)
    pass(20_000)
    expect(silences()).toBe(1)
  })

  it('says nothing while no answer is expected', () => {
    const { watch, pass, silences } = watched()
    watch.expect(1_000)
    watch.heard()
    pass(60_000)
    expect(silences()).toBe(0)
  })

  it('counts each answer from the question it belongs to', () => {
    const { watch, pass, silences } = watched()
    for (let asked = 0; asked < 5; asked++) {
      watch.expect(1_000)
      pass(1_000)
    }
    expect(silences()).toBe(0)
  })

  it('does not take the sleep of its own computer for the silence of the other side', () => {
    const { watch, sleep, silences } = watched()
    watch.expect(15_000)
    sleep(8 * 60 * 60_000)
    expect(silences()).toBe(0)
  })
})
