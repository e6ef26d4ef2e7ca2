import { type HomeworkStudent, useSetStudentHomework } from '@hwjy/sdk'
import { DatePicker, Field, TimePicker, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { dateIn } from '../../../shared/time/date-in.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { chosenTimeOf, instantOf } from '../form/homework-values.ts'
import { useMoments } from '../use-moments.ts'
import * as css from './students.css.ts'

const DAYS_3_MS = 3 * 86_400_000

interface MoreTimeDialogProps {
  homeworkId: string
  student: HomeworkStudent
  onClose: () => void
}

/** Gives one student another end; the others keep theirs. */
export function MoreTimeDialog({ homeworkId, student, onClose }: MoreTimeDialogProps) {
  const { t } = useTranslation('teacherHomework')
  const toast = useToast()
  const zone = useViewerZone()
  const { now, moment } = useMoments()
  const { name, userId } = student.student
  const [chosen, setChosen] = useState(() => chosenTimeOf(Math.max(now, Date.parse(student.endTime)) + DAYS_3_MS, zone))
  const [isWrong, setIsWrong] = useState(false)
  const { problem, isBusy, run } = useCall<'endTime'>({ ofCode: {}, inInput: ['endTime'] })
  const { mutateAsync: set } = useSetStudentHomework(atOnce)
  async function submit() {
    const at = instantOf(chosen, zone)
    if (at === null || at <= now) {
      setIsWrong(true)
      return
    }
    const endTime = new Date(at).toISOString()
    if (!(await run(() => set({ data: { homeworkId, stuId: userId, endTime } })))) return
    toast.show(t('rule.moreTimeDone', { name, time: moment(endTime) }), { tone: 'success' })
    onClose()
  }
  const change = (part: Partial<typeof chosen>) => {
    setIsWrong(false)
    setChosen({ ...chosen, ...part })
  }
  return (
    <FormDialog
      title={t('rule.moreTimeTitle', { name })}
      description={t('rule.moreTimeText')}
      submitLabel={t('rule.moreTimeSave')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className={css.times}>
        <Field label={t('markBy.date')} error={isWrong || problem?.field ? t('rule.moreTimeWrong') : undefined}>
          <DatePicker
            value={chosen.date}
            onValueChange={(date) => change({ date })}
            today={dateIn(zone, now)}
            min={dateIn(zone, now)}
          />
        </Field>
        <Field label={t('markBy.time')}>
          <TimePicker value={chosen.time} onValueChange={(time) => change({ time })} timeZone={zone} />
        </Field>
      </div>
      <CallNotice problem={problem} />
    </FormDialog>
  )
}
