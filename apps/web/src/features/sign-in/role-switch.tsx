import type { Role } from '@hwjy/sdk'
import { GraduationCap, Presentation } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as css from './role-switch.css.ts'

/** Which side to sign in on. Native radio buttons: the first page a visitor loads stays light. */
export function RoleSwitch({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  const { t } = useTranslation(['signIn', 'common'])
  const roles = [
    { role: 'student', label: t('common:role.student'), Icon: GraduationCap },
    { role: 'teacher', label: t('common:role.teacher'), Icon: Presentation },
  ] as const
  return (
    <fieldset aria-label={t('role')} className={css.group}>
      {roles.map(({ role, label, Icon }) => (
        <label key={role} className={css.role}>
          <input
            type="radio"
            name="role"
            className={css.input}
            checked={value === role}
            onChange={() => onChange(role)}
          />
          <Icon aria-hidden size={18} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
