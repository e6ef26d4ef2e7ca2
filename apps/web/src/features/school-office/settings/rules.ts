import type { SchoolSettings } from '@hwjy/sdk'

type NumberRuleName = Exclude<keyof SchoolSettings, 'largeClassLimit' | 'approvesSystemReplays'>

/** A setting that is a number. The contract refuses what lies outside; here the limits stop the arrow keys. */
export interface NumberRule {
  name: NumberRuleName
  min: number
  max: number
  /** Typed in megabytes. */
  isBytes?: true
}

interface RuleGroup {
  group: 'lessons' | 'signIn' | 'files'
  rules: readonly NumberRule[]
}

const FILE_MEGABYTES = { min: 1, max: 5_120, isBytes: true } as const

export const ruleGroups: readonly RuleGroup[] = [
  {
    group: 'lessons',
    rules: [
      { name: 'adjustmentsPerMonth', min: 0, max: 1_000 },
      { name: 'markingDays', min: 1, max: 90 },
      { name: 'lessonNameMax', min: 10, max: 50 },
    ],
  },
  {
    group: 'signIn',
    rules: [
      { name: 'simultaneousSessions', min: 1, max: 1_000 },
      { name: 'knownDevices', min: 1, max: 1_000 },
      { name: 'sessionIdleDays', min: 1, max: 90 },
      { name: 'sessionDays', min: 1, max: 365 },
      { name: 'passwordDays', min: 1, max: 3_650 },
      { name: 'accountDeletionDays', min: 1, max: 90 },
    ],
  },
  {
    group: 'files',
    rules: [
      { name: 'imageLimitBytes', ...FILE_MEGABYTES },
      { name: 'audioLimitBytes', ...FILE_MEGABYTES },
      { name: 'videoLimitBytes', ...FILE_MEGABYTES },
    ],
  },
]
