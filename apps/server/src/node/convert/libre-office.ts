import { type ChildProcess, spawn } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { pathToFileURL } from 'node:url'
import { ConversionError, type DocumentConverter } from '../../ports/document-converter.ts'

const TIMEOUT_MS = 3 * 60_000

/** Where LibreOffice's program is: `SOFFICE`, or on the path; null when it is not installed. */
export async function findLibreOffice(env: NodeJS.ProcessEnv): Promise<string | null> {
  const onPath = (env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'soffice'))
  for (const program of env.SOFFICE ? [env.SOFFICE] : onPath) {
    const isThere = await access(program).then(
      () => true,
      () => false,
    )
    if (isThere) return program
  }
  return null
}

/**
 * Each document in a process, a folder and a profile of its own, so that one that hangs or crashes takes nothing with
 * it: the process and all it started are killed after the time-out, and when the server stops.
 */
export function libreOffice(program: string, timeoutMs = TIMEOUT_MS): DocumentConverter {
  return {
    async toPdf(document, extension, signal) {
      const folder = await mkdtemp(join(tmpdir(), 'hwjy-convert-'))
      const remove = () => rm(folder, { recursive: true, force: true })
      try {
        const source = join(folder, `document.${extension}`)
        await pipeline(Readable.fromWeb(document.stream() as NodeReadableStream<Uint8Array>), createWriteStream(source))
        await run(program, folder, source, timeoutMs, signal)
        const pdf = join(folder, 'document.pdf')
        // A document it cannot read ends with success and no file.
        await stat(pdf).catch((cause: unknown) => {
          throw new ConversionError('broken', { cause })
        })
        const content = createReadStream(pdf)
        content.once('close', () => void remove())
        return Readable.toWeb(content) as ReadableStream<Uint8Array>
      } catch (error) {
        await remove()
        throw error
      }
    },
  }
}

/** @throws {ConversionError} `timed-out`, `broken`, or what the signal says */
async function run(program: string, folder: string, source: string, timeoutMs: number, signal: AbortSignal) {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
  const options = [
    '--headless',
    '--norestore',
    '--nolockcheck',
    '--nodefault',
    '--convert-to',
    'pdf',
    '--outdir',
    folder,
  ]
  // A group of its own: the program starts others.
  const child = spawn(program, [profile, ...options, source], { cwd: folder, stdio: 'ignore', detached: true })
  const over = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const stop = () => killGroup(child)
  over.addEventListener('abort', stop)
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', resolve)
    })
    signal.throwIfAborted()
    if (over.aborted) throw new ConversionError('timed-out')
    if (code !== 0) throw new ConversionError('broken')
  } finally {
    over.removeEventListener('abort', stop)
    killGroup(child)
  }
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody of it is left.
  }
}
