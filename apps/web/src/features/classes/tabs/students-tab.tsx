import { type ClassDetail, type StudentStatisticsRow, useGetStudentStatistics, useRemoveClassStudent } from '@hwjy/sdk'
import { classStudentListRequestKeywordMax } from '@hwjy/sdk/limits'
import {
  Avatar,
  Button,
  DropdownMenu,
  EmptyState,
  Field,
  IconButton,
  Link as StyledLink,
  Progress,
  SegmentedControl,
  StatusPill,
  TextInput,
  useConfirm,
  useToast,
  VirtualList,
} from '@hwjy/ui'
import { Ellipsis, MessagesSquare, UserMinus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { atOnce } from '../../../shared/at-once.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import * as list from '../../../shared/list-page/list-page.css.ts'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { teacherPath } from '../../../shared/page/teacher-paths.ts'
import { faceOf } from '../../../shared/people/face-of.ts'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { threadPath } from '../../../shared/threads/thread-path.ts'
import * as css from '../classes.css.ts'
import { byNeed, cameOf, handedInOf, needsAttention } from '../needs.ts'

const ROW_HEIGHT = 72
/** A larger class scrolls in a box of its own, where only the rows in sight are drawn. */
const DRAWN_AT_ONCE = 60

/** The students of a class with three bars each; those who need the teacher stand first. */
export function StudentsTab({ detail: { class: shown } }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes')
  const { classId, courseType, courseId } = shown
  const statistics = useGetStudentStatistics({ classId })
  const [order, setOrder] = useState<'need' | 'name'>('need')
  const [typed, setTyped] = useState('')
  const language = currentLanguage()
  const students = statistics.data?.students
  const rows = useMemo(() => {
    const wanted = typed.trim().toLocaleLowerCase()
    const found = (students ?? []).filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
    return order === 'need' ? byNeed(found, language) : found
  }, [students, typed, order, language])
  const mostPrizes = Math.max(1, ...(students ?? []).map(({ prizes }) => prizes))
  const remove = useRemove(classId)
  if (!students) return <NoList query={statistics} title={t('students.error')} rows={8} hasLeading />
  if (students.length === 0)
    return (
      <EmptyState
        drawing="people"
        title={t('students.none')}
        description={t(courseType === 'public' ? 'students.nonePublic' : 'students.noneText')}
        action={
          courseType === 'public' ? (
            <Button asChild>
              <Link to={teacherPath.publicCourse(courseId)}>{t('students.toCourse')}</Link>
            </Button>
          ) : undefined
        }
      />
    )
  return (
    <div className={list.panel}>
      <div className={list.filters}>
        <Field label={t('students.search')} isLabelHidden className={list.search}>
          <TextInput
            type="search"
            placeholder={t('students.search')}
            maxLength={classStudentListRequestKeywordMax}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <SegmentedControl
          label={t('students.order')}
          value={order}
          onValueChange={setOrder}
          options={[
            { value: 'need', label: t('students.byNeed') },
            { value: 'name', label: t('students.byName') },
          ]}
        />
        <p className={list.muted}>{t('students.count', { count: rows.length })}</p>
      </div>
      {rows.length === 0 ? (
        <EmptyState drawing="search" title={t('students.noneFound')} />
      ) : (
        <Students rows={rows} mostPrizes={mostPrizes} onRemove={(row) => void remove(row)} />
      )}
    </div>
  )
}

interface StudentsProps {
  rows: readonly StudentStatisticsRow[]
  mostPrizes: number
  onRemove: (row: StudentStatisticsRow) => void
}

function Students({ rows, mostPrizes, onRemove }: StudentsProps) {
  const { t } = useTranslation('classes')
  const render = (row: StudentStatisticsRow) => (
    <StudentRow row={row} mostPrizes={mostPrizes} onRemove={() => onRemove(row)} />
  )
  if (rows.length > DRAWN_AT_ONCE)
    return (
      <VirtualList
        label={t('tabs.students')}
        items={rows}
        itemKey={({ stuId }) => stuId}
        height="70dvh"
        estimatedRowHeight={ROW_HEIGHT}
        renderItem={render}
      />
    )
  return (
    <ul aria-label={t('tabs.students')} className={css.students}>
      {rows.map((row) => (
        <li key={row.stuId}>{render(row)}</li>
      ))}
    </ul>
  )
}

interface StudentRowProps {
  row: StudentStatisticsRow
  mostPrizes: number
  onRemove: () => void
}

function StudentRow({ row, mostPrizes, onRemove }: StudentRowProps) {
  const { t } = useTranslation('classes')
  const navigate = useNavigate()
  const [came, handedIn] = [cameOf(row), handedInOf(row)]
  return (
    <div className={css.student}>
      <Avatar {...faceOf(row)} size={40} />
      <div className={css.studentName}>
        <StyledLink asChild>
          <Link to={teacherPath.student(row.stuId)}>{row.name}</Link>
        </StyledLink>
        {needsAttention(row) && (
          <span>
            <StatusPill tone="warning">{t('students.needs')}</StatusPill>
          </span>
        )}
      </div>
      <div className={css.bars}>
        <Bar name={t('students.came')} done={came.done} of={came.of} />
        <Bar name={t('students.handedIn')} done={handedIn.done} of={handedIn.of} />
        <Bar name={t('students.prizes')} done={row.prizes} of={mostPrizes} text={String(row.prizes)} />
      </div>
      <div className={css.menu}>
        <DropdownMenu
          trigger={
            <IconButton
              size="sm"
              label={t('students.more', { name: row.name })}
              icon={<Ellipsis aria-hidden size={18} />}
            />
          }
          items={[
            {
              label: t('students.message'),
              icon: <MessagesSquare aria-hidden size={18} />,
              onSelect: () => void navigate(threadPath(row.stuId)),
            },
            {
              label: t('students.remove'),
              icon: <UserMinus aria-hidden size={18} />,
              tone: 'danger',
              onSelect: onRemove,
            },
          ]}
        />
      </div>
    </div>
  )
}

function Bar({ name, done, of, text = of === 0 ? '–' : `${done}/${of}` }: BarProps) {
  return (
    <div className={css.bar}>
      <div className={css.barText}>
        <span>{name}</span>
        <span>{text}</span>
      </div>
      <Progress value={Math.min(done, of)} max={Math.max(1, of)} label={`${name} ${text}`} />
    </div>
  )
}

interface BarProps {
  name: string
  done: number
  of: number
  text?: string
}

/** Asks first and says the effect: the student leaves an open room at once and cannot come back by themselves. */
function useRemove(classId: string) {
  const { t } = useTranslation('classes')
  const confirm = useConfirm()
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync: remove } = useRemoveClassStudent(atOnce)
  return async ({ stuId, name }: StudentStatisticsRow) => {
    const isSure = await confirm({
      title: t('students.removeTitle', { name }),
      description: t('students.removeText'),
      confirmLabel: t('students.remove'),
      tone: 'danger',
    })
    if (!isSure) return
    try {
      await remove({ data: { classId, stuId } })
      toast.show(t('students.removed', { name }), { tone: 'success' })
    } catch (error) {
      toast.error(problemText(error))
    }
  }
}
