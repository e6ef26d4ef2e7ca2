export type AppUpdate = 'none' | 'available' | 'required'

// `1.10.0` is newer than `1.9`. Negative when `a` is the older one.
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  const length = Math.max(left?.length ?? 0, right?.length ?? 0)
  const steps = Array.from({ length }, (_, index) => (left?.[index] ?? 0) - (right?.[index] ?? 0))
  return steps.find((step) => step !== 0) ?? 0
}

/** Decides what a client of that version must do: forced releases it has not got leave no choice. */
export function appUpdate(version: string, releases: readonly { version: string; isForced: boolean }[]): AppUpdate {
  const newer = releases.filter((release) => compareVersions(release.version, version) > 0)
  if (newer.length === 0) return 'none'
  return newer.some(({ isForced }) => isForced) ? 'required' : 'available'
}
