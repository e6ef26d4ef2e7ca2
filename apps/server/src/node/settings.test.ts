import { describe, expect, it } from 'vitest'
import { StartProblem } from './process/start-problem.ts'
import { isDemoReachable, readSettings } from './settings.ts'

const settings = (env: Record<string, string>) => readSettings(env, '/srv/school')

describe('the address that is listened on', () => {
  it.each([
    ['without HOST, with the demo: this machine alone', {}, '127.0.0.1'],
    ['without HOST and without the demo: every address', { DEMO: 'off' }, '0.0.0.0'],
    ['HOST as said, with the demo', { HOST: '0.0.0.0' }, '0.0.0.0'],
    ['HOST as said, without the demo', { HOST: '127.0.0.1', DEMO: 'off' }, '127.0.0.1'],
  ])('%s', (_, env, host) => {
    expect(settings(env).host).toBe(host)
  })
})

describe('a warning about public passwords', () => {
  it.each([
    ['none by default', {}, false],
    ['none on loopback addresses', { HOST: '127.0.0.2' }, false],
    ['none on the IPv6 loopback', { HOST: '::1' }, false],
    ['none without the demo', { DEMO: 'off', HOST: '0.0.0.0', PUBLIC_URL: 'https://class.example' }, false],
    ['when every address is open', { HOST: '0.0.0.0' }, true],
    ['when one address of the network is open', { HOST: '192.168.1.20' }, true],
    ['when a proxy brings people from outside', { PUBLIC_URL: 'https://class.example' }, true],
    ['none when the public address is this machine', { PUBLIC_URL: 'https://localhost:8443' }, false],
  ])('%s', (_, env, isReachable) => {
    expect(isDemoReachable(settings(env))).toBe(isReachable)
  })
})

const problem = (env: Record<string, string>) => {
  try {
    settings(env)
  } catch (error) {
    if (error instanceof StartProblem && error.code === 'setting-invalid') return error.message
    throw error
  }
  return null
}

describe('the address of PostgreSQL', () => {
  it.each([
    'postgres://school:Sec%2Fret%239@db.example:5432/school',
    'postgresql://db.example/school?sslmode=require',
    'postgres://school@a.example:5432,b.example:5433/school',
    'postgres:///school?host=/var/run/postgresql',
  ])('%s is taken', (url) => {
    expect(settings({ DATABASE_URL: url }).databaseUrl).toBe(url)
  })

  it.each([
    'postgres://school:Sec/ret#9@db.example:5432/school',
    'postgres://school:1234/Secret@db.example/school',
    'postgres://school:1234?Secret@db.example/school',
    'postgres://school:1234#Secret@db.example/school',
    'postgres://school:Sec@ret@db.example/school',
    'postgres://school:Secret%@db.example/school',
    'mysql://school:Secret@db.example/school',
    'school:Secret@db.example',
    'Secret',
  ])('%s is refused without showing it', (url) => {
    const message = problem({ DATABASE_URL: url })
    expect(message).toContain('DATABASE_URL is not an address of PostgreSQL')
    expect(message).toContain('percent-encoded')
    expect(message).not.toMatch(/Sec|1234|db\.example/)
  })
})

describe('switches and choices', () => {
  it.each(['off', 'OFF', 'false', 'False', '0', 'no', ' off '])('DEMO=%s switches it off', (DEMO) => {
    expect(settings({ DEMO })).toMatchObject({ demo: false, host: '0.0.0.0' })
  })
  it.each(['on', 'ON', 'true', '1', 'Yes'])('TRUST_PROXY=%s switches it on', (TRUST_PROXY) => {
    expect(settings({ TRUST_PROXY }).trustProxy).toBe(true)
  })
  it('are taken in any case', () => {
    expect(settings({ RTC: 'P2P', LOG_LEVEL: 'Debug' })).toMatchObject({ rtcMode: 'p2p', logLevel: 'debug' })
  })
  it('an empty text counts as unset', () => {
    const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'DEMO', 'RTC', 'LOG_LEVEL', 'TRUST_PROXY', 'PUBLIC_URL']
    const more = ['WEB_CLIENT', 'QUOTA_GB', 'SMS_COUNTRIES', 'SMS_PER_DAY', 'ICE_SERVERS', 'PULL_STREAMS']
    expect(settings(Object.fromEntries([...names, ...more].map((name) => [name, ''])))).toEqual(settings({}))
  })
})

it.each([
  ['DEMO', 'none', 'on or off'],
  ['TRUST_PROXY', '10.0.0.1', 'on or off'],
  ['RTC', 'mesh', 'sfu, p2p'],
  ['LOG_LEVEL', 'verbose', 'fatal, error, warn, info'],
  ['PORT', '1e3', '0 to 65535'],
  ['PORT', '65536', '0 to 65535'],
  ['QUOTA_GB', 'Infinity', 'above 0'],
  ['QUOTA_GB', '0', 'above 0'],
  ['SMS_PER_DAY', '1e300', 'above 0'],
  ['ICE_SERVERS', '{}', 'a JSON list'],
  ['ICE_SERVERS', '[', 'a JSON list'],
  ['ICE_SERVERS', '[{"urls":[1,null]}]', 'a JSON list'],
  ['ICE_SERVERS', '[{"urls":[]}]', 'a JSON list'],
  ['ICE_SERVERS', '[{"urls":"https://turn.example"}]', 'turns:'],
  ['ICE_SERVERS', '[{"urls":"turn:turn.example","username":7}]', 'as texts'],
  ['PULL_STREAMS', '[null]', 'a JSON list'],
  ['PULL_STREAMS', '[{"protocol":"hls","url":"javascript:alert(1)"}]', 'https://'],
  ['PULL_STREAMS', '[{"protocol":"rtmp","url":"https://live.example/{roomId}"}]', '"hls"'],
])('%s=%s is refused, and says what is allowed', (name, text, allowed) => {
  const message = problem({ [name]: text })
  expect(message).toContain(`${name} must be`)
  expect(message).toContain(allowed)
})

it('a STUN or TURN server may have one address as a text', () => {
  const turn = { urls: ['turn:turn.example:3478'], username: 'school', credential: 'secret' }
  expect(settings({ ICE_SERVERS: JSON.stringify([{ urls: 'stun:stun.example' }, turn]) }).iceServers).toEqual([
    { urls: ['stun:stun.example'] },
    turn,
  ])
})

it('streams are relayed over HTTP or WebRTC', () => {
  const streams = [
    { protocol: 'hls', url: 'https://live.example/{roomId}.m3u8' },
    { protocol: 'webrtc', url: 'webrtc://{roomId}.live.example/class' },
  ]
  expect(settings({ PULL_STREAMS: JSON.stringify(streams) }).pullStreams).toEqual(streams)
})

it('WEB_CLIENT is refused with what to do instead', () => {
  expect(problem({ WEB_CLIENT: 'id:secret' })).toContain('`pnpm school key`')
})
