import type { CourseConfig, PublicCourse } from '@hwjy/sdk'
import { Button, Card, Switch } from '@hwjy/ui'
import type { FormEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { DraftLine } from '../../../shared/drafts/draft-line.tsx'
import { ConflictNotice } from '../../../shared/forms/conflict/conflict-notice.tsx'
import * as list from '../../../shared/list-page/list-page.css.ts'
import { AboutFields } from './about-fields.tsx'
import { CoursePreview } from './course-preview.tsx'
import { blankPlan } from './course-values.ts'
import * as css from '../courses.css.ts'
import { PlanCheck } from './plan-check.tsx'
import { PlanFields } from './plan-fields.tsx'
import { SeatFields } from './seat-fields.tsx'
import { useCourseForm } from './use-course-form.ts'

interface CourseFormProps {
  /** Null: a new course. */
  course: PublicCourse | null
  config: CourseConfig
}

/** The form of a public course, with the card as students will see it. What is typed is kept until the server has it. */
export function CourseForm({ course, config }: CourseFormProps) {
  const { t } = useTranslation('courses')
  const form = useCourseForm(course, config)
  const { values, draft } = form
  const { plan } = values
  const isDraft = course === null || course.status === 'draft'
  const labels = {
    courseName: t('form.name'),
    subjectId: t('subject'),
    classType: t('typeLabel'),
    studentLimit: t('form.seats'),
    introduction: t('form.introduction'),
    textbookId: t('form.textbook'),
    price: t('form.price'),
    plan: t('form.plan'),
    cover: t('form.cover'),
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    form.submit(false)
  }
  // Control-S keeps it, Control-Enter publishes: both work in every field.
  function press(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    if (event.key !== 's' && !(event.key === 'Enter' && isDraft)) return
    event.preventDefault()
    form.submit(event.key === 'Enter')
  }
  const keys = { onKeyDown: press }
  return (
    <form noValidate className={css.form} onSubmit={submit} {...keys}>
      <div className={css.fields}>
        <DraftLine draft={draft} />
        <fieldset disabled={draft.isReadOnly} className={css.fields}>
          <Card className={list.card}>
            <h2 className={list.cardTitle}>{t('form.about')}</h2>
            <AboutFields form={form} course={course} config={config} />
          </Card>
          <Card className={list.card}>
            <h2 className={list.cardTitle}>{t('form.plan')}</h2>
            {course && (
              <Switch
                label={t('form.changePlan')}
                description={t('form.changePlanText')}
                isChecked={plan !== null}
                onCheckedChange={(isOn) => form.change({ plan: isOn ? blankPlan(course.durationMinutes) : null })}
              />
            )}
            {plan && (
              <>
                <PlanFields
                  plan={plan}
                  durations={config.durations}
                  lessonsMax={config.lessonsMax}
                  onChange={(next) => form.change({ plan: next })}
                />
                {form.errorOf('plan') !== undefined && <p role="alert">{t('plan.incomplete')}</p>}
                <PlanCheck
                  state={form.plan}
                  refused={form.refusedPlan}
                  isConfirmed={form.isConfirmed}
                  onConfirm={form.setIsConfirmed}
                />
              </>
            )}
          </Card>
          <Card className={list.card}>
            <h2 className={list.cardTitle}>{t('form.seatsAndPrice')}</h2>
            <SeatFields form={form} course={course} config={config} />
          </Card>
        </fieldset>
        <ConflictNotice {...form.conflict} labelOf={(name) => labels[name]} />
        <CallNotice problem={form.problem} />
        <div className={css.foot}>
          <Button
            type="submit"
            tone={isDraft ? 'neutral' : 'primary'}
            isBusy={form.isBusy}
            disabled={form.isBlocked || draft.isReadOnly}
          >
            {t(isDraft ? 'form.saveDraft' : 'form.save')}
          </Button>
          {isDraft && (
            <Button
              tone="primary"
              isBusy={form.isBusy}
              disabled={form.isBlocked || draft.isReadOnly}
              onClick={() => form.submit(true)}
            >
              {t('form.publish')}
            </Button>
          )}
          <span className={list.muted}>{t(isDraft ? 'form.keysDraft' : 'form.keys')}</span>
        </div>
      </div>
      <CoursePreview values={values} course={course} currency={form.currency} />
    </form>
  )
}
