/** Notices that another thread or process has stopped answering. */
export interface SilenceWatch {
  /** An answer is expected within so long, counted from now. Infinity expects none. */
  expect(limitMs: number): void
  heard(): void
  /** Counts the time since the last tick. Called by a timer. @param now ms of a clock that is never set back */
  tick(now: number): void
}

export const TICK_MS = 250

/**
 * @param onSilent called once for each answer that did not come in time
 */
export function createSilenceWatch(onSilent: () => void): SilenceWatch {
  let limitMs = Number.POSITIVE_INFINITY
  let silentMs = 0
  let lastTickAt: number | null = null
  return {
    expect(limit) {
      limitMs = limit
      silentMs = 0
    },
    heard() {
      limitMs = Number.POSITIVE_INFINITY
    },
    tick(now) {
      // A pause of our own (a sleeping computer, a blocked event loop) is not the silence of the other side: the
      // answer may be waiting for us to read it. Each look therefore counts two intervals at most.
      silentMs += Math.min(now - (lastTickAt ?? now), 2 * TICK_MS)
      lastTickAt = now
      if (silentMs <= limitMs) return
      limitMs = Number.POSITIVE_INFINITY
      onSilent()
    },
  }
}

/** Has a timer look at the watch; it keeps no process alive. @returns ends it */
export function keepWatching(watch: Pick<SilenceWatch, 'tick'>): () => void {
  const timer = setInterval(() => watch.tick(performance.now()), TICK_MS)
  timer.unref()
  return () => clearInterval(timer)
}
