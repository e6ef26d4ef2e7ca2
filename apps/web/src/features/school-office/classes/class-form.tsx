import { errorCodes, getSchoolClass, type OfficeClass, useUpdateSchoolClass } from '@hwjy/sdk'
import { StudentLimitMax } from '@hwjy/sdk/limits'
import { SchoolClassChange } from '@hwjy/sdk/schemas'
import { Button, Card, Checkbox, Field, NumberInput, TextInput, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { atOnce } from '../../../shared/at-once.ts'
import { ConflictNotice } from '../../../shared/forms/conflict/conflict-notice.tsx'
import * as css from '../office.css.ts'
import { NamesFields, namesRequest, typedNames } from '../names-fields.tsx'
import { useOfficeChange } from '../office-change.tsx'
import { PersonPicker } from '../people/person-picker.tsx'
import { CoursePicker } from './course-picker.tsx'

const fields = {
  ofCode: { [errorCodes.externalIdTaken]: 'externalId', [errorCodes.teacherBusy]: 'teacherId' },
  inInput: ['courseId', 'name', 'teacherId', 'studentLimit', 'externalId'],
} as const

/** Why the course or the teacher of a class stays. */
const REASONS = ['begun', 'ordered', 'lesson-running'] as const

/** The class's own facts. */
export function ClassForm({ officeClass }: { officeClass: OfficeClass }) {
  const { t } = useTranslation('schoolOffice')
  const toast = useToast()
  const { mutateAsync: update } = useUpdateSchoolClass(atOnce)
  const form = useOfficeChange({
    opened: officeClass,
    valuesOf,
    requestOf,
    read: async () => (await getSchoolClass({ classId: officeClass.classId })).class,
    update: async (data: SchoolClassChange) => (await update({ data })).class,
    schema: SchoolClassChange,
    fields,
    say({ code, data }) {
      if (code !== errorCodes.courseNotEditable) return undefined
      return t(`classes.refused.${REASONS.find((reason) => reason === data?.reason) ?? 'begun'}`)
    },
    onSaved: () => toast.show(t('saved'), { tone: 'success' }),
  })
  const { classType, courseId, courseName, teacher } = form.base
  const [chosen, setChosen] = useState({ personId: '', name: '' })
  const [course, setCourse] = useState({ courseId: '', courseName: '' })
  const courses = [course, form.base, form.theirs]
  const courseOf = (id: string) => courses.find((one) => one?.courseId === id)?.courseName
  const teachers = [chosen, teacher, form.theirs?.teacher]
  const nameOf = (personId: string) => teachers.find((one) => one?.personId === personId)?.name
  const labels = {
    courseId: t('classes.course'),
    name: t('classes.name'),
    nameEn: t('names.nameEn'),
    nameJa: t('names.nameJa'),
    pinyin: t('names.pinyin'),
    teacherId: t('classes.teacher'),
    studentLimit: t('classes.limit'),
    externalId: t('people.externalId'),
    isConfirmed: t('classes.confirmTeacher'),
  }
  const { values } = form
  return (
    <Card asChild>
      <form noValidate className={css.card} onSubmit={form.submit}>
        <h2 className={css.cardTitle}>{t('classes.class')}</h2>
        <Field
          label={t('classes.course')}
          help={values.courseId === courseId ? undefined : t('classes.courseText')}
          error={form.errorOf('courseId')}
          isRequired
        >
          <CoursePicker
            value={values.courseId}
            label={courseOf(values.courseId) ?? courseName}
            classType={classType}
            onChange={(chosenId, name) => {
              setCourse({ courseId: chosenId, courseName: name })
              form.change({ courseId: chosenId })
            }}
          />
        </Field>
        <Field label={t('classes.name')} error={form.errorOf('name')} isRequired>
          <TextInput {...form.textProps('name')} autoComplete="off" />
        </Field>
        <NamesFields textProps={form.textProps} />
        <Field label={t('classes.teacher')} error={form.errorOf('teacherId')} isRequired>
          <PersonPicker
            side="teacher"
            value={values.teacherId}
            label={nameOf(values.teacherId)}
            onChange={(teacherId, name) => {
              setChosen({ personId: teacherId, name })
              form.change({ teacherId })
            }}
          />
        </Field>
        {values.teacherId !== teacher.personId && (
          <Checkbox
            label={t('classes.confirmTeacher')}
            description={t('classes.confirmTeacherText')}
            isChecked={values.isConfirmed}
            onCheckedChange={(isConfirmed) => form.change({ isConfirmed })}
          />
        )}
        <Field label={t('classes.limit')} error={form.errorOf('studentLimit')}>
          <NumberInput {...form.numberProps('studentLimit')} min={1} max={StudentLimitMax} />
        </Field>
        <Field label={t('people.externalId')} error={form.errorOf('externalId')}>
          <TextInput {...form.textProps('externalId')} autoComplete="off" />
        </Field>
        <ConflictNotice
          {...form.conflict}
          labelOf={(name) => labels[name]}
          show={(name, value) => {
            if (name === 'courseId') return courseOf(String(value))
            return name === 'teacherId' ? nameOf(String(value)) : undefined
          }}
        />
        <CallNotice problem={form.problem} />
        <div className={css.actions}>
          <Button type="submit" tone="primary" isBusy={form.isBusy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

const valuesOf = ({ courseId, className, teacher, studentLimit, externalId, ...named }: OfficeClass) => ({
  courseId,
  name: className,
  ...typedNames(named),
  teacherId: teacher.personId,
  studentLimit: studentLimit as number | null,
  externalId: externalId ?? '',
  isConfirmed: false,
})

const requestOf = (
  { classId, courseId, teacher, updatedAt, ...named }: OfficeClass,
  typed: ReturnType<typeof valuesOf>,
): SchoolClassChange => ({
  classId,
  ...(updatedAt !== null && { basedOn: updatedAt }),
  ...(typed.courseId !== courseId && { courseId: typed.courseId }),
  name: typed.name.trim(),
  ...namesRequest(named, typed),
  ...(typed.teacherId !== teacher.personId && { teacherId: typed.teacherId, confirm: typed.isConfirmed }),
  // The contract refuses an emptied field in the form, before it is sent.
  studentLimit: typed.studentLimit as number,
  externalId: typed.externalId.trim(),
})
