import { Link as StyledLink } from '@hwjy/ui'
import { PencilLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../han-text.tsx'
import { momentInDay } from '../time/lesson-time.ts'
import { useViewerZone } from '../time/time-zone.ts'
import * as css from './due-list.css.ts'

/** Homework on a calendar. */
export interface DueWork {
  id: string
  title: string
  /** Address of the homework. */
  to: string
  /** ISO 8601 */
  handInBy: string
  /** Its day on the viewer's calendar, `YYYY-MM-DD`. */
  date: string
  /** The work was handed in, so there is nothing left to do. */
  isDone: boolean
}

/** Homework that is due on the shown days, the first first. */
export function DueList({ due, now }: { due: readonly DueWork[]; now: number }) {
  const { t, i18n } = useTranslation('timetable')
  const zone = useViewerZone()
  return (
    <ul className={css.list} aria-label={t('due.label')}>
      {due.map(({ id, title, to, handInBy, isDone }) => (
        <li key={id} className={css.work} data-done={isDone || undefined}>
          <PencilLine aria-hidden size={16} className={css.icon} />
          <span className={css.words}>
            <StyledLink asChild className={css.title}>
              <Link to={to}>
                <HanText>{title}</HanText>
              </Link>
            </StyledLink>{' '}
            <span className={css.muted}>
              {t(isDone ? 'due.done' : 'due.until', {
                time: momentInDay(new Date(handInBy), now, i18n.language, zone),
              })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
