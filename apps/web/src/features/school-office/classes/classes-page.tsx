import { type OfficeClass, type OfficeCourse, useListSchoolClasses, useListSchoolCourses } from '@hwjy/sdk'
import { Button, EmptyState, Link as StyledLink, StatusPill, Table, type TableColumn } from '@hwjy/ui'
import { BookPlus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { dateTimeText } from '../date-time-text.ts'
import { useQueryFilter } from '../../../shared/list-page/use-query-filter.ts'
import { NoneFound } from '../none-found.tsx'
import * as css from '../office.css.ts'
import { OfficeFrame } from '../office-frame.tsx'
import { officePath } from '../office-path.ts'
import { tableProblem } from '../table-problem.tsx'
import { SearchField } from '../../../shared/list-page/list-filters.tsx'
import { ClassDialog } from './class-dialog.tsx'
import { CourseDialog } from './course-dialog.tsx'

/** The form that is open above the page: a course being made or changed, or a new class. */
type Open = { kind: 'course'; course: OfficeCourse | null } | { kind: 'class' } | null

export default function ClassesPage() {
  const { t } = useTranslation('schoolOffice')
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>(null)
  return (
    <OfficeFrame
      title={t('sections.classes')}
      actions={
        <>
          <Button onClick={() => setOpen({ kind: 'course', course: null })}>
            <BookPlus aria-hidden size={18} />
            {t('courses.add')}
          </Button>
          <Button tone="primary" onClick={() => setOpen({ kind: 'class' })}>
            <UsersRound aria-hidden size={18} />
            {t('classes.add')}
          </Button>
        </>
      }
    >
      <Classes onAdd={() => setOpen({ kind: 'class' })} />
      <Courses
        onAdd={() => setOpen({ kind: 'course', course: null })}
        onEdit={(course) => setOpen({ kind: 'course', course })}
      />
      {open?.kind === 'course' && <CourseDialog course={open.course} onClose={() => setOpen(null)} />}
      {open?.kind === 'class' && (
        <ClassDialog
          onClose={() => setOpen(null)}
          onAdded={(classId) => {
            // This page is kept behind the next one, and would come back with its dialog.
            setOpen(null)
            void navigate(officePath.class(classId))
          }}
        />
      )}
    </OfficeFrame>
  )
}

function Classes({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('schoolOffice')
  const dateTime = dateTimeText()
  const filter = useQueryFilter(20)
  const classes = useListSchoolClasses(filter.request)
  const columns: TableColumn<OfficeClass>[] = [
    {
      id: 'name',
      header: t('classes.name'),
      cell: ({ classId, className }) => (
        <StyledLink asChild>
          <Link to={officePath.class(classId)}>{className}</Link>
        </StyledLink>
      ),
    },
    {
      id: 'course',
      header: t('classes.course'),
      cell: ({ courseName, courseKind }) => <CourseName name={courseName} kind={courseKind} />,
    },
    { id: 'teacher', header: t('classes.teacher'), cell: ({ teacher }) => teacher.name },
    {
      id: 'students',
      header: t('classes.students'),
      align: 'end',
      cell: ({ studentCount, studentLimit }) => `${studentCount} / ${studentLimit}`,
    },
    { id: 'lessons', header: t('classes.lessons'), align: 'end', cell: ({ lessonCount }) => lessonCount },
    {
      id: 'next',
      header: t('classes.next'),
      cell: ({ nextLessonAt }) => (nextLessonAt === null ? t('classes.noNext') : dateTime(nextLessonAt)),
    },
  ]
  return (
    <section className={css.panel} aria-label={t('classes.title')}>
      <div className={css.cardHead}>
        <h2 className={css.cardTitle}>{t('classes.title')}</h2>
        <SearchField label={t('search')} placeholder={t('classes.search')} {...filter.searchProps} />
      </div>
      <Table
        label={t('classes.title')}
        columns={columns}
        rows={classes.data?.records}
        rowId={({ classId }) => classId}
        rowName={({ className }) => className}
        isBusy={classes.isPlaceholderData}
        error={tableProblem(classes)}
        empty={
          filter.keyword !== '' ? (
            <NoneFound onClear={() => filter.clear()} />
          ) : (
            <EmptyState
              drawing="people"
              title={t('classes.none')}
              description={t('classes.noneText')}
              action={<Button onClick={onAdd}>{t('classes.add')}</Button>}
            />
          )
        }
        pagination={filter.pagination(classes.data?.total ?? 0)}
      />
    </section>
  )
}

/** The list of classes above has the shorter names in the address. */
const courseNames = { keyword: 'course', page: 'coursePage' } as const

interface CoursesProps {
  onAdd: () => void
  onEdit: (course: OfficeCourse) => void
}

function Courses({ onAdd, onEdit }: CoursesProps) {
  const { t } = useTranslation('schoolOffice')
  const filter = useQueryFilter(20, courseNames)
  const courses = useListSchoolCourses(filter.request)
  const columns: TableColumn<OfficeCourse>[] = [
    { id: 'name', header: t('courses.name'), cell: ({ name, kind }) => <CourseName name={name} kind={kind} /> },
    { id: 'textbook', header: t('courses.textbook'), cell: ({ textbook }) => textbook?.name ?? '–' },
    { id: 'type', header: t('courses.type'), cell: ({ classType }) => t(`courses.types.${classType}`) },
    { id: 'classes', header: t('courses.classes'), align: 'end', cell: ({ classCount }) => classCount },
    { id: 'students', header: t('classes.students'), align: 'end', cell: ({ studentCount }) => studentCount },
    {
      id: 'status',
      header: t('courses.status'),
      cell: ({ status }) => (
        <StatusPill tone={status === 'published' ? 'success' : 'neutral'}>{t(`courses.statuses.${status}`)}</StatusPill>
      ),
    },
    {
      id: 'edit',
      header: t('courses.change'),
      // A public course is changed by the teacher who made it; here it leads to its class.
      cell: (course) =>
        course.kind === 'public' ? (
          <StyledLink asChild>
            <Link
              to={`${officePath.classes}?${new URLSearchParams({ keyword: course.name })}`}
              aria-label={t('courses.classesOf', { name: course.name })}
            >
              {t('courses.classes')}
            </Link>
          </StyledLink>
        ) : (
          <Button
            size="sm"
            tone="quiet"
            aria-label={t('courses.changeOne', { name: course.name })}
            onClick={() => onEdit(course)}
          >
            {t('edit')}
          </Button>
        ),
    },
  ]
  return (
    <section className={css.panel} aria-label={t('courses.title')}>
      <div className={css.cardHead}>
        <h2 className={css.cardTitle}>{t('courses.title')}</h2>
        <SearchField label={t('search')} placeholder={t('courses.search')} {...filter.searchProps} />
      </div>
      <Table
        label={t('courses.title')}
        columns={columns}
        rows={courses.data?.records}
        rowId={({ courseId }) => courseId}
        rowName={({ name }) => name}
        isBusy={courses.isPlaceholderData}
        error={tableProblem(courses)}
        empty={
          filter.keyword !== '' ? (
            <NoneFound onClear={() => filter.clear()} />
          ) : (
            <EmptyState
              drawing="lessons"
              title={t('courses.none')}
              description={t('courses.noneText')}
              action={<Button onClick={onAdd}>{t('courses.add')}</Button>}
            />
          )
        }
        pagination={filter.pagination(courses.data?.total ?? 0)}
      />
    </section>
  )
}

/** A public course is marked, because the teacher who made it decides about it. */
function CourseName({ name, kind }: { name: string; kind: OfficeCourse['kind'] }) {
  const { t } = useTranslation('schoolOffice')
  return (
    <>
      {name} {kind === 'public' && <StatusPill>{t('courses.public')}</StatusPill>}
    </>
  )
}
