import { type PaidCourse, useGetPaidCourse, useGetTopNotice, useListClassTeachers } from '@hwjy/sdk'
import { Avatar, Banner, Button, Card, EmptyState, Link as StyledLink, Tabs } from '@hwjy/ui'
import { MessagesSquare } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { coursePaths } from '../../shared/courses/course-paths.ts'
import { OtherChildren } from '../../shared/family/other-children.tsx'
import { OwnStarButton } from '../../shared/favourites/star-button.tsx'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { studentPath } from '../../shared/page/student-paths.ts'
import { useSubjectTitle } from '../../shared/page/use-subject-title.ts'
import * as page from '../../shared/page.css.ts'
import { faceOf } from '../../shared/people/face-of.ts'
import { threadPath } from '../../shared/threads/thread-path.ts'
import { CourseChapters } from './course-chapters.tsx'
import { CourseHomework } from './course-homework.tsx'
import { CourseLessons } from './course-lessons.tsx'
import { CourseNotices } from './course-notices.tsx'
import { nameIn } from '../../shared/names/name-in.ts'
import { NamedText } from '../../shared/names/named-text.tsx'
import { classOf, NameLine } from '../../shared/names/name-line.tsx'
import * as css from './study.css.ts'

const tabs = ['about', 'lessons', 'chapters', 'homework', 'notices'] as const
type CourseTab = (typeof tabs)[number]

/** One course of the student. The product document has two addresses for it: one of them opens at its lessons. */
export default function CoursePage({ opensAt }: { opensAt: CourseTab }) {
  const { t, i18n } = useTranslation('study')
  const [params] = useSearchParams()
  const courseId = params.get('courseId') ?? ''
  const course = useGetPaidCourse({ courseId }, { query: { enabled: courseId !== '' } })
  useSubjectTitle(course.data && nameIn({ ...course.data.course, name: course.data.course.courseName }, i18n.language))
  if (courseId === '' || isNotYours(course.error))
    return (
      <div className={page.page}>
        <EmptyState
          drawing="search"
          title={<h1>{t('notYours')}</h1>}
          description={t('notYoursText')}
          action={
            <Button asChild tone="primary">
              <Link to={courseId === '' ? '/student/courses' : coursePaths.introduction(courseId)}>
                {courseId === '' ? t('courses') : t('introduction')}
              </Link>
            </Button>
          }
        >
          <OtherChildren />
        </EmptyState>
      </div>
    )
  return (
    <div className={page.page}>
      {course.data ? (
        <Course detail={course.data} opensAt={opensAt} />
      ) : (
        <NoList query={course} title={<h1>{t('courseError')}</h1>} rows={6} />
      )}
    </div>
  )
}

function Course({ detail, opensAt }: { detail: PaidCourse; opensAt: CourseTab }) {
  const { t, i18n } = useTranslation('study')
  const [params, setParams] = useSearchParams()
  const { course, introduction, textbookName, teacher, lessons } = detail
  const notice = useGetTopNotice({ courseId: course.courseId })
  const tab = tabs.find((known) => known === params.get('tab')) ?? opensAt
  return (
    <>
      <header className={page.head}>
        <div className={css.row}>
          <h1>
            <NamedText of={{ ...course, name: course.courseName }} />
          </h1>
          <OwnStarButton
            viewer="student"
            target={{ targetType: 'course', targetId: course.courseId }}
            name={nameIn({ ...course, name: course.courseName }, i18n.language)}
          />
        </div>
        <p className={css.muted}>
          <NameLine of={classOf(course)} /> ·{' '}
          {t('held', { held: course.lessonsHeld, total: course.totalLessons, attended: course.lessonsAttended })}
        </p>
      </header>
      {course.unsignedContractId !== null && (
        <Banner tone="warning">
          {t('unsigned')} <Link to={coursePaths.contract(course.unsignedContractId)}>{t('sign')}</Link>
        </Banner>
      )}
      {notice.data && (
        <Banner tone="info" title={notice.data.title}>
          {notice.data.content}
        </Banner>
      )}
      <Tabs
        label={course.courseName}
        activation="manual"
        value={tab}
        onValueChange={(next) => {
          const query = new URLSearchParams(params)
          query.set('tab', next)
          setParams(query, { replace: true })
        }}
        items={[
          {
            value: 'about',
            label: t('tabs.about'),
            content: (
              <div className={css.panel}>
                {introduction !== '' && <p className={css.text}>{introduction}</p>}
                {textbookName !== null && (
                  <p className={css.muted}>
                    {t('textbook', { name: textbookName })} ·{' '}
                    <StyledLink asChild>
                      <Link to={studentPath.book(course.courseId)}>{t('book')}</Link>
                    </StyledLink>
                  </p>
                )}
                <Teachers classId={course.classId} first={teacher} />
              </div>
            ),
          },
          { value: 'lessons', label: t('tabs.lessons'), content: <CourseLessons lessons={lessons} /> },
          { value: 'chapters', label: t('tabs.chapters'), content: <CourseChapters courseId={course.courseId} /> },
          { value: 'homework', label: t('tabs.homework'), content: <CourseHomework courseId={course.courseId} /> },
          { value: 'notices', label: t('tabs.notices'), content: <CourseNotices courseId={course.courseId} /> },
        ]}
      />
    </>
  )
}

/** The teachers of the class; the first one, whom the course names, is there at once. */
function Teachers({ classId, first }: { classId: string; first: PaidCourse['teacher'] }) {
  const others = (useListClassTeachers({ classId }).data ?? []).filter(({ userId }) => userId !== first.userId)
  return [first, ...others].map((teacher) => <TeacherCard key={teacher.userId} teacher={teacher} />)
}

function TeacherCard({ teacher }: { teacher: PaidCourse['teacher'] }) {
  const { t } = useTranslation('study')
  const nameId = useId()
  return (
    <Card className={css.teacher}>
      <Avatar size={56} isDecorative {...faceOf(teacher)} />
      <div>
        <h2 id={nameId}>
          <StyledLink asChild>
            <Link to={studentPath.teacher(teacher.userId)}>{teacher.nickname || teacher.name}</Link>
          </StyledLink>
        </h2>
        {teacher.introduction !== '' && <p className={css.text}>{teacher.introduction}</p>}
        <Button asChild size="sm" className={css.message}>
          <Link to={threadPath(teacher.userId)} aria-describedby={nameId}>
            <MessagesSquare aria-hidden size={18} />
            {t('messageTeacher')}
          </Link>
        </Button>
      </div>
    </Card>
  )
}
