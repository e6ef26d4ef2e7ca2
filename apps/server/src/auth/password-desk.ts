import type { PasswordHasher } from '../ports/password-hasher.ts'

/** Compares and hashes passwords, a few at a time. */
export interface PasswordDesk {
  /** Null, at once, when too many are waiting already. */
  verify(password: string, phc: string): Promise<boolean> | null
  hash(password: string): Promise<string> | null
}

/**
 * One argon2id run takes a core for 30 ms, 19 MiB and one of the four threads that Node also reads files and names
 * with. Two at once leave it two.
 */
const RUNNING_MAX = 2
/** Two classes that sign in at the same moment; the last of them waits for about a second. */
const WAITING_MAX = 60

export function createPasswordDesk(
  passwords: PasswordHasher,
  runningMax = RUNNING_MAX,
  waitingMax = WAITING_MAX,
): PasswordDesk {
  const waiting: (() => void)[] = []
  let running = 0

  const inTurn = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    // A place that becomes free goes to the first in line, so the number of runs stays as it is.
    if (running >= runningMax) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  const isFull = () => running >= runningMax && waiting.length >= waitingMax

  return {
    verify: (password, phc) => (isFull() ? null : inTurn(() => passwords.verify(password, phc))),
    hash: (password) => (isFull() ? null : inTurn(() => passwords.hash(password))),
  }
}
