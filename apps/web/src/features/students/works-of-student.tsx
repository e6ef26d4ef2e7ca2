import { type AnswerPaperSummary, type StudentWorkState, useListAnswerPapers } from '@hwjy/sdk'
import { EmptyState, List, ListItem, Pagination, StatusPill, type StatusPillProps } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { momentText } from '../../shared/account/moment-text.ts'
import { HanText } from '../../shared/han-text.tsx'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import * as list from '../../shared/list-page/list-page.css.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'

const PAGE_SIZE = 10

/** Shows what a student handed in, the last begun first. */
export function WorksOfStudent({ stuId }: { stuId: string }) {
  const { t } = useTranslation('students')
  const [current, setCurrent] = useState(1)
  const works = useListAnswerPapers({ stuId, current, size: PAGE_SIZE })
  if (!works.data) return <NoList query={works} title={t('worksError')} rows={4} />
  const { records, total, pages } = works.data
  if (total === 0) return <EmptyState drawing="homework" title={t('noWorks')} description={t('noWorksText')} />
  return (
    <div className={list.panel}>
      <List label={t('works')}>
        {records.map((work) => (
          <Work key={work.answerPaperId} work={work} />
        ))}
      </List>
      {pages > 1 && (
        <Pagination
          page={current}
          pageSize={PAGE_SIZE}
          total={total}
          onPageChange={setCurrent}
          isBusy={works.isPlaceholderData}
        />
      )}
    </div>
  )
}

const tones: Record<StudentWorkState, StatusPillProps['tone']> = {
  notSubmitted: 'neutral',
  waiting: 'accent',
  graded: 'success',
  returned: 'warning',
}

function Work({ work }: { work: AnswerPaperSummary }) {
  const { t } = useTranslation('students')
  const now = useServerNow()
  const zone = useViewerZone()
  const { answerPaperId, homeworkId, title, className, state, startedAt, submittedAt, score, fullScore } = work
  const moment = momentText(submittedAt ?? startedAt, currentLanguage(), now, zone)
  // Shows what is still being written is the student's own; the homework is as near as the teacher gets.
  const to =
    state === 'notSubmitted' ? teacherPath.homework(homeworkId) : `/corrects?${new URLSearchParams({ answerPaperId })}`
  return (
    <ListItem
      link={<Link to={to}>{null}</Link>}
      title={<HanText>{title}</HanText>}
      description={
        <>
          <HanText>{className}</HanText>
          {` · ${t(submittedAt === null ? 'begun' : 'handedInAt', { time: moment })}`}
        </>
      }
      trailing={
        <>
          {score !== null && t('score', { score, of: fullScore })}
          <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>
        </>
      }
    />
  )
}
