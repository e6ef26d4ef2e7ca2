import { DEFAULT_PAPERS, type RoomRules } from '@hwjy/classroom/core'
import * as limits from '@hwjy/sdk/limits'
import type { PasswordRule } from '../accounts/password-rules.ts'

/** Each school chooses where the product document gives two numbers; the first is the default. */
export interface SchoolSettings extends RoomRules {
  /** Seats of a large class: 200, or 500. */
  largeClassLimit: number
  /** Characters of a lesson's or class's name. */
  lessonNameMax: number
  /** Lessons a student or teacher may move in one calendar month; 0 forbids it. */
  adjustmentsPerMonth: number
  /** Browsers an account may be known on before a new one must prove its phone. */
  knownDevices: number
  /** Sessions of one account at the same time; one more needs the forced sign-in. */
  simultaneousSessions: number
  /** Days after which an unused sign-in ends. */
  sessionIdleDays: number
  /** Days after which every sign-in ends, however often it is used. */
  sessionDays: number
  /** Days until a person is asked to change the password. */
  passwordDays: number
  /** Days between asking for the deletion of an account and the deletion. */
  accountDeletionDays: number
  /** Days a teacher has to mark a homework. */
  markingDays: number
  approvesSystemReplays: boolean
  /** Bytes of one picture, sound or film (mp4), see `upload-rules`. */
  imageLimitBytes: number
  audioLimitBytes: number
  videoLimitBytes: number
  /** Characters of a new password. */
  passwordMinLength: number
  passwordMaxLength: number
  /** Teachers and students of a shared class may write to each other. */
  directMessages: boolean
  /** A new password needs so many kinds of character. */
  passwordKinds: number
  /** Kinds that must be among them. */
  passwordNeedsLower: boolean
  passwordNeedsUpper: boolean
  passwordNeedsDigit: boolean
  passwordNeedsSymbol: boolean
  /** Passwords that programs try first, because they are common or were leaked. */
  refusesCommonPasswords: boolean
}

// Takes the first wherever the product document gives two numbers.
const defaultSettings: SchoolSettings = {
  largeClassLimit: 200,
  lessonNameMax: 50,
  adjustmentsPerMonth: 4,
  knownDevices: 5,
  simultaneousSessions: 1,
  sessionIdleDays: 30,
  sessionDays: 90,
  passwordDays: 90,
  accountDeletionDays: 7,
  markingDays: 7,
  approvesSystemReplays: true,
  imageLimitBytes: 200 * 1024 ** 2,
  audioLimitBytes: 50 * 1024 ** 2,
  videoLimitBytes: 1024 ** 3,
  passwordMinLength: 8,
  passwordMaxLength: 16,
  passwordKinds: 3,
  passwordNeedsLower: false,
  passwordNeedsUpper: false,
  passwordNeedsDigit: false,
  passwordNeedsSymbol: false,
  refusesCommonPasswords: true,
  attendanceBy: 'entry',
  chatPictures: true,
  chatLinks: true,
  lookBack: true,
  defaultPaper: 'mizige',
  directMessages: true,
}

/** Returns the settings of a school: its own choices, and the default for all others. */
export const schoolSettings = (own: Partial<SchoolSettings> = {}): SchoolSettings => ({ ...defaultSettings, ...own })

/** Names of the settings with values of one kind. */
type SettingsOf<Kind> = keyof {
  [Name in keyof SchoolSettings as SchoolSettings[Name] extends Kind ? Name : never]: unknown
}

type Allowed = { from: number; to: number } | { oneOf: readonly number[] } | { words: readonly string[] } | 'switch'

const range = (from: number, to: number) => ({ from, to })

/** What each setting may be: a whole number within a range, one of a few numbers or words, on or off. */
const ALLOWED: {
  readonly [Name in keyof SchoolSettings]: Name extends SettingsOf<boolean>
    ? 'switch'
    : Name extends SettingsOf<number>
      ? Extract<Allowed, { from: number }> | Extract<Allowed, { oneOf: readonly number[] }>
      : { words: readonly SchoolSettings[Name][] }
} = {
  largeClassLimit: { oneOf: [200, 500] },
  lessonNameMax: range(limits.LessonNameMaxMin, limits.LessonNameMaxMax),
  // The days of a month: more would be no limit.
  adjustmentsPerMonth: range(limits.AdjustmentsPerMonthMin, limits.AdjustmentsPerMonthMax),
  knownDevices: range(1, limits.KnownDevicesMax),
  simultaneousSessions: range(1, limits.SimultaneousSessionsMax),
  sessionIdleDays: range(1, limits.SessionIdleDaysMax),
  sessionDays: range(1, limits.SessionDaysMax),
  passwordDays: range(limits.PasswordDaysMin, limits.PasswordDaysMax),
  accountDeletionDays: range(1, limits.AccountDeletionDaysMax),
  markingDays: range(1, limits.MarkingDaysMax),
  approvesSystemReplays: 'switch',
  imageLimitBytes: range(limits.FileLimitBytesMin, limits.FileLimitBytesMax),
  audioLimitBytes: range(limits.FileLimitBytesMin, limits.FileLimitBytesMax),
  videoLimitBytes: range(limits.VideoLimitBytesMin, limits.VideoLimitBytesMax),
  passwordMinLength: range(limits.PasswordMinLengthMin, limits.PasswordMinLengthMax),
  passwordMaxLength: range(limits.PasswordMaxLengthMin, limits.PasswordMaxLengthMax),
  passwordKinds: range(1, limits.PasswordKindsMax),
  passwordNeedsLower: 'switch',
  passwordNeedsUpper: 'switch',
  passwordNeedsDigit: 'switch',
  passwordNeedsSymbol: 'switch',
  refusesCommonPasswords: 'switch',
  attendanceBy: { words: ['entry', 'rollCall'] },
  chatPictures: 'switch',
  chatLinks: 'switch',
  lookBack: 'switch',
  defaultPaper: { words: DEFAULT_PAPERS },
  directMessages: 'switch',
}

