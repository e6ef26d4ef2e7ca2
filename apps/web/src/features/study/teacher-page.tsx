import { type TeacherInfo, useGetTeacherInfo } from '@hwjy/sdk'
import { Avatar, Button, EmptyState, List, ListItem, Skeleton } from '@hwjy/ui'
import { MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { coursePaths } from '../../shared/courses/course-paths.ts'
import { OtherChildren } from '../../shared/family/other-children.tsx'
import { HanText } from '../../shared/han-text.tsx'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { useSubjectTitle } from '../../shared/page/use-subject-title.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as page from '../../shared/page.css.ts'
import { faceOf } from '../../shared/people/face-of.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { threadPath } from '../../shared/threads/thread-path.ts'
import * as css from './study.css.ts'

/** A teacher as their students know them, with the courses that the student has with them. */
export default function TeacherPage() {
  const { t } = useTranslation('study')
  const { tchId = '' } = useParams()
  const teacher = useGetTeacherInfo({ tchId })
  useSubjectTitle(teacher.data && (teacher.data.nickname || teacher.data.name))
  return (
    <div className={page.page}>
      {isNotYours(teacher.error) ? (
        <EmptyState
          drawing="people"
          title={<h1>{t('teacher.notYours')}</h1>}
          description={t('teacher.notYoursText')}
          action={
            <Button asChild tone="primary">
              <Link to="/student/courses">{t('teacher.allCourses')}</Link>
            </Button>
          }
        >
          <OtherChildren />
        </EmptyState>
      ) : teacher.data ? (
        <Teacher teacher={teacher.data} />
      ) : (
        <NoAnswer
          query={teacher}
          title={<h1>{t('teacher.error')}</h1>}
          waiting={
            <Waiting className={css.panel}>
              <Skeleton shape="box" height="6rem" />
              <Skeleton shape="box" height="10rem" />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

function Teacher({ teacher: { tchId, name, nickname, avatar, introduction, classes } }: { teacher: TeacherInfo }) {
  const { t } = useTranslation('study')
  const shown = nickname || name
  return (
    <>
      <header className={css.teacher}>
        <Avatar size={80} isDecorative {...faceOf({ name, avatar })} />
        <div className={page.head}>
          <h1>{shown}</h1>
          {shown !== name && <p className={css.muted}>{name}</p>}
          {classes.length > 0 && (
            <Button asChild size="sm" className={css.message}>
              <Link to={threadPath(tchId)}>
                <MessagesSquare aria-hidden size={18} />
                {t('messageTeacher')}
              </Link>
            </Button>
          )}
        </div>
      </header>
      {introduction !== '' && <p className={css.text}>{introduction}</p>}
      <section className={page.section} aria-labelledby="courses">
        <h2 id="courses">{t('teacher.classes', { name: shown })}</h2>
        {classes.length === 0 ? (
          <p className={css.muted}>{t('teacher.none')}</p>
        ) : (
          <List label={t('teacher.classes', { name: shown })}>
            {classes.map(({ classId, className, courseId, courseName }) => (
              <ListItem
                key={classId}
                link={<Link to={coursePaths.detail(courseId)}>{null}</Link>}
                title={<HanText>{courseName}</HanText>}
                description={<HanText>{className}</HanText>}
              />
            ))}
          </List>
        )}
      </section>
    </>
  )
}
