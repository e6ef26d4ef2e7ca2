import { type ClassDetail, useTeacherListNotices } from '@hwjy/sdk'
import { Badge, Button, Card, EmptyState, Pagination } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { momentText } from '../../../shared/account/moment-text.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import * as list from '../../../shared/list-page/list-page.css.ts'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { langOfText } from '../../../shared/names/name-line.tsx'
import { teacherPath } from '../../../shared/page/teacher-paths.ts'
import { useServerNow } from '../../../shared/time/server-clock.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'

const PAGE_SIZE = 10

/** Shows what the teacher announced to the class. */
export function NoticesTab({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes')
  const { classId } = detail.class
  const now = useServerNow()
  const zone = useViewerZone()
  const [current, setCurrent] = useState(1)
  const notices = useTeacherListNotices({ classId, current, size: PAGE_SIZE })
  const write = (
    <Button asChild>
      <Link to={teacherPath.noticesOf(classId)}>{t('notices.write')}</Link>
    </Button>
  )
  if (!notices.data) return <NoList query={notices} title={t('notices.error')} rows={3} />
  const { records, total, pages } = notices.data
  if (total === 0) return <EmptyState drawing="messages" title={t('notices.none')} action={write} />
  return (
    <div className={list.panel}>
      <div className={list.actions}>{write}</div>
      <ul className={list.plainList} aria-label={t('tabs.notices')}>
        {records.map(({ noticeId, title, content, isTop, publishedAt }) => (
          <Card key={noticeId} asChild className={list.card}>
            <li>
              <div className={list.cardHead}>
                <h2 className={list.cardTitle}>{title}</h2>
                {isTop && <Badge tone="accent">{t('notices.top')}</Badge>}
              </div>
              <p lang={langOfText(content)} className={list.text}>
                {content}
              </p>
              <time dateTime={publishedAt} className={list.muted}>
                {momentText(publishedAt, currentLanguage(), now, zone)}
              </time>
            </li>
          </Card>
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          page={current}
          pageSize={PAGE_SIZE}
          total={total}
          onPageChange={setCurrent}
          isBusy={notices.isPlaceholderData}
        />
      )}
    </div>
  )
}
