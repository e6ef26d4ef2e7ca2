import { ApiError, errorCodes, type Replay, useListReplaysToDecide } from '@hwjy/sdk'
import { Button, EmptyState, Pagination } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useAddressFilter } from '../../shared/list-page/use-address-filter.ts'
import { BackLink } from '../../shared/page/back-link.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { LessonCard } from './lesson-card.tsx'
import { ReplayRow } from './replay-row.tsx'
import * as css from './replays.css.ts'

const PAGE_SIZE = 20

/** Replays of the school that wait for a second pair of eyes. */
export default function DecidePage() {
  const { t } = useTranslation('replays')
  const filter = useAddressFilter(PAGE_SIZE)
  const lessons = useListReplaysToDecide(filter.request)
  const [asked, setAsked] = useState<{ replay: Replay; audit: 'manuallyApproved' | 'rejected' } | null>(null)
  return (
    <div className={css.page}>
      <BackLink to="/teacher/replays" label={t('heading')} />
      <header className={css.words}>
        <h1>{t('decideHeading')}</h1>
        <p className={css.muted}>{t('decideText')}</p>
      </header>
      {content()}
      {asked && <DecideDialog {...asked} onClose={() => setAsked(null)} />}
    </div>
  )

  function content() {
    const { data, error } = lessons
    if (error instanceof ApiError && error.code === errorCodes.forbidden)
      return <EmptyState drawing="people" title={t('notAllowed')} description={t('notAllowedText')} />
    if (!data) return <NoList query={lessons} title={t('loadError')} rows={4} />
    if (data.total === 0)
      return <EmptyState drawing="lessons" title={t('nothingWaits')} description={t('nothingWaitsText')} />
    const pagination = filter.pagination(data.total)
    return (
      <>
        <ul aria-label={t('decideHeading')} className={css.lessons}>
          {data.records.map((lesson) => (
            <LessonCard key={lesson.lessonId} lesson={lesson}>
              {lesson.replays
                .filter(({ audit }) => audit === 'pending')
                .map((replay) => (
                  <ReplayRow
                    key={replay.replayId}
                    replay={replay}
                    actions={
                      replay.isOwn ? (
                        <p className={css.small}>{t('own')}</p>
                      ) : (
                        <>
                          <Button
                            size="sm"
                            tone="primary"
                            onClick={() => setAsked({ replay, audit: 'manuallyApproved' })}
                          >
                            {t('approve')}
                          </Button>
                          <Button size="sm" onClick={() => setAsked({ replay, audit: 'rejected' })}>
                            {t('reject')}
                          </Button>
                        </>
                      )
                    }
                  />
                ))}
            </LessonCard>
          ))}
        </ul>
        {pagination && <Pagination {...pagination} />}
      </>
    )
  }
}
