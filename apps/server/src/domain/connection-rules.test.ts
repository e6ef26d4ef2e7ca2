import { describe, expect, it } from 'vitest'
import { connectionLimits, type Pace, paceAfter, type Sample, toClose } from './connection-rules.ts'

const KB = 1024
const idle: Sample = { at: 0, bytesRead: 0, isBodyAwaited: false, bytesTaken: 0, bytesWaiting: 0 }

/** A look every five seconds. @returns when it was too slow, in seconds, and why; null for never */
function watch(seconds: number, sampleAt: (second: number) => Partial<Sample>) {
  let pace: Pace | undefined
  for (let second = 0; second <= seconds; second += 5) {
    const next = paceAfter(pace, { ...idle, at: second * 1_000, ...sampleAt(second) })
    if (typeof next === 'string') return { second, why: next }
    pace = next
  }
  return null
}

describe('a body', () => {
  it('of 5 MB may take forty minutes on a bad line', () => {
    expect(watch(2_400, (second) => ({ isBodyAwaited: true, bytesRead: second * 2_100 }))).toBeNull()
  })

  it('that trickles is closed after half a minute', () => {
    expect(watch(600, (second) => ({ isBodyAwaited: true, bytesRead: second }))).toEqual({
      second: 30,
      why: 'body-too-slow',
    })
    expect(watch(600, () => ({ isBodyAwaited: true }))?.second).toBe(30)
  })

  it('that began well and stops is closed half a minute later', () => {
    const stops = (second: number) => ({ isBodyAwaited: true, bytesRead: Math.min(second, 100) * 10 * KB })
    expect(watch(600, stops)?.second).toBe(130)
  })

  it('that waits for us is not slow', () => {
    expect(watch(6_000, () => ({ isBodyAwaited: false }))).toBeNull()
  })
})

describe('an answer', () => {
  it('that is taken slowly goes on, and one that is not taken ends after two minutes', () => {
    expect(watch(6_000, (second) => ({ bytesWaiting: 9, bytesTaken: second }))).toBeNull()
    expect(watch(600, () => ({ bytesWaiting: 9 }))).toEqual({ second: 120, why: 'answer-too-slow' })
    expect(watch(600, () => ({ bytesWaiting: 0 }))).toBeNull()
  })
})

describe('answers that nobody takes', () => {
  const limits = { ...connectionLimits, readyBytes: 10, untakenOfAddress: 100, untakenInAll: 150 }
  const waiting = (network: string, ...sizes: number[]) =>
    sizes.map((bytes, index) => ({ socket: `${network}${index}`, network, bytes }))

  it('are limited for an address and for all: the longest waiting go', () => {
    expect(toClose(waiting('a', 60, 60, 60), limits)).toEqual(['a0'])
    expect(toClose([...waiting('a', 100), ...waiting('b', 100)], limits)).toEqual(['a0'])
  })

  it('do not count as far as a stream keeps that much ready', () => {
    expect(toClose(waiting('a', ...Array.from({ length: 1_000 }, () => 10)), limits)).toEqual([])
  })
})
