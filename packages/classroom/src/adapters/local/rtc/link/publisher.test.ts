import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { createPublisher, type PublisherEvents } from './publisher.ts'

interface FakeTrack {
  enabled: boolean
  readyState: 'live' | 'ended'
  contentHint: string
  onended: (() => void) | null
  stop(): void
}
interface FakeStream {
  getTracks(): FakeTrack[]
  getVideoTracks(): FakeTrack[]
  getAudioTracks(): FakeTrack[]
}
const fakeTrack = (): FakeTrack => ({
  enabled: true,
  readyState: 'live',
  contentHint: '',
  onended: null,
  stop() {
    this.readyState = 'ended'
  },
})

describe('publisher', () => {
  let opened: FakeTrack[]
  let getUserMedia: Mock<() => Promise<FakeStream>>
  const onChange = vi.fn<PublisherEvents['onChange']>()
  const onLost = vi.fn<PublisherEvents['onLost']>()

  beforeEach(() => {
    opened = []
    getUserMedia = vi.fn<() => Promise<FakeStream>>(async () => {
      const track = fakeTrack()
      opened.push(track)
      return { getTracks: () => [track], getVideoTracks: () => [track], getAudioTracks: () => [] }
    })
    vi.stubGlobal('navigator', {
      mediaDevices: { getUserMedia, getDisplayMedia: getUserMedia, getSupportedConstraints: () => ({}) },
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.clearAllMocks()
  })

  it('mutes without giving the device back, and stays muted on another device', async () => {
    const publisher = createPublisher({ onChange, onLost })
    await publisher.start('mic', {})
    publisher.setMuted('mic', true)
    expect(opened[0]).toMatchObject({ enabled: false, readyState: 'live' })
    await publisher.switchDevice('mic', 'headset')
    expect(opened[0]?.readyState).toBe('ended')
    expect(opened[1]).toMatchObject({ enabled: false, readyState: 'live' })
  })

  it('stays muted when the person mutes while another device is opening', async () => {
    const publisher = createPublisher({ onChange, onLost })
    await publisher.start('mic', {})
    const switching = publisher.switchDevice('mic', 'headset')
    publisher.setMuted('mic', true)
    await switching
    expect(opened[1]?.enabled).toBe(false)
  })

  it('is heard again when it is published anew', async () => {
    const publisher = createPublisher({ onChange, onLost })
    await publisher.start('mic', {})
    publisher.setMuted('mic', true)
    publisher.stop('mic')
    await publisher.start('mic', {})
    expect(opened[1]).toMatchObject({ enabled: true, readyState: 'live' })
  })

  it('gives back a device that opens after the person changed their mind', async () => {
    const publisher = createPublisher({ onChange, onLost })
    const starting = publisher.start('camera', {})
    publisher.stop('camera')
    await expect(starting).rejects.toMatchObject({ code: 'aborted' })
    expect(opened[0]?.readyState).toBe('ended')
    expect(publisher.open('camera')).toBeNull()
  })

  it.each([
    ['camera', 'device-missing'],
    ['screen', 'aborted'],
  ] as const)('tells that the %s ended by itself', async (kind, code) => {
    const publisher = createPublisher({ onChange, onLost })
    await publisher.start(kind, {})
    opened[0]?.onended?.()
    expect(publisher.open(kind)).toBeNull()
    expect(onLost).toHaveBeenCalledWith(kind, expect.objectContaining({ code }))
  })

  it('lets go of the old camera first where two cannot be open', async () => {
    const publisher = createPublisher({ onChange, onLost })
    await publisher.start('camera', {})
    getUserMedia.mockRejectedValueOnce(Object.assign(new Error(), { name: 'NotReadableError' }))
    await publisher.switchDevice('camera', 'back')
    expect(opened.map(({ readyState }) => readyState)).toEqual(['ended', 'live'])
    expect(onLost).not.toHaveBeenCalled()
  })

  it('[R39] holds the sound of a shared screen beside its picture, and goes on without it when it ends', async () => {
    const [picture, sound] = [fakeTrack(), fakeTrack()]
    getUserMedia.mockResolvedValueOnce({
      getTracks: () => [picture, sound],
      getVideoTracks: () => [picture],
      getAudioTracks: () => [sound],
    })
    const publisher = createPublisher({ onChange, onLost })
    await publisher.start('screen', {})
    expect(publisher.open('screen')).toMatchObject({ track: picture, sound })
    expect(sound.contentHint).toBe('music')
    onChange.mockClear()
    sound.onended?.()
    expect(publisher.open('screen')).toMatchObject({ track: picture, sound: null })
    expect(onChange).toHaveBeenCalledWith('screen')
    expect(onLost).not.toHaveBeenCalled()
  })

  it('[R39] gives picture and sound of a shared screen back together', async () => {
    const [picture, sound] = [fakeTrack(), fakeTrack()]
    getUserMedia.mockResolvedValueOnce({
      getTracks: () => [picture, sound],
      getVideoTracks: () => [picture],
      getAudioTracks: () => [sound],
    })
    const publisher = createPublisher({ onChange, onLost })
    await publisher.start('screen', {})
    publisher.stop('screen')
    expect([picture.readyState, sound.readyState]).toEqual(['ended', 'ended'])
  })

  it('stops everything at once', async () => {
    const publisher = createPublisher({ onChange, onLost })
    await publisher.start('camera', {})
    await publisher.start('mic', {})
    publisher.stopAll()
    expect(opened.every(({ readyState }) => readyState === 'ended')).toBe(true)
  })
})
