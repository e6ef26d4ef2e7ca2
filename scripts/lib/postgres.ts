import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { run } from './run.ts'

/** Starts a PostgreSQL server of our own: in a temporary folder, on a free port, for this machine only. */
export interface PostgresServer {
  /** `postgres://…`, with its password. */
  url: string
  /** Path of the file by which programs of this machine reach it as well. */
  socket: string
  readonly pid: number
  /** Kills the server at once, as a power cut would: it writes nothing any more. Resolves when it is gone. */
  kill(): Promise<void>
  /** Starts the server on the same data, after `kill`. */
  restart(): Promise<void>
  stop(): Promise<void>
}

export interface PostgresOptions {
  /** True if a commit waits for the disk. Without it tests are faster, and a power cut may lose everything. */
  isDurable?: boolean
}

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const DEBIAN_FOLDER = '/usr/lib/postgresql'

/**
 * Folder of PostgreSQL's programs: `POSTGRES_BIN`, Debian's newest, or, as root on Debian, a fresh install.
 * @throws when there is none and none can be installed
 */
export async function ensurePostgres(): Promise<string> {
  const found = [process.env['POSTGRES_BIN'], ...debianFolders()].find(
    (folder) => folder !== undefined && existsSync(path.join(folder, 'initdb')),
  )
  if (found !== undefined) return found
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('These tests need PostgreSQL. Install it, or give the folder of its programs in POSTGRES_BIN.')
  }
  console.log('Installing PostgreSQL …')
  const noQuestions = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-qq'], noQuestions)
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', 'postgresql'], noQuestions)
  const [installed] = debianFolders()
  if (code !== 0 || installed === undefined) throw new Error(`PostgreSQL could not be installed:\n${output}`)
  return installed
}

function debianFolders(): string[] {
  if (!existsSync(DEBIAN_FOLDER)) return []
  const versions = readdirSync(DEBIAN_FOLDER).toSorted((a, b) => Number(b) - Number(a))
  return versions.map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))
}

export async function startPostgres({ isDurable = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const bin = await ensurePostgres()
  const folder = await mkdtemp(path.join(tmpdir(), 'hwjy-postgres-'))
  const data = path.join(folder, 'data')
  const owner = await unprivileged()
  const password = randomBytes(16).toString('hex')
  const passwordFile = path.join(folder, 'password')
  await writeFile(passwordFile, password)
  if (owner) await Promise.all([folder, passwordFile].map((file) => chown(file, owner.uid, owner.gid)))

  const initdb = ['-D', data, '-U', 'hwjy', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'scram-sha-256', '--no-sync']
  const made = spawn(path.join(bin, 'initdb'), [...initdb, `--pwfile=${passwordFile}`], { cwd: folder, ...owner })
  const output = textOf(made)
  const [code] = await once(made, 'close')
  if (code !== 0) throw new Error(`initdb failed:\n${output()}`)

  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    ...(!isDurable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const open = () => startProcess(path.join(bin, 'postgres'), ['-D', data, ...flags], { cwd: folder, ...owner })
  let server = await open()
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill(signal)
    await once(server, 'close')
  }
  // The process may be ended in the middle: no server is left behind.
  const leave = () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  const leaveAndEnd = (signal: NodeJS.Signals) => {
    leave()
    process.exit(128 + constants.signals[signal])
  }
  process.once('exit', leave)
  for (const signal of ENDING) process.once(signal, leaveAndEnd)

  return {
    url: `postgres://hwjy:${password}@127.0.0.1:${port}/postgres`,
    socket: path.join(folder, `.s.PGSQL.${port}`),
    get pid() {
      if (server.pid === undefined) throw new Error('PostgreSQL is not running')
      return server.pid
    },
    kill: () => end('SIGKILL'),
    async restart() {
      // The children of the killed server need a moment to notice; until then they hold the folder.
      for (let attempt = 1; ; attempt++) {
        try {
          server = await open()
          return
        } catch (error) {
          if (attempt === 20) throw error
          await setTimeout(250)
        }
      }
    },
    async stop() {
      process.off('exit', leave)
      for (const signal of ENDING) process.off(signal, leaveAndEnd)
      // Fast shutdown: connections are closed, and the server does not wait for clients.
      await end('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// PostgreSQL refuses root, so root starts it as the user Debian made for it, or as the system's unprivileged user.
async function unprivileged(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, user], { quiet: true })))
    if (uid?.code === 0 && gid?.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody".')
}

async function startProcess(program: string, args: string[], options: { cwd: string }): Promise<ChildProcess> {
  const server = spawn(program, args, options)
  const output = textOf(server)
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (output().includes('ready to accept connections')) resolve()
    }
    server.stderr.on('data', look)
    server.once('close', () => reject(new Error(`PostgreSQL did not start:\n${output()}`)))
  })
  return server
}

function textOf({ stdout, stderr }: ChildProcess): () => string {
  let text = ''
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
  return () => text
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
