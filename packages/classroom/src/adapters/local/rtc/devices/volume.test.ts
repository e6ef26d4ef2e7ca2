import { describe, expect, it } from 'vitest'
import { readLevels, toVolume } from './volume.ts'

describe('volume', () => {
  it('follows the ear: silence 0, −60 dB 0, −30 dB half, full scale 100', () => {
    expect([0, 0.001, 10 ** -1.5, 1].map(toVolume)).toEqual([0, 0, 50, 100])
  })

  it('reads the level of each voice, ours and others’, by track', () => {
    const report = new Map<string, object>([
      ['a', { type: 'inbound-rtp', kind: 'audio', trackIdentifier: 'theirs', audioLevel: 1 }],
      ['b', { type: 'media-source', kind: 'audio', trackIdentifier: 'ours', audioLevel: 0 }],
      ['c', { type: 'inbound-rtp', kind: 'video', trackIdentifier: 'picture' }],
    ]) as unknown as RTCStatsReport
    expect(readLevels([report])).toEqual(
      new Map([
        ['theirs', 100],
        ['ours', 0],
      ]),
    )
  })
})
