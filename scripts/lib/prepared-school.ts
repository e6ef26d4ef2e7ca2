/**
 * The demo school in a data folder. Making it takes nine seconds of a core, and starting a server in a copy of it three:
 * so it is made once, for all tests of a process, or by `pnpm test` for its whole run.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './run.ts'

let made: Promise<string> | null = null

/** Resolves with the folder of the school, which nobody may write to. @throws when the server could not make it */
export function preparedSchool(): Promise<string> {
  const given = process.env['PREPARED_SCHOOL']
  return given === undefined ? (made ??= makeSchool()) : Promise.resolve(given)
}

/** Puts a copy of the school into an empty folder. Lessons that can be started now are the care of the server there. */
export async function copyPreparedSchool(folder: string): Promise<void> {
  await cp(await preparedSchool(), folder, { recursive: true })
}

async function makeSchool(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hwjy-prepared-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const server = spawn(process.execPath, ['--conditions=source', 'apps/server/src/node/main.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', RTC: 'p2p' },
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
  return folder
}
