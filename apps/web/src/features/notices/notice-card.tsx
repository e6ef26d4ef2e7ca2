import { type Notice, useDeleteNotice } from '@hwjy/sdk'
import { Badge, Card, DropdownMenu, IconButton, Progress, StatusPill, useConfirm, useToast } from '@hwjy/ui'
import { Clock, Ellipsis, PencilLine, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../shared/at-once.ts'
import * as list from '../../shared/list-page/list-page.css.ts'
import { ChosenName, langOfText } from '../../shared/names/name-line.tsx'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './notices.css.ts'

/** One announcement with its readers, or with the time at which it will be told. */
export function NoticeCard({ notice, onChange }: { notice: Notice; onChange: () => void }) {
  const { t, i18n } = useTranslation('notices')
  const now = useServerNow()
  const zone = useViewerZone()
  const remove = useRemove(notice)
  const { title, content, isTop, className, publishedAt, updatedAt } = notice
  const { readCount, audienceCount } = notice
  const isWaiting = Date.parse(publishedAt) > now
  const time = (at: string) => momentInDay(new Date(at), now, i18n.language, zone)
  const readers = t('readers', { read: readCount ?? 0, of: audienceCount ?? 0 })
  return (
    <Card asChild className={css.notice}>
      <li>
        <div className={css.words}>
          <div className={css.title}>
            <h2 className={list.cardTitle}>
              <ChosenName>{title}</ChosenName>
            </h2>
            {isTop && <Badge tone="accent">{t('top')}</Badge>}
          </div>
          <p lang={langOfText(content)} className={list.text}>
            {content}
          </p>
          <p className={list.muted}>
            <ChosenName>{className}</ChosenName>
            {!isWaiting && ` · ${time(publishedAt)}`}
            {!isWaiting && updatedAt !== publishedAt && ` · ${t('changed', { time: time(updatedAt) })}`}
          </p>
        </div>
        <div className={css.readers}>
          {isWaiting ? (
            <StatusPill tone="accent" icon={<Clock aria-hidden size={14} />}>
              {t('waitsUntil', { time: time(publishedAt) })}
            </StatusPill>
          ) : (
            <>
              <span className={list.muted}>{readers}</span>
              <Progress value={readCount ?? 0} max={Math.max(1, audienceCount ?? 0)} label={readers} />
            </>
          )}
        </div>
        <DropdownMenu
          trigger={<IconButton size="sm" label={t('more', { title })} icon={<Ellipsis aria-hidden size={18} />} />}
          items={[
            { label: t('edit'), icon: <PencilLine aria-hidden size={18} />, onSelect: onChange },
            {
              label: t('delete'),
              icon: <Trash2 aria-hidden size={18} />,
              tone: 'danger',
              onSelect: () => void remove(),
            },
          ]}
        />
      </li>
    </Card>
  )
}

function useRemove({ noticeId, title }: Notice) {
  const { t } = useTranslation('notices')
  const confirm = useConfirm()
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync: remove } = useDeleteNotice(atOnce)
  return async () => {
    const isSure = await confirm({
      title: t('deleteTitle', { title }),
      description: t('deleteText'),
      confirmLabel: t('delete'),
      tone: 'danger',
    })
    if (!isSure) return
    try {
      await remove({ data: { noticeId } })
      toast.show(t('deleted'), { tone: 'success' })
    } catch (error) {
      toast.error(problemText(error))
    }
  }
}
