/** Follows what the forms of one page have saved after each other: for one form, another's save is no stranger's change. */
export interface OwnVersions {
  /** @returns the version to base a change on: what this page made of the version that the form was opened with */
  latestOf(updatedAt: string | null): string | null
  /** Notes that a change on one version was saved as another. */
  saved(from: string | null, to: string | null): void
}

export function createOwnVersions(): OwnVersions {
  const next = new Map<string, string>()
  const latestOf = (updatedAt: string | null): string | null => {
    const later = updatedAt === null ? undefined : next.get(updatedAt)
    return later === undefined || later === updatedAt ? updatedAt : latestOf(later)
  }
  return {
    latestOf,
    saved(from, to) {
      if (from !== null && to !== null) next.set(from, to)
    },
  }
}
