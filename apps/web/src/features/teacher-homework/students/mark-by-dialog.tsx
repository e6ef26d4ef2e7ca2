import { type HomeworkOverview, useUpdateMarkBy } from '@hwjy/sdk'
import { DatePicker, Field, TimePicker } from '@hwjy/ui'
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

const WEEKS_4_MS = 28 * 86_400_000

/** Moves the day by which all work is graded. */
export function MarkByDialog({ homework, onClose }: { homework: HomeworkOverview; onClose: () => void }) {
  const { t } = useTranslation('teacherHomework')
  const zone = useViewerZone()
  const { now } = useMoments()
  const [chosen, setChosen] = useState(() => chosenTimeOf(homework.markBy, zone))
  const [isWrong, setIsWrong] = useState(false)
  const { problem, isBusy, run } = useCall<'correctTime'>({ ofCode: {}, inInput: ['correctTime'] })
  // A GET that writes: it is a change of the SDK, so that it is neither fetched ahead nor tried again.
  const { mutateAsync: move } = useUpdateMarkBy(atOnce)
  const last = Math.max(now, Date.parse(homework.endTime)) + WEEKS_4_MS
  async function submit() {
    const at = instantOf(chosen, zone)
    if (at === null) return setIsWrong(true)
    const params = { homeworkId: homework.homeworkId, correctTime: new Date(at).toISOString() }
    return (await run(() => move({ params }))) && onClose()
  }
  const change = (part: Partial<typeof chosen>) => {
    setIsWrong(false)
    setChosen({ ...chosen, ...part })
  }
  return (
    <FormDialog
      title={t('markBy.title')}
      description={t('markBy.text')}
      submitLabel={t('markBy.save')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className={css.times}>
        <Field label={t('markBy.date')} error={isWrong || problem?.field ? t('markBy.wrong') : undefined}>
          <DatePicker
            value={chosen.date}
            onValueChange={(date) => change({ date })}
            today={dateIn(zone, now)}
            min={dateIn(zone, Math.max(now, Date.parse(homework.endTime)))}
            max={dateIn(zone, last)}
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
