import type { SchoolSettings } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { type ChoiceRule, MEGABYTE, type Rule, ruleGroups } from './rules.ts'

const allRules = new Map<string, Rule>(ruleGroups.flatMap(({ rules }) => rules).map((rule) => [rule.name, rule]))

/** Names of the school's rules and words for their values. */
export function useRuleText() {
  const { t } = useTranslation('schoolOffice')

  function optionText(name: ChoiceRule['name'], option: string) {
    if (name === 'attendanceBy') return t(`rules.attendanceBy.options.${option as SchoolSettings['attendanceBy']}`)
    if (name === 'defaultPaper') return t(`rules.defaultPaper.options.${option as SchoolSettings['defaultPaper']}`)
    return option
  }

  return {
    optionText,
    /** Undefined for what is no rule of this version of the app. */
    label(name: string): string | undefined {
      const rule = allRules.get(name)
      return rule && t(`rules.${rule.name}.label`)
    },
    /** Undefined where the value needs no words. */
    value(name: string, value: string | number | boolean | null): string | undefined {
      const rule = allRules.get(name)
      if (rule?.kind === 'choice') return optionText(rule.name, String(value))
      if (rule?.kind !== 'number' || !rule.unit || value === null) return undefined
      const count = rule.unit === 'megabytes' ? Number(value) / MEGABYTE : Number(value)
      return `${count} ${t(`rules.units.${rule.unit}`)}`
    },
  }
}
