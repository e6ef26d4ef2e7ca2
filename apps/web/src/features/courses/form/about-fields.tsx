import { type CourseConfig, type PublicCourse, type Subject, useListSubjects, useListTextbooks } from '@hwjy/sdk'
import { Field, Select, Textarea, TextInput } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { langOf } from '../../../shared/names/name-line.tsx'
import type { CourseFormState } from './use-course-form.ts'
import { CoverField } from './cover-field.tsx'

interface PartProps {
  form: CourseFormState
  course: PublicCourse | null
  config: CourseConfig
}

/** Shows what the course is about: name, subject, textbook, introduction, picture. */
export function AboutFields({ form, course, config }: PartProps) {
  const { t } = useTranslation('courses')
  const { values, change, errorOf, textProps } = form
  const subjects = useListSubjects()
  const textbooks = useListTextbooks({})
  const isBookFixed = course !== null && !course.canChangeTextbook
  return (
    <>
      <Field label={t('form.name')} error={errorOf('courseName')} isRequired>
        <TextInput {...textProps('courseName')} autoComplete="off" />
      </Field>
      <Field label={t('subject')} error={errorOf('subjectId')} isRequired>
        <Select
          value={values.subjectId}
          placeholder={t('form.choose')}
          onValueChange={(subjectId) => change({ subjectId })}
          options={subjectOptions(subjects.data ?? [])}
        />
      </Field>
      <Field
        label={t('form.textbook')}
        help={t(isBookFixed ? 'fixed.textbook-fixed' : 'form.textbookText')}
        error={errorOf('textbookId')}
      >
        <Select
          value={values.textbookId === '' ? 'none' : values.textbookId}
          disabled={isBookFixed}
          onValueChange={(chosen) => change({ textbookId: chosen === 'none' ? '' : chosen })}
          options={[
            { value: 'none', label: t('form.noTextbook') },
            ...(textbooks.data ?? []).map(({ textbookId, name }) => ({
              value: textbookId,
              label: name,
              lang: langOf(name),
            })),
          ]}
        />
      </Field>
      <Field label={t('form.introduction')} error={errorOf('introduction')} isRequired>
        <Textarea rows={6} maxCount={config.introductionMax} {...textProps('introduction')} />
      </Field>
      <CoverField
        cover={values.cover}
        types={config.coverTypes}
        maxBytes={config.coverMaxBytes}
        error={errorOf('cover')}
        onChange={(cover) => change({ cover })}
      />
    </>
  )
}

/** Subjects below their parents; a parent that has children is a heading rather than a subject of its own. */
function subjectOptions(subjects: readonly Subject[]) {
  const nameOf = (id: string | null) => subjects.find(({ subjectId }) => subjectId === id)?.name
  return subjects
    .filter(({ childCount }) => childCount === 0)
    .map(({ subjectId, parentId, name }) => {
      const parent = nameOf(parentId)
      return { value: subjectId, label: parent === undefined ? name : `${parent} · ${name}`, lang: langOf(name) }
    })
}
