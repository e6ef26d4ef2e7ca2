import { afterEach, describe, expect, it, vi } from 'vitest'
import { RtcError } from '../../../../ports/rtc-engine.ts'
import { openTrack, toRtcError } from './devices.ts'

type GetUserMedia = (constraints: { audio: object }) => Promise<{ getTracks(): MediaStreamTrack[] }>

const named = (name: string) => Object.assign(new Error(name), { name })
const fakeTrack = () => ({ contentHint: '', readyState: 'live' }) as unknown as MediaStreamTrack
const streamOf = (track: MediaStreamTrack) => ({ getTracks: () => [track] })

describe('devices', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['NotAllowedError', 'permission-denied'],
    ['NotFoundError', 'device-missing'],
    ['OverconstrainedError', 'device-missing'],
    ['NotReadableError', 'device-busy'],
    ['AbortError', 'device-failed'],
    ['SomethingNew', 'unknown'],
  ])('translates %s to %s', (name, code) => {
    expect(toRtcError(named(name), 'camera')).toMatchObject({ code, kind: 'camera' })
  })

  it('takes the default device when the remembered one is gone', async () => {
    const track = fakeTrack()
    const getUserMedia = vi
      .fn<GetUserMedia>()
      .mockRejectedValueOnce(named('OverconstrainedError'))
      .mockResolvedValueOnce(streamOf(track))
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
    expect(await openTrack('mic', { deviceId: 'old-headset' })).toBe(track)
    expect(getUserMedia.mock.calls[1]?.[0].audio).not.toHaveProperty('deviceId')
  })

  it('does not try twice when the person said no', async () => {
    const getUserMedia = vi.fn<GetUserMedia>().mockRejectedValue(named('NotAllowedError'))
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
    await expect(openTrack('camera', { deviceId: 'x' })).rejects.toMatchObject({ code: 'permission-denied' })
    expect(getUserMedia).toHaveBeenCalledTimes(1)
  })

  it('says that the page is not secure where browsers hide the devices', async () => {
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('isSecureContext', false)
    await expect(openTrack('camera')).rejects.toBeInstanceOf(RtcError)
    await expect(openTrack('camera')).rejects.toMatchObject({ code: 'insecure-context' })
  })

  it('goes on with a track that the device check opened', async () => {
    const track = fakeTrack()
    expect(await openTrack('camera', { track })).toBe(track)
  })
})
