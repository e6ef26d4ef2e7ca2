/** Eight hues (OKLCH degrees) that are told apart easily, also side by side in a list. */
export const avatarHues = [252, 190, 152, 110, 72, 35, 350, 300] as const

/** The same name has the same colour everywhere, today and tomorrow. @returns an index into `avatarHues` */
export function avatarHueIndex(name: string): number {
  let hash = 0
  for (const character of name.trim()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return hash % avatarHues.length
}
