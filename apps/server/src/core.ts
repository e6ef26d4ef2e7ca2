/** The backend without a host: give it a database, a clock and a few ports, and it answers requests and sockets. */
import { pause } from '@hwjy/base'
import { createCalendarLinks } from './auth/calendar-links.ts'
import { createGroupCodes } from './auth/group-codes.ts'
import { createLetterCodes } from './auth/letter-codes.ts'
import { createIdentity } from './auth/identity.ts'
import { createSchoolDirectory, type SchoolDirectory } from './auth/school-directory.ts'
import { createSealer } from './auth/second-step/sealer.ts'
import { createSigner } from './auth/tokens.ts'
import { type BackendConfig, defaultConfig } from './config.ts'
import { type Database, rows } from './db/database.ts'
import { createStores } from './db/stores.ts'
import { DEMO_COUNTRIES, isPublicKey } from './demo/demo-people.ts'
import { createDemoSchool } from './demo/demo-school.ts'
import { leaveDemo } from './demo/leave-demo.ts'
import type { LoadDemoMedia } from './demo/showcase/demo-media.ts'
import { withDemoMedia } from './demo/showcase/with-demo-media.ts'
import { type Services, withStores } from './deps.ts'
import { createDiskWatch, DISK_FLOOR_BYTES } from './disk-watch.ts'
import { sql } from 'drizzle-orm'
import { LETTER_CODES_KEPT_MS } from './domain/after-class/letter-code.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './domain/durations.ts'
import { roomRules } from './domain/school/school-settings.ts'
import { createHealth } from './health.ts'
import { createApp } from './http/create-app.ts'
import { createRetryingSms } from './outside/retrying-sms.ts'
import { createBodiesInMemory } from './domain/bodies-in-memory.ts'
import { type Budget, createBudget } from './domain/budget.ts'
import { budgets } from './domain/budgets.ts'
import { createEnquiryBudgets } from './domain/school/office/enquiry-budgets.ts'
import { createJobRunner } from './jobs/job-runner.ts'
import { IMPORTS_KEPT_MS } from './jobs/school/school-jobs.ts'
import { registerJobs } from './jobs/register-jobs.ts'
import { createLiveHub, type LiveHub } from './live/live-hub.ts'
import { createRoomTickets, rtcTokenVerifier } from './live/room-ticket.ts'
import { retryingRoomStore } from './live/store/retrying-room-store.ts'
import { createRoomStore } from './live/store/room-store.ts'
import { createIncomingBodies } from './objects/incoming-bodies.ts'
import { cosEndpoint } from './objects/cos-endpoint.ts'
import { createReadAddresses } from './objects/read-addresses.ts'
import { createStoreCredentials } from './objects/store-credentials.ts'
import { inProcessInspector } from './inspect/in-process-inspector.ts'
import type { CaptchaVerifier } from './ports/captcha.ts'
import { type DocumentConverter, noConverter } from './ports/document-converter.ts'
import { type Cashier, noCashier } from './ports/cashier.ts'
import { type Clock, systemClock } from './ports/clock.ts'
import { type Logger, silentLogger } from './ports/logger.ts'
import type { FileInspector } from './ports/file-inspector.ts'
import type { MailSender } from './ports/mail-sender.ts'
import type { ObjectStore } from './ports/object-store.ts'
import type { PasswordHasher } from './ports/password-hasher.ts'
import type { SmsSender } from './ports/sms-sender.ts'
import { noWechat, sandboxWechat, type WechatGate } from './ports/wechat-gate.ts'
import { createP2pHost } from './rtc/p2p-host.ts'
import type { RtcHost, VerifyRtcToken } from './rtc/rtc-host.ts'
import { type OfficeRequests, officeRequests } from './office/requests.ts'
import { seedReferenceData } from './reference/seed-reference-data.ts'
import { createSandboxCashier } from './shop/sandbox-cashier.ts'
import { allRoutes } from './routes/all-routes.ts'

