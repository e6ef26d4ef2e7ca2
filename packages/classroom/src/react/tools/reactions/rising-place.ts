/** CSS pixels from the lower right corner of the list of reactions. */
export interface RisingPlace {
  dx: number
  dy: number
}

/**
 * Where a reaction begins to rise: over the lower edge of its person's tile.
 * @param list of what rises, in the corner of the room
 * @returns null where the person has no tile in sight
 */
export function risingPlaceOf(list: HTMLElement, userId: string): RisingPlace | null {
  const faces = list.closest('main')?.querySelectorAll<HTMLElement>('[data-face]') ?? []
  const face = [...faces].find((one) => one.dataset['face'] === userId)
  if (!face) return null
  const [from, to] = [list.getBoundingClientRect(), face.getBoundingClientRect()]
  if (to.width === 0 || to.height === 0) return null
  return { dx: to.left + to.width / 2 - from.right, dy: to.bottom - from.bottom }
}
