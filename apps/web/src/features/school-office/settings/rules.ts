import type { SchoolSettings } from '@hwjy/sdk'
import * as limits from '@hwjy/sdk/limits'

export const MEGABYTE = 1024 ** 2

type NamesOf<Kind> = keyof {
  [Name in keyof SchoolSettings as SchoolSettings[Name] extends Kind ? Name : never]: unknown
}

/** A setting that is a number, as the contract limits it; the limits stop the arrow keys. */
export interface NumberRule {
  kind: 'number'
  name: Exclude<NamesOf<number>, 'largeClassLimit'>
  min: number
  max: number
  unit?: 'days' | 'characters' | 'megabytes'
}

export interface SwitchRule {
  kind: 'switch'
  name: NamesOf<boolean>
}

/** A setting that is one of a few. */
export type ChoiceRule =
  | { kind: 'choice'; name: 'largeClassLimit'; options: readonly SchoolSettings['largeClassLimit'][] }
  | { kind: 'choice'; name: 'attendanceBy'; options: readonly SchoolSettings['attendanceBy'][] }
  | { kind: 'choice'; name: 'defaultPaper'; options: readonly SchoolSettings['defaultPaper'][] }

export type Rule = NumberRule | SwitchRule | ChoiceRule

interface RuleGroup {
  group: 'lessons' | 'classroom' | 'signIn' | 'passwords' | 'files'
  rules: readonly Rule[]
}

const number = (name: NumberRule['name'], min: number, max: number, unit?: NumberRule['unit']): NumberRule => ({
  kind: 'number',
  name,
  min,
  max,
  ...(unit && { unit }),
})
const onOff = (name: SwitchRule['name']): SwitchRule => ({ kind: 'switch', name })

export const ruleGroups: readonly RuleGroup[] = [
  {
    group: 'lessons',
    rules: [
      { kind: 'choice', name: 'largeClassLimit', options: [200, 500] },
      number('adjustmentsPerMonth', limits.AdjustmentsPerMonthMin, limits.AdjustmentsPerMonthMax),
      number('markingDays', 1, limits.MarkingDaysMax, 'days'),
      number('lessonNameMax', limits.LessonNameMaxMin, limits.LessonNameMaxMax, 'characters'),
      onOff('approvesSystemReplays'),
    ],
  },
  {
    group: 'classroom',
    rules: [
      { kind: 'choice', name: 'attendanceBy', options: ['entry', 'rollCall'] },
      {
        kind: 'choice',
        name: 'defaultPaper',
        options: ['mizige', 'tianzige', 'pinyin', 'lines', 'grid', 'white', 'green', 'black'],
      },
      onOff('lookBack'),
      onOff('chatLinks'),
      onOff('chatPictures'),
      onOff('directMessages'),
    ],
  },
  {
    group: 'signIn',
    rules: [
      number('simultaneousSessions', 1, limits.SimultaneousSessionsMax),
      number('knownDevices', 1, limits.KnownDevicesMax),
      number('sessionIdleDays', 1, limits.SessionIdleDaysMax, 'days'),
      number('sessionDays', 1, limits.SessionDaysMax, 'days'),
      number('accountDeletionDays', 1, limits.AccountDeletionDaysMax, 'days'),
    ],
  },
  {
    group: 'passwords',
    rules: [
      number('passwordMinLength', limits.PasswordMinLengthMin, limits.PasswordMinLengthMax, 'characters'),
      number('passwordMaxLength', limits.PasswordMaxLengthMin, limits.PasswordMaxLengthMax, 'characters'),
      number('passwordKinds', 1, limits.PasswordKindsMax),
      number('passwordDays', limits.PasswordDaysMin, limits.PasswordDaysMax, 'days'),
      onOff('passwordNeedsLower'),
      onOff('passwordNeedsUpper'),
      onOff('passwordNeedsDigit'),
      onOff('passwordNeedsSymbol'),
      onOff('refusesCommonPasswords'),
    ],
  },
  {
    group: 'files',
    rules: [
      number('imageLimitBytes', limits.FileLimitBytesMin, limits.FileLimitBytesMax, 'megabytes'),
      number('audioLimitBytes', limits.FileLimitBytesMin, limits.FileLimitBytesMax, 'megabytes'),
      number('videoLimitBytes', limits.VideoLimitBytesMin, limits.VideoLimitBytesMax, 'megabytes'),
    ],
  },
]
