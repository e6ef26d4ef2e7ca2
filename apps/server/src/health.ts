import type { Clock } from './ports/clock.ts'

/** Checks of what the server needs for its work. Each gives only a yes or no: the response is public. */
export interface HealthChecks {
  database(): Promise<boolean>
  disk(): Promise<boolean>
  media(): Promise<boolean>
  /** The job runner still looks for due jobs. */
  jobs(): Promise<boolean>
}

type CheckName = keyof HealthChecks

export interface HealthReport {
  status: 'ready' | 'not-ready' | 'draining'
  checks: Record<CheckName, 'ok' | 'failed'>
}

// A check without an answer for so long has failed.
const CHECK_WITHIN_MS = 2_000
// One look serves all callers who ask within this time, so that asking puts no load on the database.
const KEPT_MS = 1_000

/** Looks at everything at once, and not more often than once a second. */
export function createHealth(
  checks: HealthChecks,
  clock: Clock,
  isDraining: () => boolean,
): () => Promise<HealthReport> {
  let last: { at: number; looked: Promise<HealthReport['checks']> } | null = null

  const look = async (): Promise<HealthReport['checks']> => {
    const names = Object.keys(checks) as CheckName[]
    const states = await Promise.all(names.map((name) => within(CHECK_WITHIN_MS, checks[name]())))
    const entries = names.map((name, index) => [name, states[index] ? 'ok' : 'failed'] as const)
    return Object.fromEntries(entries) as HealthReport['checks']
  }

  return async () => {
    const now = clock.now()
    if (!last || Math.abs(now - last.at) >= KEPT_MS) last = { at: now, looked: look() }
    const looked = await last.looked
    const isWell = Object.values(looked).every((state) => state === 'ok')
    return { status: isDraining() ? 'draining' : isWell ? 'ready' : 'not-ready', checks: looked }
  }
}

async function within(ms: number, check: Promise<boolean>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), ms)
  try {
    return await Promise.race([check, late.promise])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
