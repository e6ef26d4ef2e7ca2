import {
  ApiError,
  errorCodes,
  getStudentGetNoticeQueryOptions,
  getStudentListNoticesQueryOptions,
  getTeacherGetNoticeQueryOptions,
  getTeacherListNoticesQueryOptions,
  type Notice,
  type Role,
  useReadNotice,
} from '@hwjy/sdk'
import { Badge, Banner, Button, Card, EmptyState, Pagination, Skeleton, useToast } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../shared/account/moment-text.ts'
import { atOnce } from '../../shared/at-once.ts'
import { focusNow } from '../../shared/focus-now.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { ChosenName, langOfText } from '../../shared/names/name-line.tsx'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as css from './messages.css.ts'

const PAGE_SIZE = 10
/** The keyboard and the eye go to it; it says by its edge that it is the one. */
const wantedNotice = { ref: focusNow, tabIndex: -1, 'data-state': 'wanted' } as const

// Students can also ask for one class, so these two calls are no twins.
const noticesQuery = (role: Role, page: { current: number; size: number }) =>
  role === 'teacher' ? getTeacherListNoticesQueryOptions(page) : getStudentListNoticesQueryOptions(page)
const noticeQuery = (role: Role, noticeId: string) =>
  role === 'teacher' ? getTeacherGetNoticeQueryOptions({ noticeId }) : getStudentGetNoticeQueryOptions({ noticeId })

export interface NoticeListProps {
  role: Role
  /** The notice that the user came for; null shows the newest. */
  wanted: string | null
}

/**
 * Lists what teachers wrote to their classes: to a student those of their classes, to a teacher their own. The notice
 * that a message led to stands first, and is read by that.
 */
export function NoticeList({ role, wanted }: NoticeListProps) {
  const { t } = useTranslation('messages')
  const toast = useToast()
  const problemText = useProblemText()
  const [current, setCurrent] = useState(1)
  const sought = useQuery({ ...noticeQuery(role, wanted ?? ''), enabled: wanted !== null })
  const query = useQuery(noticesQuery(role, { current, size: PAGE_SIZE }))
  const { mutate: read } = useReadNotice(atOnce)
  const openedId = sought.data?.isRead === false ? sought.data.noticeId : null
  const readOpened = useEffectEvent((noticeId: string) => read({ data: { noticeId } }))
  useEffect(() => {
    if (openedId !== null) readOpened(openedId)
  }, [openedId])
  // An announcement that was only opened says nothing: it can be read all the same.
  const markRead = (noticeId: string) =>
    read({ data: { noticeId } }, { onError: (error) => toast.show(problemText(error), { tone: 'danger' }) })
  const { data, isPlaceholderData } = query
  const isSeeking = wanted !== null && sought.isPending
  if (!data || isSeeking) {
    const waiting = (
      <Waiting className={css.panel}>
        <Skeleton shape="box" height="7rem" />
        <Skeleton shape="box" height="7rem" />
      </Waiting>
    )
    return <NoAnswer query={data ? sought : query} title={t('noticesError')} waiting={waiting} />
  }
  const isGone = sought.error instanceof ApiError && sought.error.code === errorCodes.notFound
  if (data.total === 0 && !sought.data)
    return <EmptyState drawing="board" title={t('noNotices')} description={t('noNoticesText')} />
  const others = data.records.filter(({ noticeId }) => noticeId !== sought.data?.noticeId)
  return (
    <div className={css.panel}>
      {isGone && <Banner tone="info">{t('noticeGone')}</Banner>}
      <ul className={css.notices}>
        {sought.data && <NoticeRow notice={sought.data} isWanted />}
        {others.map((notice) => (
          <NoticeRow key={notice.noticeId} notice={notice} onRead={() => markRead(notice.noticeId)} />
        ))}
      </ul>
      {data.pages > 1 && (
        <Pagination
          page={current}
          pageSize={PAGE_SIZE}
          total={data.total}
          onPageChange={setCurrent}
          isBusy={isPlaceholderData}
        />
      )}
    </div>
  )
}

interface NoticeRowProps {
  notice: Notice
  isWanted?: boolean
  onRead?: () => void
}

function NoticeRow({ notice, isWanted = false, onRead }: NoticeRowProps) {
  const { t } = useTranslation('messages')
  const now = useServerNow()
  const zone = useViewerZone()
  const { title, content, isTop, isRead, author, className, publishedAt } = notice
  const isNew = isRead === false && !isWanted
  return (
    <Card asChild className={css.notice}>
      <li {...(isWanted && wantedNotice)}>
        <div className={css.noticeHead}>
          <h2 className={css.noticeTitle}>
            <ChosenName>{title}</ChosenName>
          </h2>
          {isNew && <Badge tone="danger">{t('new')}</Badge>}
          {isTop && <Badge tone="accent">{t('top')}</Badge>}
        </div>
        <p lang={langOfText(content)} className={css.noticeText}>
          {content}
        </p>
        <p className={css.muted}>
          {`${author.name}\u00a0· `}
          <ChosenName>{className}</ChosenName>
          {'\u00a0· '}
          <time dateTime={publishedAt}>{momentText(publishedAt, currentLanguage(), now, zone)}</time>
        </p>
        {isNew && (
          <div>
            <Button size="sm" aria-label={t('markReadOf', { title })} onClick={onRead}>
              {t('markRead')}
            </Button>
          </div>
        )}
      </li>
    </Card>
  )
}
