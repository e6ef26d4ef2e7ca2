import { errorCodes, useCreateSchoolClass } from '@hwjy/sdk'
import { StudentLimitMax } from '@hwjy/sdk/limits'
import { NewSchoolClass } from '@hwjy/sdk/schemas'
import { Field, NumberInput, TextInput } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { OfficeDialog } from '../office-dialog.tsx'
import { atOnce } from '../../../shared/at-once.ts'
import { NamesFields, namesRequest, type TypedNames, typedNames } from '../names-fields.tsx'
import { useOfficeForm } from '../office-form.tsx'
import { PersonPicker } from '../people/person-picker.tsx'
import { CoursePicker } from './course-picker.tsx'
import { withoutEmpty } from '../without-empty.ts'

const fields = {
  ofCode: { [errorCodes.externalIdTaken]: 'externalId' },
  inInput: ['courseId', 'name', 'teacherId', 'studentLimit', 'externalId'],
} as const

interface ClassDialogProps {
  onClose: () => void
  onAdded: (classId: string) => void
}

/** A new class of a course, with its teacher and its seats. */
export function ClassDialog({ onClose, onAdded }: ClassDialogProps) {
  const { t } = useTranslation('schoolOffice')
  const { mutateAsync: create } = useCreateSchoolClass(atOnce)
  const form = useOfficeForm({
    schema: NewSchoolClass,
    defaultValues: {
      courseId: '',
      name: '',
      ...typedNames(null),
      teacherId: '',
      studentLimit: null as number | null,
      externalId: '',
    },
    request: requestOf,
    fields,
    save: async (values) => onAdded((await create({ data: requestOf(values) })).class.classId),
  })
  return (
    <OfficeDialog
      title={t('classes.addTitle')}
      submitLabel={t('classes.add')}
      isBusy={form.isBusy}
      isChanged={form.isChanged}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Field label={t('classes.course')} error={form.errorOf('courseId')} isRequired>
        <CoursePicker value={form.values.courseId} onChange={(courseId) => form.change({ courseId })} />
      </Field>
      <Field label={t('classes.name')} error={form.errorOf('name')} isRequired>
        <TextInput {...form.textProps('name')} autoComplete="off" />
      </Field>
      <NamesFields textProps={form.textProps} />
      <Field label={t('classes.teacher')} error={form.errorOf('teacherId')} isRequired>
        <PersonPicker
          side="teacher"
          value={form.values.teacherId}
          onChange={(teacherId) => form.change({ teacherId })}
        />
      </Field>
      <Field label={t('classes.limit')} help={t('classes.limitText')} error={form.errorOf('studentLimit')}>
        <NumberInput {...form.numberProps('studentLimit')} min={1} max={StudentLimitMax} />
      </Field>
      <Field label={t('people.externalId')} error={form.errorOf('externalId')}>
        <TextInput {...form.textProps('externalId')} autoComplete="off" />
      </Field>
      <CallNotice problem={form.problem} />
    </OfficeDialog>
  )
}

interface Typed extends TypedNames {
  courseId: string
  name: string
  teacherId: string
  studentLimit: number | null
  externalId: string
}

const requestOf = ({ courseId, name, teacherId, studentLimit, externalId, ...names }: Typed): NewSchoolClass => ({
  courseId,
  name: name.trim(),
  ...namesRequest(null, names),
  teacherId,
  ...(studentLimit !== null && { studentLimit }),
  ...withoutEmpty({ externalId }),
})
