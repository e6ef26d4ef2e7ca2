import { Button, EmptyState } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useRole } from '../../shared/session/use-role.ts'

/** Says that the address belongs to the other side of the school, and leads home. */
export default function OtherRolePage() {
  const { t } = useTranslation('shell')
  const role = useRole()
  if (role === null) return null
  return (
    <EmptyState
      drawing="search"
      title={<h1>{t(role === 'teacher' ? 'otherRole.student' : 'otherRole.teacher')}</h1>}
      description={t('otherRole.text')}
      action={
        <Button asChild tone="primary">
          <Link to={`/${role}`}>{t('otherRole.home')}</Link>
        </Button>
      }
    />
  )
}
