import { type ClassDetail, type HomeworkOverview, useListHomework } from '@hwjy/sdk'
import { Button, EmptyState, List, ListItem, Pagination, StatusPill } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../../shared/han-text.tsx'
import * as list from '../../../shared/list-page/list-page.css.ts'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { teacherPath } from '../../../shared/page/teacher-paths.ts'
import { momentInDay } from '../../../shared/time/lesson-time.ts'
import { useServerNow } from '../../../shared/time/server-clock.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'

const PAGE_SIZE = 20

/** Homework of a class, the last to start first. */
export function HomeworkTab({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes')
  const { classId } = detail.class
  const [current, setCurrent] = useState(1)
  const homework = useListHomework({ classId, current, size: PAGE_SIZE })
  const set = (
    <Button asChild tone="primary">
      <Link to={teacherPath.newHomework(classId)}>{t('homework.set')}</Link>
    </Button>
  )
  if (!homework.data) return <NoList query={homework} title={t('homework.error')} rows={4} />
  const { records, total, pages } = homework.data
  if (total === 0) return <EmptyState drawing="homework" title={t('homework.none')} action={set} />
  return (
    <div className={list.panel}>
      <div className={list.actions}>{set}</div>
      <List label={t('tabs.homework')}>
        {records.map((one) => (
          <HomeworkRow key={one.homeworkId} homework={one} />
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

function HomeworkRow({ homework }: { homework: HomeworkOverview }) {
  const { t, i18n } = useTranslation('classes')
  const now = useServerNow()
  const zone = useViewerZone()
  const { homeworkId, title, endTime, counts, status, isOverdue } = homework
  const due = t('homework.due', { time: momentInDay(new Date(endTime), now, i18n.language, zone) })
  const handedIn = t('homework.handedIn', { done: counts.assigned - counts.notHandedIn, of: counts.assigned })
  return (
    <ListItem
      link={<Link to={teacherPath.homework(homeworkId)}>{null}</Link>}
      title={<HanText>{title}</HanText>}
      description={status === 'draft' ? due : `${due} · ${handedIn}`}
      trailing={
        <>
          {status === 'draft' && <StatusPill>{t('homework.draft')}</StatusPill>}
          {counts.waiting > 0 && (
            <StatusPill tone={isOverdue ? 'danger' : 'warning'}>
              {t('homework.waiting', { count: counts.waiting })}
            </StatusPill>
          )}
        </>
      }
    />
  )
}
