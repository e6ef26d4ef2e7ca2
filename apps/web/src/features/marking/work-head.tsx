import type { AnswerPaper } from '@hwjy/sdk'
import { Avatar, StatusPill } from '@hwjy/ui'
import { CheckCheck, Clock, Undo2, CircleDashed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './marking.css.ts'

const looks = {
  waiting: { tone: 'accent', icon: Clock },
  graded: { tone: 'success', icon: CheckCheck },
  returned: { tone: 'warning', icon: Undo2 },
  notSubmitted: { tone: 'neutral', icon: CircleDashed },
} as const

/** Shows whose work it is, when it was handed in and how often, and where it stands. */
export function WorkHead({ paper }: { paper: AnswerPaper }) {
  const { t } = useTranslation('marking')
  const now = useServerNow()
  const zone = useViewerZone()
  const work = paper.answerPaper
  if (!work) return null
  const { tone, icon: Icon } = looks[work.state]
  const moment = (instant: string) => momentInDay(new Date(instant), now, currentLanguage(), zone)
  return (
    <header className={css.workHead}>
      <Avatar isDecorative name={paper.student.name} src={paper.student.avatar ?? undefined} size={40} />
      <div className={css.workWords}>
        <h2 data-student tabIndex={-1} className={css.name}>
          {paper.student.name}
        </h2>
        <p className={css.muted}>
          {work.submittedAt !== null
            ? t(work.handInCount > 1 ? 'head.handedInTry' : 'head.handedIn', {
                at: moment(work.submittedAt),
                count: work.handInCount,
              })
            : work.state === 'notSubmitted' && work.startedAt !== null
              ? t('head.begun', { at: moment(work.startedAt) })
              : t('head.notHandedIn')}
        </p>
      </div>
      <StatusPill tone={tone} icon={<Icon aria-hidden size={14} />}>
        {t(`state.${work.state}`)}
      </StatusPill>
    </header>
  )
}
