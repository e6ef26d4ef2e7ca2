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
}
export interface RunResult {
  code: number
  output: string
}

/** Where a command runs and what it sees: the project's own tools first on the PATH. */
function surroundings({ cwd = '.', env = {} }: RunOptions) {
  const folder = path.join(root, cwd)
  const bins = [path.join(folder, 'node_modules/.bin'), path.join(root, 'node_modules/.bin')]
  return { cwd: folder, env: { ...process.env, ...env, PATH: [...bins, process.env['PATH']].join(path.delimiter) } }
}

/** Runs a command to its end; never rejects for a non-zero exit. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...surroundings(options),
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }))
  })
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
