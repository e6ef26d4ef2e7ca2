/** The backend without a host: give it a database, a clock and a few ports, and it answers requests and sockets. */
import { createCalendarLinks } from './auth/calendar-links.ts'
import { createGroupCodes } from './auth/group-codes.ts'
import { createIdentity } from './auth/identity.ts'
import { createSigner } from './auth/tokens.ts'
import { type BackendConfig, defaultConfig } from './config.ts'
import type { Database } from './db/database.ts'
import { createStores } from './db/stores.ts'
import { DEMO_ACCOUNT_IDS, isPublicKey } from './demo/demo-people.ts'
import { createDemoSchool } from './demo/demo-school.ts'
import type { Deps } from './deps.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './domain/durations.ts'
import { createApp } from './http/create-app.ts'
import { createRateLimiter, type RateLimiter } from './http/rate-limiter.ts'
import { createJobRunner } from './jobs/job-runner.ts'
import { registerJobs } from './jobs/register-jobs.ts'
import { createLiveHub, type LiveHub } from './live/live-hub.ts'
import { createRoomPasses, rtcTokenVerifier } from './live/room-pass.ts'
import { createRoomStore } from './live/room-store.ts'
import { cosEndpoint } from './objects/cos-endpoint.ts'
import { createStoreCredentials } from './objects/store-credentials.ts'
import type { CaptchaVerifier } from './ports/captcha.ts'
import { type DocumentConverter, noConverter } from './ports/document-converter.ts'
import { type Cashier, noCashier } from './ports/cashier.ts'
import { type Clock, systemClock } from './ports/clock.ts'
import { type Logger, silentLogger } from './ports/logger.ts'
import type { ObjectStore } from './ports/object-store.ts'
import type { PasswordHasher } from './ports/password-hasher.ts'
import type { SmsSender } from './ports/sms-sender.ts'
import { noWechat, sandboxWechat, type WechatGate } from './ports/wechat-gate.ts'
import { createP2pHost } from './rtc/p2p-host.ts'
import type { RtcHost, VerifyRtcToken } from './rtc/rtc-host.ts'
import { seedReferenceData } from './reference/seed-reference-data.ts'
import { createSandboxCashier } from './shop/sandbox-cashier.ts'
import { allRoutes } from './routes/all-routes.ts'

export interface BackendOptions {
  /** Migrated. The caller opens and closes it. */
  db: Database
  passwords: PasswordHasher
  objects: ObjectStore
  /** Signs passes, upload credentials and the like. At least 32 characters, the same after a restart. */
  secret: string
  config?: Partial<BackendConfig>
  /** Carries media, and checks its passes with `createRtcTokenVerifier`. Peer to peer if left out. */
  rtc?: RtcHost
  clock?: Clock
  logger?: Logger
  /** Our own slide captcha if left out. */
  captcha?: CaptchaVerifier
  /** No codes are sent if left out; in the demo, they go to an outbox that everybody reads. */
  sms?: SmsSender
  /** Nobody signs in with WeChat if left out; in the demo, a sandbox answers for it. */
  wechat?: WechatGate
  /** Takes payments. Every one is declined if left out; in the demo, a sandbox that moves no money says that it is paid. */
  cashier?: Cashier
  /** Makes PDFs of office documents; without it their transcoding fails with a reason. */
  converter?: DocumentConverter
  rateLimiter?: RateLimiter
}

export interface Backend {
  /** Answers `/api-tch`, `/api-user`, `/cos` and `/healthz`. `address` is the caller's, as the host knows it. */
  fetch(request: Request, host?: { address?: string }): Promise<Response>
  live: LiveHub
  /**
   * Seeds the demo school if asked to, reads unfinished rooms, starts the clockwork.
   * @param options without the clockwork, the host calls `beat` itself
   */
  start(options?: { clockwork?: boolean }): Promise<void>
  /** Tells every socket, waits for every write. The database stays open. */
  stop(): Promise<void>
  /** What the clockwork does once a second; for hosts and tests that move the time themselves. */
  beat(): Promise<void>
}

/** Two hundred pages behind one address open at the same minute. */
const ADDRESS_RATE = { burst: 4_000, perSecond: 400 }
/** A chat that fails in a loop must not fill the log. */
const CHAT_ERROR_RATE = { burst: 20, perSecond: 0.1 }
const BEAT_MS = 1_000
const JOBS_KEPT_MS = 30 * DAY_MS
const METRICS_KEPT_MS = 30 * DAY_MS
/** A client that did not hear an answer asks again within seconds; a phone in a tunnel may take longer. */
const ANSWERS_KEPT_MS = DAY_MS
/** An object's temporary key lives for one hour; after two, nobody can go on with its upload. */
const UPLOAD_LIFETIME_MS = 2 * HOUR_MS

