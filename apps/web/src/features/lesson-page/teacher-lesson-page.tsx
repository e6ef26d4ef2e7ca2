import {
  type HomeworkOverview,
  type LessonSummary,
  type TeacherLessonPage as Page,
  getTeacherLessonPageQueryOptions,
  usePostponeLesson,
} from '@hwjy/sdk'
import { Button, IconButton, useConfirm, useToast } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { CalendarOff, ChartColumn, ClipboardCheck, PencilLine, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { atOnce } from '../../shared/at-once.ts'
import { useFileDrop } from '../../shared/files/use-file-drop.ts'
import { OwnStarButton } from '../../shared/favourites/star-button.tsx'
import { HanText } from '../../shared/han-text.tsx'
import { EntryLink, NoEntry } from '../../shared/lesson/entry-action.tsx'
import { lessonPath } from '../../shared/lesson/lesson-paths.ts'
import { NotYourLesson } from '../../shared/lesson/not-your-lesson.tsx'
import { useLessonTitle } from '../../shared/lesson/use-lesson-title.ts'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { BackLink } from '../../shared/page/back-link.tsx'
import * as page from '../../shared/page.css.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import { type RefusedFile, uploadFiles } from '../../shared/uploads/upload-files.ts'
import { ChapterSection } from './chapter-section.tsx'
import { CommentsSection } from './comments-section.tsx'
import { homeworkPath } from './homework-paths.ts'
import { TeacherHomework } from './homework-sections.tsx'
import { LessonHead } from './lesson-head.tsx'
import * as css from './lesson-page.css.ts'
import { LessonSkeleton } from './lesson-skeleton.tsx'
import { PeopleSection } from './people-section.tsx'
import { PreparedSection } from './prepared-section.tsx'
import { RenameLessonDialog } from './rename-lesson-dialog.tsx'
import { Section } from './section.tsx'
import { TeacherFiles } from './files/teacher-files.tsx'
import { pageRefresh, useClockOf } from './use-page-clock.ts'

/** One lesson before, during and after, for its teacher. Files may be dropped anywhere on the page. */
export default function TeacherLessonPage() {
  const { t } = useTranslation('lessonPage')
  const { lessonId = '' } = useParams()
  const lesson = useQuery({ ...getTeacherLessonPageQueryOptions({ lessonId }), refetchInterval: pageRefresh })
  useClockOf(lesson.data, lesson.dataUpdatedAt)
  useLessonTitle(lesson.data?.detail.lesson.lessonName)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const upload = (files: readonly File[]) => setRefused(uploadFiles(files, `lesson:${lessonId}`))
  const drop = useFileDrop(upload)
  if (isNotYours(lesson.error)) return <NotYourLesson home="/teacher" />
  return (
    <div className={css.drop} {...drop}>
      <div className={clsx(page.page, css.wide)}>
        <BackLink to="/teacher" />
        {lesson.data ? (
          content(lesson.data)
        ) : (
          <NoAnswer query={lesson} heading={t('heading')} waiting={<LessonSkeleton />} />
        )}
      </div>
    </div>
  )

  function content(read: Page) {
    return (
      <>
        <Head read={read} />
        <div className={css.columns}>
          <div className={css.column}>
            <ChapterSection viewer="teacher" detail={read.detail} />
            <PeopleSection students={read.students} plans={read.plans} />
            <CommentsSection viewer="teacher" lesson={read.detail.lesson} />
          </div>
          <div className={css.column}>
            <TeacherFiles page={read} refused={refused} onFiles={upload} onForget={() => setRefused([])} />
            {canPrepare(read.detail.lesson) && <PreparedSection lesson={read.detail.lesson} />}
            <TeacherHomework page={read} />
            {read.detail.lesson.endedAt !== null && <ReplaySection page={read} />}
          </div>
        </div>
      </>
    )
  }
}

const canPrepare = ({ status }: LessonSummary) => status !== 'ended' && status !== 'expired'

function Head({ read: { detail, schoolTimeZone, homework } }: { read: Page }) {
  const { t } = useTranslation(['lessonPage', 'lessons'])
  const [isRenaming, setIsRenaming] = useState(false)
  const { lesson } = detail
  return (
    <>
      <LessonHead
        lesson={lesson}
        schoolZone={schoolTimeZone}
        company={
          <>
            <HanText>{lesson.className}</HanText>
            {'\u00a0'}· {t('lessons:students', { count: lesson.studentCount })}
          </>
        }
        beside={
          <>
            <IconButton
              size="sm"
              label={t('rename')}
              icon={<PencilLine aria-hidden size={18} />}
              onClick={() => setIsRenaming(true)}
            />
            <OwnStarButton
              viewer="teacher"
              target={{ targetType: 'lesson', targetId: lesson.lessonId }}
              name={lesson.lessonName}
              size="sm"
            />
          </>
        }
        action={<TeacherAction lesson={lesson} toGrade={homework.find(({ counts }) => counts.waiting > 0)} />}
      />
      {isRenaming && <RenameLessonDialog detail={detail} onClose={() => setIsRenaming(false)} />}
    </>
  )
}

interface TeacherActionProps {
  lesson: LessonSummary
  /** Homework of the lesson with work that waits. */
  toGrade: HomeworkOverview | undefined
}

/**
 * The one button: prepare, enter, then the report, and what was handed in since. Calling off stands beside it while that
 * can still be done.
 */
function TeacherAction({ lesson, toGrade }: TeacherActionProps) {
  const { t } = useTranslation(['lessonPage', 'lessons'])
  switch (lesson.status) {
    case 'inProgress':
      return <EntryLink lesson={lesson} label={t('lessons:continue')} />
    case 'ended':
      return (
        <>
          {toGrade && (
            <Button asChild tone="primary" size="lg" isWide>
              <Link to={homeworkPath.marking(toGrade.homeworkId)}>
                <ClipboardCheck aria-hidden size={18} />
                {t('gradeNow', { count: toGrade.counts.waiting })}
              </Link>
            </Button>
          )}
          <Button asChild tone={toGrade ? 'neutral' : 'primary'} size="lg" isWide>
            <Link to={lessonPath.result(lesson.lessonId)}>
              <ChartColumn aria-hidden size={18} />
              {t('lessons:result')}
            </Link>
          </Button>
        </>
      )
    case 'expired':
      return <p className={css.note}>{t('wasNotHeld')}</p>
    case 'waitingToBeAdjusted':
      return <p className={css.note}>{t('newTimeTeacher')}</p>
    default:
      return (
        <>
          {lesson.canStart ? (
            <>
              <EntryLink lesson={lesson} label={t('lessons:start')} state={{ shouldStart: true }} />
              <Button asChild tone="quiet" isWide>
                <Link to={lessonPath.check(lesson.lessonId)}>{t('lessons:prepareRoom')}</Link>
              </Button>
            </>
          ) : (
            <NoEntry lesson={lesson} />
          )}
          <CallOff lesson={lesson} />
        </>
      )
  }
}

function CallOff({ lesson: { lessonId, startTime, studentCount } }: { lesson: LessonSummary }) {
  const { t } = useTranslation('lessonPage')
  const confirm = useConfirm()
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync: postpone, isPending } = usePostponeLesson(atOnce)
  async function ask() {
    const isSure = await confirm({
      title: t('callOffTitle'),
      description: t('callOffText', { count: studentCount }),
      confirmLabel: t('callOff'),
      tone: 'danger',
    })
    if (!isSure) return
    try {
      await postpone({ data: { lessonId, basedOn: startTime } })
      toast.show(t('calledOff'))
    } catch (error) {
      toast.error(problemText(error))
    }
  }
  return (
    <Button tone="quiet" isWide isBusy={isPending} onClick={() => void ask()}>
      <CalendarOff aria-hidden size={18} />
      {t('callOff')}
    </Button>
  )
}

function ReplaySection({ page: { replay, detail } }: { page: Page }) {
  const { t } = useTranslation('lessonPage')
  const { lessonId } = detail.lesson
  return (
    <Section heading={t('replay')}>
      {replay ? (
        <div className={css.acts}>
          <Button asChild>
            <Link to={lessonPath.replay(lessonId)}>
              <Play aria-hidden size={18} />
              {t('watch')}
            </Link>
          </Button>
        </div>
      ) : (
        <p className={css.muted}>{t(detail.lesson.replay === 'pending' ? 'replayPending' : 'noReplay')}</p>
      )}
    </Section>
  )
}
