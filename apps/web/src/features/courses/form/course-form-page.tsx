import { useGetCourseConfig, useGetPublicCourse } from '@hwjy/sdk'
import { Skeleton } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import * as list from '../../../shared/list-page/list-page.css.ts'
import { teacherPath } from '../../../shared/page/teacher-paths.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { BackLink } from '../../../shared/page/back-link.tsx'
import { CourseForm } from './course-form.tsx'

/** Makes a public course, or changes one. */
export default function CourseFormPage() {
  const { courseId } = useParams()
  return courseId === undefined ? <NewCourse /> : <ChangedCourse key={courseId} courseId={courseId} />
}

function NewCourse() {
  const { t } = useTranslation('courses')
  const config = useGetCourseConfig()
  return (
    <div className={list.page}>
      <BackLink to={`${teacherPath.courses}?kind=public`} label={t('heading')} />
      <h1>{t('new')}</h1>
      {config.data ? (
        <CourseForm course={null} config={config.data} />
      ) : (
        <NoAnswer query={config} title={t('formError')} waiting={<FormSkeleton />} />
      )}
    </div>
  )
}

function ChangedCourse({ courseId }: { courseId: string }) {
  const { t } = useTranslation('courses')
  const config = useGetCourseConfig()
  const course = useGetPublicCourse({ courseId })
  return (
    <div className={list.page}>
      <BackLink to={teacherPath.publicCourse(courseId)} label={course.data?.courseName ?? t('heading')} />
      <h1>{t('editHeading')}</h1>
      {config.data && course.data ? (
        <CourseForm course={course.data} config={config.data} />
      ) : (
        <NoAnswer query={course.data ? config : course} title={t('formError')} waiting={<FormSkeleton />} />
      )}
    </div>
  )
}

const FormSkeleton = () => (
  <Waiting className={list.panel}>
    <Skeleton shape="box" height="16rem" />
    <Skeleton shape="box" height="12rem" />
  </Waiting>
)
