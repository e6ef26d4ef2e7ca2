import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createBackend, createRtcTokenVerifier, DEMO_CLIENT, defaultConfig } from '../core.ts'
import type { Logger } from '../ports/logger.ts'
import { callerAddress } from './caller-address.ts'
import { openFolderDatabase, openPostgresDatabase } from './database/open-database.ts'
import { openFileObjectStore } from './file-object-store.ts'
import { findLibreOffice, libreOffice } from './convert/libre-office.ts'
import { acceptLiveSockets } from './live-upgrade.ts'
import { openMediaHost } from './media-host.ts'
import { nodePasswordHasher } from './node-password-hasher.ts'
import { serverSecret } from './server-secret.ts'
import type { Settings } from './settings.ts'
import type { StartFacts } from './start-message.ts'
import { StartProblem } from './start-problem.ts'
import { staticPages } from './static-pages.ts'

export interface RunningServer {
  facts: StartFacts
  /** Tells every socket, waits for every write, gives the folder back. */
  stop(): Promise<void>
}

const WEB_DIRECTORY = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Opens everything in order, and closes what was opened when a later step fails. @throws {StartProblem} */
export async function startServer(settings: Settings, logger: Logger): Promise<RunningServer> {
  const { port, host, dataDir, databaseUrl, demo } = settings
  const closing: (() => Promise<unknown>)[] = []
  const closeAll = async () => {
    for (const close of closing.reverse()) await close()
  }
  try {
    // The port first: it is the quickest to fail, and the folder stays untouched then.
    const server = createServer(answerStarting)
    await listen(server, port, host)
    closing.push(() => closeServer(server))

    const database = databaseUrl ? await openPostgresDatabase(databaseUrl) : await openFolderDatabase(dataDir, logger)
    closing.push(() => database.close())
    const secret = serverSecret(dataDir)
    const objectsDir = join(dataDir, 'objects')
    const client = settings.client ?? (demo ? DEMO_CLIENT : null)
    const rtc = await openMediaHost(settings.rtcMode, createRtcTokenVerifier(secret), logger)
    const office = await findLibreOffice(process.env)
    if (office === null)
      logger.info({}, 'LibreOffice is not installed: PDF can be shown on the board, office documents cannot')
    const backend = createBackend({
      db: database.db,
      passwords: nodePasswordHasher,
      objects: await openFileObjectStore(objectsDir),
      secret,
      ...(office !== null && { converter: libreOffice(office) }),
      rtc,
      logger,
      config: {
        demo,
        publicUrl: settings.publicUrl,
        client,
        objects: { ...defaultConfig.objects, quotaBytes: settings.quotaBytes },
        rtc: {
          mode: rtc.mode,
          iceServers: settings.iceServers,
          pullStreams: settings.pullStreams,
          ...(rtc.mode === 'sfu' ? { maxPublishers: 32, maxViewers: 200 } : { maxPublishers: 4, maxViewers: 8 }),
        },
      },
    })
    closing.push(() => backend.stop())
    await backend.start()

    const addressOf = (request: IncomingMessage) => callerAddress(request, settings.trustProxy)
    const pages = staticPages(WEB_DIRECTORY)
    const site = new Hono<{ Bindings: { incoming: IncomingMessage } }>()
      .get('/', (c) => c.redirect('/hwjy-web/'))
      .route('/hwjy-web', pages)
      .all('*', (c) => {
        const address = addressOf(c.env.incoming)
        return backend.fetch(c.req.raw, address === null ? {} : { address })
      })
    server.off('request', answerStarting)
    server.on(
      'request',
      getRequestListener((request, env) => site.fetch(request, env)),
    )
    acceptLiveSockets(server, backend.live, logger, addressOf)

    const { port: boundPort } = server.address() as AddressInfo
    return {
      facts: {
        host,
        port: boundPort,
        demo,
        storage: database.description,
        media: rtc.mode === 'sfu' ? 'through this server (SFU)' : 'between browsers (peer to peer)',
        services: {
          demo,
          objects: objectsDir,
          hasOffice: office !== null,
          publicUrl: settings.publicUrl,
          hasClient: client !== null,
          hasIceServers: settings.iceServers.length > 0,
        },
      },
      stop: closeAll,
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

/** Pages that come back while the server starts are told at once to try again, instead of waiting for an answer. */
function answerStarting(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { 'Retry-After': '1', Connection: 'close' }).end()
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return reject(error)
      reject(
        new StartProblem(
          'port-taken',
          error.code === 'EACCES'
            ? `Port ${port} needs special rights. Choose one above 1023: PORT=8080.`
            : `Port ${port} is taken by another program.\nStop that one, or choose another port: PORT=${port + 1}.`,
          { cause: error },
        ),
      )
    })
    server.listen(port, host, resolve)
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
