import { prizeReasonIn } from '@hwjy/classroom/core'
import { useGetFeedbackDetail, useStudentListPrizes } from '@hwjy/sdk'
import { Badge, Button } from '@hwjy/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import * as page from '../../shared/page.css.ts'
import { problemText } from '../../shared/problem/problem-text.ts'
import { clockTime, exactTime } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './report.css.ts'

/** The student's own prizes of the lesson, the newest first, with their time and the teacher's reason. */
export function OwnPrizes({ lessonId }: { lessonId: string }) {
  const { t, i18n } = useTranslation('lessonReport')
  const zone = useViewerZone()
  const { data } = useStudentListPrizes({ lessonId })
  if (!data || data.prizes.length === 0) return null
  return (
    <ul aria-label={t('prizes')} className={css.prizes}>
      {data.prizes.map(({ prizeId, kind, count, reason, awardedAt }) => (
        <li key={prizeId} className={css.prize}>
          <span>
            {t(`prize.${kind}`, { count })}
            {reason !== '' && ` · ${prizeReasonIn(currentLanguage(), reason)}`}
          </span>
          <time dateTime={awardedAt} className={page.muted}>
            {clockTime(new Date(awardedAt), i18n.language, zone)}
          </time>
        </li>
      ))}
    </ul>
  )
}

/** Opens what the teacher's note says in full: who wrote it, when, and everything that was ticked. */
export function NoteDetail({ feedbackId }: { feedbackId: string }) {
  const { t, i18n } = useTranslation('lessonReport')
  const zone = useViewerZone()
  const [isOpen, setIsOpen] = useState(false)
  const detail = useGetFeedbackDetail({ id: feedbackId }, { query: { enabled: isOpen } })
  const id = useId()
  return (
    <div className={css.section}>
      <div className={css.noPrint}>
        <Button
          size="sm"
          tone="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          isBusy={isOpen && detail.isLoading}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('noteDetail')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={isOpen ? css.section : undefined}>
        {detail.error && <p role="alert">{problemText(detail.error)}</p>}
        {detail.data && (
          <>
            <p className={page.muted}>
              {t('noteBy', {
                name: detail.data.author.name,
                time: exactTime(new Date(detail.data.savedAt), i18n.language, zone),
              })}
            </p>
            {detail.data.options.length > 0 && (
              <ul aria-label={t('noteOptions')} className={css.pills}>
                {detail.data.options.map(({ optionId, label, tone }) => (
                  <li key={optionId}>
                    <Badge tone={tone === 'positive' ? 'success' : 'warning'}>{label}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </div>
  )
}
