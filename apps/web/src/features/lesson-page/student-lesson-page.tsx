import {
  getStudentLessonPageQueryOptions,
  type LessonFinish,
  type LessonSummary,
  type StudentHomework,
  type StudentLessonPage as Page,
} from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { FileText, type LucideIcon, MessagesSquare, NotebookPen, Play, Route, Star } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { OwnStarButton } from '../../shared/favourites/star-button.tsx'
import { useFileDrop } from '../../shared/files/use-file-drop.ts'
import { EntryLink, NoEntry } from '../../shared/lesson/entry-action.tsx'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { NotYourLesson } from '../../shared/lesson/not-your-lesson.tsx'
import { homeworkToDo, wayOf } from '../../shared/lesson/way-steps.ts'
import { useLessonTitle } from '../../shared/lesson/use-lesson-title.ts'
import { BackLink } from '../../shared/page/back-link.tsx'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import * as page from '../../shared/page.css.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { nameIn } from '../../shared/names/name-in.ts'
import { lessonOf } from '../../shared/names/name-line.tsx'
import { threadPath } from '../../shared/threads/thread-path.ts'
import { type RefusedFile, uploadFiles } from '../../shared/uploads/upload-files.ts'
import { ChapterSection } from './chapter-section.tsx'
import { CommentsSection } from './comments-section.tsx'
import { homeworkPath } from './homework-paths.ts'
import { StudentHomeworkSection } from './homework-sections.tsx'
import { LeaveSection } from './leave-section.tsx'
import { LessonHead } from './lesson-head.tsx'
import * as css from './lesson-page.css.ts'
import { LessonSkeleton } from './lesson-skeleton.tsx'
import { ReportSection } from './report-section.tsx'
import { StudentFiles } from './files/student-files.tsx'
import { pageRefresh, useClockOf } from './use-page-clock.ts'

/** One lesson before, in and after, for a student. Files may be dropped anywhere on the page. */
export default function StudentLessonPage() {
  const { t, i18n } = useTranslation('lessonPage')
  const { lessonId = '' } = useParams()
  const lesson = useQuery({ ...getStudentLessonPageQueryOptions({ lessonId }), refetchInterval: pageRefresh })
  useClockOf(lesson.data, lesson.dataUpdatedAt)
  useLessonTitle(lesson.data?.detail.lesson.lessonName)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const upload = (files: readonly File[]) => setRefused(uploadFiles(files, `lesson:${lessonId}`))
  const drop = useFileDrop(upload)
  if (isNotYours(lesson.error)) return <NotYourLesson home="/student" />
  return (
    <div className={css.drop} {...drop}>
      <div className={clsx(page.page, css.wide)}>
        <BackLink to="/student" />
        {lesson.data ? (
          content(lesson.data)
        ) : (
          <NoAnswer query={lesson} heading={t('heading')} waiting={<LessonSkeleton />} />
        )}
      </div>
    </div>
  )

  function content({ detail, schoolTimeZone, leave, files, homework, finish }: Page) {
    const { lesson: read } = detail
    return (
      <>
        <LessonHead
          lesson={read}
          schoolZone={schoolTimeZone}
          company={read.teacher.name}
          beside={
            <OwnStarButton
              viewer="student"
              target={{ targetType: 'lesson', targetId: read.lessonId }}
              name={nameIn(lessonOf(read), i18n.language)}
            />
          }
          action={<StudentAction lesson={read} finish={finish} homework={homework} />}
        />
        <div className={css.columns}>
          <div className={css.column}>
            {finish && read.endedAt !== null && <ReportSection finish={finish} />}
            <ChapterSection viewer="student" detail={detail} />
            <CommentsSection viewer="student" lesson={read} />
          </div>
          <div className={css.column}>
            <LeaveSection lesson={read} leave={leave} />
            <StudentFiles files={files} refused={refused} onFiles={upload} onForget={() => setRefused([])} />
            <StudentHomeworkSection homework={homework} />
          </div>
        </div>
      </>
    )
  }
}

interface StudentActionProps {
  lesson: LessonSummary
  finish: LessonFinish | null
  homework: readonly StudentHomework[]
}

/** Says whether the class can be entered, and after it what comes next, with the one button; the steps follow below. */
function StudentAction({ lesson, finish, homework }: StudentActionProps) {
  const { t } = useTranslation(['lessonPage', 'lessons'])
  return (
    <>
      {entry()}
      <Button asChild tone="quiet" isWide>
        <Link to={`/process?${new URLSearchParams({ lessonId: lesson.lessonId })}`}>
          <Route aria-hidden size={18} />
          {t('seeWay')}
        </Link>
      </Button>
      <Button asChild tone="quiet" isWide>
        <Link to={threadPath(lesson.teacher.userId)}>
          <MessagesSquare aria-hidden size={18} />
          {t('messageTeacher')}
        </Link>
      </Button>
    </>
  )

  function entry() {
    if (lesson.canEnter) return <EntryLink lesson={lesson} label={t('lessons:enter')} />
    switch (lesson.status) {
      case 'absent':
        return (
          <>
            <p className={css.note}>
              {t(missed[lesson.plan === 'onLeave' ? 'onLeave' : 'absent'][finish?.replay ? 1 : 0])}
            </p>
            {finish?.replay ? (
              <NextButton to={lessonPath.replay(lesson.lessonId)} icon={Play} label={t('watch')} />
            ) : (
              afterClass()
            )}
          </>
        )
      case 'expired':
        return <p className={css.note}>{t('wasNotHeld')}</p>
      case 'waitingToBeAdjusted':
        return <p className={css.note}>{t('newTime')}</p>
      case 'ended':
        return afterClass() ?? <p className={css.note}>{t('isOver')}</p>
      default:
        return <NoEntry lesson={lesson} />
    }
  }

  /** The next step of the lesson that waits; null where none does. */
  function afterClass() {
    const way = wayOf({ lesson, homework, finish, hasCheckedDevices: true })
    const { lessonId } = lesson
    if (way.rate === 'now') return <NextButton to={lessonPath.rate(lessonId)} icon={Star} label={t('rate')} />
    const next = homeworkToDo(homework)
    if (next) return <NextButton to={homeworkPath.ofStudent(next)} icon={NotebookPen} label={t('doHomework')} />
    if (way.report === 'now')
      return <NextButton to={lessonPath.report(lessonId)} icon={FileText} label={t('readReport')} />
    return null
  }
}

const missed = {
  absent: ['missed', 'missedWithReplay'],
  onLeave: ['missedOnLeave', 'missedOnLeaveWithReplay'],
} as const

function NextButton({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <Button asChild tone="primary" size="lg" isWide>
      <Link to={to}>
        <Icon aria-hidden size={18} />
        {label}
      </Link>
    </Button>
  )
}
