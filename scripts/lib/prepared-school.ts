/**
 * The demo school in a data folder, and a store with tables alone. To make either takes a database nine seconds of a core,
 * and to open a copy of it three: so both are made once, for all tests of a process, or by `pnpm test` for its whole run.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './run.ts'

/**
 * What Node is told before a file of the server, from the root of the project: that files are found quickly has to be known
 * before the first of them.
 */
export const serverArguments = [
  '--conditions=source',
  '--import',
  './apps/server/src/node/process/quick-imports.ts',
] as const

let made: Promise<string> | null = null

/** Resolves with the folder that holds both. Nobody may write to it. @throws when the server could not make them */
export function preparedSchool(): Promise<string> {
  const given = process.env['PREPARED_SCHOOL']
  return given === undefined ? (made ??= makeBoth()) : Promise.resolve(given)
}

/** Puts a copy of the school into an empty folder. Lessons that can be started now are the care of the server there. */
export async function copyPreparedSchool(folder: string): Promise<void> {
  copy(path.join(await preparedSchool(), 'school'), folder)
}

/** Puts a store with all tables and nobody in them into an empty folder. */
export async function copyPreparedStore(folder: string): Promise<void> {
  copy(path.join(await preparedSchool(), 'empty', 'database'), path.join(folder, 'database'))
}

// A database has 1,400 files: one after another they take half a second of a core, side by side more than one.
const copy = (from: string, to: string) => cpSync(from, to, { recursive: true })

async function makeBoth(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hwjy-prepared-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const [empty, school] = [path.join(folder, 'empty'), path.join(folder, 'school')]
  await startIn(empty, { DEMO: 'off' })
  copy(path.join(empty, 'database'), path.join(school, 'database'))
  await startIn(school)
  return folder
}

/** Starts the server, and ends it as soon as it is up. */
async function startIn(folder: string, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const server = spawn(process.execPath, [...serverArguments, 'apps/server/src/node/main.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', RTC: 'p2p', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const ended = once(server, 'close')
  const ready = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('http://localhost:')) resolve()
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
  })
  await Promise.race([ready, ended])
  server.kill('SIGTERM')
  const [code] = await ended
  if (code !== 0) throw new Error(`The server made no school:\n${printed}`)
}