export interface BackendOptions {
  /** A migrated database. The caller opens and closes it. */
  db: Database
  /**
   * The database that lessons write to; `db` if left out. A host whose database serves one at a time lets lessons go
   * first here.
   */
  lessonDb?: Database
  passwords: PasswordHasher
  objects: ObjectStore
  /**
   * Signs tickets, upload credentials and the like. At least 32 characters, the same after a restart. Several, the oldest
   * first: the newest signs, the others still verify.
   */
  secret: string | readonly string[]
  config?: Partial<BackendConfig>
  /**
   * Loads the small files of the demo school, one by one as they are asked for. With it, the demo has classes of 30 and
   * 200 students, files and homework with photos and takes, too.
   */
  demoMedia?: LoadDemoMedia
  /** Carries media, and checks its tickets with `createRtcTokenVerifier`. Peer to peer if left out. */
  rtc?: RtcHost
  clock?: Clock
  logger?: Logger
  /** Our own proof of work serves if left out. */
  captcha?: CaptchaVerifier
  /** No codes are sent if left out; in the demo, they go to an outbox that everybody reads. */
  sms?: SmsSender
  /** No mail is sent if left out. */
  mail?: MailSender
  /** Without it no person can sign in with WeChat; in the demo, a sandbox answers for it. */
  wechat?: WechatGate
  /** Takes payments. Every one is declined if left out; in the demo, a sandbox that moves no money says that it is paid. */
  cashier?: Cashier
  /** Makes PDFs of office documents; without it their transcoding fails with a reason. */
  converter?: DocumentConverter
  /** Reads uploaded files. Inside this process if left out, where nothing limits the memory of a hostile one. */
  inspector?: FileInspector
  /** Limits the calls of one person. The budget of `domain/budgets.ts` if left out. */
  callBudget?: Budget
  storeBudget?: Budget
  /** Bytes that are free on the disk of the database. Left out where that disk is not ours to see. */
  databaseFreeBytes?: () => Promise<number>
}

export interface Backend {
  /** Answers `/api-tch`, `/api-user`, `/cos`, `/healthz` and `/readyz`. `address` is the caller's, as the host knows it. */
  fetch(request: Request, host?: { address?: string }): Promise<Response>
  live: LiveHub
  /** Carries out what the command on the server's machine asks of the school office. */
  office: OfficeRequests
  /** Brings what every store has: subjects and textbooks. `start` does it, too. */
  prepare(): Promise<void>
  /** The schools of this server, their addresses and client keys, for hosts that serve pages and sockets. */
  schools: SchoolDirectory
  /**
   * Seeds the demo school if asked to, reads unfinished rooms, starts the clockwork.
   * @param options without the clockwork, the host calls `tick` itself
   */
  start(options?: { clockwork?: boolean }): Promise<void>
  /**
   * Takes nothing new, tells every socket to come back, and waits for what is being answered and written. The database
   * stays open.
   */
  stop(): Promise<void>
  /** Does the clockwork's work of one second; for hosts and tests that move the time themselves. */
  tick(): Promise<void>
}

const TICK_MS = 1_000
// A runner that looks for jobs once a second and did not for so long has stopped.
const TICK_LOST_MS = 30_000
// Calls that are being answered when the server stops. A slow upload is left to its next try.
const ANSWER_WITHIN_MS = 5_000
const JOBS_KEPT_MS = 30 * DAY_MS
const METRICS_KEPT_MS = 30 * DAY_MS
// A limit for all people together: some 100 MB, a month of a school where something is wrong all day.
const METRICS_KEPT = 200_000
// A client that did not hear an answer asks again within seconds; a phone in a tunnel may take longer.
const ANSWERS_KEPT_MS = DAY_MS
// An object's temporary key lives for one hour; after two, no client can go on with its upload.
const UPLOAD_LIFETIME_MS = 2 * HOUR_MS

