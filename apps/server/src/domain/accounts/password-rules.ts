import type { EpochMs } from '@hwjy/classroom/core'
import { DAY_MS } from '../durations.ts'

const KINDS = { lower: /[a-z]/, upper: /[A-Z]/, digit: /[0-9]/, symbol: /[^a-zA-Z0-9]/ } as const

export type PasswordKind = keyof typeof KINDS

/** Describes the passwords that a school allows. Length counts characters as people do: a hanzi is one. */
export interface PasswordRule {
  minLength: number
  maxLength: number
  /** A password has at least so many kinds of character. */
  kinds: number
  /** Kinds that must be among them. */
  needs: readonly PasswordKind[]
  /** Passwords that programs try first are refused. */
  refusesCommon: boolean
}

export type PasswordDenial = 'too-weak' | 'entries-differ'

export function passwordDenial(password: string, again: string, rule: PasswordRule): PasswordDenial | null {
  const { length } = [...password]
  const found = (Object.keys(KINDS) as PasswordKind[]).filter((kind) => KINDS[kind].test(password))
  const fits =
    length >= rule.minLength &&
    length <= rule.maxLength &&
    found.length >= rule.kinds &&
    rule.needs.every((kind) => found.includes(kind))
  if (!fits) return 'too-weak'
  return password === again ? null : 'entries-differ'
}

// Maps the characters that people type for a letter to satisfy a rule about kinds.
const LOOKS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const asLetters = (text: string) => text.replace(/[013457@$!]/g, (char) => LOOKS[char] ?? char)
const onlyLetters = (text: string) => text.replace(/[^\p{L}]/gu, '')
// Strips the year and the sign that most people put behind a word.
function core(text: string): string {
  const letters = [...text.matchAll(/\p{L}/gu)]
  const last = letters.at(-1)
  return last ? text.slice(letters[0]?.index, last.index + last[0].length) : ''
}

/**
 * Checks whether it is one of the passwords that programs try first, as it is, without digits and signs around it, with
 * them read as letters, or without any.
 * @param common in lower case
 */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  const word = plain(password)
  const tried = [word, core(word), asLetters(word), asLetters(core(word)), onlyLetters(word), core(asLetters(word))]
  return tried.some((one) => one !== '' && common.has(one))
}

export interface PasswordOwner {
  /** Names and nicknames of every person who signs in with the account, its username, the product's names. */
  words: readonly string[]
  /** Digits of the account's phone; null when there is none. */
  mobile: string | null
}

// Letters beside one's own words that make a password one's own secret.
const SECRET_LETTERS = 4
// A hanzi name has two, a Latin one hardly fewer than three.
const isNameLike = (word: string) => [...word].length >= (/^[a-z]+$/.test(word) ? 3 : 2)
// People know a number by fewer digits than it has.
const PHONE_DIGITS = 7

/** Checks whether it consists of words that anyone can find out about its owner, with little else in it. */
export function isPersonalPassword(password: string, { words, mobile }: PasswordOwner): boolean {
  const word = plain(password)
  const digits = word.replace(/\D/g, '')
  if (mobile !== null && mobile.length >= PHONE_DIGITS && digits.includes(mobile.slice(-PHONE_DIGITS))) return true
  const own = words.flatMap((one) => [onlyLetters(plain(one)), ...plain(one).split(/[^\p{L}]+/u)]).filter(isNameLike)
  const longestFirst = own.toSorted((one, other) => other.length - one.length)
  return [word, asLetters(word)].some((read) => {
    const letters = onlyLetters(read)
    let rest = letters
    for (const name of longestFirst) rest = rest.replaceAll(name, '')
    return rest !== letters && [...rest].length < SECRET_LETTERS
  })
}

/**
 * Whole days until a person is asked to change the password, 0 when it is time.
 * @param since when it was chosen; null when it is unknown, and then the person is not asked
 */
export function passwordDaysLeft(since: EpochMs | null, lifetimeDays: number, now: EpochMs): number | null {
  if (since === null) return null
  return Math.max(0, Math.ceil((since + lifetimeDays * DAY_MS - now) / DAY_MS))
}
