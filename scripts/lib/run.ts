import { spawn } from 'node:child_process'
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

/** Runs a command with the project's own tools first on the PATH; never rejects for a non-zero exit. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const cwd = path.join(root, options.cwd ?? '.')
  const bins = [path.join(cwd, 'node_modules/.bin'), path.join(root, 'node_modules/.bin')]
  const env = { ...process.env, ...options.env, PATH: [...bins, process.env['PATH']].join(path.delimiter) }
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
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
  const cwd = path.join(root, options.cwd ?? '.')
  const bins = [path.join(cwd, 'node_modules/.bin'), path.join(root, 'node_modules/.bin')]
  const env = { ...process.env, ...options.env, PATH: [...bins, process.env['PATH']].join(path.delimiter) }
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', forward)
  process.on('SIGTERM', forward)
  child.on('exit', (code) => process.exit(code ?? 0))
}
