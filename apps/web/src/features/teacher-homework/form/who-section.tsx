import { type ClassChoice, useListLessonBriefs } from '@hwjy/sdk'
import { Checkbox, Field, Select } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { HanText } from '../../../shared/han-text.tsx'
import { useMoments } from '../use-moments.ts'
import * as css from './homework-form.css.ts'
import type { HomeworkForm } from './use-homework-form.ts'

const NO_LESSON = 'none'

interface WhoSectionProps {
  form: HomeworkForm
  /** Those to choose from; in a homework that is set its class alone, which stays. */
  classes: readonly Pick<ClassChoice, 'classId' | 'className' | 'courseName' | 'studentCount'>[]
  isFixed: boolean
  isLocked: boolean
}

/** Asks for the classes, and for the lesson it belongs to. */
export function WhoSection({ form, classes, isFixed, isLocked }: WhoSectionProps) {
  const { t } = useTranslation('homeworkForm')
  const { classIds } = form.values
  const toggle = (classId: string, isOn: boolean) => {
    const next = isOn ? [...classIds, classId] : classIds.filter((id) => id !== classId)
    // A lesson belongs to one class.
    form.change({
      classIds: next,
      ...(next.length === 1 && next[0] === classIds[0] ? {} : { lessonId: '', visibility: 'always' as const }),
    })
  }
  return (
    <>
      {isFixed ? (
        <p>
          <HanText>{classes[0]?.className ?? ''}</HanText>
        </p>
      ) : (
        <fieldset className={css.group}>
          <legend className={css.legend}>{t('who.classes')}</legend>
          {classes.map(({ classId, className, courseName, studentCount }) => (
            <Checkbox
              key={classId}
              label={<HanText>{className}</HanText>}
              description={t('who.class', { course: courseName, count: studentCount })}
              isChecked={classIds.includes(classId)}
              onCheckedChange={(isOn) => toggle(classId, isOn)}
            />
          ))}
          <p aria-live="polite" className={css.error}>
            {form.errorOf('classIds')}
          </p>
        </fieldset>
      )}
      {classIds.length === 1 && classIds[0] !== undefined && (
        <LessonField form={form} classId={classIds[0]} isLocked={isLocked} />
      )}
      {classIds.length > 1 && <p className={css.muted}>{t('who.several', { count: classIds.length })}</p>}
    </>
  )
}

export function useLessonsOf(classId: string) {
  return useListLessonBriefs({ classId }, { query: { enabled: classId !== '' } })
}

function LessonField({ form, classId, isLocked }: { form: HomeworkForm; classId: string; isLocked: boolean }) {
  const { t } = useTranslation('homeworkForm')
  const { moment } = useMoments()
  const lessons = useLessonsOf(classId)
  const { lessonId } = form.values
  return (
    <Field label={t('who.lesson')} help={t('who.lessonHelp')} error={form.errorOf('lessonId')}>
      <Select
        value={lessonId === '' ? NO_LESSON : lessonId}
        disabled={isLocked}
        onValueChange={(value) =>
          form.change(value === NO_LESSON ? { lessonId: '', visibility: 'always' } : { lessonId: value })
        }
        options={[
          { value: NO_LESSON, label: t('who.noLesson') },
          ...(lessons.data?.lessons ?? []).map((lesson) => ({
            value: lesson.lessonId,
            label: (
              <span>
                {lesson.lessonNo} · <HanText>{lesson.lessonName}</HanText> · {moment(lesson.startTime)}
              </span>
            ),
          })),
        ]}
      />
    </Field>
  )
}
