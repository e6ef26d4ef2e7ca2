import { describe, expect, it } from 'vitest'
import type { StreamKind } from '../live/rtc-signal.ts'
import { type CameraTile, chooseCameras, rightOf, smallPicture, streamFor } from './camera-streams.ts'

const tile = (userId: string, width: number, isSeen = true): CameraTile => ({ userId, width, isSeen })
const chosen = (...tiles: CameraTile[]) => Object.fromEntries(chooseCameras(tiles))

describe('streams of a camera', () => {
  it('[R36] shows the small stream in a tile narrower than 360 px', () => {
    expect(chosen(tile('anna', 359), tile('ben', 360))).toEqual({ anna: 'small', ben: 'big' })
  })

  it('[R36] shows at most three big streams: the widest tiles, and of equal ones the first', () => {
    const tiles = [tile('anna', 400), tile('ben', 500), tile('chika', 400), tile('diego', 400), tile('emma', 640)]
    expect(chosen(...tiles)).toEqual({ emma: 'big', ben: 'big', anna: 'big', chika: 'small', diego: 'small' })
  })

  it('[R36] asks for no picture that is out of sight', () => {
    expect(chosen(tile('anna', 640, false), tile('ben', 100))).toEqual({ ben: 'small' })
  })

  it('[R36] goes by the widest of two places that show one person', () => {
    expect(chosen(tile('anna', 120), tile('anna', 640), tile('anna', 700, false))).toEqual({ anna: 'big' })
  })

  it.each([
    ['small', ['camera', 'cameraSmall'], 'cameraSmall'],
    ['big', ['camera', 'cameraSmall'], 'camera'],
    ['small', ['camera'], 'camera'],
    ['big', ['cameraSmall'], 'cameraSmall'],
    ['big', ['mic'], null],
  ] as const)('[R36] takes for a %s tile, of %j, %s', (quality, sent, stream) => {
    expect(streamFor(quality, (kind) => (sent as readonly StreamKind[]).includes(kind))).toBe(stream)
  })

  it('[R36] makes the small stream smaller from 13 cameras on', () => {
    expect(smallPicture(12)).toEqual({ longSide: 320, frameRate: 12, maxBitrate: 120_000 })
    expect(smallPicture(13)).toEqual({ longSide: 240, frameRate: 10, maxBitrate: 80_000 })
  })

  it('[R36] needs the right of the source for every stream', () => {
    expect([rightOf('cameraSmall'), rightOf('screenAudio'), rightOf('mic')]).toEqual(['camera', 'screen', 'mic'])
  })
})
