import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../durations.ts'
import { keyframesToThin } from './keyframe-thinning.ts'

const MB = 1024 * 1024
/** One each half minute. */
const keyframes = (count: number, sizeBytes: number) =>
  Array.from({ length: count }, (_, no) => ({ no, at: no * (MINUTE_MS / 2), sizeBytes }))
const kept = (list: ReturnType<typeof keyframes>) => {
  const superfluous = new Set(keyframesToThin(list))
  return list.filter((one) => !superfluous.has(one)).map(({ no }) => no)
}

describe('old keyframes', () => {
  it('small ones stay once a minute, and the newest two', () => {
    expect(kept(keyframes(7, 1_000))).toEqual([0, 2, 4, 5, 6])
  })

  it('large ones stay once in ten minutes, and the newest two', () => {
    expect(kept(keyframes(60, 8 * MB))).toEqual([0, 20, 40, 58, 59])
  })

  it('thinning again and again keeps the same as thinning once', () => {
    const all = keyframes(100, 8 * MB)
    const step = all.reduce<typeof all>((list, one) => {
      const grown = [...list, one]
      const superfluous = new Set(keyframesToThin(grown))
      return grown.filter((each) => !superfluous.has(each))
    }, [])
    expect(step.map(({ no }) => no)).toEqual(kept(all))
  })

  it('a room of two keyframes keeps both, whenever they were made', () => {
    expect(keyframesToThin(keyframes(2, MB))).toEqual([])
  })
})
