import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  MAX_MEDIA_SECTIONS,
  type RtcClientSignal,
  type RtcSource,
  STREAM_KINDS,
} from '../../../../core/live/rtc-signal.ts'
import { FakePeerConnection } from './fake-peer-connection.ts'
import { createSfuLink, resubscribeDelayMs } from './sfu-link.ts'

const source = (userId: string, kind: RtcSource['kind']): RtcSource => ({ userId, kind })

async function openLink() {
  const sent: RtcClientSignal[] = []
  const tracks = new Map<string, MediaStreamTrack | null>()
  const statuses: string[] = []
  const link = createSfuLink({
    iceServers: [],
    send: (signal) => void sent.push(signal),
    onTrack: ({ userId, kind }, track) => void tracks.set(`${userId} ${kind}`, track),
    onStatus: (status) => void statuses.push(status),
  })
  const ofOp = <Op extends RtcClientSignal['op']>(op: Op) =>
    sent.filter((signal): signal is Extract<RtcClientSignal, { op: Op }> => signal.op === op)
  const answer = async () => {
    await vi.advanceTimersByTimeAsync(0)
    const offer = ofOp('offer').at(-1)
    if (offer) link.receive({ op: 'answer', session: offer.session, sdp: 'answer' })
    await vi.advanceTimersByTimeAsync(0)
  }
  await answer()
  return { link, sent, tracks, statuses, ofOp, answer }
}

