/** How fast a recording can be played; 1 is as it was recorded. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

/** The next speed of the list; the last one in that direction stays. @param speed may be one that is not in the list */
export function nextSpeed(speed: number, direction: 'slower' | 'faster'): number {
  return direction === 'faster'
    ? (speeds.find((one) => one > speed) ?? speed)
    : (speeds.findLast((one) => one < speed) ?? speed)
}
