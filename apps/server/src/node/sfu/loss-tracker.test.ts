import { describe, expect, it } from 'vitest'
import { createLossTracker } from './loss-tracker.ts'

describe('loss tracker', () => {
  it('asks for what is missing once overtaking is no explanation, across the wrap', () => {
    const tracker = createLossTracker()
    for (const seq of [65_534, 1]) tracker.receive(seq, 0)
    expect(tracker.due(5).seqs).toEqual([])
    expect(tracker.due(20).seqs).toEqual([65_535, 0])
  })

  it('forgets a gap that was filled', () => {
    const tracker = createLossTracker()
    for (const seq of [1, 3, 2]) tracker.receive(seq, 0)
    expect(tracker.hasGaps).toBe(false)
  })

  it('asks again, then gives up and says that the picture is broken', () => {
    const tracker = createLossTracker()
    for (const seq of [1, 3]) tracker.receive(seq, 0)
    let asked = 0
    let gaveUp = false
    for (let now = 0; now < 5_000 && !gaveUp; now += 20) {
      const due = tracker.due(now)
      asked += due.seqs.length
      gaveUp = due.gaveUp
    }
    expect(gaveUp).toBe(true)
    expect(asked).toBe(8)
    expect(tracker.hasGaps).toBe(false)
  })

  it('takes a long gap for a pause: one key frame instead of hundreds of requests', () => {
    const tracker = createLossTracker()
    for (const seq of [1, 1_000]) tracker.receive(seq, 0)
    expect(tracker.due(100)).toEqual({ seqs: [], gaveUp: true })
  })

  it('reports loss since the last report and in all', () => {
    const tracker = createLossTracker()
    for (const seq of [65_534, 65_535, 2, 3]) tracker.receive(seq, 0)
    expect(tracker.report()).toEqual({ lossFraction: 2 / 6, lostTotal: 2, extendedSeq: 0x1_0003 })
    tracker.receive(4, 0)
    expect(tracker.report()).toMatchObject({ lossFraction: 0, lostTotal: 2 })
  })
})