describe('SFU link', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('RTCPeerConnection', FakePeerConnection)
    vi.stubGlobal('RTCRtpReceiver', { getCapabilities: () => null })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('offers once: what it sends by kind, and slots to receive', async () => {
    const { ofOp } = await openLink()
    expect(ofOp('offer')).toHaveLength(1)
    expect(ofOp('offer')[0]?.tracks).toEqual({
      0: 'mic',
      1: 'camera',
      2: 'screen',
      3: 'cameraSmall',
      4: 'screenAudio',
    })
  })

  it('shows a source in a free slot of its sort, and lets go of it, without another offer', async () => {
    const { link, ofOp, tracks } = await openLink()
    link.setWanted([source('teacher', 'mic'), source('teacher', 'camera')])
    const [mic, camera] = ofOp('subscribe')
    expect(mic).toMatchObject({ userId: 'teacher', kind: 'mic' })
    expect(tracks.get('teacher camera')).toMatchObject({ kind: 'video' })
    link.setWanted([source('teacher', 'mic')])
    expect(ofOp('unsubscribe')).toEqual([{ op: 'unsubscribe', mid: camera?.mid }])
    expect(tracks.get('teacher camera')).toBeNull()
    expect(ofOp('offer')).toHaveLength(1)
  })

  it('asks nothing twice for what it shows already', async () => {
    const { link, ofOp } = await openLink()
    link.setWanted([source('teacher', 'mic')])
    link.setWanted([source('teacher', 'mic')])
    expect(ofOp('subscribe')).toHaveLength(1)
  })

  it('lets a slot rest as long as possible before another source shows in it', async () => {
    const { link, ofOp } = await openLink()
    link.setWanted([source('a', 'camera')])
    link.setWanted([])
    link.setWanted([source('b', 'camera')])
    const [first, second] = ofOp('subscribe')
    expect(second?.mid).not.toBe(first?.mid)
  })

  it('makes more slots when the class is larger than the pool, and asks once they exist', async () => {
    const { link, ofOp, answer } = await openLink()
    const cameras = ['a', 'b', 'c', 'd', 'e'].map((userId) => source(userId, 'camera'))
    link.setWanted(cameras)
    expect(ofOp('subscribe')).toHaveLength(3)
    await answer()
    expect(ofOp('offer')).toHaveLength(2)
    expect(ofOp('subscribe').map(({ userId }) => userId)).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(new Set(ofOp('subscribe').map(({ mid }) => mid)).size).toBe(5)
  })

  it('[R36] goes over to another stream of a camera in the same slot, with the same track', async () => {
    const { link, ofOp, tracks } = await openLink()
    link.setWanted([source('anna', 'cameraSmall')])
    const before = tracks.get('anna cameraSmall')
    link.setWanted([source('anna', 'camera')])
    const [small, big] = ofOp('subscribe')
    expect([small?.kind, big?.kind, big?.mid]).toEqual(['cameraSmall', 'camera', small?.mid])
    expect(ofOp('unsubscribe')).toEqual([])
    expect(tracks).toEqual(new Map([['anna cameraSmall', before]]))
  })

  it('[R36] never has more m-lines than a connection may, however much is asked for', async () => {
    const { link, ofOp, answer } = await openLink()
    const people = Array.from({ length: 60 }, (_, index) => `s${index}`)
    link.setWanted(people.flatMap((userId) => [source(userId, 'mic'), source(userId, 'cameraSmall')]))
    await answer()
    expect(FakePeerConnection.last.transceivers.length).toBeLessThanOrEqual(MAX_MEDIA_SECTIONS)
    expect(new Set(ofOp('subscribe').map(({ mid }) => mid)).size).toBe(
      FakePeerConnection.last.transceivers.length - STREAM_KINDS.length,
    )
  })

  it('hears the sound of a shared screen in a slot for sound', async () => {
    const { link, tracks } = await openLink()
    link.setWanted([source('teacher', 'screenAudio')])
    expect(tracks.get('teacher screenAudio')).toMatchObject({ kind: 'audio' })
  })

  it('asks again for what failed, later each time, until it is not wanted any more', async () => {
    const { link, ofOp } = await openLink()
    link.setWanted([source('teacher', 'camera')])
    const mid = ofOp('subscribe')[0]?.mid ?? ''
    for (const failures of [0, 1, 2]) {
      link.receive({ op: 'failed', of: 'subscribe', mid, code: 'no-such-source' })
      await vi.advanceTimersByTimeAsync(resubscribeDelayMs(failures) - 1)
      expect(ofOp('subscribe')).toHaveLength(failures + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(ofOp('subscribe')).toHaveLength(failures + 2)
    }
    link.receive({ op: 'failed', of: 'subscribe', mid, code: 'no-such-source' })
    link.setWanted([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ofOp('subscribe')).toHaveLength(4)
  })

  it('starts, rests and changes what it sends without another offer', async () => {
    const { link, ofOp } = await openLink()
    const track = { kind: 'video', getSettings: () => ({ width: 360, height: 640 }) } as MediaStreamTrack
    const sender = FakePeerConnection.last.transceivers[1]?.sender
    link.setOutgoing('camera', { track, maxBitrate: 700_000, longSide: 320, frameRate: 12, isActive: false })
    expect(sender).toMatchObject({
      track,
      parameters: {
        encodings: [{ maxBitrate: 700_000, scaleResolutionDownBy: 2, maxFramerate: 12, active: false }],
      },
    })
    link.setOutgoing('camera', null)
    expect(sender?.track).toBeNull()
    expect(ofOp('offer')).toHaveLength(1)
  })

  it('tells when media comes through and when it breaks', async () => {
    const { statuses } = await openLink()
    for (const state of ['connected', 'disconnected', 'failed'] as const) FakePeerConnection.last.become(state)
    expect(statuses).toEqual(['connecting', 'connected', 'disconnected', 'failed'])
  })

  it('says nothing any more once it is closed', async () => {
    const { link, sent, statuses } = await openLink()
    link.setWanted([source('teacher', 'camera')])
    link.receive({ op: 'failed', of: 'subscribe', mid: '7', code: 'no-such-source' })
    link.close()
    const told = sent.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(told)
    expect(FakePeerConnection.last.connectionState).toBe('closed')
    expect(statuses).toEqual(['connecting'])
  })
})
