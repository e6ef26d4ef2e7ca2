import type { ClassName } from '@hwjy/sdk'
import { Select } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import * as list from '../../shared/list-page/list-page.css.ts'

interface ClassChoiceProps {
  classes: readonly ClassName[]
  value: string
  /** Says whether all classes together are a choice. */
  hasAll?: boolean
  onChange: (classId: string) => void
}

export function ClassChoice({ classes, value, hasAll = false, onChange }: ClassChoiceProps) {
  const { t } = useTranslation('records')
  const options = classes.map(({ classId, className }) => ({ value: classId, label: className, lang: 'zh-Hans' }))
  return (
    <Select
      className={list.choice}
      aria-label={t('class')}
      value={value === '' ? 'all' : value}
      onValueChange={(chosen) => onChange(chosen === 'all' ? '' : chosen)}
      options={hasAll ? [{ value: 'all', label: t('allClasses') }, ...options] : options}
    />
  )
}
