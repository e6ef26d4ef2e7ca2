import { resolve } from 'node:path'
import { readSmtp, readTencentSms } from './outside/outside-settings.ts'
import type { SmtpSettings } from './outside/smtp-mail.ts'
import type { TencentSmsSettings } from './outside/tencent-sms.ts'
import { StartProblem } from './process/start-problem.ts'

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
  /** The quota of one person in the object store. */
  quotaBytes: number
  /** STUN/TURN servers as JSON, `[{"urls":["turn:…"],"username":"…","credential":"…"}]`. */
  iceServers: readonly { urls: string[]; username?: string; credential?: string }[]
  /** ISO 3166 codes of the countries that texts go to; null: those of the school's people. */
  smsCountries: readonly string[] | null
  /** Texts within a day, in all. */
  smsPerDay: number
  /** Tencent's service for texts; null where there is none. */
  tencentSms: TencentSmsSettings | null
  /** The server that takes mail; null where there is none. */
  smtp: SmtpSettings | null
  /**
   * Streams by which an outside engine relays classes, as JSON, `[{"protocol":"hls","url":"https://…/{roomId}.m3u8"}]`.
   */
  pullStreams: readonly { protocol: 'webrtc' | 'flv' | 'hls'; url: string }[]
}

/** @throws {StartProblem} `setting-invalid` */
export function readSettings(env: NodeJS.ProcessEnv, cwd: string): Settings {
  // Containers pass a variable without a value as an empty text.
  const said = (name: string) => env[name]?.trim() || undefined
  refuseWebClient(said('WEB_CLIENT'))
  const demo = readSwitch('DEMO', said('DEMO'), true)
  return {
    port: readPort(said('PORT')),
    // The demo's passwords are public: without a word from its owner, a machine shows it to itself alone.
    host: said('HOST') ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    dataDir: resolve(cwd, env.DATA_DIR || 'data'),
    databaseUrl: readDatabaseUrl(said('DATABASE_URL')),
    demo,
    rtcMode: readChoice('RTC', said('RTC'), RTC_MODES, 'sfu'),
    logLevel: readChoice('LOG_LEVEL', said('LOG_LEVEL'), LOG_LEVELS, 'info'),
    trustProxy: readSwitch('TRUST_PROXY', said('TRUST_PROXY'), false),
    publicUrl: readPublicUrl(said('PUBLIC_URL')),
    quotaBytes: readQuota(said('QUOTA_GB')),
    smsCountries: readCountries(said('SMS_COUNTRIES')),
    smsPerDay: readSmsPerDay(said('SMS_PER_DAY')),
    tencentSms: readTencentSms(said),
    smtp: readSmtp(said),
    iceServers: readIceServers(said('ICE_SERVERS')),
    pullStreams: readPullStreams(said('PULL_STREAMS')),
  }
}

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)

/** True when other machines can reach accounts whose password stands in the README. */
export function isDemoReachable({ demo, host, publicUrl }: Pick<Settings, 'demo' | 'host' | 'publicUrl'>): boolean {
  return demo && (!isLoopback(host) || (publicUrl !== null && !isLoopback(new URL(publicUrl).hostname)))
}

const RTC_MODES = ['sfu', 'p2p'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const SWITCHED_ON: readonly string[] = ['on', 'true', '1', 'yes']
const SWITCHED_OFF: readonly string[] = ['off', 'false', '0', 'no']

function readSwitch(name: string, text: string | undefined, isOnByDefault: boolean): boolean {
  if (text === undefined) return isOnByDefault
  const word = text.toLowerCase()
  if (SWITCHED_ON.includes(word)) return true
  if (SWITCHED_OFF.includes(word)) return false
  throw invalid(`${name} must be on or off (also true/false, 1/0, yes/no), not "${text}".`)
}

function readChoice<T extends string>(
  name: string,
  text: string | undefined,
  choices: readonly T[],
  byDefault: NoInfer<T>,
): T {
  if (text === undefined) return byDefault
  const chosen = choices.find((choice) => choice === text.toLowerCase())
  if (chosen !== undefined) return chosen
  throw invalid(`${name} must be one of ${choices.join(', ')}, not "${text}".`)
}

function readPort(text = '8080'): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw invalid(`PORT must be a number from 0 to 65535, not "${text}".`)
}

