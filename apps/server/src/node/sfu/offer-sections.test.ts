import { describe, expect, it } from 'vitest'
import { readOfferSections, withoutCandidates } from './offer-sections.ts'

const sdp = [
  'v=0',
  'm=audio 9 UDP/TLS/RTP/SAVPF 111 63',
  'a=mid:0',
  'a=sendonly',
  'a=rtpmap:63 red/48000/2',
  'a=rtpmap:111 opus/48000/2',
  'a=candidate:1 1 udp 1 a.local 5 typ host',
  'm=video 9 UDP/TLS/RTP/SAVPF 97 120',
  'a=mid:v1',
  'a=recvonly',
  'a=rtpmap:97 rtx/90000',
  'a=rtpmap:120 VP8/90000',
  '',
].join('\r\n')

describe('offer sections', () => {
  it('finds each m-line’s number for our codec', () => {
    expect(readOfferSections(sdp)).toEqual([
      { mid: '0', type: 'audio', direction: 'sendonly', payloadType: 111 },
      { mid: 'v1', type: 'video', direction: 'recvonly', payloadType: 120 },
    ])
  })

  it.each([
    ['data channels', sdp.replace('m=audio', 'm=application')],
    ['a browser without VP8', sdp.replace('VP8/90000', 'H264/90000')],
    ['a missing direction', sdp.replace('a=recvonly\r\n', '')],
  ])('refuses %s', (_name, broken) => {
    expect(() => readOfferSections(broken)).toThrow(TypeError)
  })

  it('leaves candidates out and every other line alone', () => {
    expect(withoutCandidates(sdp).split('\r\n')).toEqual(
      sdp.split('\r\n').filter((line) => !line.includes('candidate')),
    )
  })
})
