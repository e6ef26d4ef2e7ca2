/** Where the focus goes in a grid that is filled row by row; null for a key that does not move it. */
export function placeAfterKey(key: string, place: number, count: number, columns: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -count,
    End: count,
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step === undefined) return null
  const next = place + step
  // Above the first row and below the last there is nothing to go to.
  if (Math.abs(step) === columns && columns > 1 && (next < 0 || next >= count)) return place
  return Math.min(Math.max(next, 0), count - 1)
}
