/** `mixed` when only some of the rows in sight are chosen. Rows of other pages do not count. */
export function selectionOf(ids: readonly string[], selected: ReadonlySet<string>): boolean | 'mixed' {
  const chosen = ids.filter((id) => selected.has(id)).length
  if (chosen === 0) return false
  return chosen === ids.length || 'mixed'
}

/** Chooses all rows in sight, or none of them when all are chosen; those of other pages stay as they are. */
export function toggleAll(ids: readonly string[], selected: ReadonlySet<string>): ReadonlySet<string> {
  const inSight = new Set(ids)
  return selectionOf(ids, selected) === true
    ? new Set([...selected].filter((id) => !inSight.has(id)))
    : new Set([...selected, ...ids])
}

export function toggleOne(id: string, selected: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(selected.has(id) ? [...selected].filter((other) => other !== id) : [...selected, id])
}
