/** Places by a number, the best first; equals share a place, and the next one counts them: 1, 2, 2, 4. */
export function ranked<Item>(items: readonly Item[], valueOf: (item: Item) => number): { rank: number; item: Item }[] {
  const sorted = items.toSorted((a, b) => valueOf(a) - valueOf(b))
  let rank = 0
  return sorted.map((item, index) => {
    const before = sorted[index - 1]
    if (before === undefined || valueOf(before) !== valueOf(item)) rank = index + 1
    return { rank, item }
  })
}
