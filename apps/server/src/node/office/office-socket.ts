/**
 * The socket in the data folder by which the command on this machine speaks to the running server. Only the owner of the
 * folder can open it; the folder's lock says that there is one server. One request a connection, as a line of JSON; lines
 * of JSON come back: progress, and at last the answer or the error.
 */
import { chmodSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { ApiError, type ErrorDetail, type ErrorName } from '../../http/api-error.ts'
import type { OfficeAnswer, OfficeRequest, OfficeRequests } from '../../office/requests.ts'
import type { Logger } from '../../ports/logger.ts'

/** A file of 20 MiB as Base64, and what stands around it. */
const REQUEST_MAX_BYTES = 30 * 1024 ** 2
// sun_path of Linux and macOS, with its end.
const PATH_MAX_BYTES = 103

type Told = { progress: number } | { answer: OfficeAnswer } | { error: ErrorName; detail: ErrorDetail | null }

export const socketPath = (dataDir: string): string => join(dataDir, 'office.sock')

export interface OfficeSocket {
  stop(): Promise<void>
}

/** @returns null where the path is too long for a socket, which is logged: the command needs the server stopped then */
export async function openOfficeSocket(
  dataDir: string,
  run: OfficeRequests,
  logger: Logger,
): Promise<OfficeSocket | null> {
  const path = socketPath(dataDir)
  if (Buffer.byteLength(path) > PATH_MAX_BYTES) {
    logger.warn({ path }, 'the path is too long for a socket: stop the server to use `pnpm school`')
    return null
  }
  // Left by a server that crashed: we hold the folder's lock, so no program listens there.
  rmSync(path, { force: true })
  const server = createServer((socket) => void serve(socket, run, logger))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  chmodSync(path, 0o600)
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        rmSync(path, { force: true })
      }),
  }
}

async function serve(socket: Socket, run: OfficeRequests, logger: Logger): Promise<void> {
  const tell = (told: Told) => socket.write(`${JSON.stringify(told)}\n`)
  socket.on('error', () => socket.destroy())
  try {
    const line = await firstLine(socket)
    if (line === null) return void socket.destroy()
    const answer = await run(JSON.parse(line) as OfficeRequest, (progress) => tell({ progress }))
    tell({ answer })
  } catch (error) {
    if (error instanceof ApiError) tell({ error: error.code, detail: error.detail })
    else {
      logger.error({ err: error }, 'a command of the school office failed')
      tell({ error: 'serverError', detail: null })
    }
  }
  socket.end()
}

// Null when it is longer than a request may be, or the connection ends before its end.
async function firstLine(socket: Socket): Promise<string | null> {
  const pieces: Buffer[] = []
  let bytes = 0
  // Leaving the loop must not end the connection: the answer is still to come.
  for await (const piece of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    const end = piece.indexOf(10)
    pieces.push(end === -1 ? piece : piece.subarray(0, end))
    bytes += piece.length
    if (end !== -1) return Buffer.concat(pieces).toString('utf8')
    if (bytes > REQUEST_MAX_BYTES) return null
  }
  return null
}

/** Asks the running server; null when none listens there. @throws {ApiError} */
export async function askServer(
  dataDir: string,
  request: OfficeRequest,
  onProgress: (done: number) => void,
): Promise<OfficeAnswer | null> {
  const socket = await connect(socketPath(dataDir))
  if (!socket) return null
  socket.write(`${JSON.stringify(request)}\n`)
  let rest = ''
  for await (const piece of socket.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const told = JSON.parse(line) as Told
      if ('progress' in told) onProgress(told.progress)
      else if ('error' in told) throw new ApiError(told.error, told.detail)
      else return told.answer
    }
  }
  throw new Error('The server ended before it answered')
}

function connect(path: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path)
    socket.once('connect', () => resolve(socket))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    )
  })
}
