import type { HomeworkOverview } from '@hwjy/sdk'
import { VisuallyHidden } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { homeworkPath } from '../homework-paths.ts'
import { countOfTab, workTabs } from '../homework-state.ts'
import * as css from './homework-list.css.ts'

/** A class larger than this is said in numbers alone. */
const DOTS_MAX = 40

/** One dot for each student, in groups by how their work stands: each group leads to its students. */
export function StudentDots({ homework }: { homework: HomeworkOverview }) {
  const { t } = useTranslation('teacherHomework')
  const { counts, homeworkId, title } = homework
  if (homework.status === 'draft' || counts.assigned === 0) return null
  const shown = workTabs.filter((tab) => countOfTab(counts, tab) > 0)
  return (
    <ul aria-label={t('list.dots', { title })} className={css.dots}>
      {shown.map((tab) => {
        const count = countOfTab(counts, tab)
        return (
          <li key={tab}>
            <Link
              to={homeworkPath.students(homeworkId, tab)}
              className={css.dotGroup}
              title={t(`count.${tab}`, { count })}
            >
              {counts.assigned <= DOTS_MAX ? (
                <>
                  <VisuallyHidden>{t(`count.${tab}`, { count })}</VisuallyHidden>
                  {Array.from({ length: count }, (_, place) => (
                    <span key={place} aria-hidden className={css.dot} data-state={tab} />
                  ))}
                </>
              ) : (
                <>
                  <span aria-hidden className={css.dot} data-state={tab} />
                  {t(`count.${tab}`, { count })}
                </>
              )}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
