import { type OfficeCourse, useListSchoolCourses } from '@hwjy/sdk'
import { Combobox } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface CoursePickerProps {
  value: string
  /** Name of the chosen course, which need not be among those that are listed. */
  label?: string | undefined
  /** Only courses of this size. */
  classType?: OfficeCourse['classType']
  onChange: (courseId: string, name: string) => void
}

/** Finds an open course of the office by typing. */
export function CoursePicker({ value, label, classType, onChange }: CoursePickerProps) {
  const { t } = useTranslation('schoolOffice')
  const [keyword, setKeyword] = useState('')
  const courses = useListSchoolCourses({
    current: 1,
    size: 20,
    kind: 'systematic',
    status: 'published',
    ...(keyword !== '' && { keyword }),
  })
  const found = (courses.data?.records ?? []).filter(
    (course) => classType === undefined || course.classType === classType,
  )
  return (
    <Combobox
      options={found.map(({ courseId, name }) => ({ value: courseId, label: name }))}
      value={value}
      {...(label !== undefined && { chosenLabel: label })}
      isLoading={courses.isFetching}
      emptyText={t('courses.none')}
      onQueryChange={(query) => setKeyword(query.trim().slice(0, 100))}
      onValueChange={(courseId) => onChange(courseId, found.find((one) => one.courseId === courseId)?.name ?? '')}
    />
  )
}
