import { readFile } from 'node:fs/promises'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { type Backend, createBackend, createRtcTokenVerifier, type Database, defaultConfig } from '../core.ts'
import { addressOf } from '../http/cross-origin.ts'
import { demoMediaUrls } from '../demo/showcase/demo-media-urls.ts'
import type { Logger } from '../ports/logger.ts'
import { baseHeaders } from './http/base-headers.ts'
import { callerAddress } from './http/caller-address.ts'
import { type OnDatabaseLost, openFolderDatabase, openOwnPostgresDatabase } from './database/open-database.ts'
import { openFileObjectStore } from './file-object-store.ts'
import { findLibreOffice, libreOffice } from './convert/libre-office.ts'
import { createGuardedServer } from './http/guarded-server.ts'
import { childInspector } from './inspect/child-inspector.ts'
import { acceptLiveSockets, isLiveUpgrade } from './http/live-upgrade.ts'
import { openOfficeSocket } from './office/office-socket.ts'
import { openMediaHost } from './media-host.ts'
import { nodePasswordHasher } from './node-password-hasher.ts'
import { closeToOthers, folderProblem, requireDataDir } from './owner-only.ts'
import { serverSecrets } from './server-secret.ts'
import { smtpMail } from './outside/smtp-mail.ts'
import { tencentSms } from './outside/tencent-sms.ts'
import { isDemoReachable, type Settings } from './settings.ts'
import { SFU_LIMITS } from './sfu/sfu-limits.ts'
import type { StartFacts } from './process/start-message.ts'
import { StartProblem } from './process/start-problem.ts'
import { referencePages } from './http/reference-pages.ts'
import { staticPages } from './http/static-pages.ts'
import { strokeFiles } from './http/stroke-files.ts'
import { withForgottenBase } from './http/forgotten-base.ts'

export interface RunningServer {
  facts: StartFacts
  backend: Backend
  /** The work that runs in the server's own process beside its calls needs the database, too. */
  db: Database
  /** Tells every socket, waits for every write, gives the folder back. */
  stop(): Promise<void>
}

const WEB_DIRECTORY = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const REFERENCE_DIRECTORY = fileURLToPath(new URL('../../reference', import.meta.url))

/**
 * Opens everything in order, and closes what was opened when a later step fails.
 * @param onDatabaseLost nothing can be stored any more: the process has to begin again
 * @throws {StartProblem}
 */
