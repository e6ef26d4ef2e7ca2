/**
 * The cheapest way to give every row a column of its own: the Hungarian method, O(n³).
 * @param cost square, at least 1 × 1
 * @returns the column of each row
 */
export function assign(cost: readonly (readonly number[])[]): readonly number[] {
  const size = cost.length
  const at = (list: readonly number[], i: number) => list[i] as number
  // Rows and columns count from 1; column 0 stands for none.
  const rowPrice = Array.from({ length: size + 1 }, () => 0)
  const columnPrice = Array.from({ length: size + 1 }, () => 0)
  const rowOf = Array.from({ length: size + 1 }, () => 0)
  const cameFrom = Array.from({ length: size + 1 }, () => 0)
  for (let row = 1; row <= size; row++) {
    rowOf[0] = row
    let column = 0
    const least = Array.from({ length: size + 1 }, () => Number.POSITIVE_INFINITY)
    const isSeen = Array.from({ length: size + 1 }, () => false)
    do {
      isSeen[column] = true
      const from = at(rowOf, column)
      let delta = Number.POSITIVE_INFINITY
      let next = 0
      for (let j = 1; j <= size; j++) {
        if (isSeen[j]) continue
        const price = at(cost[from - 1] as readonly number[], j - 1) - at(rowPrice, from) - at(columnPrice, j)
        if (price < at(least, j)) {
          least[j] = price
          cameFrom[j] = column
        }
        if (at(least, j) < delta) {
          delta = at(least, j)
          next = j
        }
      }
      for (let j = 0; j <= size; j++) {
        if (isSeen[j]) {
          rowPrice[at(rowOf, j)] = at(rowPrice, at(rowOf, j)) + delta
          columnPrice[j] = at(columnPrice, j) - delta
        } else least[j] = at(least, j) - delta
      }
      column = next
    } while (at(rowOf, column) !== 0)
    do {
      const before = at(cameFrom, column)
      rowOf[column] = at(rowOf, before)
      column = before
    } while (column !== 0)
  }
  const columns = Array.from({ length: size }, () => 0)
  for (let j = 1; j <= size; j++) columns[at(rowOf, j) - 1] = j - 1
  return columns
}