export function createBackend(options: BackendOptions): Backend {
  const { db, passwords, secret, clock = systemClock, logger = silentLogger } = options
  if ([secret].flat().some(({ length }) => length < 32) || secret.length === 0)
    throw new Error('A secret must have at least 32 characters')
  const config: BackendConfig = { ...defaultConfig, ...options.config }
  const demoMedia = config.demo ? options.demoMedia : undefined
  const objects = demoMedia ? withDemoMedia(options.objects, demoMedia) : options.objects
  const signer = createSigner(secret)
  const tickets = createRoomTickets(signer)
  const rtc = options.rtc ?? createP2pHost({ verifyToken: rtcTokenVerifier(tickets, clock) })
  const store = retryingRoomStore(createRoomStore(options.lessonDb ?? db), { clock, logger })
  const disk = createDiskWatch(options.databaseFreeBytes, logger)
  const { schoolProfiles, lessons } = createStores(db)
  const live = createLiveHub({
    store,
    clock,
    logger,
    rtc,
    tickets,
    isDiskFull: () => disk.isFull,
    studentsOf: (classId) => lessons.students(classId),
    rulesOf: async (lessonId) => roomRules(await schoolProfiles.settingsOfLesson(lessonId)),
  })
  const wechat = options.wechat ?? (config.demo ? sandboxWechat : noWechat)
  const { captcha } = options
  const sealer = createSealer(secret)
  const texts = options.sms
    ? createRetryingSms({ sender: options.sms, jobs: createStores(db).jobs, sealer, clock, logger })
    : null
  const sms = texts?.sender ?? (config.demo ? 'outbox' : null)
  const identity = createIdentity({
    db,
    sealer,
    signer,
    clock,
    logger,
    passwords,
    wechat,
    sms,
    captcha,
    isPublic: (accountId, password) => !config.demo && isPublicKey(accountId, password),
    productName: config.productName,
    captchaKeys: config.captchaKeys,
    texts: { ...config.sms, countries: config.sms.countries ?? (config.demo ? DEMO_COUNTRIES : null) },
  })
  const credentials = createStoreCredentials(signer)
  const cashier = options.cashier ?? (config.demo ? createSandboxCashier(signer) : noCashier)
  const demo = createDemoSchool({ db, store, passwords, clock, hasShowcase: demoMedia !== undefined })
  const schoolDirectory = createSchoolDirectory(db, clock)
  const services: Services = {
    addressBudget: createBudget(budgets.addressCalls),
    incomingBodies: createIncomingBodies(objects, logger),
    bodies: createBodiesInMemory(),
    calendarLinks: createCalendarLinks(signer),
    chatErrorBudget: createBudget(budgets.chatErrors),
    cashier,
    clock,
    config: { ...config, rtc: { ...config.rtc, mode: rtc.mode } },
    credentials,
    groupCodes: createGroupCodes(signer),
    identity,
    enquiryBudgets: createEnquiryBudgets(),
    invitationBudget: createBudget(budgets.invitations),
    inspector: options.inspector ?? inProcessInspector,
    isDiskFull: () => disk.isFull,
    letterCodes: createLetterCodes(signer),
    live,
    logger,
    metricBudgets: { entries: createBudget(budgets.metricEntries), bytes: createBudget(budgets.metricBytes) },
    objects,
    outside: outsideOf(options, config),
    outsideTestBudget: createBudget(budgets.outsideTests),
    schoolDirectory,
    readAddresses: createReadAddresses(credentials),
    threadBudget: createBudget(budgets.threadMessages),
    tickets,
    transaction: (work) => db.transaction((tx) => work(withStores(services, tx))),
    uploadBudget: createBudget(budgets.uploads),
    callBudget: options.callBudget ?? createBudget(budgets.calls),
    storeBudget: options.storeBudget ?? createBudget(budgets.storeRequests),
  }
  const deps = withStores(services, db)
  let isDraining = false
  const app = createApp(db, services, allRoutes, () => isDraining)
  app.route('/cos', cosEndpoint(deps))
  app.get('/healthz', (c) => c.json({ status: 'ok' }))

  const jobs = createJobRunner({ db, clock, logger })
  const health = createHealth(
    {
      database: async () => (await rows(db, sql`select 1`)).length === 1,
      disk: async () => !disk.isFull && (await objects.freeBytes()) >= DISK_FLOOR_BYTES,
      media: async () => rtc.isServing,
      jobs: async () => clock.now() - jobs.tickedAt < TICK_LOST_MS,
    },
    clock,
    () => isDraining,
  )
  app.get('/readyz', async (c) => {
    const report = await health()
    return c.json(report, report.status === 'ready' ? 200 : 503)
  })
  const { converter = noConverter } = options
  registerJobs(jobs, deps, { converter, inspector: services.inspector })
  if (texts) jobs.register('sendText', texts.again)
  const { idempotencyKeys, metrics, sessions } = deps
  jobs.repeat('cleanUp', MINUTE_MS, async ({ now }) => {
    await sessions.deleteExpired(now)
    await identity.deleteOlder(now)
    await metrics.deleteOlder(now - METRICS_KEPT_MS)
    await idempotencyKeys.deleteOlder(now - ANSWERS_KEPT_MS)
    await deps.jobs.deleteFinished(now - JOBS_KEPT_MS)
    await deps.schoolImports.deleteBefore(now - IMPORTS_KEPT_MS)
    await deps.enquiries.deleteOld(now)
    await deps.letterCodeBook.deleteBefore(now - LETTER_CODES_KEPT_MS)
    await objects.forgetUploads(now - UPLOAD_LIFETIME_MS)
    return undefined
  })
  jobs.repeat('trimMetrics', 10 * MINUTE_MS, async () => {
    await metrics.keepNewest(METRICS_KEPT)
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

  const tick = async () => {
    live.tick()
    await disk.look()
    await jobs.run()
  }

  const answering = new Set<Promise<unknown>>()
  // Counts a call until it is answered, so that the end can wait for it.
  const counted = <T>(answer: Promise<T>): Promise<T> => {
    answering.add(answer)
    const isOver = () => answering.delete(answer)
    answer.then(isOver, isOver)
    return answer
  }

  return {
    fetch: (request, host = {}) => counted((async () => app.fetch(request, host))()),
    live,
    office: officeRequests(deps),
    prepare: () => seedReferenceData(db),
    schools: schoolDirectory,
    tick,
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
        // Noted before the first sign-in is possible.
        await deps.installations.become(true, clock.now())
        await demo.seed()
      } else await leaveDemo(db, clock)
      await disk.look()
      await live.recover()
      await jobs.start()
      if (!clockwork) return
      timer = setInterval(() => {
        tick().catch((error: unknown) => logger.error({ err: error }, 'jobs could not be looked for'))
      }, TICK_MS)
    },
    async stop() {
      if (timer) clearInterval(timer)
      timer = null
      isDraining = true
      const answered = Promise.race([Promise.allSettled(answering), pause(ANSWER_WITHIN_MS)])
      await Promise.all([live.stop(), jobs.stop(), answered])
    },
  }
}

