const LENGTH_MIN = 8
const LENGTH_MAX = 16
const KINDS_MIN = 3
const LONG = 12
/** Fewer different characters than this are guessed early, however long the password is. */
const VARIED_MIN = 6

const kinds = { lower: /[a-z]/, upper: /[A-Z]/, digit: /[0-9]/, symbol: /[^a-zA-Z0-9]/ } as const

export type PasswordKind = keyof typeof kinds
export type PasswordLevel = 'empty' | 'weak' | 'fair' | 'good' | 'strong'

export interface PasswordStrength {
  /** 8 to 16 characters; a hanzi is one. */
  hasLength: boolean
  /** The kinds of character in it; three are asked for. */
  kinds: readonly PasswordKind[]
  hasKinds: boolean
  /** `weak` will be refused; the others are taken. */
  level: PasswordLevel
}

/** Rates a new password. Advice while typing: the server decides. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password]
  const found = (Object.keys(kinds) as PasswordKind[]).filter((kind) => kinds[kind].test(password))
  const hasLength = characters.length >= LENGTH_MIN && characters.length <= LENGTH_MAX
  const hasKinds = found.length >= KINDS_MIN
  const merits = [characters.length >= LONG, found.length > KINDS_MIN, new Set(characters).size >= VARIED_MIN].filter(
    Boolean,
  ).length
  const level =
    password === ''
      ? 'empty'
      : !hasLength || !hasKinds
        ? 'weak'
        : merits === 3
          ? 'strong'
          : merits === 2
            ? 'good'
            : 'fair'
  return { hasLength, kinds: found, hasKinds, level }
}
