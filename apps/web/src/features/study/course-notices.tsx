import { useStudentListNotices } from '@hwjy/sdk'
import { Card, EmptyState } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { momentText } from '../../shared/account/moment-text.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './study.css.ts'

/** Shows what the teachers of this course wrote to the class; older notices are on the page of messages. */
export function CourseNotices({ courseId }: { courseId: string }) {
  const { t, i18n } = useTranslation('study')
  const now = useServerNow()
  const zone = useViewerZone()
  const notices = useStudentListNotices({ courseId, current: 1, size: 20 })
  if (!notices.data) return <NoList query={notices} title={t('noticesError')} rows={2} />
  if (notices.data.total === 0) return <EmptyState drawing="messages" title={t('noNotices')} />
  return (
    <ul className={css.words} aria-label={t('tabs.notices')}>
      {notices.data.records.map(({ noticeId, title, content, author, publishedAt }) => (
        <Card key={noticeId} asChild>
          <li>
            <h2>{title}</h2>
            <p className={css.muted}>
              {author.name} · {momentText(publishedAt, i18n.language, now, zone)}
            </p>
            <p className={css.text}>{content}</p>
          </li>
        </Card>
      ))}
    </ul>
  )
}
