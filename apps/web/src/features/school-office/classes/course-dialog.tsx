import {
  errorCodes,
  listSchoolCourses,
  type OfficeCourse,
  useCreateSchoolCourse,
  useListSchoolTextbooks,
  useUpdateSchoolCourse,
} from '@hwjy/sdk'
import { LessonMinutesMax, newSchoolCourseIntroductionMax, PriceMinorMax } from '@hwjy/sdk/limits'
import { NewSchoolCourse, SchoolCourseChange } from '@hwjy/sdk/schemas'
import { Combobox, Field, NumberInput, SegmentedControl, Switch, Textarea, TextInput } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { OfficeDialog } from '../office-dialog.tsx'
import { ConflictNotice } from '../../../shared/forms/conflict/conflict-notice.tsx'
import { atOnce } from '../../../shared/at-once.ts'
import { minorUnits, priceText } from '../../../shared/price-text.ts'
import { NamesFields, namesRequest, type TypedNames, typedNames } from '../names-fields.tsx'
import { useOfficeChange } from '../office-change.tsx'
import { withoutEmpty } from '../without-empty.ts'

const fields = {
  ofCode: { [errorCodes.externalIdTaken]: 'externalId', [errorCodes.courseNotEditable]: 'textbookId' },
  inInput: ['name', 'textbookId', 'lessonMinutes', 'introduction', 'priceMinor', 'externalId'],
} as const

const USUAL_MINUTES = 45
/** New courses are sold in it. */
const CURRENCY = 'CNY'

/** A systematic course: what is taught, from which textbook, in classes of which size. */
export function CourseDialog({ course, onClose }: { course: OfficeCourse | null; onClose: () => void }) {
  const { t, i18n } = useTranslation('schoolOffice')
  const textbooks = useListSchoolTextbooks()
  const { mutateAsync: create } = useCreateSchoolCourse(atOnce)
  const { mutateAsync: update } = useUpdateSchoolCourse(atOnce)
  const form = useOfficeChange({
    opened: course,
    valuesOf,
    requestOf: (base: OfficeCourse | null, typed: Typed) => (base ? changeOf(base, typed) : newCourse(typed)),
    read: () => (course ? readCourse(course.courseId) : Promise.resolve(null)),
    update: (data: SchoolCourseChange | NewSchoolCourse): Promise<OfficeCourse | null> =>
      'courseId' in data ? update({ data }) : create({ data }),
    schema: course ? SchoolCourseChange : NewSchoolCourse,
    fields,
    say: ({ code }) => (code === errorCodes.courseNotEditable ? t('courses.textbookFixed') : undefined),
    onSaved: onClose,
  })
  const labels = {
    name: t('courses.name'),
    nameEn: t('names.nameEn'),
    nameJa: t('names.nameJa'),
    pinyin: t('names.pinyin'),
    classType: t('courses.type'),
    textbookId: t('courses.textbook'),
    lessonMinutes: t('courses.minutes'),
    introduction: t('courses.introduction'),
    priceMinor: t('courses.price'),
    externalId: t('people.externalId'),
    isOpen: t('courses.isOpen'),
  }
  const books = [...(textbooks.data ?? []), course?.textbook, form.theirs?.textbook]
  const nameOfBook = (id: string) => books.find((book) => book?.textbookId === id)?.name
  const { values } = form
  const currency = course?.currency ?? CURRENCY
  return (
    <OfficeDialog
      title={course ? t('courses.changeOne', { name: course.name }) : t('courses.addTitle')}
      submitLabel={course ? t('save') : t('courses.add')}
      isBusy={form.isBusy}
      isChanged={form.isChanged}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Field label={t('courses.name')} error={form.errorOf('name')} isRequired>
        <TextInput {...form.textProps('name')} autoComplete="off" />
      </Field>
      <NamesFields textProps={form.textProps} />
      {!course && (
        <SegmentedControl
          isWide
          label={t('courses.type')}
          value={values.classType}
          onValueChange={(classType) => form.change({ classType })}
          options={[
            { value: 'small', label: t('courses.types.small') },
            { value: 'large', label: t('courses.types.large') },
          ]}
        />
      )}
      <Field label={t('courses.textbook')} help={t('courses.textbookText')} error={form.errorOf('textbookId')}>
        <Combobox
          options={(textbooks.data ?? []).map(({ textbookId, name, chapterCount }) => ({
            value: textbookId,
            label: name,
            detail: t('courses.chapters', { count: chapterCount }),
          }))}
          value={values.textbookId}
          chosenLabel={course?.textbook?.name}
          isLoading={textbooks.isPending}
          emptyText={t('noneFound')}
          onValueChange={(textbookId) => form.change({ textbookId })}
        />
      </Field>
      <Field label={t('courses.minutes')} error={form.errorOf('lessonMinutes')}>
        <NumberInput {...form.numberProps('lessonMinutes')} min={1} max={LessonMinutesMax} step={5} />
      </Field>
      <Field label={t('courses.introduction')} error={form.errorOf('introduction')}>
        <Textarea {...form.textProps('introduction')} rows={3} maxCount={newSchoolCourseIntroductionMax} />
      </Field>
      <Field
        label={t('courses.priceIn', { currency })}
        help={t('courses.priceText')}
        error={form.errorOf('priceMinor')}
      >
        <NumberInput
          value={values.priceMinor === 0 ? null : values.priceMinor / minorUnits(currency)}
          min={0}
          max={PriceMinorMax / minorUnits(currency)}
          onValueChange={(price) => form.change({ priceMinor: Math.round((price ?? 0) * minorUnits(currency)) })}
        />
      </Field>
      <Field label={t('people.externalId')} error={form.errorOf('externalId')}>
        <TextInput {...form.textProps('externalId')} autoComplete="off" />
      </Field>
      {course && (
        <Switch
          label={t('courses.isOpen')}
          description={t('courses.isOpenText')}
          isChecked={values.isOpen}
          onCheckedChange={(isOpen) => form.change({ isOpen })}
        />
      )}
      <ConflictNotice
        {...form.conflict}
        labelOf={(name) => labels[name]}
        show={(name, value) => {
          if (name === 'textbookId') return nameOfBook(String(value))
          return name === 'priceMinor' ? priceText(Number(value), currency, i18n.language) : undefined
        }}
      />
      <CallNotice problem={form.problem} />
    </OfficeDialog>
  )
}

