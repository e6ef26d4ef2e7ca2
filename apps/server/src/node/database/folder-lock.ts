import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartProblem } from '../process/start-problem.ts'

/**
 * Makes this process the only owner of a data folder. Two PGlite processes on one folder both "succeed" and lose
 * rows without an error, so an exclusive SQLite transaction beside it is our lock: the operating system gives it back
 * the moment the holder dies, even by kill -9, and there is no stale pid file to explain.
 * @returns gives the folder back
 * @throws {StartProblem} `folder-in-use`, `setting-invalid` when its file cannot be opened
 */
export function lockFolder(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const lock = openLock(join(directory, 'owner.lock'))
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (cause) {
    lock.close()
    throw new StartProblem(
      'folder-in-use',
      `The data folder ${directory} is in use by another running server.\n` +
        'Stop that one first, or give this one its own folder with DATA_DIR=/another/folder.',
      { cause },
    )
  }
  return () => lock.close()
}

function openLock(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path)
  } catch (cause) {
    throw new StartProblem(
      'setting-invalid',
      `The file ${path} cannot be opened: does it belong to another user?\n` +
        'Start the server as the owner of the data folder, or choose another one with DATA_DIR=/another/folder.',
      { cause },
    )
  }
}
