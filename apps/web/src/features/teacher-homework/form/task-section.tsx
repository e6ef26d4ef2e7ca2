import { HomeworkContentMax, HomeworkTitleMax } from '@hwjy/sdk/limits'
import { Button, Field, SegmentedControl, Textarea, TextInput } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { AttachmentField } from './attachment-field.tsx'
import * as css from './homework-form.css.ts'
import { titleChoices } from './homework-values.ts'
import type { HomeworkForm } from './use-homework-form.ts'
import { useLessonsOf } from './who-section.tsx'

interface TaskSectionProps {
  form: HomeworkForm
  /** The kind stays as it was set. */
  isKindFixed: boolean
}

/** Asks for its title, the task and its files. */
export function TaskSection({ form, isKindFixed }: TaskSectionProps) {
  const { t } = useTranslation('homeworkForm')
  const { values } = form
  const lessons = useLessonsOf(values.classIds.length === 1 ? (values.classIds[0] ?? '') : '')
  const lessonNo = lessons.data?.lessons.find(({ lessonId }) => lessonId === values.lessonId)?.lessonNo ?? null
  // Spaces at its ends are not sent.
  const titleCount = [...values.title.trim()].length
  const isTooLong = titleCount > HomeworkTitleMax
  const ofReader = [
    t('task.ready.homework'),
    ...(lessonNo === null ? [] : [t('task.ready.lesson', { no: lessonNo })]),
    t('task.ready.dictation'),
    t('task.ready.reading'),
    t('task.ready.writing'),
    t('task.ready.test'),
  ]
  return (
    <>
      <div className={css.group}>
        <Field
          label={t('task.title')}
          help={
            titleCount === 0
              ? t('task.titleHelp', { count: HomeworkTitleMax })
              : isTooLong
                ? undefined
                : t('task.titleCount', { count: titleCount, max: HomeworkTitleMax })
          }
          error={isTooLong ? t('task.titleLong', { count: titleCount, max: HomeworkTitleMax }) : form.errorOf('title')}
          isRequired
        >
          <TextInput {...form.textProps('title')} lang="zh-Hans" />
        </Field>
        <ul aria-label={t('task.titles')} className={css.chips}>
          {titleChoices(lessonNo, ofReader).map(({ title, lang }) => (
            <li key={title}>
              <Button
                size="sm"
                aria-pressed={values.title === title}
                lang={lang}
                onClick={() => form.change({ title })}
              >
                {title}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <Field label={t('task.content')} error={form.errorOf('content')} isRequired>
        <Textarea rows={3} maxCount={HomeworkContentMax} {...form.textProps('content')} />
      </Field>
      {!isKindFixed && (
        <div className={css.group}>
          <span aria-hidden className={css.legend}>
            {t('task.kind')}
          </span>
          <SegmentedControl
            label={t('task.kind')}
            value={values.kind}
            onValueChange={(kind) => form.change({ kind })}
            options={[
              { value: 'dailyTask', label: t('task.dailyTask') },
              { value: 'test', label: t('task.test') },
            ]}
          />
          <p className={css.muted}>{t(values.kind === 'test' ? 'task.testHelp' : 'task.dailyTaskHelp')}</p>
        </div>
      )}
      <AttachmentField attachments={values.attachments} onChange={(attachments) => form.change({ attachments })} />
    </>
  )
}
