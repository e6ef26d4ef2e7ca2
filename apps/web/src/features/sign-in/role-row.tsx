import type { Role } from '@hwjy/sdk'
import { GraduationCap, Presentation } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ChoiceRow } from './steps/choice-row.tsx'

/** Which side: each has accounts of its own. */
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
