/** Tones of skin of an emoji: 0 is the yellow of every font, the others go from light to dark. */
export const SKIN_TONES = [0, 1, 2, 3, 4, 5] as const
export type SkinTone = (typeof SKIN_TONES)[number]

const FIRST_MODIFIER = 0x1f3fb
// Asks for a picture rather than a letter; a tone says it, too.
const PICTURE_SELECTOR = '\ufe0f'

/** @param sign one that has tones; the tone follows its first person or hand */
export function withTone(sign: string, tone: SkinTone): string {
  if (tone === 0) return sign
  const [first = '', ...rest] = sign
  const others = rest[0] === PICTURE_SELECTOR ? rest.slice(1) : rest
  return first + String.fromCodePoint(FIRST_MODIFIER + tone - 1) + others.join('')
}
