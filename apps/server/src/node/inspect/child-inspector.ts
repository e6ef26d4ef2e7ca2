/**
 * Reads files in a child process: one, kept for the next file and ended when there is none. What goes beyond its memory
 * or its time is killed, the file's owner is told, and the next file gets a new process.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { TableError } from '../../domain/school/office/table-file.ts'
import { type FileInspector, InspectionError } from '../../ports/file-inspector.ts'
import type { Logger } from '../../ports/logger.ts'
import { createKeyedMutex } from '../../keyed-mutex.ts'
import type { FromInspector, InspectionOutcome, InspectionTask, ToInspector } from './inspector-messages.ts'

export interface ChildInspectorOptions {
  logger: Logger
  /** A limit for the whole process. */
  memoryBytes?: number
  timeoutMs?: Partial<Record<InspectionTask, number>>
  /** The process ends when it had nothing to do for so long. */
  idleMs?: number
}

export interface ChildInspector extends FileInspector {
  /** Process id of the child while it lives. */
  readonly pid: number | undefined
  /** Ends the process, and fails what it is reading. */
  stop(): Promise<void>
}

const MEMORY_BYTES = 512 * 1024 ** 2
// JavaScript's own heap, in megabytes; reaching it ends the process as well.
const HEAP_MB = 256
// The limits are generous, because classes come first and may leave it a tenth of a processor.
const TIMEOUT_MS = {
  countPages: 60_000,
  checkDocument: 120_000,
  readTable: 120_000,
  measureAudio: 15_000,
} satisfies Record<InspectionTask, number>
const START_TIMEOUT_MS = 20_000
const IDLE_MS = 30_000
// After so many files the process ends, and with it all that a library keeps.
const FILES_MAX = 100
// PDF.js asks for 64 kB at a time, or for several that lie side by side.
const READ_MAX_BYTES = 64 * 1024 ** 2

// Signals and exit codes of a process that ran out of memory: by its own watch, the kernel's, or V8.
const OUT_OF_MEMORY: ReadonlySet<unknown> = new Set(['SIGKILL', 'SIGABRT', 134, 137])

interface Child {
  process: ChildProcess
  files: number
  isReady: Promise<void>
}

type Outcome = InspectionOutcome

export function childInspector(options: ChildInspectorOptions): ChildInspector {
  const { logger, memoryBytes = MEMORY_BYTES, idleMs = IDLE_MS } = options
  const timeoutMs = { ...TIMEOUT_MS, ...options.timeoutMs }
  const runExclusive = createKeyedMutex()
  let child: Child | null = null
  let idleTimer: NodeJS.Timeout | undefined

  const start = (): Child => {
    const process = fork(new URL('./inspector-process.ts', import.meta.url), [String(memoryBytes)], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      // The child gets none of the server's environment: no address of a database, no secret.
      env: {},
      // The child's output is not read, so it cannot fill anything.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    if (process.pid !== undefined) makeWayForClasses(process.pid)
    const ready = Promise.withResolvers<void>()
    const late = setTimeout(() => process.kill('SIGKILL'), START_TIMEOUT_MS)
    const settle = (error?: Error) => {
      clearTimeout(late)
      if (error) ready.reject(error)
      else ready.resolve()
    }
    process.once('message', () => settle())
    process.once('error', settle)
    process.once('exit', (code, signal) => {
      settle(new Error(`the inspecting process ended before it was ready: ${code ?? signal}`))
      if (child?.process === process) child = null
    })
    // The first file waits for this promise, and handles its failure.
    ready.promise.catch(() => undefined)
    return { process, files: 0, isReady: ready.promise }
  }

  const end = () => {
    clearTimeout(idleTimer)
    child?.process.kill('SIGKILL')
    child = null
  }

  /** @throws {InspectionError}, what the signal says, or an error that is not the file's */
  const inspect = async (task: InspectionTask, file: Blob, signal: AbortSignal): Promise<Outcome> => {
    signal.throwIfAborted()
    clearTimeout(idleTimer)
    child ??= start()
    const current = child
    await current.isReady
    if (signal.aborted) end()
    signal.throwIfAborted()
    const outcome = Promise.withResolvers<Outcome>()
    const { process } = current
    let isLate = false
    const onMessage = (message: FromInspector) => {
      if (message.type === 'read') void answer(process, file, message)
      if (message.type !== 'done') return
      outcome.resolve(message.outcome)
      // Memory that a file left behind is given back with the process.
      if (current.files >= FILES_MAX || message.rssBytes > memoryBytes / 2) end()
    }
    const onExit = (code: number | null, ended: NodeJS.Signals | null) => {
      const failure = isLate ? 'timed-out' : OUT_OF_MEMORY.has(ended ?? code) ? 'too-large' : 'crashed'
      logger.warn({ task, code, signal: ended, failure, sizeBytes: file.size }, 'a file ended the inspecting process')
      outcome.reject(new InspectionError(failure))
    }
    const onAbort = () => {
      outcome.reject(signal.reason)
      end()
    }
    const timer = setTimeout(() => {
      isLate = true
      process.kill('SIGKILL')
    }, timeoutMs[task])
    process.on('message', onMessage)
    process.once('exit', onExit)
    signal.addEventListener('abort', onAbort)
    current.files += 1
    tell(process, { type: 'inspect', task, sizeBytes: file.size })
    try {
      return await outcome.promise
    } finally {
      clearTimeout(timer)
      process.off('message', onMessage)
      process.off('exit', onExit)
      signal.removeEventListener('abort', onAbort)
      idleTimer = setTimeout(end, idleMs).unref()
    }
  }

  const passed = async (task: InspectionTask, file: Blob, signal: AbortSignal) => {
    const outcome = await runExclusive('child', () => inspect(task, file, signal))
    if ('failure' in outcome) throw new InspectionError(outcome.failure)
    return outcome
  }

  return {
    get pid() {
      return child?.process.pid
    },
    async countPages(pdf, signal) {
      const outcome = await passed('countPages', pdf, signal)
      if (!('pages' in outcome)) throw new InspectionError('crashed')
      return outcome.pages
    },
    async checkDocument(document, signal) {
      await passed('checkDocument', document, signal)
    },
    async readTable(file, signal) {
      const outcome = await passed('readTable', file, signal)
      if ('tableFailure' in outcome) throw new TableError(outcome.tableFailure)
      if (!('table' in outcome)) throw new InspectionError('crashed')
      return outcome.table
    },
    async measureAudio(mp3, signal) {
      const outcome = await passed('measureAudio', mp3, signal)
      if (!('seconds' in outcome)) throw new InspectionError('crashed')
      return outcome.seconds
    },
    async stop() {
      end()
    },
  }
}

// Gives the child the part of the file that it asks for.
async function answer(process: ChildProcess, file: Blob, { id, begin, end }: FromInspector & { type: 'read' }) {
  const isAllowed = begin >= 0 && begin < end && end - begin <= READ_MAX_BYTES
  const bytes = isAllowed
    ? await file
        .slice(begin, end)
        .bytes()
        .catch(() => null)
    : null
  tell(process, { type: 'bytes', id, bytes })
}

function tell(process: ChildProcess, message: ToInspector): void {
  // A failed write means that the child is gone; `exit` follows.
  if (process.connected) process.send(message, () => undefined)
}

// Sound and picture come before files.
function makeWayForClasses(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended, or the system does not allow it.
  }
}
