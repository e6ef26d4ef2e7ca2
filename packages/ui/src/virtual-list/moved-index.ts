/**
 * Returns the row that a key leads to in a list of `count` rows, with `pageSize` in sight; undefined for keys that do
 * not move.
 */
export function movedIndex(key: string, index: number, count: number, pageSize: number): number | undefined {
  const target = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + pageSize,
    PageUp: index - pageSize,
    Home: 0,
    End: count - 1,
  }[key]
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target))
}
