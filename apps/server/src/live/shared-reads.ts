import type { Clock } from '../ports/clock.ts'

/** Gives all callers who ask for the same within `keepMs` one value, and reads it once. */
export type SharedReads<V> = (key: string, read: () => Promise<V>) => Promise<V>

/** @param limit answers kept at most: they may be large */
export function createSharedReads<V>(
  clock: Clock,
  { keepMs, limit }: { keepMs: number; limit: number },
): SharedReads<V> {
  const answers = new Map<string, { value: Promise<V>; until: number }>()
  return (key, read) => {
    const now = clock.now()
    for (const [old, { until }] of answers) if (until <= now) answers.delete(old)
    const known = answers.get(key)
    if (known) return known.value
    const value = read()
    answers.set(key, { value, until: now + keepMs })
    const [oldest] = answers.keys()
    if (answers.size > limit && oldest !== undefined) answers.delete(oldest)
    value.catch(() => answers.delete(key))
    return value
  }
}
