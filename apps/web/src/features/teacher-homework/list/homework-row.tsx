import type { HomeworkOverview } from '@hwjy/sdk'
import { Button, DropdownMenu, IconButton, Link as StyledLink, type MenuItem, StatusPill } from '@hwjy/ui'
import { ChartColumn, Copy, Ellipsis, Eye, PencilLine, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { HanText } from '../../../shared/han-text.tsx'
import { ChosenName } from '../../../shared/names/name-line.tsx'
import { homeworkPath } from '../homework-paths.ts'
import { homeworkStanding, standingTone } from '../homework-state.ts'
import { useMoments } from '../use-moments.ts'
import * as css from './homework-list.css.ts'
import { StudentDots } from './student-dots.tsx'
import type { useHomeworkActs } from './use-homework-acts.ts'

interface HomeworkRowProps {
  homework: HomeworkOverview
  acts: ReturnType<typeof useHomeworkActs>
}

export function HomeworkRow({ homework, acts }: HomeworkRowProps) {
  const { t } = useTranslation('teacherHomework')
  const { moment, now } = useMoments()
  const { homeworkId, title, className, lesson, counts, status, startTime, endTime, markBy } = homework
  const standing = homeworkStanding(homework, now)
  const isDraft = status === 'draft'
  const words = {
    draft: t('standing.draft'),
    overdue: t('standing.overdue', { time: moment(markBy) }),
    waiting: t('standing.waiting', { time: moment(markBy) }),
    planned: t('standing.planned', { time: moment(startTime) }),
    open: t('standing.open'),
    missing: t('standing.missing'),
    done: t('standing.done'),
  }
  return (
    <li className={css.row}>
      <div className={css.words}>
        <h2 className={css.title}>
          <StyledLink asChild tone="quiet">
            <Link to={isDraft ? homeworkPath.edit(homeworkId) : homeworkPath.students(homeworkId)} data-row>
              <HanText>{title}</HanText>
            </Link>
          </StyledLink>
        </h2>
        <p className={css.facts}>
          <HanText>{className}</HanText>
          {lesson && (
            <>
              {'\u00a0'}· <ChosenName>{lesson.name}</ChosenName>
            </>
          )}
          {'\u00a0'}·{' '}
          <time dateTime={endTime}>
            {t(now < Date.parse(endTime) ? 'list.due' : 'list.wasDue', { time: moment(endTime) })}
          </time>
        </p>
        <StudentDots homework={homework} />
      </div>
      <div className={css.state}>
        <StatusPill tone={standingTone[standing]}>{words[standing]}</StatusPill>
        {!isDraft && (
          <span className={css.handedIn}>
            {t('list.handedIn', { count: counts.assigned - counts.notHandedIn, total: counts.assigned })}
          </span>
        )}
      </div>
      <div className={css.acts}>
        <MainAct homework={homework} acts={acts} />
        <DropdownMenu
          trigger={<IconButton label={t('list.more', { title })} icon={<Ellipsis aria-hidden size={18} />} />}
          items={useMenu(homework, acts)}
        />
      </div>
    </li>
  )
}

/** Offers what comes next with this homework. */
function MainAct({ homework, acts }: HomeworkRowProps) {
  const { t } = useTranslation('teacherHomework')
  const { homeworkId, title, counts } = homework
  if (homework.status === 'draft')
    return (
      <Button aria-label={t('acts.publishOf', { title })} onClick={() => void acts.publish(homework)}>
        {t('acts.publish')}
      </Button>
    )
  const isWaiting = counts.waiting > 0
  return (
    <Button asChild tone={isWaiting ? 'primary' : 'neutral'}>
      <Link
        to={homeworkPath.students(homeworkId, isWaiting ? 'waiting' : undefined)}
        aria-label={isWaiting ? t('acts.markOf', { title, count: counts.waiting }) : t('acts.openOf', { title })}
      >
        {isWaiting ? t('acts.mark', { count: counts.waiting }) : t('acts.open')}
      </Link>
    </Button>
  )
}

function useMenu(homework: HomeworkOverview, acts: HomeworkRowProps['acts']): MenuItem[] {
  const { t } = useTranslation('teacherHomework')
  const navigate = useNavigate()
  const { homeworkId, paperId, status } = homework
  const size = 18
  const go = (path: string) => () => void navigate(path)
  return [
    {
      label: t('acts.edit'),
      icon: <PencilLine aria-hidden size={size} />,
      onSelect: go(homeworkPath.edit(homeworkId)),
    },
    {
      label: t('acts.preview'),
      icon: <Eye aria-hidden size={size} />,
      onSelect: go(homeworkPath.preview({ homeworkId })),
    },
    ...(status === 'draft'
      ? []
      : [
          {
            label: t('acts.results'),
            icon: <ChartColumn aria-hidden size={size} />,
            onSelect: go(homeworkPath.results(homeworkId)),
          },
        ]),
    { label: t('acts.again'), icon: <Copy aria-hidden size={size} />, onSelect: go(homeworkPath.set({ paperId })) },
    { type: 'separator' },
    ...(status === 'draft'
      ? []
      : [
          {
            label: t('acts.withdraw'),
            icon: <Undo2 aria-hidden size={size} />,
            onSelect: () => void acts.withdraw(homework),
          },
        ]),
    {
      label: t('acts.delete'),
      icon: <Trash2 aria-hidden size={size} />,
      tone: 'danger',
      onSelect: () => void acts.remove(homework),
    },
  ]
}
