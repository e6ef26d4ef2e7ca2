import type { ClassChoice } from '@hwjy/sdk'
import { Banner, Card, Checkbox, useIsWide } from '@hwjy/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNames } from '../begun-dialog.tsx'
import { AskedList } from './asked-list.tsx'
import * as css from './homework-form.css.ts'
import { TaskSection } from './task-section.tsx'
import { TimesSection } from './times-section.tsx'
import type { HomeworkForm } from './use-homework-form.ts'
import { WhoSection } from './who-section.tsx'

export const formSteps = ['class', 'task', 'questions', 'times'] as const
export type FormStep = (typeof formSteps)[number]

/** Returns the step on which a field stands. */
export function stepOf(field: string): FormStep {
  if (field === 'classIds' || field === 'lessonId') return 'class'
  if (field === 'questions' || field === 'fullScore') return 'questions'
  return field === 'title' || field === 'content' || field === 'attachmentIds' ? 'task' : 'times'
}

export function useFormStep() {
  const [step, setStep] = useState<FormStep>('class')
  return { step, setStep }
}

interface FormSectionsProps {
  form: HomeworkForm
  classes: readonly Pick<ClassChoice, 'classId' | 'className' | 'courseName' | 'studentCount'>[]
  steps: ReturnType<typeof useFormStep>
  isReadOnly: boolean
  /** Given where the homework is set already. */
  homeworkId?: string | undefined
  isStartKept?: boolean | undefined
  /** Names of those who have begun: the questions stay. Null: no student has. */
  begun?: readonly string[] | null
}

/** The form: the task in the middle, who and when beside it; on a phone four steps. */
export function FormSections(props: FormSectionsProps) {
  const { form, classes, steps, isReadOnly, homeworkId, isStartKept = false, begun = null } = props
  const { t } = useTranslation('homeworkForm')
  const isWide = useIsWide()
  const names = useNames()
  const isSet = homeworkId !== undefined
  const isLocked = begun !== null
  const { values } = form
  const section = (step: FormStep, content: ReactNode) => (
    <Card asChild padding="lg" className={css.card}>
      <section aria-labelledby={`homework-${step}`} hidden={!isWide && steps.step !== step}>
        <h2 id={`homework-${step}`} className={css.cardTitle}>
          {t(`step.${step}`)}
        </h2>
        {content}
      </section>
    </Card>
  )
  return (
    <>
      {isLocked && (
        <Banner tone="info" title={t('locked.title')}>
          {begun.length === 0 ? t('locked.someone') : t('locked.names', { names: names(begun) })}
        </Banner>
      )}
      {!isWide && (
        <nav aria-label={t('step.label')} className={css.steps}>
          {formSteps.map((step) => (
            <button
              key={step}
              type="button"
              className={css.step}
              aria-current={step === steps.step ? 'step' : undefined}
              onClick={() => steps.setStep(step)}
            >
              {t(`step.short.${step}`)}
            </button>
          ))}
        </nav>
      )}
      <fieldset disabled={isReadOnly} className={css.columns}>
        <div className={css.column}>
          {section('class', <WhoSection form={form} classes={classes} isFixed={isSet} isLocked={isLocked} />)}
          {section(
            'times',
            <TimesSection form={form} isLocked={isLocked} isStartKept={isStartKept} homeworkId={homeworkId ?? null} />,
          )}
        </div>
        <div className={css.column}>
          {section('task', <TaskSection form={form} isKindFixed={isSet} />)}
          {section(
            'questions',
            <>
              <AskedList
                questions={values.questions}
                fullScore={values.fullScore}
                onChange={(part) => form.change(part)}
                fullScoreError={form.errorOf('fullScore')}
                questionsError={form.errorOf('questions')}
                isLocked={isLocked}
                emptyText={t('questions.none')}
                classId={values.classIds[0]}
                lessonId={values.lessonId}
              />
              {!isSet && (
                <Checkbox
                  label={t('questions.keep')}
                  description={t('questions.keepText')}
                  isChecked={values.keepsTemplate}
                  onCheckedChange={(keepsTemplate) => form.change({ keepsTemplate })}
                />
              )}
            </>,
          )}
        </div>
      </fieldset>
    </>
  )
}
