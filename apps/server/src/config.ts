import type { RtcMode } from '@hwjy/classroom/core'

export interface BackendConfig {
  productName: string
  /**
   * The address at which people reach this installation, such as `https://class.example`; null: as each request says.
   */
  publicUrl: string | null
  /** Shows the demo accounts in `baseInfo` and keeps their timetable fresh. */
  demo: boolean
  /** How many keys a device derives at most for a captcha. 400 take a computer a second and a phone some seconds. */
  captchaKeys: number
  sms: {
    /** ISO 3166 codes of the countries that texts go to; null: those that the phones of the school's people belong to. */
    countries: readonly string[] | null
    /** Texts within a day, in all: what they may cost. Unknown devices have half of them. */
    perDay: number
  }
  rtc: {
    mode: RtcMode
    /** STUN and TURN for browsers. None are needed on one machine or in one network. */
    iceServers: readonly { urls: string[]; username?: string; credential?: string }[]
    /**
     * Streams by which an outside engine relays a class, best first; `{roomId}` stands for the lesson. None by default.
     */
    pullStreams: readonly { protocol: 'webrtc' | 'flv' | 'hls'; url: string }[]
    maxPublishers: number
    maxViewers: number
  }
  objects: {
    bucket: string
    region: string
    /** The host of the object store for browsers; `{host}` stands for the host of the request. */
    domain: string
    /** The quota of one person in the object store. */
    quotaBytes: number
  }
}

export const defaultConfig: BackendConfig = {
  productName: '华文课堂',
  publicUrl: null,
  demo: false,
  captchaKeys: 400,
  sms: { countries: null, perDay: 2_000 },
  objects: { bucket: 'huawen-1250000000', region: 'local', domain: '{host}/cos/{bucket}', quotaBytes: 20 * 1024 ** 3 },
  rtc: { mode: 'p2p', iceServers: [], pullStreams: [], maxPublishers: 4, maxViewers: 8 },
}
