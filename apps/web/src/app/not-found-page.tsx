import { Button, EmptyState } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useRole } from '../shared/session/use-role.ts'

export default function NotFoundPage() {
  const { t } = useTranslation()
  const role = useRole()
  const goHome = (
    <Button asChild tone="primary">
      <Link to={role === null ? '/' : `/${role}`}>{t('notFound.action')}</Link>
    </Button>
  )
  return <EmptyState drawing="search" title={t('notFound.heading')} description={t('notFound.text')} action={goHome} />
}
