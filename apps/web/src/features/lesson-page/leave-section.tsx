import { type LessonSummary, type StudentPlan, usePlanAttendance } from '@hwjy/sdk'
import { attendancePlanRequestReasonMax } from '@hwjy/sdk/limits'
import { Banner, Button, Field, Textarea } from '@hwjy/ui'
import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { FormDialog } from '../../shared/account/form-dialog.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import * as css from './lesson-page.css.ts'
import { Section } from './section.tsx'

interface LeaveSectionProps {
  lesson: LessonSummary
  leave: StudentPlan | null
}

const OPEN: ReadonlySet<LessonSummary['status']> = new Set(['notStarted', 'waitingToStart', 'waitingToBeAdjusted'])

/** Says beforehand that one cannot come, and takes it back; nothing once the class has begun, or while it has no time. */
export function LeaveSection({ lesson, leave }: LeaveSectionProps) {
  const { t } = useTranslation('lessonPage')
  const [isAsking, setIsAsking] = useState(false)
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: plan } = usePlanAttendance(atOnce)
  if (!OPEN.has(lesson.status) || lesson.startedAt !== null) return null
  const isOnLeave = leave?.plan === 'onLeave'
  if (lesson.status === 'waitingToBeAdjusted' && !isOnLeave) return null
  const { lessonId } = lesson
  return (
    <Section heading={t('leave')}>
      {isOnLeave ? (
        <Banner
          tone="warning"
          title={t('leaveSaid')}
          action={
            <Button
              size="sm"
              isBusy={isBusy}
              onClick={() => void run(() => plan({ data: { lessonId, plan: 'attending' } }))}
            >
              {t('takeBack')}
            </Button>
          }
        >
          {leave.reason}
        </Banner>
      ) : (
        <>
          <p className={css.muted}>{t('leaveText')}</p>
          <div className={css.acts}>
            <Button onClick={() => setIsAsking(true)}>
              <CalendarX aria-hidden size={18} />
              {t('cannotCome')}
            </Button>
          </div>
        </>
      )}
      <CallNotice problem={problem} />
      {isAsking && <LeaveDialog lesson={lesson} onClose={() => setIsAsking(false)} />}
    </Section>
  )
}

function LeaveDialog({ lesson: { lessonId, teacher }, onClose }: { lesson: LessonSummary; onClose: () => void }) {
  const { t } = useTranslation('lessonPage')
  const [reason, setReason] = useState('')
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: plan } = usePlanAttendance(atOnce)
  async function submit() {
    const data = { lessonId, plan: 'onLeave', reason: reason.trim() } as const
    if (await run(() => plan({ data }))) onClose()
  }
  return (
    <FormDialog
      title={t('cannotCome')}
      description={t('leaveTold', { name: teacher.name })}
      submitLabel={t('tellTeacher')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t('reason')}>
        <Textarea
          rows={3}
          maxCount={attendancePlanRequestReasonMax}
          maxLength={attendancePlanRequestReasonMax}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
