const LONG = 12
const USUAL_KINDS = 3
/** Fewer different characters than this are guessed early, however long the password is. */
const VARIED_MIN = 6

const kinds = { lower: /[a-z]/, upper: /[A-Z]/, digit: /[0-9]/, symbol: /[^a-zA-Z0-9]/ } as const

export type PasswordKind = keyof typeof kinds
export type PasswordLevel = 'empty' | 'weak' | 'fair' | 'good' | 'strong'

/** What a new password needs. Lengths count characters as people do: a hanzi is one. */
export interface NewPasswordRule {
  minLength: number
  maxLength: number
  /** How many kinds of character at least. */
  kinds: number
  /** Kinds that must be among them. */
  needs: readonly PasswordKind[]
}

export const usualRule: NewPasswordRule = { minLength: 8, maxLength: 16, kinds: 3, needs: [] }

export interface PasswordStrength {
  hasLength: boolean
  /** The kinds of character in it. */
  kinds: readonly PasswordKind[]
  hasKinds: boolean
  /** `weak` will be refused; the others are taken. */
  level: PasswordLevel
}

/** Rates a new password. Advice while typing: the server decides. */
export function passwordStrength(password: string, rule: NewPasswordRule = usualRule): PasswordStrength {
  const characters = [...password]
  const found = (Object.keys(kinds) as PasswordKind[]).filter((kind) => kinds[kind].test(password))
  const hasLength = characters.length >= rule.minLength && characters.length <= rule.maxLength
  const hasKinds = found.length >= rule.kinds && rule.needs.every((kind) => found.includes(kind))
  const merits = [
    characters.length >= LONG,
    found.length > Math.min(rule.kinds, USUAL_KINDS),
    new Set(characters).size >= VARIED_MIN,
  ].filter(Boolean).length
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