// Scheme, authority, one name of a database, options. An @ or a # after the authority is a password's.
const POSTGRES_URL = /^postgres(?:ql)?:\/\/(?:[^@/?#]*@)?([^@/?#]*)(?:\/[^@/?#]*)?(?:\?[^@#]*)?$/i

/** @throws {StartProblem} `setting-invalid`, without the value: it holds a password */
export function readDatabaseUrl(text: string | undefined): string | null {
  if (!text) return null
  const hosts = POSTGRES_URL.exec(text)?.[1]
  // The driver takes several hosts, which no URL has.
  if (hosts !== undefined && isDecodable(text) && URL.canParse(text.replace(hosts, hosts.split(',')[0] ?? ''))) {
    return text
  }
  throw invalid(
    'DATABASE_URL is not an address of PostgreSQL (postgres://user:password@host:5432/database);\n' +
      'special characters of a password have to be percent-encoded.',
  )
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Said at the start, because a program that relied on it would be refused without a word. */
function refuseWebClient(text: string | undefined): void {
  if (text === undefined) return
  throw invalid(
    'WEB_CLIENT is no longer a setting. The web app needs none; take it away. For another program of the school,\n' +
      'make a client key with `pnpm school key` or on the page Keys of the school office.',
  )
}

function readPublicUrl(text: string | undefined): string | null {
  if (!text) return null
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin
  throw invalid(`PUBLIC_URL must be like https://class.example, not "${text}".`)
}

function readQuota(text = '20'): number {
  const bytes = Number(text) * 1024 ** 3
  if (bytes > 0 && bytes <= Number.MAX_SAFE_INTEGER) return bytes
  throw invalid(`QUOTA_GB must be a number above 0, not "${text}".`)
}

function readCountries(text: string | undefined): readonly string[] | null {
  if (!text) return null
  const codes = text.split(',').map((code) => code.trim().toUpperCase())
  if (codes.every((code) => /^[A-Z]{2}$/.test(code))) return codes
  throw invalid(`SMS_COUNTRIES must be like CN,JP,ES, not "${text}".`)
}

function readSmsPerDay(text = '2000'): number {
  const texts = Number(text)
  if (Number.isSafeInteger(texts) && texts > 0) return texts
  throw invalid(`SMS_PER_DAY must be a whole number above 0, not "${text}".`)
}

type IceServer = Settings['iceServers'][number]

function readIceServers(text: string | undefined): Settings['iceServers'] {
  const servers = readList(text)?.map(iceServer)
  if (servers?.every((server) => server !== null)) return servers
  throw invalid(
    'ICE_SERVERS must be a JSON list of {"urls": "…"} or {"urls": ["…"]}, each of them stun:, stuns:, turn: or turns:,\n' +
      'with "username" and "credential" as texts where the server wants them.',
  )
}

function iceServer(one: unknown): IceServer | null {
  if (typeof one !== 'object' || one === null) return null
  const { urls, username, credential } = one as Record<string, unknown>
  const all: unknown[] = [urls].flat()
  const isUrl = (url: unknown): url is string => typeof url === 'string' && /^(stun|turn)s?:\S+$/i.test(url)
  const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string'
  if (all.length === 0 || !all.every(isUrl) || !isText(username) || !isText(credential)) return null
  return { urls: all, ...(username !== undefined && { username }), ...(credential !== undefined && { credential }) }
}

type PullStream = Settings['pullStreams'][number]

const PULL_SCHEMES: ReadonlyMap<unknown, RegExp> = new Map([
  ['webrtc', /^(https?|webrtc):$/],
  ['flv', /^https?:$/],
  ['hls', /^https?:$/],
])

function readPullStreams(text: string | undefined): Settings['pullStreams'] {
  const streams = readList(text)
  if (streams?.every(isPullStream)) return streams
  throw invalid(
    'PULL_STREAMS must be a JSON list of {"protocol": "webrtc", "flv" or "hls", "url": "https://…/{roomId}"}\n' +
      '(http: too, and webrtc: for webrtc).',
  )
}

function isPullStream(one: unknown): one is PullStream {
  if (typeof one !== 'object' || one === null) return false
  const { protocol, url } = one as Record<string, unknown>
  const parsed = typeof url === 'string' ? URL.parse(url.replaceAll('{roomId}', '1')) : null
  return parsed !== null && parsed.host !== '' && (PULL_SCHEMES.get(protocol)?.test(parsed.protocol) ?? false)
}

/** @returns null for what is not a list in JSON */
function readList(text = '[]'): unknown[] | null {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : null
  } catch {
    return null
  }
}

const invalid = (message: string) => new StartProblem('setting-invalid', message)