/** Tells which services outside this machine can be used. */
const outsideOf = (options: BackendOptions, config: BackendConfig): Services['outside'] => ({
  states: {
    sms: options.sms ? 'ready' : orSandbox(config),
    mail: options.mail ? 'ready' : 'missing',
    wechat: options.wechat ? 'ready' : orSandbox(config),
    payments: options.cashier ? 'ready' : orSandbox(config),
    documents: options.converter ? 'ready' : 'missing',
  },
  sms: options.sms ?? null,
  mail: options.mail ?? null,
})

const orSandbox = ({ demo }: BackendConfig) => (demo ? 'sandbox' : 'missing')

/** Checks the tickets that a backend with this secret gives out, for a media host that is made before the backend. */
export function createRtcTokenVerifier(secret: string | readonly string[], clock: Clock = systemClock): VerifyRtcToken {
  return rtcTokenVerifier(createRoomTickets(createSigner(secret)), clock)
}

export { type BackendConfig, defaultConfig } from './config.ts'
export { WEB_APP_CLIENT } from './domain/school/client-key-rules.ts'
export { type Database, migrate } from './db/database.ts'
export { demoAccess } from './demo/demo-people.ts'
export type { LoadDemoMedia } from './demo/showcase/demo-media.ts'
export type { LiveHub } from './live/live-hub.ts'
export type { LiveSocket } from './live/live-socket.ts'
export { createMemoryObjectStore } from './objects/memory-object-store.ts'
export { wasmPasswordHasher } from './auth/wasm-password-hasher.ts'
export type {
  CaptchaVerifier,
  Cashier,
  Clock,
  DocumentConverter,
  FileInspector,
  Logger,
  ObjectStore,
  PasswordHasher,
  RtcHost,
  VerifyRtcToken,
}
export { silentLogger, systemClock }
