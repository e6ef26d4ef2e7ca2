import type { RtcMode } from '@hwjy/classroom/core'

/** What differs between installations. */
export interface BackendConfig {
  productName: string
  /** `id:secret` that sign-in calls carry as Basic; null refuses every sign-in. */
  client: string | null
  /** Under which people reach this installation, such as `https://class.example`; null: as each request says. */
  publicUrl: string | null
  /** Shows the demo accounts in `baseInfo` and keeps their timetable fresh. */
  demo: boolean
  rtc: {
    mode: RtcMode
    /** STUN and TURN for browsers. None are needed on one machine or in one network. */
    iceServers: readonly { urls: string[]; username?: string; credential?: string }[]
    /** Where an outside engine relays a class to, best first; `{roomId}` stands for the lesson. None by default. */
    pullStreams: readonly { protocol: 'webrtc' | 'flv' | 'hls'; url: string }[]
    maxPublishers: number
    maxViewers: number
  }
  objects: {
    bucket: string
    region: string
    /** Where browsers find the object store; `{host}` stands for the host of the request. */
    domain: string
    /** What one person may keep there. */
    quotaBytes: number
  }
}

export const DEMO_CLIENT = 'hwjy-web:hwjy-web'

export const defaultConfig: BackendConfig = {
  productName: '华文课堂',
  client: null,
  publicUrl: null,
  demo: false,
  objects: { bucket: 'huawen-1250000000', region: 'local', domain: '{host}/cos/{bucket}', quotaBytes: 20 * 1024 ** 3 },
  rtc: { mode: 'p2p', iceServers: [], pullStreams: [], maxPublishers: 4, maxViewers: 8 },
}
