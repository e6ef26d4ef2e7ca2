import { getStudentListNoticesQueryOptions, getTeacherListNoticesQueryOptions, type Role } from '@hwjy/sdk'
import { Badge, Banner, Card, EmptyState, Pagination, Skeleton } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../shared/account/moment-text.ts'
import { focusNow } from '../../shared/focus-now.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as css from './messages.css.ts'

const PAGE_SIZE = 10
/** The keyboard and the eye go to it; it says by its edge that it is the one. */
const wantedNotice = { ref: focusNow, tabIndex: -1, 'data-state': 'wanted' } as const

/** So many are asked for to find one; the call gives no more at once, and what is older is found by turning pages. */
const SOUGHT_AMONG = 100

// Students can also ask for one class, so these two calls are no twins.
const noticesQuery = (role: Role, page: { current: number; size: number }) =>
  role === 'teacher' ? getTeacherListNoticesQueryOptions(page) : getStudentListNoticesQueryOptions(page)

export interface NoticeListProps {
  role: Role
  /** The notice that the user came for; null shows the newest. */
  wanted: string | null
}

/** Lists what teachers wrote to their classes: to a student those of their classes, to a teacher their own. */
export function NoticeList({ role, wanted }: NoticeListProps) {
  const { t } = useTranslation('messages')
  const [turnedTo, setTurnedTo] = useState<number | null>(null)
  const sought = useQuery({ ...noticesQuery(role, { current: 1, size: SOUGHT_AMONG }), enabled: wanted !== null })
  const place = sought.data?.records.findIndex(({ noticeId }) => noticeId === wanted) ?? -1
  const isGone = wanted !== null && sought.data !== undefined && place < 0 && sought.data.total <= SOUGHT_AMONG
  const current = turnedTo ?? (place < 0 ? 1 : Math.floor(place / PAGE_SIZE) + 1)
  const now = useServerNow()
  const zone = useViewerZone()
  const query = useQuery(noticesQuery(role, { current, size: PAGE_SIZE }))
  const { data, isPlaceholderData } = query
  if (!data) {
    const waiting = (
      <Waiting className={css.panel}>
        <Skeleton shape="box" height="7rem" />
        <Skeleton shape="box" height="7rem" />
      </Waiting>
    )
    return <NoAnswer query={query} title={t('noticesError')} waiting={waiting} />
  }
  if (data.total === 0) return <EmptyState drawing="board" title={t('noNotices')} description={t('noNoticesText')} />
  return (
    <div className={css.panel}>
      {isGone && <Banner tone="info">{t('noticeGone')}</Banner>}
      <ul className={css.notices}>
        {data.records.map(({ noticeId, title, content, isTop, author, className, publishedAt }) => (
          <Card key={noticeId} asChild className={css.notice}>
            <li {...(noticeId === wanted && wantedNotice)}>
              <div className={css.noticeHead}>
                <h2 className={css.noticeTitle}>{title}</h2>
                {isTop && <Badge tone="accent">{t('top')}</Badge>}
              </div>
              <p className={css.noticeText}>{content}</p>
              <p className={css.muted}>
                {`${author.name}\u00a0· ${className}\u00a0· `}
                <time dateTime={publishedAt}>{momentText(publishedAt, currentLanguage(), now, zone)}</time>
              </p>
            </li>
          </Card>
        ))}
      </ul>
      {data.pages > 1 && (
        <Pagination
          page={current}
          pageSize={PAGE_SIZE}
          total={data.total}
          onPageChange={setTurnedTo}
          isBusy={isPlaceholderData}
        />
      )}
    </div>
  )
}
