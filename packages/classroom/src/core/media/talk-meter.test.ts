import { describe, expect, it } from 'vitest'
import { hear, pause, quietMeter, take } from './talk-meter.ts'

/** Levels of 0..100, one each 200 ms. */
const heard = (levels: readonly (number | undefined)[]) =>
  levels.reduce((meter, level, index) => hear(meter, level, (index + 1) * 200), quietMeter)
const times = (count: number, level: number | undefined) => Array.from({ length: count }, () => level)

describe('talk from voice', () => {
  it('[R49] counts a voice over the room’s noise, and 300 ms after it', () => {
    expect(heard([...times(5, 5), ...times(10, 60), ...times(10, 5)]).ms).toBe(10 * 200 + 300)
  })

  it('[R49] counts neither silence nor a steady noise', () => {
    expect(heard(times(50, 8)).ms).toBe(0)
    expect(heard(times(50, 40)).ms).toBe(0)
  })

  it('[R49] counts no sound below −50 dBFS', () => {
    expect(heard([...times(5, 0), ...times(10, 16), ...times(5, 0)]).ms).toBe(0)
    expect(heard([...times(5, 0), ...times(10, 17), ...times(5, 0)]).ms).toBeGreaterThan(1_900)
  })

  it('[R49] counts the open microphone where the browser cannot measure', () => {
    expect(heard(times(11, undefined)).ms).toBe(2_000)
  })

  it('[R49] counts no pause in which the microphone was off, and nothing twice', () => {
    const [ms, rest] = take(pause(heard([...times(3, 5), ...times(5, 60)])))
    expect(ms).toBe(1_000)
    expect(hear(rest, 60, 60_000).ms).toBe(0)
  })
})
