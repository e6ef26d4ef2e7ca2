import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Logger } from '../ports/logger.ts'
import { StartProblem } from './process/start-problem.ts'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
// Names that belong in a data folder. A folder with anything else in it is shared, and stays as it is.
const OURS: ReadonlySet<string> = new Set([
  'database',
  'dumps',
  'objects',
  'office.sock',
  'owner.lock',
  'owner.lock-journal',
  'secret',
])
const OTHERS = 0o077

// Node's own `recursive` never returns where the system makes no folders at all, such as /proc.
function makeFolder(path: string): void {
  const parent = dirname(path)
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  if (!existsSync(parent) && parent !== path) makeFolder(parent)
  mkdirSync(path, { mode: FOLDER_MODE })
}

const FOLDER_PROBLEMS: ReadonlyMap<string | undefined, string> = new Map([
  ['EEXIST', 'it is a file'],
  ['EISDIR', 'it is a folder'],
  ['ENOTDIR', 'it is a file, or lies below one'],
  ['EACCES', 'this user has no rights there'],
  ['EPERM', 'this user has no rights there'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['ENOENT', 'it cannot be made there'],
  ['ENAMETOOLONG', 'its name is too long'],
  ['ELOOP', 'its links lead in a circle'],
])

/**
 * Makes the data folder unless it is there.
 * @throws {StartProblem} `setting-invalid` for a folder that cannot be made, read or written
 */
export function requireDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir)
    // The last bit lets files in it be opened.
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw folderProblem(cause, dataDir) ?? cause
  }
}

/** @returns null for an error of something else than this folder and what is in it */
export function folderProblem(cause: unknown, dataDir: string): StartProblem | null {
  if (!(cause instanceof Error)) return null
  const { code, path } = cause as NodeJS.ErrnoException
  const reason = FOLDER_PROBLEMS.get(code)
  if (reason === undefined || path === undefined) return null
  const isOurs = path === dataDir || path.startsWith(join(dataDir, '/')) || dataDir.startsWith(join(path, '/'))
  if (!isOurs) return null
  const place = path.startsWith(join(dataDir, '/')) ? path : dataDir
  return new StartProblem(
    'setting-invalid',
    `The data folder ${dataDir} cannot be used: ${reason}${place === dataDir ? '' : ` (${place})`}.\n` +
      'Choose another folder: DATA_DIR=/another/folder.',
    { cause },
  )
}

/**
 * Makes a data folder and what is in it readable by their owner alone. New files are created so (`umask` in `main.ts`);
 * this is for a folder that was made before. Dumps are looked at one by one because people copy them elsewhere; the
 * other folders close what is below them.
 */
export function closeToOthers(dataDir: string, logger: Logger): void {
  mkdirSync(dataDir, { recursive: true, mode: FOLDER_MODE })
  // Windows has no such bits.
  if (process.platform === 'win32') return
  const names = readdirSync(dataDir)
  const own = names.filter((name) => OURS.has(name)).map((name) => join(dataDir, name))
  const dumpDirectory = join(dataDir, 'dumps')
  const dumps = names.includes('dumps') ? readdirSync(dumpDirectory).map((name) => join(dumpDirectory, name)) : []
  const isShared = own.length < names.length
  const paths = [...(isShared ? [] : [dataDir]), ...own, ...dumps]
  try {
    const tightened = paths.filter(tighten)
    if (tightened.length > 0) logger.info({ paths: tightened }, 'the data folder is now readable by its owner alone')
  } catch (error) {
    logger.warn({ err: error, dataDir }, 'others may read the data folder: it belongs to another user')
  }
}

/** @returns whether others had rights */
function tighten(path: string): boolean {
  const stats = lstatSync(path)
  if (stats.isSymbolicLink() || (stats.mode & OTHERS) === 0) return false
  chmodSync(path, stats.isDirectory() ? FOLDER_MODE : FILE_MODE)
  return true
}
