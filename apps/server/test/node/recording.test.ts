import { describe, expect, it } from 'vitest'
import { readRtcp } from '../../src/node/sfu/rtcp.ts'
import { DELTA_FRAME, KEY_FRAME, rtpPacket } from '../../src/node/sfu/test-packets.ts'
import { createRecording } from '../media-lab/recording.ts'

describe('the recording of a stream', () => {
  it('asks for a key frame as long as pictures come without one', () => {
    const recording = createRecording(true)
    expect(recording.request()).toBeNull()
    recording.receive(rtpPacket({ ssrc: 7, payload: DELTA_FRAME }), 100)
    for (const request of [recording.request(), recording.request()])
      expect(readRtcp(request ?? Buffer.alloc(0))).toEqual([{ type: 'keyFrameRequest', mediaSsrc: 7 }])
    expect(recording.packets).toEqual([])

    recording.receive(rtpPacket({ ssrc: 7, payload: KEY_FRAME }), 200)
    recording.receive(rtpPacket({ ssrc: 7, payload: DELTA_FRAME }), 250)
    expect(recording.request()).toBeNull()
    expect(recording.packets.map(({ at }) => at)).toEqual([0, 50])
  })

  it('begins with the first packet of a voice, and asks for nothing', () => {
    const recording = createRecording(false)
    recording.receive(rtpPacket({ payload: DELTA_FRAME }), 100)
    expect(recording.request()).toBeNull()
    expect(recording.packets).toHaveLength(1)
  })
})