export type SettingDenial = 'unknown-setting' | 'not-a-switch' | 'not-a-whole-number' | 'out-of-range' | 'not-a-choice'

export interface SettingProblem {
  setting: string
  denial: SettingDenial
  /** In words of the setting: `0–31`, or `200, 500`; empty for a setting that does not exist. */
  allowed: string
}

/**
 * Checks a change of settings before it is stored: rules read them without looking again.
 * @param change names and values, from wherever they come
 * @param present the school's settings before the change: some of them limit each other
 * @returns an empty list when all of it may be stored
 */
export function settingProblems(
  change: Readonly<Record<string, unknown>>,
  present: SchoolSettings = defaultSettings,
): SettingProblem[] {
  const problems = Object.entries(change).flatMap(([setting, value]) => problemOf(setting, value) ?? [])
  if (problems.length > 0) return problems
  const next = { ...present, ...change }
  return [
    // A sign-in would be over before it could be unused for so long.
    ...tooMuch(next, 'sessionIdleDays', 1, next.sessionDays),
    ...tooMuch(next, 'passwordMinLength', limits.PasswordMinLengthMin, next.passwordMaxLength),
  ]
}

const tooMuch = (next: SchoolSettings, setting: SettingsOf<number>, from: number, to: number): SettingProblem[] =>
  next[setting] <= to ? [] : [{ setting, denial: 'out-of-range', allowed: `${from}–${to}` }]

function problemOf(setting: string, value: unknown): SettingProblem | null {
  if (!isSetting(setting)) return { setting, denial: 'unknown-setting', allowed: '' }
  const allowed: Allowed = ALLOWED[setting]
  if (allowed === 'switch') {
    return typeof value === 'boolean' ? null : { setting, denial: 'not-a-switch', allowed: 'on, off' }
  }
  const text = allowedText(allowed)
  if ('words' in allowed)
    return allowed.words.some((word) => word === value) ? null : { setting, denial: 'not-a-choice', allowed: text }
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    return { setting, denial: 'not-a-whole-number', allowed: text }
  }
  if ('oneOf' in allowed)
    return allowed.oneOf.includes(value) ? null : { setting, denial: 'not-a-choice', allowed: text }
  return value >= allowed.from && value <= allowed.to ? null : { setting, denial: 'out-of-range', allowed: text }
}

function allowedText(allowed: Exclude<Allowed, 'switch'>): string {
  if ('words' in allowed) return allowed.words.join(', ')
  return 'oneOf' in allowed ? allowed.oneOf.join(', ') : `${allowed.from}–${allowed.to}`
}

const isSetting = (name: string): name is keyof SchoolSettings => Object.hasOwn(defaultSettings, name)

/** The part of the settings that a room keeps. */
export const roomRules = ({
  attendanceBy,
  chatPictures,
  chatLinks,
  lookBack,
  defaultPaper,
}: SchoolSettings): RoomRules => ({
  attendanceBy,
  chatPictures,
  chatLinks,
  lookBack,
  defaultPaper,
})

/** The part of the settings that new passwords follow. */
export function passwordRule(settings: SchoolSettings): PasswordRule {
  const { passwordMinLength, passwordMaxLength, passwordKinds, refusesCommonPasswords } = settings
  const needs = [
    settings.passwordNeedsLower && ('lower' as const),
    settings.passwordNeedsUpper && ('upper' as const),
    settings.passwordNeedsDigit && ('digit' as const),
    settings.passwordNeedsSymbol && ('symbol' as const),
  ].filter((kind) => kind !== false)
  return {
    minLength: passwordMinLength,
    maxLength: passwordMaxLength,
    kinds: passwordKinds,
    needs,
    refusesCommon: refusesCommonPasswords,
  }
}
