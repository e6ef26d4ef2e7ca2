import { describe, expect, it } from 'vitest'
import type { NetworkQuality } from '../../ports/rtc-engine.ts'
import { showsVideo } from './shows-video.ts'
import { followNetwork, steadyNetwork, type WeakNetwork } from './weak-network.ts'

const report = (state: WeakNetwork, down: NetworkQuality, fromS: number, toS: number) => {
  let next = state
  for (let second = fromS; second <= toS; second++) next = followNetwork(next, down, second * 1_000)
  return next
}

describe('[R32] weak network', () => {
  it('steps down by name after each 10 s of bad quality, and not further than voice and board', () => {
    expect(report(steadyNetwork, 5, 0, 9).step).toBe('full')
    expect(report(steadyNetwork, 5, 0, 10).step).toBe('fewerVideos')
    expect(report(steadyNetwork, 5, 0, 20).step).toBe('teacherOnly')
    expect(report(steadyNetwork, 5, 0, 60).step).toBe('voiceAndBoard')
  })

  it('a short dip changes nothing', () => {
    const dip = report(report(steadyNetwork, 5, 0, 9), 2, 10, 12)
    expect(report(dip, 5, 13, 22).step).toBe('full')
  })

  it('climbs back one step at a time after 20 good seconds', () => {
    const low = report(steadyNetwork, 5, 0, 30)
    expect(low.step).toBe('voiceAndBoard')
    expect(report(low, 1, 31, 51).step).toBe('teacherOnly')
    expect(report(low, 1, 31, 91).step).toBe('full')
  })

  it('a connection that was lost hides no picture: the next one is judged anew', () => {
    expect(report(steadyNetwork, 6, 0, 60).step).toBe('full')
    const low = report(steadyNetwork, 5, 0, 30)
    expect(report(report(low, 6, 31, 33), 2, 34, 35).step).toBe('full')
  })

  it('the teacher is the last picture to go', () => {
    const teacher = { isTeacher: true, isOnFloor: false }
    const onStage = { isTeacher: false, isOnFloor: true }
    const other = { isTeacher: false, isOnFloor: false }
    expect([teacher, onStage, other].map((person) => showsVideo('fewerVideos', person))).toEqual([true, true, false])
    expect([teacher, onStage, other].map((person) => showsVideo('teacherOnly', person))).toEqual([true, false, false])
    expect(showsVideo('voiceAndBoard', teacher)).toBe(false)
  })
})
