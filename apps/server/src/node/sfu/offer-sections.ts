/** The parts of a browser's SDP offer that the SFU needs: its m-lines, and under which number each speaks our codec. */
export interface OfferSection {
  mid: string
  type: 'audio' | 'video'
  /** The direction as the browser sees it. */
  direction: 'sendonly' | 'recvonly' | 'sendrecv' | 'inactive'
  payloadType: number
}

const CODEC = { audio: /^a=rtpmap:(\d{1,3}) opus\/48000/im, video: /^a=rtpmap:(\d{1,3}) VP8\/90000/im } as const
const DIRECTION = /^a=(sendonly|recvonly|sendrecv|inactive)$/m

/** @throws {TypeError} when an m-line has no mid, no direction, or speaks neither Opus nor VP8. */
export function readOfferSections(sdp: string): OfferSection[] {
  const sections = sdp
    .replaceAll('\r\n', '\n')
    .split(/^(?=m=)/m)
    .slice(1)
  return sections.map((section) => {
    const type = /^m=(audio|video) /.exec(section)?.[1] as 'audio' | 'video' | undefined
    const mid = /^a=mid:(\S+)$/m.exec(section)?.[1]
    const direction = DIRECTION.exec(section)?.[1] as OfferSection['direction'] | undefined
    const payloadType = type && CODEC[type].exec(section)?.[1]
    if (!type || !mid || !direction || !payloadType) throw new TypeError('the offer has an m-line we cannot serve')
    return { mid, type, direction, payloadType: Number(payloadType) }
  })
}

/** Without its candidates: they trickle separately, and `.local` names mean nothing to a server. */
export const withoutCandidates = (sdp: string) => sdp.replace(/^a=(candidate:|end-of-candidates).*\r?\n/gm, '')
