import { resolve } from 'node:path'
import { StartProblem } from './start-problem.ts'

/** What the environment says. */
export interface Settings {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | null
  demo: boolean
  rtcMode: 'sfu' | 'p2p'
  logLevel: string
  /** A proxy of ours stands in front and says who calls. */
  trustProxy: boolean
  /** Origin under which people reach us; null: as each request says. */
  publicUrl: string | null
  /** `id:secret` of the web client's sign-in calls; null: only the demo's. */
  client: string | null
  /** What one person may keep in the object store. */
  quotaBytes: number
  /** STUN/TURN servers as JSON, `[{"urls":["turn:…"],"username":"…","credential":"…"}]`. */
  iceServers: readonly { urls: string[]; username?: string; credential?: string }[]
  /** Where an outside engine relays classes to, as JSON, `[{"protocol":"hls","url":"https://…/{roomId}.m3u8"}]`. */
  pullStreams: readonly { protocol: 'webrtc' | 'flv' | 'hls'; url: string }[]
}

/** @throws {StartProblem} `setting-invalid` */
export function readSettings(env: NodeJS.ProcessEnv, cwd: string): Settings {
  const port = Number(env.PORT ?? 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartProblem('setting-invalid', `PORT must be a number from 0 to 65535, not "${env.PORT}".`)
  }
  return {
    port,
    // Every address of this machine, so that a phone or a second computer in the same network can join.
    host: env.HOST || '0.0.0.0',
    dataDir: resolve(cwd, env.DATA_DIR || 'data'),
    databaseUrl: env.DATABASE_URL || null,
    demo: env.DEMO !== 'off',
    rtcMode: env.RTC === 'p2p' ? 'p2p' : 'sfu',
    logLevel: env.LOG_LEVEL || 'info',
    trustProxy: env.TRUST_PROXY === 'on',
    publicUrl: readPublicUrl(env.PUBLIC_URL),
    client: env.WEB_CLIENT || null,
    quotaBytes: readQuota(env.QUOTA_GB),
    iceServers: readIceServers(env.ICE_SERVERS),
    pullStreams: readPullStreams(env.PULL_STREAMS),
  }
}

function readPublicUrl(text: string | undefined): string | null {
  if (!text) return null
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin
  throw new StartProblem('setting-invalid', `PUBLIC_URL must be like https://class.example, not "${text}".`)
}

function readQuota(text = '20'): number {
  const gigabytes = Number(text)
  if (!(gigabytes > 0)) throw new StartProblem('setting-invalid', `QUOTA_GB must be a number above 0, not "${text}".`)
  return gigabytes * 1024 ** 3
}

function readIceServers(text: string | undefined): Settings['iceServers'] {
  if (!text) return []
  try {
    const servers: unknown = JSON.parse(text)
    if (Array.isArray(servers) && servers.every((server) => Array.isArray(server?.urls))) return servers
  } catch (cause) {
    throw new StartProblem('setting-invalid', 'ICE_SERVERS must be a JSON list of {"urls": ["…"]}.', { cause })
  }
  throw new StartProblem('setting-invalid', 'ICE_SERVERS must be a JSON list of {"urls": ["…"]}.')
}

const PROTOCOLS: readonly unknown[] = ['webrtc', 'flv', 'hls']

function readPullStreams(text: string | undefined): Settings['pullStreams'] {
  if (!text) return []
  try {
    const streams: unknown = JSON.parse(text)
    const isStream = (one: { protocol?: unknown; url?: unknown }) =>
      PROTOCOLS.includes(one?.protocol) && typeof one.url === 'string'
    if (Array.isArray(streams) && streams.every(isStream)) return streams
  } catch (cause) {
    throw new StartProblem('setting-invalid', 'PULL_STREAMS must be a JSON list of {"protocol", "url"}.', { cause })
  }
  throw new StartProblem('setting-invalid', 'PULL_STREAMS must be a JSON list of {"protocol", "url"}.')
}
