import type { PasswordHasher } from '../ports/password-hasher.ts'

/** Devices that the account knows and people who have proven something wait apart from all others. */
export type PasswordCaller = 'known' | 'unknown'

/** Compares and hashes passwords, a few at a time. Those of known callers come first. */
export interface PasswordQueue {
  /** Null, at once, when too many of its kind are waiting already. */
  verify(password: string, phc: string, caller: PasswordCaller): Promise<boolean> | null
  hash(password: string, caller: PasswordCaller): Promise<string> | null
}

/**
 * One argon2id run takes a core for 30 ms, 19 MiB and one of the four threads that Node also reads files and names
 * with. Two at once leave it two.
 */
const RUNNING_MAX = 2
// Two classes may sign in at the same moment; the last of them waits for about a second.
const WAITING_MAX = 60

export function createPasswordQueue(
  passwords: PasswordHasher,
  runningMax = RUNNING_MAX,
  waitingMax = WAITING_MAX,
): PasswordQueue {
  const waiting: Record<PasswordCaller, (() => void)[]> = { known: [], unknown: [] }
  let running = 0

  const inTurn = async <Result>(caller: PasswordCaller, run: () => Promise<Result>): Promise<Result> => {
    // A place that becomes free goes to the first who waits, so the number of runs stays as it is.
    if (running >= runningMax) await new Promise<void>((resolve) => waiting[caller].push(resolve))
    else running += 1
    try {
      return await run()
    } finally {
      const next = waiting.known.shift() ?? waiting.unknown.shift()
      if (next) next()
      else running -= 1
    }
  }
  const isFull = (caller: PasswordCaller) => running >= runningMax && waiting[caller].length >= waitingMax

  return {
    verify: (password, phc, caller) => (isFull(caller) ? null : inTurn(caller, () => passwords.verify(password, phc))),
    hash: (password, caller) => (isFull(caller) ? null : inTurn(caller, () => passwords.hash(password))),
  }
}
