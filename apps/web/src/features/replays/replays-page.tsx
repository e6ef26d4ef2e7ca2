import { type LessonReplays, useListLessonReplays, useSession } from '@hwjy/sdk'
import { replayFilterKeywordMax } from '@hwjy/sdk/limits'
import { Button, EmptyState, Field, ListSkeleton, Pagination, Select, TextInput } from '@hwjy/ui'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Waiting } from '../../shared/page/waiting.tsx'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { AddReplayDialog } from './add-replay-dialog.tsx'
import { LessonCard } from './lesson-card.tsx'
import { ReplayRow } from './replay-row.tsx'
import * as css from './replays.css.ts'
import { audits, PAGE_SIZE, useReplayFilter } from './use-replay-filter.ts'
import { useWithdraw } from './use-withdraw.ts'

/** Lists what students can watch again of a teacher's lessons, and what waits for a decision. */
export default function ReplaysPage() {
  const { t } = useTranslation('replays')
  const { userInfo } = useSession()
  const filter = useReplayFilter()
  const lessons = useListLessonReplays(filter.request)
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
        <Field label={t('search')} isLabelHidden className={css.search}>
          <TextInput
            type="search"
            placeholder={t('search')}
            maxLength={replayFilterKeywordMax}
            value={filter.typed}
            onChange={({ target }) => filter.setTyped(target.value)}
          />
        </Field>
        <Select
          className={css.choice}
          aria-label={t('audit')}
          value={filter.audit ?? 'all'}
          onValueChange={filter.setAudit}
          options={[
            { value: 'all', label: t('anyAudit') },
            ...audits.map((value) => ({ value: value as string, label: t(`audits.${value}`) })),
          ]}
        />
      </div>
      {content()}
      {added && <AddReplayDialog lesson={added} onClose={() => setAdded(null)} />}
    </div>
  )

  function content() {
    if (!lessons.data)
      return (
        <NoAnswer
          query={lessons}
          title={t('loadError')}
          waiting={
            <Waiting>
              <ListSkeleton rows={5} />
            </Waiting>
          }
        />
      )
    const { records, total } = lessons.data
    if (total === 0 && filter.isFiltered)
      return (
        <EmptyState
          drawing="search"
          title={t('noneFound')}
          action={<Button onClick={filter.clear}>{t('clear')}</Button>}
        />
      )
    if (total === 0) return <EmptyState drawing="lessons" title={t('none')} description={t('noneText')} />
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
        {(total > PAGE_SIZE || filter.current > 1) && (
          <Pagination
            page={filter.current}
            pageSize={PAGE_SIZE}
            total={total}
            onPageChange={filter.setPage}
            isBusy={lessons.isPlaceholderData}
          />
        )}
      </>
    )
  }
}
