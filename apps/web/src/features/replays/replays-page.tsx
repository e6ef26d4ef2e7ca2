import { type LessonReplays, type ReplayAudit, useListLessonReplays, useSession } from '@hwjy/sdk'
import { Button, EmptyState, Pagination } from '@hwjy/ui'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useQueryFilter } from '../../shared/list-page/use-query-filter.ts'
import { ChoiceFilter, SearchField } from '../../shared/list-page/list-filters.tsx'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { AddReplayDialog } from './add-replay-dialog.tsx'
import { LessonCard } from './lesson-card.tsx'
import { ReplayRow } from './replay-row.tsx'
import * as css from './replays.css.ts'
import { useWithdraw } from './use-withdraw.ts'

const PAGE_SIZE = 20
const audits = ['pending', 'systemApproved', 'manuallyApproved', 'rejected'] as const satisfies readonly ReplayAudit[]

/** Lists what students can watch again of a teacher's lessons, and what waits for a decision. */
export default function ReplaysPage() {
  const { t } = useTranslation('replays')
  const { userInfo } = useSession()
  const filter = useQueryFilter(PAGE_SIZE)
  const audit = filter.oneOf('audit', audits)
  const lessons = useListLessonReplays({ ...filter.request, ...(audit && { audit }) })
  const withdraw = useWithdraw()
  const [added, setAdded] = useState<LessonReplays | null>(null)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div className={css.words}>
          <h1>{t('heading')}</h1>
          <p className={css.muted}>{t('text')}</p>
        </div>
        {userInfo?.buttons.includes('replay.audit') && (
          <Button asChild>
            <Link to="/teacher/replays/decide">{t('toDecide')}</Link>
          </Button>
        )}
      </header>
      <div className={css.filters}>
        <SearchField label={t('search')} {...filter.searchProps} />
        <ChoiceFilter
          label={t('audit')}
          any={t('anyAudit')}
          value={audit}
          onChange={(value) => filter.set({ audit: value })}
          options={audits.map((value) => ({ value, label: t(`audits.${value}`) }))}
        />
      </div>
      {content()}
      {added && <AddReplayDialog lesson={added} onClose={() => setAdded(null)} />}
    </div>
  )

  function content() {
    if (!lessons.data) return <NoList query={lessons} title={t('loadError')} rows={5} />
    const { records, total } = lessons.data
    if (total === 0 && (audit !== null || filter.keyword !== ''))
      return (
        <EmptyState
          drawing="search"
          title={t('noneFound')}
          action={<Button onClick={() => filter.clear('audit')}>{t('clear')}</Button>}
        />
      )
    if (total === 0) return <EmptyState drawing="lessons" title={t('none')} description={t('noneText')} />
    const pagination = filter.pagination(total)
    return (
      <>
        <ul aria-label={t('heading')} className={css.lessons} aria-busy={lessons.isPlaceholderData}>
          {records.map((lesson) => (
            <LessonCard
              key={lesson.lessonId}
              lesson={lesson}
              action={
                <Button size="sm" onClick={() => setAdded(lesson)}>
                  <Upload aria-hidden size={16} />
                  {t('add')}
                </Button>
              }
            >
              {lesson.replays.map((replay) => (
                <ReplayRow
                  key={replay.replayId}
                  replay={replay}
                  boardPath={lessonPath.board(lesson.lessonId)}
                  actions={
                    replay.isOwn &&
                    replay.audit === 'pending' && (
                      <Button size="sm" onClick={() => void withdraw(replay)}>
                        {t('withdraw')}
                      </Button>
                    )
                  }
                />
              ))}
            </LessonCard>
          ))}
        </ul>
        {pagination && <Pagination {...pagination} isBusy={lessons.isPlaceholderData} />}
      </>
    )
  }
}
