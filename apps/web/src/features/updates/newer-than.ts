/** Orders `1.10.0` after `1.9`: negative when `a` is the older one. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)]
  const steps = Array.from({ length: Math.max(left.length, right.length) }, (_, i) => (left[i] ?? 0) - (right[i] ?? 0))
  return steps.find((step) => step !== 0) ?? 0
}

export const newerThan = <Release extends { version: string }>(version: string, releases: readonly Release[]) =>
  releases.filter((release) => compareVersions(release.version, version) > 0)