interface Typed extends TypedNames {
  name: string
  classType: 'small' | 'large'
  textbookId: string
  /** Null while the field is empty, which the contract refuses before it is sent. */
  lessonMinutes: number | null
  introduction: string
  /** 0: students ask the school. */
  priceMinor: number
  externalId: string
  isOpen: boolean
}

const valuesOf = (course: OfficeCourse | null): Typed => ({
  name: course?.name ?? '',
  ...typedNames(course),
  classType: course?.classType ?? 'small',
  textbookId: course?.textbook?.textbookId ?? '',
  lessonMinutes: course?.lessonMinutes ?? USUAL_MINUTES,
  introduction: course?.introduction ?? '',
  priceMinor: course?.priceMinor ?? 0,
  externalId: course?.externalId ?? '',
  isOpen: course?.status !== 'closed',
})

const PAGE_SIZE = 100

/** Looks the course up in the list, because no call gives a single one. */
async function readCourse(courseId: string, current = 1): Promise<OfficeCourse | null> {
  const { records, pages } = await listSchoolCourses({ kind: 'systematic', current, size: PAGE_SIZE })
  const found = records.find((course) => course.courseId === courseId)
  return found ?? (current < pages ? readCourse(courseId, current + 1) : null)
}

const newCourse = ({
  name,
  classType,
  lessonMinutes,
  textbookId,
  introduction,
  priceMinor,
  externalId,
  ...names
}: Typed): NewSchoolCourse => ({
  name: name.trim(),
  ...namesRequest(null, names),
  classType,
  lessonMinutes: lessonMinutes as number,
  priceMinor,
  ...withoutEmpty({ textbookId, introduction, externalId }),
})

const changeOf = (course: OfficeCourse, typed: Typed): SchoolCourseChange => ({
  courseId: course.courseId,
  ...(course.updatedAt !== null && { basedOn: course.updatedAt }),
  name: typed.name.trim(),
  ...namesRequest(course, typed),
  ...(typed.textbookId !== (course.textbook?.textbookId ?? '') && withoutEmpty({ textbookId: typed.textbookId })),
  lessonMinutes: typed.lessonMinutes as number,
  introduction: typed.introduction.trim(),
  priceMinor: typed.priceMinor,
  externalId: typed.externalId.trim(),
  status: typed.isOpen ? 'published' : 'closed',
})
