/** How much of the width the first pane takes, in percent. */
export const shareLimits = { min: 25, max: 75 } as const

export const withinShare = (share: number) =>
  Math.round(Math.min(shareLimits.max, Math.max(shareLimits.min, share)) * 10) / 10

/**
 * Where a key moves the separator to.
 * @param start where Enter takes it back to
 * @returns null when the key does nothing here
 */
export function shareOfKey(key: string, share: number, start: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return withinShare(share - 2)
    case 'ArrowRight':
      return withinShare(share + 2)
    case 'PageUp':
      return withinShare(share - 10)
    case 'PageDown':
      return withinShare(share + 10)
    case 'Home':
      return shareLimits.min
    case 'End':
      return shareLimits.max
    case 'Enter':
      return start
    default:
      return null
  }
}
