import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

export interface RunOptions {
  /** Folder the command runs in, relative to the repository. */
  cwd?: string
  env?: Record<string, string>
  /** Collects what the command prints instead of showing it. */
  quiet?: boolean
  /** After so many minutes the command and all it started are ended, and its code is that of `timeout`, 124. */
  limitMinutes?: number
}
export interface RunResult {
  code: number
  output: string
}

// The folder and the environment of a command: the project's own tools come first on the PATH.
function surroundings({ cwd = '.', env = {} }: RunOptions) {
  const folder = path.join(root, cwd)
  const bins = [path.join(folder, 'node_modules/.bin'), path.join(root, 'node_modules/.bin')]
  return { cwd: folder, env: { ...process.env, ...env, PATH: [...bins, process.env['PATH']].join(path.delimiter) } }
}

/** Runs a command to its end, or to its limit; never rejects for a non-zero exit. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const { quiet = false, limitMinutes } = options
  return new Promise((resolve, reject) => {
    // A group of its own can be ended whole: what a hanging test started must not live on.
    const detached = limitMinutes !== undefined
    const child = spawn(command, args, {
      ...surroundings(options),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      detached,
    })
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    let late = false
    const limit = detached
      ? setTimeout(() => {
          late = true
          chunks.push(Buffer.from(`\nNot ended after ${limitMinutes} minutes.\n`))
          endGroup(child.pid)
        }, limitMinutes * 60_000)
      : undefined
    const interrupted = () => {
      endGroup(child.pid)
      process.exit(128 + constants.signals.SIGINT)
    }
    if (detached) process.on('SIGINT', interrupted)
    // A process left behind would hold the pipes open for ever, and with them the step.
    child.on('exit', () => detached && endGroup(child.pid))
    child.on('close', (code) => {
      clearTimeout(limit)
      process.off('SIGINT', interrupted)
      resolve({ code: late ? 124 : (code ?? 1), output: Buffer.concat(chunks).toString('utf8') })
    })
  })
}

// Ends a group of processes; one that is gone already is no fault.
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Like `run`, for steps that must work: a failure stops the script with what was printed. */
export async function runOrExit(command: string, args: readonly string[], options: RunOptions = {}): Promise<void> {
  const { code, output } = await run(command, args, options)
  if (code === 0) return
  process.stderr.write(`${output}\n${command} ${args.join(' ')} ended with code ${code}.\n`)
  process.exit(code)
}

/** Starts a long-running part of the product; its end, or ours, ends both. */
export function serve(command: string, args: readonly string[], options: RunOptions = {}): void {
  const child = spawn(command, args, { ...surroundings(options), stdio: 'inherit' })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', forward)
  process.on('SIGTERM', forward)
  // Ended by a signal has no code of its own; shells say 128 and the signal's number.
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])))
}
