import { Button, EmptyState } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OtherChildren } from '../../shared/family/other-children.tsx'
import { useMissingPage } from '../../shared/page/missing-pages.ts'
import { homeworkPath } from './homework-path.ts'

/** Instead of homework that this child does not have: what may be so, and the other children of the family. */
export function NotYourHomework() {
  const { t } = useTranslation('studentHomework')
  useMissingPage()
  return (
    <EmptyState
      drawing="trouble"
      role="alert"
      title={t('cover.gone')}
      description={t('cover.goneText')}
      action={
        <Button asChild>
          <Link to={homeworkPath.list}>{t('cover.all')}</Link>
        </Button>
      }
    >
      <OtherChildren />
    </EmptyState>
  )
}
