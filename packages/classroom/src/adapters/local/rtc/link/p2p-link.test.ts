import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RtcClientSignal } from '../../../../core/live/rtc-signal.ts'
import { FakePeerConnection } from './fake-peer-connection.ts'
import { createP2pLink } from './p2p-link.ts'

beforeEach(() => {
  vi.stubGlobal('RTCPeerConnection', FakePeerConnection)
  vi.stubGlobal('RTCRtpReceiver', { getCapabilities: () => null })
})
afterEach(() => vi.unstubAllGlobals())

const camera = {
  track: { getSettings: () => ({ width: 640, height: 360 }) } as MediaStreamTrack,
  maxBitrate: 700_000,
  longSide: 640,
  frameRate: 20,
  isActive: true,
}

it('[R36] sends a camera small from four people on, and large again when one of them goes', async () => {
  let offered = ''
  const link = createP2pLink(
    {
      iceServers: [],
      send(signal: RtcClientSignal) {
        if (signal.op === 'relay' && signal.payload.kind === 'offer') offered = signal.payload.link
      },
      onTrack: () => undefined,
      onStatus: () => undefined,
    },
    ['anna'],
  )
  link.setOutgoing('camera', camera)
  await vi.waitFor(() => expect(offered).not.toBe(''), 60_000)
  link.receive({ op: 'relay', from: 'anna', payload: { kind: 'want', link: offered, kinds: ['camera'] } })
  const sender = FakePeerConnection.last.transceivers[link.sends.indexOf('camera')]?.sender
  const encoding = () => sender?.parameters.encodings[0]
  expect(encoding()).toMatchObject({ maxBitrate: 500_000, scaleResolutionDownBy: 1, maxFramerate: 20 })
  link.receive({ op: 'peer', userId: 'ben', here: true })
  expect(encoding()).toMatchObject({ scaleResolutionDownBy: 1 })
  link.receive({ op: 'peer', userId: 'chika', here: true })
  expect(encoding()).toMatchObject({ maxBitrate: 120_000, scaleResolutionDownBy: 2, maxFramerate: 12 })
  link.receive({ op: 'peer', userId: 'ben', here: false })
  expect(encoding()).toMatchObject({ maxBitrate: 500_000, scaleResolutionDownBy: 1, maxFramerate: 20 })
})
