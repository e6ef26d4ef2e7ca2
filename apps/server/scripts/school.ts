/** The school office at the terminal: `pnpm school <command>`; `--help` tells all of them. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { tmpdir, userInfo } from 'node:os'
import { errorCodes, errorSentence } from '@hwjy/sdk/errors'
import { createBackend } from '../src/core.ts'
import { IMPORT_LIMITS } from '../src/domain/school/office/import-limits.ts'
import { ApiError } from '../src/http/api-error.ts'
import { type OnDatabaseLost, openFolderDatabase, openOwnPostgresDatabase } from '../src/node/database/open-database.ts'
import { openFileObjectStore } from '../src/node/file-object-store.ts'
import { childInspector } from '../src/node/inspect/child-inspector.ts'
import { nodePasswordHasher } from '../src/node/node-password-hasher.ts'
import { askServer } from '../src/node/office/office-socket.ts'
import { readCommand, UsageError } from '../src/node/office/read-command.ts'
import { answerText } from '../src/node/office/answer-text.ts'
import { closeToOthers, requireDataDir } from '../src/node/owner-only.ts'
import { StartProblem } from '../src/node/process/start-problem.ts'
import { serverSecrets } from '../src/node/server-secret.ts'
import { readSettings } from '../src/node/settings.ts'
import { silentLogger } from '../src/ports/logger.ts'
import type { OfficeAnswer, OfficeRequest } from '../src/office/requests.ts'

const EXIT = { done: 0, failed: 1, usage: 2, problems: 3 } as const

// Files that this process makes are for its owner alone, as with the server.
process.umask(0o077)
// pnpm runs scripts in their package; people name files from where they are.
const cwd = process.env.INIT_CWD ?? process.cwd()
process.exit(await main(process.argv.slice(2)))

async function main(words: readonly string[]): Promise<number> {
  try {
    const command = readCommand(words)
    if (command.type === 'help') {
      console.log(command.text)
      return EXIT.done
    }
    const settings = readSettings(process.env, cwd)
    const origin = settings.publicUrl ?? `http://localhost:${settings.port}`
    const content = command.file === null ? {} : { content: readFile(resolve(cwd, command.file)) }
    const request = { ...command.request, ...content, by: userInfo().username, origin } as OfficeRequest
    if (command.output !== null) requirePlaceFor(resolve(cwd, command.output))
    const answer = written(await ask(request, settings), command.output)
    console.log(command.isJson ? JSON.stringify(answer, null, 2) : answerText(answer))
    const hasProblems = answer.isRefused === true || (typeof answer.bad === 'number' && answer.bad > 0)
    return hasProblems ? EXIT.problems : EXIT.done
  } catch (error) {
    return failure(error, words.includes('--json'))
  }
}

/** Said before a school is asked: an export that cannot be written would stand in its log. */
function requirePlaceFor(path: string): void {
  const folder = dirname(path)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${folder} to write to: make it first.`)
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${path} is a folder: name a file in it.`)
}

/** A file of the answer becomes the path under which it was written. */
function written({ file, ...answer }: OfficeAnswer, output: string | null): OfficeAnswer {
  if (output === null || typeof file !== 'string') return answer
  const path = resolve(cwd, output)
  writeFileSync(path, Buffer.from(file, 'base64'))
  return { file: path, ...answer }
}

function readFile(path: string): string {
  const size = statSync(path, { throwIfNoEntry: false })?.size
  if (size === undefined) throw new UsageError(`There is no file ${path}.`)
  if (size > IMPORT_LIMITS.fileBytes) throw new UsageError(`${path} is larger than 20 MiB.`)
  return readFileSync(path).toString('base64')
}

type Place = Pick<ReturnType<typeof readSettings>, 'dataDir' | 'databaseUrl'>