export async function startServer(
  settings: Settings,
  logger: Logger,
  onDatabaseLost: OnDatabaseLost,
): Promise<RunningServer> {
  const { port, host, dataDir, databaseUrl, demo } = settings
  const closing: (() => Promise<unknown>)[] = []
  const closeAll = async () => {
    for (const close of closing.reverse()) await close()
  }
  try {
    // The port first: it is the quickest to fail, and the folder stays untouched then.
    let answer = answerStarting
    const headers = baseHeaders(settings.publicUrl?.startsWith('https:') ?? false)
    const server = createGuardedServer((...call) => answer(...call), {
      isUpgrade: isLiveUpgrade,
      isBehindProxy: settings.trustProxy,
      headers,
      logger,
    })
    await listen(server, port, host)
    closing.push(() => closeServer(server))

    requireDataDir(dataDir)
    closeToOthers(dataDir, logger)
    const database = databaseUrl
      ? await openOwnPostgresDatabase(databaseUrl, onDatabaseLost)
      : await openFolderDatabase(dataDir, logger, onDatabaseLost)
    closing.push(() => database.close())
    const secret = serverSecrets(dataDir)
    const objectsDir = join(dataDir, 'objects')
    const rtc = await openMediaHost(settings.rtcMode, createRtcTokenVerifier(secret), logger)
    const office = await findLibreOffice(process.env)
    if (office === null)
      logger.info({}, 'LibreOffice is not installed: PDF can be shown on the board, office documents cannot')
    const inspector = childInspector({ logger })
    closing.push(() => inspector.stop())
    const backend = createBackend({
      db: database.db,
      lessonDb: database.lessonDb,
      passwords: nodePasswordHasher,
      objects: await openFileObjectStore(objectsDir),
      secret,
      ...(database.freeBytes && { databaseFreeBytes: database.freeBytes }),
      ...(office !== null && { converter: libreOffice(office) }),
      ...(settings.tencentSms && { sms: tencentSms(settings.tencentSms) }),
      ...(settings.smtp && { mail: smtpMail(settings.smtp) }),
      inspector,
      rtc,
      logger,
      demoMedia: async (name) => new Uint8Array(await readFile(demoMediaUrls[name])),
      config: {
        demo,
        publicUrl: settings.publicUrl,
        sms: { countries: settings.smsCountries, perDay: settings.smsPerDay },
        objects: { ...defaultConfig.objects, quotaBytes: settings.quotaBytes },
        rtc: {
          mode: rtc.mode,
          iceServers: settings.iceServers,
          pullStreams: settings.pullStreams,
          ...(rtc.mode === 'sfu' ? SFU_LIMITS : { maxPublishers: 4, maxViewers: 8 }),
        },
      },
    })
    closing.push(() => backend.stop())
    await backend.start()
    // The command knows the settings of its own terminal, which may be others than the server was started with.
    const officeOrigin = () => settings.publicUrl ?? `http://localhost:${(server.address() as AddressInfo).port}`
    const officeHere: typeof backend.office = (request, ...progress) =>
      backend.office({ ...request, origin: officeOrigin() }, ...progress)
    const officeSocket = await openOfficeSocket(dataDir, officeHere, logger)
    if (officeSocket) closing.push(() => officeSocket.stop())
    const { schools } = await backend.office({ type: 'list', by: '', origin: '' })

    const callerOf = (request: IncomingMessage) => callerAddress(request, settings.trustProxy)
    const { publicUrl } = settings
    const pages = staticPages(WEB_DIRECTORY, (c) => backend.schools.framingOrigins(addressOf(c, { publicUrl })))
    const isAllowedOrigin = (origin: string, host: string) =>
      backend.schools.isAllowedOrigin({ origin, host, publicUrl })
    const site = new Hono<{ Bindings: { incoming: IncomingMessage } }>()
      .get('/', (c) => c.redirect('/hwjy-web/'))
      .route('/hwjy-web', pages)
      .route('/hanzi', strokeFiles())
      .route('/', referencePages(REFERENCE_DIRECTORY))
      .all('*', withForgottenBase, (c) => {
        const address = callerOf(c.env.incoming)
        return backend.fetch(c.req.raw, address === null ? {} : { address })
      })
    // The guarded server reads away the rest of a body; it waits longer for a slow connection.
    const answerSite = getRequestListener((request, env) => site.fetch(request, env), { autoCleanupIncoming: false })
    answer = (...call) => void answerSite(...call)
    acceptLiveSockets(server, backend.live, logger, callerOf, isAllowedOrigin, headers)

    const isReachable = isDemoReachable(settings)
    if (isReachable) logger.warn({ host }, 'the public passwords of the demo can be used from other machines')
    const { port: boundPort } = server.address() as AddressInfo
    return {
      facts: {
        host,
        port: boundPort,
        demo,
        isDemoReachable: isReachable,
        hasSchool: Array.isArray(schools) && schools.length > 0,
        storage: database.description,
        media: rtc.mode === 'sfu' ? 'through this server (SFU)' : 'between browsers (peer to peer)',
        services: {
          demo,
          objects: objectsDir,
          hasOffice: office !== null,
          hasSms: settings.tencentSms !== null,
          hasMail: settings.smtp !== null,
          publicUrl: settings.publicUrl,
          hasIceServers: settings.iceServers.length > 0,
        },
      },
      backend,
      db: database.db,
      stop: closeAll,
    }
  } catch (error) {
    await closeAll()
    throw folderProblem(error, dataDir) ?? error
  }
}

// Pages that come back while the server starts are told at once to try again, instead of waiting for an answer.
function answerStarting({ url }: IncomingMessage, response: ServerResponse): void {
  const json = { 'Content-Type': 'application/json', Connection: 'close' }
  if (url === '/healthz') return void response.writeHead(200, json).end('{"status":"ok"}')
  if (url === '/readyz') return void response.writeHead(503, json).end('{"status":"starting"}')
  response.writeHead(503, { 'Retry-After': '1', Connection: 'close' }).end()
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenProblem(error, port, host) ?? error))
    server.listen(port, host, resolve)
  })
}

function listenProblem(cause: NodeJS.ErrnoException, port: number, host: string): StartProblem | null {
  switch (cause.code) {
    case 'EACCES':
      return new StartProblem('port-taken', `Port ${port} needs special rights. Choose one above 1023: PORT=8080.`, {
        cause,
      })
    case 'EADDRINUSE':
      return new StartProblem(
        'port-taken',
        `Port ${port} is taken by another program.\nStop that one, or choose another port: PORT=${port + 1}.`,
        { cause },
      )
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return new StartProblem(
        'setting-invalid',
        `HOST must be an address of this machine, not "${host}" (${cause.code}).\n` +
          '127.0.0.1 is this machine alone, 0.0.0.0 every address it has.',
        { cause },
      )
    default:
      return null
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
