import type { Logger } from '../../ports/logger.ts'
import { EXIT } from './exit-codes.ts'

// Open calls, appends, jobs and the database together. After this, what is unfinished is left to the next start.
const STOP_WITHIN_MS = 10_000
// A terminal sends Ctrl+C to the whole group, and each parent passes it on: that is one press.
const ONE_PRESS_MS = 500

interface StopperDeps {
  stop(): Promise<void>
  logger: Logger
  exit(code: number): void
  after?: (ms: number, work: () => void) => void
  now?: () => number
}

/** Handles the signals: the first stops in order within 10 s, a second one at once. */
export function createStopper({ stop, logger, exit, after = afterMs, now = Date.now }: StopperDeps) {
  let askedAt: number | null = null
  return (signal: string): void => {
    if (askedAt !== null) {
      if (now() - askedAt < ONE_PRESS_MS) return
      logger.warn({ signal }, 'told to stop a second time, ending at once')
      return exit(EXIT.stoppedUnfinished)
    }
    askedAt = now()
    logger.info({ signal }, 'stopping')
    after(STOP_WITHIN_MS, () => {
      logger.warn({ withinMs: STOP_WITHIN_MS }, 'not everything was finished in time')
      exit(EXIT.stoppedUnfinished)
    })
    stop().then(
      () => exit(EXIT.stopped),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed')
        exit(EXIT.stoppedUnfinished)
      },
    )
  }
}

const afterMs = (ms: number, work: () => void) => void setTimeout(work, ms).unref()