export function createBackend(options: BackendOptions): Backend {
  const { db, passwords, objects, secret, clock = systemClock, logger = silentLogger } = options
  if (secret.length < 32) throw new Error('The secret must have at least 32 characters')
  const config: BackendConfig = { ...defaultConfig, ...options.config }
  const signer = createSigner(secret)
  const passes = createRoomPasses(signer)
  const rtc = options.rtc ?? createP2pHost({ verifyToken: rtcTokenVerifier(passes, clock) })
  const store = createRoomStore(db)
  const live = createLiveHub({ store, clock, logger, rtc, passes })
  const stores = createStores(db)
  const { answeredCalls, metrics, sessions } = stores
  const wechat = options.wechat ?? (config.demo ? sandboxWechat : noWechat)
  const { captcha } = options
  const sms = options.sms ?? (config.demo ? 'outbox' : null)
  const identity = createIdentity({
    db,
    signer,
    clock,
    logger,
    passwords,
    wechat,
    sms,
    captcha,
    isPublic: (accountId, password) => !config.demo && isPublicKey(accountId, password),
    productName: config.productName,
  })
  const cashier = options.cashier ?? (config.demo ? createSandboxCashier(signer) : noCashier)
  const demo = createDemoSchool({ db, store, passwords, clock })
  const deps: Deps = {
    ...stores,
    addressLimiter: createRateLimiter(ADDRESS_RATE.burst, ADDRESS_RATE.perSecond),
    calendarLinks: createCalendarLinks(signer),
    chatErrorLimiter: createRateLimiter(CHAT_ERROR_RATE.burst, CHAT_ERROR_RATE.perSecond),
    cashier,
    clock,
    config: { ...config, rtc: { ...config.rtc, mode: rtc.mode } },
    credentials: createStoreCredentials(signer),
    groupCodes: createGroupCodes(signer),
    identity,
    live,
    logger,
    objects,
    passes,
    rateLimiter: options.rateLimiter ?? createRateLimiter(),
  }
  const app = createApp(db, deps, allRoutes)
  app.route('/cos', cosEndpoint(deps))
  app.get('/healthz', (c) => c.json({ status: 'ok' }))

  const jobs = createJobRunner({ db, clock, logger })
  registerJobs(jobs, deps, options.converter ?? noConverter)
  jobs.repeat('cleanUp', MINUTE_MS, async ({ now }) => {
    await sessions.deleteExpired(now)
    await identity.deleteOlder(now)
    await metrics.deleteOlder(now - METRICS_KEPT_MS)
    await answeredCalls.deleteOlder(now - ANSWERS_KEPT_MS)
    await stores.jobs.deleteFinished(now - JOBS_KEPT_MS)
    await objects.forgetUploads(now - UPLOAD_LIFETIME_MS)
    return undefined
  })
  jobs.repeat('closeAccounts', 10 * MINUTE_MS, async ({ now }) => {
    live.signOut(await identity.keys.closeDue(now))
    return undefined
  })
  jobs.repeat('changePhones', MINUTE_MS, async ({ now }) => {
    await identity.keys.changeDuePhones(now)
    return undefined
  })
  if (config.demo) {
    jobs.repeat('refreshDemo', MINUTE_MS, async () => {
      await demo.refresh()
      return undefined
    })
  }

  let timer: ReturnType<typeof setInterval> | null = null

  const beat = async () => {
    live.beat()
    await jobs.run()
  }

  /**
   * Once, when a demo school becomes a real one: everybody is signed out. In a demo every code stands in a public outbox and
   * WeChat is a sandbox, so that anybody may have come in as anybody, whatever password an account has by now. Afterwards
   * the public ways are shut, and nobody who comes in is asked to go at the next start.
   */
  const leaveDemo = () =>
    db.transaction(async (tx) => {
      const now = clock.now()
      const { accounts, installations, sessions: open } = createStores(tx)
      const former = await installations.become(false, now)
      if (former === 'demo') await open.endAll('demo-ended', now)
      if (former !== 'unknown') return
      // Nobody knows what it was. Who never chose a password of their own had the public one, if it was a demo.
      for (const id of DEMO_ACCOUNT_IDS) {
        const account = await accounts.get(id)
        if (account?.passwordChangedAt === null) await open.end(id, { exceptId: null }, 'demo-ended', now)
      }
    })

  return {
    fetch: async (request, host = {}) => app.fetch(request, host),
    live,
    beat,
    async start({ clockwork = true } = {}) {
      if (!config.demo && options.cashier === undefined) {
        logger.warn({}, 'no payment service: every payment is declined')
      }
      if (sms === null) {
        logger.warn({}, 'no SMS service: nobody can sign in, change a phone or get a new password by code')
      }
      if (wechat === noWechat) logger.warn({}, 'no WeChat app id: nobody can sign in with WeChat')
      await seedReferenceData(db)
      if (config.demo) {
        // Noted before anybody can come in.
        await stores.installations.become(true, clock.now())
        await demo.seed()
      } else await leaveDemo()
      await live.recover()
      await jobs.start()
      if (!clockwork) return
      timer = setInterval(() => {
        beat().catch((error: unknown) => logger.error({ err: error }, 'jobs could not be looked for'))
      }, BEAT_MS)
    },
    async stop() {
      if (timer) clearInterval(timer)
      timer = null
      await jobs.stop()
      await live.stop()
    },
  }
}

/** For a media host that is made before the backend: knows the passes that a backend with this secret gives out. */
export function createRtcTokenVerifier(secret: string, clock: Clock = systemClock): VerifyRtcToken {
  return rtcTokenVerifier(createRoomPasses(createSigner(secret)), clock)
}

export { type BackendConfig, DEMO_CLIENT, defaultConfig } from './config.ts'
export { type Database, migrate } from './db/database.ts'
export { demoAccess } from './demo/demo-people.ts'
export type { LiveHub } from './live/live-hub.ts'
export type { LiveSocket } from './live/live-socket.ts'
export { createMemoryObjectStore } from './objects/memory-object-store.ts'
export { wasmPasswordHasher } from './auth/wasm-password-hasher.ts'
export type {
  CaptchaVerifier,
  Cashier,
  Clock,
  DocumentConverter,
  Logger,
  ObjectStore,
  PasswordHasher,
  RtcHost,
  VerifyRtcToken,
}
export { silentLogger, systemClock }
