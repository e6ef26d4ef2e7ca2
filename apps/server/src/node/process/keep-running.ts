/** Runs the server as a child and starts it again when it ends by accident. `pnpm start` is this. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { EXIT } from './exit-codes.ts'
import { nodeEnvironment } from './node-arguments.ts'

export interface EndOfRun {
  /** Null when a signal ended it. */
  code: number | null
  signal: NodeJS.Signals | null
  ranMs: number
  /** We were told to stop, and told it. */
  isStopping: boolean
}

/** The number of ends without a minute of work in between. */
export type Failures = number

export type NextStep =
  | { step: 'end'; code: number; why?: string }
  | { step: 'start'; inMs: number; failures: Failures; why: string }

// A run of this length was a success: the counting begins anew.
const WORKED_MS = 60_000
// Together with the waits in between, these last for about two minutes: a failover of PostgreSQL is over by then.
const FAILURES_MAX = 12
// 0.2 s, 0.4 s … never more than 15 s.
const waitMs = (failures: Failures) => Math.min(200 * 2 ** (failures - 1), 15_000)

export function afterRun({ code, signal, ranMs, isStopping }: EndOfRun, before: Failures): NextStep {
  const exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal])
  if (isStopping || code === EXIT.stopped || code === EXIT.stoppedUnfinished) return { step: 'end', code: exitCode }
  // It has said at the terminal what is wrong, and the same would be wrong again. After a crash it may be otherwise:
  // a database that is away comes back, and a folder is free once the system has cleared up.
  if (code === EXIT.didNotStart && before === 0) return { step: 'end', code: exitCode }
  const failures = ranMs >= WORKED_MS ? 1 : before + 1
  const why = reason(code, signal)
  if (failures > FAILURES_MAX) {
    return { step: 'end', code: exitCode, why: `${why} That was ${FAILURES_MAX + 1} times in a row, so it stays down.` }
  }
  return { step: 'start', inMs: waitMs(failures), failures, why }
}

function reason(code: number | null, signal: NodeJS.Signals | null): string {
  if (code === EXIT.databaseLost) return 'The server has lost its database and ended.'
  if (code === EXIT.didNotStart) return 'The server did not start.'
  return signal === null ? `The server crashed (code ${code}).` : `The server was ended by ${signal}.`
}

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Resolves with the exit code for this process. @param args of Node @param cwd where `DATA_DIR` begins */
export async function keepRunning(args: readonly string[], cwd = process.cwd()): Promise<number> {
  let isStopping = false
  let child: ReturnType<typeof spawn> | null = null
  const waiting = new AbortController()
  for (const signal of FORWARDED) {
    process.on(signal, () => {
      isStopping = true
      waiting.abort()
      child?.kill(signal)
    })
  }
  for (let failures: Failures = 0; ; ) {
    const startedAt = performance.now()
    // The channel tells the child when we are gone, and it stops; otherwise it would keep port and folder.
    child = spawn(process.execPath, args, {
      cwd,
      env: { ...nodeEnvironment, ...process.env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    const { code, signal } = await endOf(child)
    const next = afterRun({ code, signal, ranMs: performance.now() - startedAt, isStopping }, failures)
    if (next.why !== undefined) console.error(`\n${next.why}`)
    if (next.step === 'end') return next.code
    failures = next.failures
    console.error(`Restarting in ${next.inMs / 1_000} s.\n`)
    await pause(next.inMs, undefined, { signal: waiting.signal }).catch(() => undefined)
    if (isStopping) return EXIT.stopped
  }
}

function endOf(child: ReturnType<typeof spawn>): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
}
