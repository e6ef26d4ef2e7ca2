/** Eight hues (OKLCH degrees) that are told apart easily, also side by side in a list. */
export const avatarHues = [252, 190, 152, 110, 72, 35, 350, 300] as const

/** The same name has the same colour everywhere, today and tomorrow. @returns an index into `avatarHues` */
export function avatarHueIndex(name: string): number {
  let hash = 0
  for (const character of name.trim()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash % avatarHues.length
}

/**
 * Chooses colours for people who are shown side by side: each has the one of their name, unless an earlier person has
 * it; then the next that is free. From the ninth person on colours repeat.
 * @returns indexes into `avatarHues`, in the order of the names
 */
export function distinctHues(names: readonly string[]): readonly number[] {
  const taken = new Set<number>()
  return names.map((name) => {
    if (taken.size === avatarHues.length) taken.clear()
    let hue = avatarHueIndex(name)
    while (taken.has(hue)) hue = (hue + 1) % avatarHues.length
    taken.add(hue)
    return hue
  })
}
