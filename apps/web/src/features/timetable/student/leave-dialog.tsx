import { usePlanAttendance } from '@hwjy/sdk'
import { attendancePlanRequestReasonMax } from '@hwjy/sdk/limits'
import { Banner, Button, Dialog, Field, personAddress, Textarea, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { LessonTimeText } from '../../../shared/time/lesson-time-text.tsx'
import type { TimetableLesson } from '../../../shared/timetable/timetable-lesson.ts'
import { lessonOf } from '../../../shared/names/name-line.tsx'
import { nameIn } from '../../../shared/names/name-in.ts'
import * as css from './leave-dialog.css.ts'

export interface LeaveDialogProps {
  lesson: TimetableLesson
  now: number
  schoolZone: string
  onClose: () => void
}

/** Says that a student cannot come, and why if they like. The teacher is told; it can be taken back until class begins. */
export function LeaveDialog({ lesson, now, schoolZone, onClose }: LeaveDialogProps) {
  const { t, i18n } = useTranslation('schedule')
  const toast = useToast()
  const problemText = useProblemText()
  const plan = usePlanAttendance(atOnce)
  const [reason, setReason] = useState('')
  const teacher = personAddress(lesson.teacher.name, currentLanguage(), 'teacher')
  const isTooLong = [...reason].length > attendancePlanRequestReasonMax
  async function send() {
    try {
      await plan.mutateAsync({ data: { lessonId: lesson.lessonId, plan: 'onLeave', reason: reason.trim() } })
      toast.show(t('leave.sent', { teacher }), { tone: 'success' })
      onClose()
    } catch {
      // The typed text stays; the reason is said below it.
    }
  }
  return (
    <Dialog
      isOpen
      size="sm"
      isDismissible={!plan.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('leave.title', { lesson: nameIn(lessonOf(lesson), i18n.language) })}
      description={t('leave.told', { teacher })}
      footer={
        <>
          <Button onClick={onClose} disabled={plan.isPending}>
            {t('leave.cancel')}
          </Button>
          <Button tone="primary" isBusy={plan.isPending} disabled={isTooLong} onClick={() => void send()}>
            {t('leave.send')}
          </Button>
        </>
      }
    >
      <div className={css.content}>
        <LessonTimeText {...lesson} schoolZone={schoolZone} now={now} />
        <Field
          label={t('leave.reason')}
          help={t('leave.optional')}
          error={isTooLong ? t('leave.tooLong', { count: attendancePlanRequestReasonMax }) : undefined}
        >
          <Textarea rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {plan.error && <Banner tone="danger">{problemText(plan.error)}</Banner>}
      </div>
    </Dialog>
  )
}
