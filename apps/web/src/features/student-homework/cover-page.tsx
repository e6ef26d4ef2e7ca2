import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import * as page from '../../shared/page.css.ts'
import { BackLink } from '../../shared/page/back-link.tsx'
import { Cover } from './cover.tsx'
import { homeworkPath } from './homework-path.ts'
import { HomeworkCentre } from './list/homework-list-page.tsx'

/** The cover of one homework; without an id, the list of daily tasks. */
export default function CoverPage() {
  const [params] = useSearchParams()
  const homeworkId = params.get('homeworkId')
  if (homeworkId === null) return <HomeworkCentre kind="dailyTask" />
  return (
    <div className={page.page}>
      <AllHomework />
      <Cover key={homeworkId} homeworkId={homeworkId} headingLevel={1} />
    </div>
  )
}

/** The way back to the list. */
export function AllHomework() {
  const { t } = useTranslation('studentHomework')
  return <BackLink to={homeworkPath.list} label={t('cover.all')} />
}
