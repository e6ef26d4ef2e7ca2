import {
  type ClassCard,
  type ClassChapter,
  getListClassChaptersQueryOptions,
  useListClassChapters,
  useListClasses,
} from '@hwjy/sdk'
import { Button, EmptyState, IconButton, Link as StyledLink, Table, type TableColumn } from '@hwjy/ui'
import { useQueries } from '@tanstack/react-query'
import { BookOpen, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { RenameChapterDialog } from '../../shared/chapters/rename-chapter-dialog.tsx'
import { HanText } from '../../shared/han-text.tsx'
import { LessonStatus } from '../../shared/lesson/lesson-status.tsx'
import { useLessonTitle } from '../../shared/lesson/use-lesson-title.ts'
import * as list from '../../shared/list-page/list-page.css.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { dayInWords } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { BackLink } from '../../shared/page/back-link.tsx'

/** More classes of one course does no teacher have; further ones stand in the class center. */
const CLASSES_MAX = 6

/** The chapters of a course beside the classes that have it: the teacher of two of them sees which one lags. */
export default function CoursePage() {
  const { t } = useTranslation('courses')
  const { courseId = '' } = useParams()
  const zone = useViewerZone()
  const chapters = useListClassChapters({ courseId, timezone: zone })
  const classes = useListClasses({ courseId, current: 1, size: CLASSES_MAX })
  const name = classes.data?.records[0]?.courseName
  useLessonTitle(name)
  return (
    <div className={list.page}>
      <BackLink to={teacherPath.courses} label={t('heading')} />
      <header className={list.head}>
        <h1>{name === undefined ? t('course') : <HanText>{name}</HanText>}</h1>
        <Button asChild>
          <Link to={teacherPath.book(courseId)}>
            <BookOpen aria-hidden size={18} />
            {t('openBook')}
          </Link>
        </Button>
      </header>
      {chapters.data && classes.data ? (
        <Chapters courseId={courseId} chapters={chapters.data} classes={classes.data.records} />
      ) : (
        <NoList query={chapters.data ? classes : chapters} title={t('courseError')} rows={8} />
      )}
    </div>
  )
}

interface ChaptersProps {
  courseId: string
  chapters: readonly ClassChapter[]
  classes: readonly ClassCard[]
}

function Chapters({ courseId, chapters, classes }: ChaptersProps) {
  const { t, i18n } = useTranslation('courses')
  const now = useServerNow()
  const zone = useViewerZone()
  const [renamed, setRenamed] = useState<ClassChapter | null>(null)
  const ofClasses = useQueries({
    queries: classes.map(({ classId }) => getListClassChaptersQueryOptions({ courseId, classId, timezone: zone })),
  })
  const columns: TableColumn<ClassChapter>[] = [
    {
      id: 'chapter',
      header: t('chapter'),
      cell: ({ chapterNo, chapterName }) => (
        <>
          {chapterNo}. <HanText>{chapterName}</HanText>
        </>
      ),
    },
    ...classes.map(
      ({ classId, className }, index): TableColumn<ClassChapter> => ({
        id: classId,
        header: className,
        cell({ chapterId }) {
          const lesson = ofClasses[index]?.data?.find((chapter) => chapter.chapterId === chapterId)?.lesson
          if (!lesson) return <span className={list.muted}>{t('notPlanned')}</span>
          return (
            <>
              <StyledLink asChild>
                <Link to={teacherPath.lesson(lesson.lessonId)}>
                  {dayInWords(new Date(lesson.startTime), now, i18n.language, zone)}
                </Link>
              </StyledLink>{' '}
              <LessonStatus status={lesson.status} />
            </>
          )
        },
      }),
    ),
    {
      id: 'rename',
      header: t('rename'),
      align: 'end',
      cell: (chapter) => (
        <IconButton
          size="sm"
          label={t('renameOf', { name: chapter.chapterName })}
          icon={<PencilLine aria-hidden size={18} />}
          onClick={() => setRenamed(chapter)}
        />
      ),
    },
  ]
  return (
    <>
      <ul className={list.plainList} aria-label={t('classes')}>
        {classes.map(({ classId, className, finishedLessons, plannedLessons }) => (
          <li key={classId}>
            <StyledLink asChild>
              <Link to={teacherPath.class(classId)}>
                <HanText>{className}</HanText>
              </Link>
            </StyledLink>{' '}
            <span className={list.muted}>{t('held', { done: finishedLessons, of: plannedLessons })}</span>
          </li>
        ))}
      </ul>
      <Table
        label={t('chapters')}
        rows={chapters}
        rowId={({ chapterId }) => chapterId}
        rowName={({ chapterName }) => chapterName}
        columns={columns}
        empty={<EmptyState drawing="board" title={t('noChapters')} description={t('noChaptersText')} />}
      />
      {renamed && <RenameChapterDialog courseId={courseId} chapter={renamed} onClose={() => setRenamed(null)} />}
    </>
  )
}
