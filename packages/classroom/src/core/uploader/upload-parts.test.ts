import { describe, expect, it } from 'vitest'
import { type QueuedUpload, partsToSend, uploadsToOpen } from './next-steps.ts'
import { PART_BYTES, partCount, partRange, usableParts } from './upload-parts.ts'
import { addSample, bytesPerSecond, remainingMs, type Sample } from './upload-progress.ts'
import { newUpload, type UploadState } from './upload-state.ts'

describe('parts of a file', () => {
  it.each([
    [0, 1],
    [1, 1],
    [PART_BYTES, 1],
    [PART_BYTES + 1, 2],
    [1024 ** 3, 205],
  ])('a file of %i bytes has %i', (sizeBytes, count) => expect(partCount(sizeBytes)).toBe(count))

  it('lie one after the other up to the end of the file', () => {
    expect(partRange(1, PART_BYTES + 5)).toEqual({ start: PART_BYTES, end: PART_BYTES + 5 })
  })

  it('[UP5] a listed part of another size, or beyond the end, is not used', () => {
    const listed = [
      { index: 2, etag: 'c', sizeBytes: 10 },
      { index: 1, etag: 'b', sizeBytes: PART_BYTES - 1 },
      { index: 0, etag: 'a', sizeBytes: PART_BYTES },
      { index: 3, etag: 'd', sizeBytes: 0 },
    ]
    expect(usableParts(listed, 2 * PART_BYTES + 10).map(({ index }) => index)).toEqual([0, 2])
  })
})

describe('[UP2] three parts at a time', () => {
  const upload = (id: string, status: UploadState['status'], parts: number, sending: number[] = []): QueuedUpload => ({
    id,
    state: {
      ...newUpload(parts * PART_BYTES),
      status,
      sending: Object.fromEntries(sending.map((index) => [index, 0])),
    } as UploadState,
  })

  it('go to one file alone, without those that are under way', () => {
    expect(partsToSend([upload('a', 'sending', 9, [0])])).toEqual([
      { id: 'a', index: 1 },
      { id: 'a', index: 2 },
    ])
  })

  it('a short file does not wait for a long one', () => {
    expect(partsToSend([upload('film', 'sending', 9, [0, 1]), upload('photo', 'sending', 1)])).toEqual([
      { id: 'photo', index: 0 },
    ])
  })

  it('parts still under way in a file that waits keep their place', () => {
    expect(partsToSend([upload('a', 'waiting', 9, [0, 1]), upload('b', 'sending', 9)])).toHaveLength(1)
  })

  it('three files are open at most, and a paused one gives way', () => {
    const files = [upload('a', 'paused', 2), upload('b', 'sending', 2), upload('c', 'waiting', 2)]
    const queued = ['d', 'e'].map((id) => upload(id, 'queued', 2))
    expect(uploadsToOpen([...files, ...queued])).toEqual(['d'])
  })
})

describe('[UP9] speed and time left', () => {
  const at = (seconds: number, megabytes: number): Sample => ({ at: seconds * 1_000, bytes: megabytes * 1e6 })
  const seen = (...samples: Sample[]) => samples.reduce<readonly Sample[]>(addSample, [])

  it('are unknown at first', () => expect(bytesPerSecond(seen(at(0, 0), at(1, 5)))).toBeNull())
  it('are those of the last ten seconds', () => {
    const slow = Array.from({ length: 60 }, (_, second) => at(second, second))
    const fast = Array.from({ length: 12 }, (_, second) => at(60 + second, 60 + 3 * second))
    expect(bytesPerSecond(seen(...slow, ...fast))).toBeCloseTo(3e6, -5)
  })
  it('a failed part makes no negative speed, and no time left', () => {
    const speed = bytesPerSecond(seen(at(0, 9), at(2, 4)))
    expect([speed, remainingMs(100, speed)]).toEqual([0, null])
  })
  it('half of a file at 2 MB/s', () => expect(remainingMs(10e6, 2e6)).toBe(5_000))
})
