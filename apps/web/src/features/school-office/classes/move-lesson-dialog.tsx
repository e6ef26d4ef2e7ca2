import { type SchoolClassDetail, useMoveSchoolLesson, useSession } from '@hwjy/sdk'
import { Checkbox, DatePicker, Field, TimePicker, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { FormDialog } from '../../../shared/account/form-dialog.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { dateIn } from '../../../shared/time/date-in.ts'
import { instantIn } from '../../../shared/time/instant-in.ts'
import { clockTime } from '../../../shared/time/lesson-time.ts'
import { deviceZone } from '../../../shared/time/time-zone.ts'
import { usePlaceName } from '../../../shared/time/use-place-name.ts'
import { refusedTime, type RefusedTime } from '../../../shared/timetable/move-problem.ts'
import { ConflictList } from '../../../shared/timetable/conflict-list.tsx'
import * as css from '../office.css.ts'

interface MoveLessonDialogProps {
  classId: string
  lesson: SchoolClassDetail['lessons'][number]
  onClose: () => void
}

/** Another time for one lesson, by the school's clock. A busy teacher can be passed over, busy students cannot. */
export function MoveLessonDialog({ classId, lesson, onClose }: MoveLessonDialogProps) {
  const { t } = useTranslation('schoolOffice')
  const toast = useToast()
  const place = usePlaceName()
  const { userInfo } = useSession()
  const zone = userInfo?.schoolTimeZone ?? deviceZone()
  const starts = new Date(lesson.startTime)
  const [date, setDate] = useState(dateIn(zone, starts))
  const [time, setTime] = useState(clockTime(starts, 'sv-SE', zone))
  const [openedAt] = useState(() => Date.now())
  const [refused, setRefused] = useState<RefusedTime | null>(null)
  const [isConfirmed, setIsConfirmed] = useState(false)
  const { problem, isBusy, run, forgetProblem } = useCall()
  const { mutateAsync: move } = useMoveSchoolLesson(atOnce)
  const target = date === '' || time === '' ? null : instantIn(zone, date, time)
  const isSame = target?.at === starts.getTime()

  // What was refused was another time.
  const anew = () => {
    setRefused(null)
    setIsConfirmed(false)
    forgetProblem()
  }
  async function send() {
    if (!target) return
    const data = {
      classId,
      lessonId: lesson.lessonId,
      startTime: new Date(target.at).toISOString(),
      basedOn: lesson.startTime,
      ...(isConfirmed && { confirm: true }),
    }
    const isMoved = await run(async () => {
      try {
        await move({ data })
      } catch (error) {
        setRefused(refusedTime(error))
        throw error
      }
    })
    if (!isMoved) return
    toast.show(t('lessons.moved'), { tone: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title={t('lessons.moveTitle', { name: lesson.lessonName })}
      description={t('lessons.moveText', { place: place(zone) })}
      submitLabel={t('lessons.move')}
      isBusy={isBusy}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className={css.inline}>
        <Field label={t('lessons.date')} error={date === '' && t('lessons.noTime')}>
          <DatePicker
            value={date}
            today={dateIn(zone, openedAt)}
            onValueChange={(next) => {
              setDate(next)
              anew()
            }}
          />
        </Field>
        <Field label={t('lessons.time')} error={time === '' && t('lessons.noTime')}>
          <TimePicker
            value={time}
            timeZone={zone}
            onValueChange={(next) => {
              setTime(next)
              anew()
            }}
          />
        </Field>
      </div>
      {isSame && <p className={css.muted}>{t('lessons.same')}</p>}
      {refused ? (
        <ConflictList check={{ status: 'checked', check: refused }} now={openedAt} />
      ) : (
        <CallNotice problem={problem} />
      )}
      {refused?.problem === 'teacherBusy' && (
        <Checkbox label={t('lessons.confirm')} isChecked={isConfirmed} onCheckedChange={setIsConfirmed} />
      )}
    </FormDialog>
  )
}
