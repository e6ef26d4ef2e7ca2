import { type HomeworkStudents, useListHomeworkStudents, useRemindOfHomework } from '@hwjy/sdk'
import { Button, EmptyState, ErrorState, Tabs, useToast } from '@hwjy/ui'
import { BellRing, ChartColumn, ListOrdered, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { atOnce } from '../../../shared/at-once.ts'
import { HanText } from '../../../shared/han-text.tsx'
import type { PageKey } from '../../../shared/keys/key-act.ts'
import { PageKeys } from '../../../shared/keys/page-keys.tsx'
import { useLessonTitle } from '../../../shared/lesson/use-lesson-title.ts'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { isNotYours } from '../../../shared/page/is-not-yours.ts'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { BackLink } from '../../../shared/page/back-link.tsx'
import { homeworkPath } from '../homework-paths.ts'
import { countOfTab, type WorkTab, workTabs } from '../homework-state.ts'
import * as page from '../list/homework-list.css.ts'
import { useMoments } from '../use-moments.ts'
import { HomeworkFacts } from './homework-facts.tsx'
import { MoreTimeDialog } from './more-time-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { canRemind, firstTab, studentsOf } from './student-groups.ts'
import { StudentRow } from './student-row.tsx'
import * as css from './students.css.ts'
import { useStudentRule } from './use-student-rule.ts'

/** Shows who handed in what of one homework. Which one stands in the query: another id is another page. */
export default function HomeworkStudentsPage() {
  const [params] = useSearchParams()
  const homeworkId = params.get('homeworkId') ?? ''
  return <HomeworkStudentsOf key={homeworkId} homeworkId={homeworkId} />
}

function HomeworkStudentsOf({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('teacherHomework')
  const query = useListHomeworkStudents({ homeworkId }, { query: { enabled: homeworkId !== '' } })
  useLessonTitle(query.data?.homework.title)
  const isGone = homeworkId === '' || isNotYours(query.error)
  return (
    <div className={page.page}>
      <BackLink to={homeworkPath.list} label={t('list.heading')} />
      {isGone ? (
        <ErrorState
          title={t('students.gone')}
          description={t('students.goneText')}
          action={
            <Button asChild>
              <Link to={homeworkPath.list}>{t('students.toList')}</Link>
            </Button>
          }
        />
      ) : query.data ? (
        <Students data={query.data} />
      ) : (
        <NoList query={query} heading={t('list.heading')} rows={6} hasLeading />
      )}
    </div>
  )
}

function Students({ data }: { data: HomeworkStudents }) {
  const { t } = useTranslation('teacherHomework')
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const { homework, students } = data
  const { homeworkId, title, className, counts, status } = homework
  const tab = workTabs.find((known) => known === params.get('tab')) ?? firstTab(counts)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [returned, setReturned] = useState<HomeworkStudents['students'][number] | null>(null)
  const [later, setLater] = useState<HomeworkStudents['students'][number] | null>(null)
  const rule = useStudentRule(homeworkId)
  const { now } = useMoments()
  const isOpened = now >= Date.parse(homework.startTime)
  const remind = useRemind(data, () => setSelected(new Set()))
  const shown = studentsOf(students, tab)
  const next = studentsOf(students, 'waiting')[0]?.answerPaperId ?? null
  const mark = () => {
    if (next !== null) void navigate(homeworkPath.mark(next))
  }
  const keys: PageKey[] = [
    { keys: ['m'], label: t('students.keys.mark'), act: mark },
    {
      keys: ['r'],
      label: t('students.keys.remind'),
      act: () => void remind.send(selected.size > 0 ? [...selected] : undefined),
    },
  ]
  function show(wanted: WorkTab) {
    const changed = new URLSearchParams(params)
    changed.set('tab', wanted)
    setSelected(new Set())
    setParams(changed, { replace: true })
  }
  return (
    <>
      <header className={page.head}>
        <div>
          <h1>
            <HanText>{title}</HanText>
          </h1>
          <p className={page.facts}>
            <HanText>{className}</HanText>
          </p>
        </div>
        <div className={page.headActs}>
          <PageKeys keys={keys} />
          <Button asChild>
            <Link to={homeworkPath.edit(homeworkId)}>
              <PencilLine aria-hidden size={18} />
              {t('acts.edit')}
            </Link>
          </Button>
          {/* Once nothing waits, what the class has not understood comes next. */}
          <Button asChild tone={next === null && counts.graded > 0 ? 'primary' : 'neutral'}>
            <Link to={homeworkPath.results(homeworkId)}>
              <ChartColumn aria-hidden size={18} />
              {t('acts.results')}
            </Link>
          </Button>
          {next !== null && data.questions[0] && (
            <Button asChild>
              <Link to={homeworkPath.markQuestion(homeworkId, data.questions[0].no)}>
                <ListOrdered aria-hidden size={18} />
                {t('acts.byQuestion')}
              </Link>
            </Button>
          )}
          {next !== null && (
            <Button asChild tone="primary">
              <Link to={homeworkPath.mark(next)} aria-keyshortcuts="m">
                {t('acts.mark', { count: counts.waiting })}
              </Link>
            </Button>
          )}
        </div>
      </header>
      <div className={css.split}>
        <div className={css.main}>
          {status === 'draft' ? (
            <EmptyState
              drawing="homework"
              title={t('students.draft')}
              description={t('students.draftText')}
              action={
                <Button asChild tone="primary">
                  <Link to={homeworkPath.edit(homeworkId)}>{t('acts.edit')}</Link>
                </Button>
              }
            />
          ) : (
            <Tabs
              label={t('students.states')}
              value={tab}
              onValueChange={show}
              items={workTabs.map((value) => ({
                value,
                label: t(`students.tab.${value}`),
                badge: countOfTab(counts, value),
                content: value === tab ? content() : null,
              }))}
            />
          )}
        </div>
        <HomeworkFacts homework={homework} />
      </div>
      {later && <MoreTimeDialog homeworkId={homeworkId} student={later} onClose={() => setLater(null)} />}
      {returned?.answerPaperId != null && (
        <ReturnDialog
          answerPaperId={returned.answerPaperId}
          student={returned}
          homeworkId={homework.homeworkId}
          onClose={() => setReturned(null)}
        />
      )}
    </>
  )

  function content() {
    if (shown.length === 0)
      return <EmptyState drawing="people" title={t(`students.none.${tab}`)} description={t('students.noneText')} />
    const isToRemind = tab === 'notSubmitted' || tab === 'returned'
    return (
      <div className={css.panel}>
        {isToRemind && <Remind remind={remind} homework={homework} selected={selected} shown={shown} />}
        <ul aria-label={t(`students.tab.${tab}`)} className={css.rows}>
          {shown.map((student) => (
            <StudentRow
              key={student.student.userId}
              student={student}
              homework={homework}
              {...(isToRemind &&
                isOpened && {
                  isSelected: selected.has(student.student.userId),
                  onSelect: (isOn: boolean) => {
                    const changed = new Set(selected)
                    if (isOn) changed.add(student.student.userId)
                    else changed.delete(student.student.userId)
                    setSelected(changed)
                  },
                })}
              rule={rule}
              onMoreTime={() => setLater(student)}
              onRemind={() => void remind.send([student.student.userId])}
              onReturn={() => setReturned(student)}
            />
          ))}
        </ul>
      </div>
    )
  }
}

interface RemindProps {
  remind: ReturnType<typeof useRemind>
  homework: HomeworkStudents['homework']
  selected: ReadonlySet<string>
  shown: readonly HomeworkStudents['students'][number][]
}

/** One press for the chosen ones, or for all of the list. */
function Remind({ remind, homework, selected, shown }: RemindProps) {
  const { t } = useTranslation('teacherHomework')
  const { moment, now } = useMoments()
  const { startTime } = homework
  if (now < Date.parse(startTime))
    return <p className={page.facts}>{t('students.notOpen', { time: moment(startTime) })}</p>
  // The others of the homework may have more time than those of this list.
  const isOver = shown.every(({ handInBy }) => now > Date.parse(handInBy))
  if (!remind.isOpen || isOver) return <p className={page.facts}>{t('students.ended')}</p>
  const able = shown.filter((student) => canRemind(homework, student, now)).map(({ student }) => student.userId)
  const wanted = selected.size > 0 ? able.filter((id) => selected.has(id)) : able
  return (
    <div className={css.bar}>
      <Button
        disabled={wanted.length === 0}
        isBusy={remind.isBusy}
        aria-keyshortcuts="r"
        onClick={() => void remind.send(wanted)}
      >
        <BellRing aria-hidden size={18} />
        {selected.size > 0
          ? t('students.remindSome', { count: wanted.length })
          : t('students.remindAll', { count: wanted.length })}
      </Button>
      {able.length < shown.length && <span className={page.facts}>{t('students.remindRule')}</span>}
    </div>
  )
}

/** Reminds those who have not handed in, at most every 20 hours each. */
function useRemind({ homework, students }: HomeworkStudents, onDone: () => void) {
  const { t } = useTranslation('teacherHomework')
  const toast = useToast()
  const problemText = useProblemText()
  const { now } = useMoments()
  const { mutateAsync, isPending } = useRemindOfHomework(atOnce)
  // One student may have more time than the others, and work that was given back has its own end.
  const ends = [homework.endTime, ...students.map(({ handInBy }) => handInBy)].map((end) => Date.parse(end))
  const isOpen = homework.status === 'published' && now >= Date.parse(homework.startTime) && now <= Math.max(...ends)
  return {
    /** It can be handed in: a reminder makes sense, and the server takes one. */
    isOpen,
    isBusy: isPending,
    /** @param stuIds all who have not handed in if left out */
    async send(stuIds: readonly string[] | undefined) {
      if (!isOpen || stuIds?.length === 0) return
      try {
        const { remindedStuIds } = await mutateAsync({
          data: { homeworkId: homework.homeworkId, ...(stuIds && { stuIds: [...stuIds] }) },
        })
        onDone()
        toast.show(
          remindedStuIds.length === 0
            ? t('students.nobodyReminded')
            : t('students.reminded', { count: remindedStuIds.length }),
          { tone: remindedStuIds.length === 0 ? 'info' : 'success' },
        )
      } catch (error) {
        toast.error(problemText(error))
      }
    },
  }
}
