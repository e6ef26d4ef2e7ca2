import type { StudentHomework } from '@hwjy/sdk'
import { Card } from '@hwjy/ui'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../../shared/han-text.tsx'
import { ChosenName } from '../../../shared/names/name-line.tsx'
import { taskStateOf } from '../task-state.ts'
import { TaskPill } from '../task-pill.tsx'
import { useMoments } from '../use-due-text.ts'
import * as css from './homework-list.css.ts'

export interface HomeworkCardProps {
  homework: StudentHomework
  to: string
  isChosen: boolean
}

/** One homework: what, of which course, by when, and how it stands. The whole card is one target. */
export function HomeworkCard({ homework, to, isChosen }: HomeworkCardProps) {
  const { t } = useTranslation('studentHomework')
  const { moment, dueText } = useMoments()
  const { title, course, startTime, handInBy, limitMinutes, questionCount, score, fullScore, submittedAt } = homework
  const state = taskStateOf(homework)
  const when =
    state === 'soon'
      ? t('opens', { time: moment(startTime) })
      : (state === 'waiting' || state === 'graded') && submittedAt !== null
        ? t('handedIn', { time: moment(submittedAt) })
        : dueText(handInBy)
  return (
    <Card asChild isPressable>
      <li className={css.card} data-chosen={isChosen || undefined}>
        <div className={css.cardHead}>
          <Link to={to} className={css.cardLink} aria-current={isChosen ? 'true' : undefined}>
            <HanText>{title}</HanText>
          </Link>
          <TaskPill state={state} />
        </div>
        <div className={css.cardWords}>
          <span className={css.cardFacts}>
            <ChosenName>{course.name}</ChosenName>
            {' · '}
            {questionCount > 0 && t('questions', { count: questionCount })}
            {limitMinutes > 0 && ` · ${t('limit', { count: limitMinutes })}`}
          </span>
          <span className={css.cardFacts}>{when}</span>
        </div>
        {score !== null && <span className={css.score}>{t('score', { score, full: fullScore })}</span>}
        <ChevronRight aria-hidden size={20} className={css.chevron} />
      </li>
    </Card>
  )
}
