import { type ChildProcess, spawn } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { pathToFileURL } from 'node:url'
import { ConversionError, type ConversionFailure, type DocumentConverter } from '../../ports/document-converter.ts'
import { findProgram, isExecutable } from '../inspect/find-program.ts'

export interface ConversionLimits {
  timeoutMs: number
  /** A limit for each process that it starts. */
  memoryBytes: number
  /** A limit for the PDF, and for every other file that it writes. */
  outputBytes: number
}

const LIMITS: ConversionLimits = {
  timeoutMs: 3 * 60_000,
  memoryBytes: 2 * 1024 ** 3,
  // It is as large as a PDF that is uploaded.
  outputBytes: 200 * 1024 ** 2,
}

/** Finds LibreOffice's program: `SOFFICE`, or on the path; null when it is not installed. */
export async function findLibreOffice(env: NodeJS.ProcessEnv): Promise<string | null> {
  if (!env.SOFFICE) return findProgram('soffice', env.PATH)
  return (await isExecutable(env.SOFFICE)) ? env.SOFFICE : null
}

/**
 * Each document in a process, a folder and a profile of its own, so that one that hangs or crashes takes nothing with
 * it: the process and all it started are killed after the time-out, and when the server stops. The kernel limits what
 * each of them may take.
 */
export function libreOffice(program: string, options: Partial<ConversionLimits> = {}): DocumentConverter {
  const limits = { ...LIMITS, ...options }
  return {
    async toPdf(document, extension, signal) {
      const folder = await mkdtemp(join(tmpdir(), 'hwjy-convert-'))
      const remove = () => rm(folder, { recursive: true, force: true })
      try {
        const source = join(folder, `document.${extension}`)
        await pipeline(Readable.fromWeb(document.stream() as NodeReadableStream<Uint8Array>), createWriteStream(source))
        await run(program, folder, source, limits, signal)
        const pdf = join(folder, 'document.pdf')
        // A document it cannot read ends with success and no file.
        const { size } = await stat(pdf).catch((cause: unknown) => {
          throw new ConversionError('broken', { cause })
        })
        if (size > limits.outputBytes) throw new ConversionError('too-large')
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

/**
 * Sets its own limits and becomes the program. Seconds of processor, blocks of 512 bytes, kilobytes; a limit that is lower
 * already stays.
 */
const LIMITED =
  'for l in "-c 0" "-t $1" "-f $2" "-d $3"; do (ulimit $l) 2>/dev/null && ulimit $l; done; shift 3; exec "$@"'

function limited(
  program: string,
  options: readonly string[],
  { timeoutMs, memoryBytes, outputBytes }: ConversionLimits,
) {
  // Windows has no such shell; the time-out and the size of the PDF hold there, too.
  if (process.platform === 'win32') return { command: program, args: options }
  const numbers = [timeoutMs / 1_000, outputBytes / 512 + 1, memoryBytes / 1_024].map((number) =>
    String(Math.ceil(number)),
  )
  return { command: '/bin/sh', args: ['-c', LIMITED, 'sh', ...numbers, program, ...options] }
}

// Signals, or exit codes that a shell makes of them, by which the kernel's limits end a process.
const ENDS: readonly (readonly [ConversionFailure, readonly unknown[]])[] = [
  ['timed-out', ['SIGXCPU', 152]],
  ['too-large', ['SIGXFSZ', 153]],
  ['crashed', ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGKILL', 132, 134, 135, 137, 139]],
]

/** @throws {ConversionError} `timed-out`, `too-large`, `crashed`, `broken`, or what the signal says */
async function run(program: string, folder: string, source: string, limits: ConversionLimits, signal: AbortSignal) {
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
  const { command, args } = limited(program, [profile, ...options, source], limits)
  const child = spawn(command, args, { cwd: folder, stdio: 'ignore', detached: true })
  const over = AbortSignal.any([signal, AbortSignal.timeout(limits.timeoutMs)])
  const stop = () => killGroup(child)
  over.addEventListener('abort', stop)
  try {
    const ended = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, by) => resolve(code ?? by))
    })
    signal.throwIfAborted()
    if (over.aborted) throw new ConversionError('timed-out')
    if (ended !== 0) throw new ConversionError(ENDS.find(([, ends]) => ends.includes(ended))?.[0] ?? 'broken')
  } finally {
    over.removeEventListener('abort', stop)
    killGroup(child)
  }
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // The process group has already ended.
  }
}
