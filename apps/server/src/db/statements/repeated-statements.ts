/** Statements that one connection keeps, at most: each takes some 20 kB. */
export const MOST_KEPT = 500

/** A statement with more values is a list of rows, and hardly two of them have the same length. */
export const MOST_VALUES = 100

/**
 * Tells of each statement that is asked whether it is worth keeping. From its second time on it is, up to a limit: a
 * statement that is asked once costs less when it is not kept.
 */
export function createRepeatedStatements(): (statement: string, values: readonly unknown[]) => boolean {
  const askedOnce = new Set<string>()
  const kept = new Set<string>()
  return (statement, { length }) => {
    if (kept.has(statement)) return true
    if (length > MOST_VALUES || kept.size === MOST_KEPT) return false
    if (askedOnce.delete(statement)) {
      kept.add(statement)
      return true
    }
    if (askedOnce.size === MOST_KEPT) askedOnce.clear()
    askedOnce.add(statement)
    return false
  }
}
