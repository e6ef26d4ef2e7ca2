import { describe, expect, it } from 'vitest'
import type { CameraQuality } from '../../../../core/live/rtc-signal.ts'
import { outgoingTrack, type SendingState } from './outgoing-tracks.ts'
import type { Publication } from './publisher.ts'

const track = {} as MediaStreamTrack
const publisher = (publication: Partial<Publication> = {}) => ({
  open: () => ({ track, sound: null, options: {}, ...publication }),
})
const state = (quality: CameraQuality, change: Partial<SendingState> = {}): SendingState => ({
  quality,
  limit: 'big',
  cameras: 1,
  hasSmall: true,
  ...change,
})

describe('outgoing streams', () => {
  it.each([
    ['none', false, false],
    ['small', false, true],
    ['big', true, true],
  ] as const)('[R36] encodes of a camera that is wanted as %s: big %s, small %s', (quality, big, small) => {
    expect(outgoingTrack('camera', publisher(), state(quality))?.isActive).toBe(big)
    expect(outgoingTrack('cameraSmall', publisher(), state(quality))?.isActive).toBe(small)
  })

  it('[R36] makes its one stream small where the camera is sent once', () => {
    const once = state('small', { hasSmall: false })
    expect(outgoingTrack('cameraSmall', publisher(), once)).toBeNull()
    expect(outgoingTrack('camera', publisher(), once)).toMatchObject({ longSide: 320, isActive: true })
  })

  it('keeps to the size that was asked for', () => {
    const large = publisher({ options: { profile: '720p' } })
    expect(outgoingTrack('camera', large, state('big'))).toMatchObject({ longSide: 1280, maxBitrate: 1_500_000 })
  })

  it.each([
    ['big', 10],
    ['small', 5],
    ['none', 5],
  ] as const)('[R32] a shared screen keeps its sharpness on a network for %s, at %i frames', (limit, frameRate) => {
    const screen = outgoingTrack('screen', publisher(), state('none', { limit }))
    expect(screen).toEqual({ track, maxBitrate: 2_000_000, frameRate, isActive: true })
  })

  it('[R39] sends the sound of a shared screen only where the person gave it', () => {
    expect(outgoingTrack('screenAudio', publisher(), state('big'))).toBeNull()
    const sound = {} as MediaStreamTrack
    expect(outgoingTrack('screenAudio', publisher({ sound }), state('big'))).toMatchObject({
      track: sound,
      maxBitrate: 96_000,
    })
  })
})
