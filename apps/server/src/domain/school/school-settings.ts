/** Each school chooses where the product document gives two numbers; the first is the default. */
export interface SchoolSettings {
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
}

/** Returns the settings of a school: its own choices, and the default for all others. */
export const schoolSettings = (own: Partial<SchoolSettings> = {}): SchoolSettings => ({ ...defaultSettings, ...own })

type Numbers = { [Name in keyof SchoolSettings as SchoolSettings[Name] extends number ? Name : never]: number }

const MIB = 1024 ** 2

/** What each number may be: whole ones within a range, or one of a few. */
const ALLOWED: {
  readonly [Name in keyof Numbers]: readonly [from: number, to: number] | { oneOf: readonly number[] }
} = {
  largeClassLimit: { oneOf: [200, 500] },
  lessonNameMax: [10, 100],
  // The days of a month: more would be no limit.
  adjustmentsPerMonth: [0, 31],
  knownDevices: [1, 50],
  simultaneousSessions: [1, 20],
  sessionIdleDays: [1, 90],
  sessionDays: [1, 365],
  passwordDays: [30, 730],
  accountDeletionDays: [1, 30],
  markingDays: [1, 60],
  imageLimitBytes: [MIB, 200 * MIB],
  audioLimitBytes: [MIB, 200 * MIB],
  videoLimitBytes: [10 * MIB, 4 * 1024 * MIB],
}

export type SettingDenial = 'unknown-setting' | 'not-a-switch' | 'not-a-whole-number' | 'out-of-range' | 'not-a-choice'

export interface SettingProblem {
  setting: string
  denial: SettingDenial
  /** In words of the setting: `0–31`, or `200, 500`; empty for a setting that does not exist. */
  allowed: string
}

/** Says what a setting may be, for a form: a range with both ends, a list, or on and off. */
export function allowedValues(
  setting: keyof SchoolSettings,
): { from: number; to: number } | { oneOf: readonly number[] } | 'switch' {
  if (setting === 'approvesSystemReplays') return 'switch'
  const allowed = ALLOWED[setting]
  return 'oneOf' in allowed ? allowed : { from: allowed[0], to: allowed[1] }
}

/**
 * Checks a change of settings before it is stored: rules read them without looking again.
 * @param change names and values, from wherever they come
 * @param present the school's settings before the change: two of them limit each other
 * @returns an empty list when all of it may be stored
 */
export function settingProblems(
  change: Readonly<Record<string, unknown>>,
  present: SchoolSettings = defaultSettings,
): SettingProblem[] {
  const problems = Object.entries(change).flatMap(([setting, value]) => problemOf(setting, value) ?? [])
  if (problems.length > 0) return problems
  const next = { ...present, ...change }
  // A sign-in would be over before it could be unused for so long.
  if (next.sessionIdleDays <= next.sessionDays) return []
  return [{ setting: 'sessionIdleDays', denial: 'out-of-range', allowed: `1–${next.sessionDays}` }]
}

function problemOf(setting: string, value: unknown): SettingProblem | null {
  if (!isSetting(setting)) return { setting, denial: 'unknown-setting', allowed: '' }
  const allowed = allowedValues(setting)
  if (allowed === 'switch') {
    return typeof value === 'boolean' ? null : { setting, denial: 'not-a-switch', allowed: 'on, off' }
  }
  const text = 'oneOf' in allowed ? allowed.oneOf.join(', ') : `${allowed.from}–${allowed.to}`
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    return { setting, denial: 'not-a-whole-number', allowed: text }
  }
  if ('oneOf' in allowed)
    return allowed.oneOf.includes(value) ? null : { setting, denial: 'not-a-choice', allowed: text }
  return value >= allowed.from && value <= allowed.to ? null : { setting, denial: 'out-of-range', allowed: text }
}

const isSetting = (name: string): name is keyof SchoolSettings => Object.hasOwn(defaultSettings, name)
