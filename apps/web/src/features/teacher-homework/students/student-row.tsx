import type { HomeworkOverview, HomeworkStudent } from '@hwjy/sdk'
import { Avatar, Button, Checkbox, DropdownMenu, IconButton, type MenuItem, VisuallyHidden } from '@hwjy/ui'
import {
  BellRing,
  CalendarPlus,
  CalendarX,
  CircleSlash,
  Ellipsis,
  FileText,
  MessageSquareText,
  PencilLine,
  Undo2,
  UserMinus,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { momentText } from '../../../shared/account/moment-text.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { faceOf } from '../../../shared/people/face-of.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { homeworkPath } from '../homework-paths.ts'
import { useMoments } from '../use-moments.ts'
import { canRemind, helped } from './student-groups.ts'
import * as css from './students.css.ts'
import type { useStudentRule } from './use-student-rule.ts'

interface StudentRowProps {
  student: HomeworkStudent
  homework: HomeworkOverview
  isSelected?: boolean
  onSelect?: (isOn: boolean) => void
  onRemind: () => void
  onReturn: () => void
  onMoreTime: () => void
  rule: ReturnType<typeof useStudentRule>
}

/** One student of a homework, and the one thing to do next. */
export function StudentRow({
  student: row,
  homework,
  isSelected = false,
  onSelect,
  onRemind,
  ...acts
}: StudentRowProps) {
  const { t } = useTranslation('teacherHomework')
  const { moment, now } = useMoments()
  const zone = useViewerZone()
  const {
    student,
    state,
    answerPaperId,
    startedAt,
    submittedAt,
    returnedAt,
    remindedAt,
    score,
    endTime,
    handInBy,
    isExcused,
  } = row
  const { name } = student
  const isToRemind = state === 'notSubmitted' || state === 'returned'
  const facts = [
    isExcused && t('rule.isExcused'),
    returnedAt !== null && t('students.returnedAt', { time: moment(returnedAt) }),
    returnedAt !== null && t('students.dueAgain', { time: moment(handInBy) }),
    endTime !== homework.endTime && state === 'notSubmitted' && t('rule.ownEnd', { time: moment(endTime) }),
    submittedAt !== null && t('students.handedInAt', { time: moment(submittedAt) }),
    submittedAt === null && startedAt !== null && t('students.begunAt', { time: moment(startedAt) }),
    submittedAt === null && startedAt === null && t('students.notBegun'),
    helped(row) && remindedAt !== null && t('students.remindedAt', { time: moment(remindedAt) }),
  ].filter((fact) => fact !== false)
  return (
    <li className={css.row}>
      {onSelect && (
        <Checkbox
          label={<VisuallyHidden>{t('students.select', { name })}</VisuallyHidden>}
          isChecked={isSelected}
          onCheckedChange={onSelect}
        />
      )}
      <Avatar {...faceOf(student)} size={40} isDecorative />
      <div className={css.words}>
        <p className={css.name}>{name}</p>
        <p className={css.muted}>{facts.join(' · ')}</p>
      </div>
      {state === 'graded' && score !== null && (
        <p className={css.score}>{t('students.score', { score, full: homework.fullScore })}</p>
      )}
      <div className={css.acts}>
        {canRemind(homework, row, now) && (
          <Button size="sm" aria-label={t('students.remindOf', { name })} onClick={onRemind}>
            <BellRing aria-hidden size={16} />
            {t('students.remind')}
          </Button>
        )}
        {isToRemind && remindedAt !== null && !canRemind(homework, row, now) && (
          <span className={css.muted}>
            {t('students.remindedAgo', { time: momentText(remindedAt, currentLanguage(), now, zone) })}
          </span>
        )}
        {state === 'waiting' && answerPaperId !== null && (
          <Button asChild size="sm" tone="primary">
            <Link to={homeworkPath.mark(answerPaperId)} aria-label={t('students.markOf', { name })}>
              <PencilLine aria-hidden size={16} />
              {t('students.mark')}
            </Link>
          </Button>
        )}
        <RowMenu row={row} homework={homework} {...acts} />
      </div>
    </li>
  )
}

interface RowMenuProps extends Pick<StudentRowProps, 'homework' | 'onReturn' | 'onMoreTime' | 'rule'> {
  row: HomeworkStudent
}

function RowMenu({ row, homework, onReturn, onMoreTime, rule }: RowMenuProps) {
  const { t } = useTranslation('teacherHomework')
  const navigate = useNavigate()
  const { now } = useMoments()
  const { state, answerPaperId, student, startedAt, endTime, isExcused } = row
  const go = (path: string) => () => void navigate(path)
  const items: MenuItem[] = []
  if (answerPaperId !== null && (state === 'graded' || state === 'returned'))
    items.push({
      label: t('students.comments'),
      icon: <MessageSquareText aria-hidden size={18} />,
      onSelect: go(homeworkPath.comments(answerPaperId)),
    })
  if (answerPaperId !== null && state === 'graded')
    items.push({
      label: t('students.markAgain'),
      icon: <PencilLine aria-hidden size={18} />,
      onSelect: go(homeworkPath.mark(answerPaperId)),
    })
  // What is still being written is the student's own; after the end, what was saved counts.
  const isLeft = state === 'notSubmitted' && startedAt !== null && now > Date.parse(endTime)
  if (answerPaperId !== null && (isLeft || state === 'returned'))
    items.push({
      label: t(isLeft ? 'students.markSaved' : 'students.look'),
      icon: <FileText aria-hidden size={18} />,
      onSelect: go(homeworkPath.mark(answerPaperId)),
    })
  if (answerPaperId !== null && (state === 'waiting' || state === 'graded'))
    items.push({ label: t('students.return'), icon: <Undo2 aria-hidden size={18} />, onSelect: onReturn })
  if (state === 'notSubmitted') {
    items.push({ label: t('rule.moreTime'), icon: <CalendarPlus aria-hidden size={18} />, onSelect: onMoreTime })
    if (endTime !== homework.endTime)
      items.push({
        label: t('rule.sameEnd'),
        icon: <CalendarX aria-hidden size={18} />,
        onSelect: () => void rule.sameEnd(row),
      })
    items.push({
      label: t(isExcused ? 'rule.count' : 'rule.excuse'),
      icon: <UserMinus aria-hidden size={18} />,
      onSelect: () => void rule.excuse(row),
    })
    if (now > Date.parse(endTime))
      items.push({
        label: t('rule.zero'),
        icon: <CircleSlash aria-hidden size={18} />,
        tone: 'danger',
        onSelect: () => void rule.zero(row),
      })
  }
  if (items.length === 0) return null
  return (
    <DropdownMenu
      trigger={
        <IconButton
          size="sm"
          label={t('students.more', { name: student.name })}
          icon={<Ellipsis aria-hidden size={18} />}
        />
      }
      items={items}
    />
  )
}
