import type { SchoolSettings } from '@hwjy/sdk'

type NamesOf<Kind> = keyof {
  [Name in keyof SchoolSettings as SchoolSettings[Name] extends Kind ? Name : never]: unknown
}

/** A setting that is a number. The contract refuses what lies outside; here the limits stop the arrow keys. */
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
      number('adjustmentsPerMonth', 0, 31),
      number('markingDays', 1, 60, 'days'),
      number('lessonNameMax', 10, 100, 'characters'),
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
      number('simultaneousSessions', 1, 20),
      number('knownDevices', 1, 50),
      number('sessionIdleDays', 1, 90, 'days'),
      number('sessionDays', 1, 365, 'days'),
      number('accountDeletionDays', 1, 30, 'days'),
    ],
  },
  {
    group: 'passwords',
    rules: [
      number('passwordMinLength', 8, 64, 'characters'),
      number('passwordMaxLength', 16, 64, 'characters'),
      number('passwordKinds', 1, 4),
      number('passwordDays', 30, 730, 'days'),
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
      number('imageLimitBytes', 1, 200, 'megabytes'),
      number('audioLimitBytes', 1, 200, 'megabytes'),
      number('videoLimitBytes', 10, 4_096, 'megabytes'),
    ],
  },
]
