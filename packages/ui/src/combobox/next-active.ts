const PAGE = 10

/**
 * Which option a key goes to; arrows come round at the ends, and what may not be chosen is passed over.
 * @param active index of the option lit now, -1 for none
 * @returns its index, -1 when there is none to go to, null when the key is not one of ours
 */
export function nextActive(
  key: string,
  active: number,
  options: readonly { isDisabled?: boolean | undefined }[],
): number | null {
  const open = options.flatMap(({ isDisabled }, index) => (isDisabled ? [] : [index]))
  const last = open.length - 1
  const place = open.indexOf(active)
  const at = (index: number) => open[index] ?? -1
  switch (key) {
    case 'ArrowDown':
      return at(place === last ? 0 : place + 1)
    case 'ArrowUp':
      return at(place <= 0 ? last : place - 1)
    case 'PageDown':
      return at(Math.min(last, Math.max(place, 0) + PAGE))
    case 'PageUp':
      return at(Math.max(0, place - PAGE))
    case 'Home':
      return at(0)
    case 'End':
      return at(last)
    default:
      return null
  }
}
