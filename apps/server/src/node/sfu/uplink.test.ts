import type { PacketPort } from './packet-port.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDownlink, type Downlink } from './downlink.ts'
import { readRtcp, writeNack, writePictureLoss } from './rtcp.ts'
import { isRtcp, readRtpHeader } from './rtp.ts'
import { DELTA_FRAME, KEY_FRAME, rtpPacket } from './test-packets.ts'
import { createUplink, type Uplink } from './uplink.ts'

function createPort() {
  const sent: Buffer[] = []
  let isOpen = true
  const port: PacketPort = {
    isOpen: () => isOpen,
    send: (packet) => void (isOpen && sent.push(Buffer.from(packet))),
  }
  return {
    port,
    sent,
    setOpen: (open: boolean) => (isOpen = open),
    rtp: () => sent.filter((packet) => !isRtcp(packet)).map((packet) => readRtpHeader(packet)),
    keyFrameRequests: () =>
      sent
        .filter(isRtcp)
        .flatMap(readRtcp)
        .filter(({ type }) => type === 'keyFrameRequest').length,
  }
}

describe('from a publisher to viewers', () => {
  let publisher: ReturnType<typeof createPort>
  let viewer: ReturnType<typeof createPort>
  let uplink: Uplink
  let downlink: Downlink

  beforeEach(() => {
    vi.useFakeTimers()
    publisher = createPort()
    viewer = createPort()
    uplink = createUplink({ kind: 'camera', isVideo: true }, publisher.port, 3_000_000)
    downlink = createDownlink(viewer.port, { ssrc: 700, payloadType: 120, clockRate: 90_000 })
    uplink.setForwarding(true)
    uplink.receive(rtpPacket({ seq: 1, ssrc: 9, payload: DELTA_FRAME }))
  })
  afterEach(() => {
    uplink.close()
    vi.useRealTimers()
  })

  it('begins with a key frame, under the viewer’s own numbers', () => {
    uplink.attach(downlink)
    uplink.receive(rtpPacket({ seq: 2, ssrc: 9, payload: DELTA_FRAME }))
    expect(viewer.rtp()).toEqual([])
    uplink.receive(rtpPacket({ seq: 3, ssrc: 9, payload: KEY_FRAME }))
    uplink.receive(rtpPacket({ seq: 4, ssrc: 9, payload: DELTA_FRAME }))
    expect(viewer.rtp()).toMatchObject([
      { ssrc: 700, payloadType: 120 },
      { ssrc: 700, payloadType: 120 },
    ])
  })

  it('asks the publisher for a key frame once, however many viewers come in', () => {
    for (let count = 0; count < 200; count += 1) {
      uplink.attach(createDownlink(createPort().port, { ssrc: count + 1, payloadType: 120, clockRate: 90_000 }))
    }
    expect(publisher.keyFrameRequests()).toBe(1)
    vi.advanceTimersByTime(500)
    expect(publisher.keyFrameRequests()).toBe(2)
  })

  it('gives a newcomer the picture since the last key frame at once, if it is young', () => {
    uplink.receive(rtpPacket({ seq: 2, ssrc: 9, payload: KEY_FRAME }))
    uplink.receive(rtpPacket({ seq: 3, ssrc: 9, payload: DELTA_FRAME }))
    uplink.attach(downlink)
    expect(viewer.rtp()).toHaveLength(2)
    expect(publisher.keyFrameRequests()).toBe(0)
    vi.advanceTimersByTime(2_000)
    const late = createPort()
    uplink.attach(createDownlink(late.port, { ssrc: 701, payloadType: 98, clockRate: 90_000 }))
    expect(late.rtp()).toEqual([])
    expect(publisher.keyFrameRequests()).toBe(1)
  })

  it('waits with the key frame until the viewer’s connection is up', () => {
    viewer.setOpen(false)
    uplink.attach(downlink)
    expect(publisher.keyFrameRequests()).toBe(0)
    viewer.setOpen(true)
    downlink.opened()
    expect(publisher.keyFrameRequests()).toBe(1)
  })

  it('asks again while the picture goes on without a key frame, and no more once it came', () => {
    uplink.attach(downlink)
    for (let seq = 2; seq < 20; seq += 1) {
      uplink.receive(rtpPacket({ seq, ssrc: 9, payload: DELTA_FRAME }))
      vi.advanceTimersByTime(50)
    }
    expect(publisher.keyFrameRequests()).toBe(3)
    uplink.receive(rtpPacket({ seq: 20, ssrc: 9, payload: KEY_FRAME }))
    vi.advanceTimersByTime(1_000)
    expect(publisher.keyFrameRequests()).toBe(3)
  })

  it('hands a viewer’s key frame request up, for the right stream only', () => {
    uplink.attach(downlink)
    vi.advanceTimersByTime(1_000)
    const before = publisher.keyFrameRequests()
    downlink.receive(writePictureLoss(1))
    expect(publisher.keyFrameRequests()).toBe(before)
    downlink.receive(writePictureLoss(700))
    expect(publisher.keyFrameRequests()).toBe(before + 1)
  })

  it('repeats a lost packet to the viewer who asks, and to nobody else', () => {
    const other = createPort()
    uplink.attach(downlink)
    uplink.attach(createDownlink(other.port, { ssrc: 701, payloadType: 98, clockRate: 90_000 }))
    uplink.receive(rtpPacket({ seq: 10, ssrc: 9, timestamp: 3_000, payload: [...KEY_FRAME, 42] }))
    const [original] = viewer.rtp()
    downlink.receive(writeNack(700, [original?.seq ?? 0]))
    expect(viewer.rtp()).toEqual([original, original])
    expect(other.rtp()).toHaveLength(1)
  })

  it('asks the publisher again for what was lost on the way up', () => {
    uplink.receive(rtpPacket({ seq: 4, ssrc: 9 }))
    vi.advanceTimersByTime(40)
    const nacks = publisher.sent
      .filter(isRtcp)
      .flatMap(readRtcp)
      .filter(({ type }) => type === 'nack')
    expect(nacks).toEqual([{ type: 'nack', mediaSsrc: 9, seqs: [2, 3] }])
  })

  it('[R13] hands nothing on while the person may not send, and begins afresh afterwards', () => {
    uplink.attach(downlink)
    uplink.receive(rtpPacket({ seq: 2, ssrc: 9 }))
    uplink.setForwarding(false)
    uplink.receive(rtpPacket({ seq: 3, ssrc: 9 }))
    uplink.setForwarding(true)
    uplink.receive(rtpPacket({ seq: 4, ssrc: 9, payload: DELTA_FRAME }))
    uplink.receive(rtpPacket({ seq: 5, ssrc: 9 }))
    const seqs = viewer.rtp().map((header) => header?.seq ?? 0)
    expect(seqs).toHaveLength(2)
    expect((seqs[1] ?? 0) - (seqs[0] ?? 0)).toBe(1)
  })
})
