import type { LessonTimeCheck } from '@hwjy/sdk'
import { Banner, Button, DatePicker, Dialog, Field, TimePicker } from '@hwjy/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../problem/use-problem-text.ts'
import { dateIn } from '../time/date-in.ts'
import { instantIn } from '../time/instant-in.ts'
import { clockTime } from '../time/lesson-time.ts'
import { LessonTimeText } from '../time/lesson-time-text.tsx'
import { useViewerZone } from '../time/time-zone.ts'
import { ConflictList, type TimeCheck } from './conflict-list.tsx'
import * as css from './reschedule-dialog.css.ts'
import type { TimetableLesson } from './timetable-lesson.ts'

/** A time as a person says it: the server makes the instant of it. */
export interface LessonTarget {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:mm` */
  time: string
  /** IANA name: whose calendar and clock. */
  zone: string
}

export interface RescheduleProps {
  lesson: TimetableLesson
  /** Where it was dropped, epoch ms; null where the dialog begins with its present time. */
  startsAt: number | null
  now: number
  schoolZone: string
  /** Of this month. Null: there is no limit. */
  movesLeft: number | null
  check: (lesson: TimetableLesson, target: LessonTarget) => Promise<LessonTimeCheck>
  /** Rejects with what the server refused. @param confirm although the teacher has another lesson then */
  save: (lesson: TimetableLesson, target: LessonTarget, confirm: boolean) => Promise<unknown>
  viewerId?: string | undefined
  onClose: () => void
}

const CHECK_AFTER_MS = 250

/** A new time for a lesson: both clocks, what is in the way, who will be told. A drag ends here too. */
export function RescheduleDialog({
  lesson,
  startsAt,
  now,
  schoolZone,
  movesLeft,
  check: ask,
  save,
  viewerId,
  onClose,
}: RescheduleProps) {
  const { t, i18n } = useTranslation('timetable')
  const zone = useViewerZone()
  const problemText = useProblemText()
  const current = Date.parse(lesson.startTime)
  const [date, setDate] = useState(() => dateIn(zone, startsAt ?? current))
  const [time, setTime] = useState(() => clockTime(new Date(startsAt ?? current), 'sv-SE', zone))
  const [sending, setSending] = useState<{ status: 'idle' | 'busy' } | { status: 'failed'; error: unknown }>({
    status: 'idle',
  })
  const target = instantIn(zone, date, time)
  const isSame = target?.at === current
  const check = useTimeCheck(lesson, target === null || isSame ? null : { date, time, zone }, ask)
  const known = check?.status === 'checked' ? check.check : null
  const isAnyway = known !== null && known.problem !== null
  const length = Date.parse(lesson.endTime) - current
  const isBusy = sending.status === 'busy'
  async function send() {
    setSending({ status: 'busy' })
    try {
      await save(lesson, { date, time, zone }, isAnyway)
      onClose()
    } catch (error) {
      setSending({ status: 'failed', error })
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={t('move.title', { lesson: lesson.lessonName })}
      description={t('move.told', { count: lesson.studentCount })}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('move.cancel')}
          </Button>
          <Button
            tone="primary"
            isBusy={isBusy}
            disabled={movesLeft === 0 || target === null || isSame || !known?.isPossible}
            onClick={() => void send()}
          >
            {isAnyway ? t('move.anyway') : t('move.save')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <p className={css.now}>
          <span className={css.label}>{t('move.old')}</span>
          <LessonTimeText startTime={lesson.startTime} endTime={lesson.endTime} schoolZone={schoolZone} now={now} />
        </p>
        <div className={css.fields}>
          <Field label={t('move.date')}>
            <DatePicker value={date} onValueChange={setDate} today={dateIn(zone, now)} />
          </Field>
          <Field label={t('move.time')}>
            <TimePicker value={time} onValueChange={setTime} timeZone={zone} />
          </Field>
        </div>
        <div aria-live="polite" className={css.outcome}>
          {target === null ? (
            <p className={css.muted}>{t('move.unclear')}</p>
          ) : (
            <p className={css.now}>
              <span className={css.label}>{t('move.new')}</span>
              <LessonTimeText
                startTime={new Date(target.at).toISOString()}
                endTime={new Date(target.at + length).toISOString()}
                schoolZone={schoolZone}
                now={now}
              />
            </p>
          )}
          {target?.kind === 'gap' && (
            <Banner tone="warning">
              {t('move.gap', { typed: time, real: clockTime(new Date(target.at), i18n.language, zone) })}
            </Banner>
          )}
          {target?.kind === 'twice' && <Banner tone="warning">{t('move.twice', { typed: time })}</Banner>}
          {isSame && <p className={css.muted}>{t('move.same')}</p>}
        </div>
        {check && <ConflictList check={check} now={now} viewerId={viewerId} />}
        {sending.status === 'failed' && <Banner tone="danger">{problemText(sending.error)}</Banner>}
        {movesLeft !== null && (
          <p className={css.muted}>
            {movesLeft === 0 ? t('move.noneLeft') : t('move.movesLeft', { count: movesLeft })}
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** Asks a little after the last change; an answer about a time that is no longer chosen is dropped. */
function useTimeCheck(
  lesson: TimetableLesson,
  target: LessonTarget | null,
  ask: RescheduleProps['check'],
): TimeCheck | null {
  const key = target && `${target.date} ${target.time} ${target.zone}`
  const [answer, setAnswer] = useState<{ key: string; check: TimeCheck } | null>(null)
  const latest = useRef({ lesson, target, ask })
  useEffect(() => {
    latest.current = { lesson, target, ask }
  })
  useEffect(() => {
    if (key === null) return
    let isWanted = true
    const timer = setTimeout(() => {
      const { lesson: about, target: asked, ask: call } = latest.current
      if (asked === null) return
      call(about, asked).then(
        (check) => isWanted && setAnswer({ key, check: { status: 'checked', check } }),
        () => isWanted && setAnswer({ key, check: { status: 'failed' } }),
      )
    }, CHECK_AFTER_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [key])
  if (key === null) return null
  return answer?.key === key ? answer.check : { status: 'checking' }
}
