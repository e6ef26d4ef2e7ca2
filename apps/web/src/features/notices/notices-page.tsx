import { type Notice, useListClassNames, useTeacherListNotices } from '@hwjy/sdk'
import { Button, EmptyState, Pagination } from '@hwjy/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as list from '../../shared/list-page/list-page.css.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useAddressFilter } from '../../shared/list-page/use-address-filter.ts'
import { langOf } from '../../shared/names/name-line.tsx'
import { ChoiceFilter } from '../../shared/list-page/list-filters.tsx'
import { ChangeNoticeDialog } from './change-notice-dialog.tsx'
import { NewNoticeDialog } from './new-notice-dialog.tsx'
import { NoticeCard } from './notice-card.tsx'

const PAGE_SIZE = 10

/** Shows what a teacher announced to their classes, and who has read it. */
export default function NoticesPage() {
  const { t } = useTranslation('notices')
  const filter = useAddressFilter(PAGE_SIZE)
  const classId = filter.textOf('classId')
  const classes = useListClassNames()
  const notices = useTeacherListNotices({ ...filter.request, ...(classId !== '' && { classId }) })
  const [open, setOpen] = useState<{ is: 'new' } | { is: 'change'; notice: Notice } | null>(null)
  const write = (
    <Button tone="primary" disabled={!classes.data?.length} onClick={() => setOpen({ is: 'new' })}>
      <Plus aria-hidden size={18} />
      {t('new')}
    </Button>
  )
  return (
    <div className={list.page}>
      <header className={list.head}>
        <div className={list.words}>
          <h1>{t('heading')}</h1>
          <p className={list.muted}>{t('text')}</p>
        </div>
        {write}
      </header>
      {classes.data && classes.data.length > 1 && (
        <div className={list.filters}>
          <ChoiceFilter
            label={t('class')}
            any={t('allClasses')}
            value={classId}
            onChange={(value) => filter.set({ classId: value })}
            options={classes.data.map((one) => ({
              value: one.classId,
              label: one.className,
              lang: langOf(one.className),
            }))}
          />
        </div>
      )}
      {content()}
      {open?.is === 'new' && classes.data && (
        <NewNoticeDialog classes={classes.data} classId={classId} onClose={() => setOpen(null)} />
      )}
      {open?.is === 'change' && <ChangeNoticeDialog notice={open.notice} onClose={() => setOpen(null)} />}
    </div>
  )

  function content() {
    if (!notices.data) return <NoList query={notices} title={t('loadError')} rows={4} />
    const { records, total } = notices.data
    if (total === 0)
      return (
        <EmptyState
          drawing="messages"
          title={t('none')}
          description={t('noneText')}
          action={
            classId === '' ? undefined : <Button onClick={() => filter.clear('classId')}>{t('allClasses')}</Button>
          }
        />
      )
    const pagination = filter.pagination(total)
    return (
      <div className={list.panel}>
        <ul className={list.plainList} aria-label={t('heading')}>
          {records.map((notice) => (
            <NoticeCard key={notice.noticeId} notice={notice} onChange={() => setOpen({ is: 'change', notice })} />
          ))}
        </ul>
        {pagination && <Pagination {...pagination} isBusy={notices.isPlaceholderData} />}
      </div>
    )
  }
}
