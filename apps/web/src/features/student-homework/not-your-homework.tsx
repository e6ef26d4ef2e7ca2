import { Button, EmptyState, personAddress } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { useFamily } from '../../shared/family/use-family.ts'
import { useMissingPage } from '../../shared/page/missing-pages.ts'
import { homeworkPath } from './homework-path.ts'

/** Instead of homework that this child does not have: what may be so, and the other children of the family. */
export function NotYourHomework() {
  const { t } = useTranslation('studentHomework')
  const { students, isBusy, goOnAs } = useFamily()
  useMissingPage()
  const others = students.filter(({ isCurrent }) => !isCurrent)
  return (
    <EmptyState
      drawing="trouble"
      role="alert"
      title={t('cover.gone')}
      description={t('cover.goneText')}
      action={
        <>
          {others.map(({ stuId, name }) => (
            <Button key={stuId} isBusy={isBusy} onClick={() => void goOnAs(stuId)}>
              {t('cover.goOnAs', { name: personAddress(name, currentLanguage()) })}
            </Button>
          ))}
          <Button asChild tone={others.length > 0 ? 'quiet' : 'primary'}>
            <Link to={homeworkPath.list}>{t('cover.all')}</Link>
          </Button>
        </>
      }
    >
      {others[0] && <p>{t('cover.family', { name: personAddress(others[0].name, currentLanguage()) })}</p>}
    </EmptyState>
  )
}
