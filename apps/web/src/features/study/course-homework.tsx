import { useListHomeworkOfStudent } from '@hwjy/sdk'
import { EmptyState, List, ListItem, Pagination, StatusPill } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './study.css.ts'

const PAGE_SIZE = 10

/** The homework of one course; each leads to its cover. */
export function CourseHomework({ courseId }: { courseId: string }) {
  const { t, i18n } = useTranslation('study')
  const now = useServerNow()
  const zone = useViewerZone()
  const [current, setCurrent] = useState(1)
  const homework = useListHomeworkOfStudent({ courseId, current, size: PAGE_SIZE })
  if (!homework.data) return <NoList query={homework} title={t('homeworkError')} rows={4} />
  const { records, total, pages } = homework.data
  if (total === 0) return <EmptyState drawing="homework" title={t('noHomework')} />
  return (
    <div className={css.panel}>
      <List label={t('tabs.homework')} aria-busy={homework.isPlaceholderData}>
        {records.map(({ homeworkId, title, handInBy, state }) => (
          <ListItem
            key={homeworkId}
            link={<Link to={`/homework?${new URLSearchParams({ homeworkId })}`}>{null}</Link>}
            title={<HanText>{title}</HanText>}
            description={t('due', { time: momentInDay(new Date(handInBy), now, i18n.language, zone) })}
            trailing={<StatusPill tone={homeworkTone[state]}>{t(`homeworkState.${state}`)}</StatusPill>}
          />
        ))}
      </List>
      {pages > 1 && (
        <Pagination
          page={current}
          pageSize={PAGE_SIZE}
          total={total}
          onPageChange={setCurrent}
          isBusy={homework.isPlaceholderData}
        />
      )}
    </div>
  )
}

// A child's work is never shown in red.
const homeworkTone = { notSubmitted: 'neutral', waiting: 'warning', graded: 'success', returned: 'accent' } as const
