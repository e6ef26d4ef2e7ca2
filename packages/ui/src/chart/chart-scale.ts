/** Marks of an axis from 0: round numbers, at most five steps, the last one not below the largest value. */
export function axisMarks(largest: number): number[] {
  if (!(largest > 0)) return [0, 1]
  const rough = largest / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = magnitude * ([1, 2, 2.5, 5, 10].find((nice) => nice * magnitude >= rough) ?? 10)
  const count = Math.ceil(largest / step - 1e-9)
  // Tenths are not exact: 3 × 0.1 is shown as 0.3.
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** Parts of a circle of circumference 1, in order: where each begins and how long it is. */
export function ringParts(values: readonly number[]): { start: number; length: number }[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  let start = 0
  return values.map((value) => {
    const part = { start, length: total === 0 ? 0 : value / total }
    start += part.length
    return part
  })
}