/** Asks the running server where there is one; else the folder, or the database, is opened for a moment. */
async function ask(request: OfficeRequest, { dataDir, databaseUrl }: Place): Promise<OfficeAnswer> {
  const tellProgress = (done: number) => process.stderr.isTTY && process.stderr.write(`\r${done} rows`)
  const answered = await askServer(dataDir, request, tellProgress)
  if (answered) return answered
  const onLost = (error: Error) => {
    console.error(error.message)
    process.exit(EXIT.failed)
  }
  // Only a new school may begin a database: any other command was pointed at the wrong folder.
  if (!databaseUrl && request.type !== 'create' && !existsSync(join(dataDir, 'database')))
    throw new UsageError(
      `There is no school in ${dataDir}. DATA_DIR says where the data is; \`create\` makes a school.`,
    )
  // A dry run leaves nothing behind: before the first real command it works in a folder that goes with it.
  if (request.isDryRun === true && !isDataFolder(dataDir)) {
    const passing = mkdtempSync(join(tmpdir(), 'hwjy-dry-run-'))
    try {
      return await askFolder(request, { dataDir: passing, databaseUrl }, databaseUrl === null, onLost, tellProgress)
    } finally {
      rmSync(passing, { recursive: true, force: true })
    }
  }
  requireDataDir(dataDir)
  closeToOthers(dataDir, silentLogger)
  return askFolder(request, { dataDir, databaseUrl }, request.isDryRun !== true, onLost, tellProgress)
}

function isDataFolder(path: string): boolean {
  return ['database', 'secret'].some((name) => existsSync(join(path, name)))
}

/**
 * Opens the folder, or the database, for one request.
 * @param mayPrepare whether its tables and reference data may be brought up to date
 */
async function askFolder(
  request: OfficeRequest,
  { dataDir, databaseUrl }: Place,
  mayPrepare: boolean,
  onLost: OnDatabaseLost,
  tellProgress: (done: number) => void,
): Promise<OfficeAnswer> {
  const opening = databaseUrl
    ? openOwnPostgresDatabase(databaseUrl, onLost, { mayMigrate: mayPrepare })
    : openFolderDatabase(dataDir, silentLogger, onLost, { mayMigrate: mayPrepare })
  const database = await opening.catch((error: unknown) => {
    throw error instanceof StartProblem ? ownedByOther(error, dataDir) : error
  })
  const inspector = childInspector({ logger: silentLogger })
  try {
    const backend = createBackend({
      db: database.db,
      passwords: nodePasswordHasher,
      objects: await openFileObjectStore(join(dataDir, 'objects')),
      secret: serverSecrets(dataDir),
      inspector,
    })
    if (mayPrepare) await backend.prepare()
    return await backend.office(request, tellProgress)
  } finally {
    await inspector.stop()
    await database.close()
  }
}

/** A server that answers was asked before: who owns the school now is starting, stopping, or elsewhere. */
function ownedByOther(problem: StartProblem, dataDir: string): Error {
  if (problem.code === 'folder-in-use')
    return new Error(
      `The data folder ${dataDir} is in use, and no server answers there: one is starting or stopping, or another ` +
        'command is at work. Try again in a moment; where it stays so, stop the server first.',
    )
  if (problem.code === 'database-in-use')
    return new Error(
      `A server uses this PostgreSQL database, and none answers in ${dataDir}: it is starting or stopping, or it has ` +
        'another DATA_DIR, or another machine. Try again in a moment, or run the command there.',
    )
  return problem
}

function failure(error: unknown, isJson: boolean): number {
  const { code, message, details } = described(error)
  if (isJson) console.log(JSON.stringify({ error: { code, message, details } }, null, 2))
  else console.error([message, ...details.map((detail) => `  ${detail}`)].join('\n'))
  return error instanceof UsageError ? EXIT.usage : EXIT.failed
}

function described(error: unknown): { code: string; message: string; details: string[] } {
  if (error instanceof ApiError) {
    const { issues = [], reason } = error.detail ?? {}
    const message = errorSentence(errorCodes[error.code], 'en-US', { ...error.detail })
    const details = issues.map((issue) => `${issue.path}: ${issue.message}`)
    return { code: error.code, message, details: reason === undefined ? details : [...details, `(${reason})`] }
  }
  const message = error instanceof Error ? error.message : String(error)
  return { code: error instanceof UsageError ? 'usage' : 'failed', message, details: [] }
}
