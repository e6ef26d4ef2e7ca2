import type { Role } from '@hwjy/sdk'
import { GraduationCap, type LucideIcon, Presentation } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as css from './choice-row.css.ts'

export interface ChoiceRowProps<Value extends string> {
  /** Names the choice, for users of screen readers. */
  label: string
  name: string
  /** Boxes for the role, tabs for the way. */
  look: 'boxes' | 'tabs'
  options: readonly { value: Value; label: string; Icon?: LucideIcon }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few words in a row. Native radio buttons: the first page a visitor loads stays light. */
export function ChoiceRow<Value extends string>({
  label,
  name,
  look,
  options,
  value,
  onChange,
}: ChoiceRowProps<Value>) {
  return (
    <fieldset aria-label={label} className={css.group[look]}>
      {options.map((option) => (
        <label key={option.value} className={css.choice[look]}>
          <input
            type="radio"
            name={name}
            className={css.input}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.Icon && <option.Icon aria-hidden size={18} />}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

/** Students and teachers have accounts of their own. */
export function RoleRow({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  const { t } = useTranslation(['signIn', 'common'])
  return (
    <ChoiceRow
      label={t('role')}
      name="role"
      look="boxes"
      value={value}
      onChange={onChange}
      options={[
        { value: 'student', label: t('common:role.student'), Icon: GraduationCap },
        { value: 'teacher', label: t('common:role.teacher'), Icon: Presentation },
      ]}
    />
  )
}
