import type { LessonMoveScope, LessonTimeSuggestion } from '@hwjy/sdk'
import { LessonMoveReasonMax } from '@hwjy/sdk/limits'
import { Banner, Button, DatePicker, Dialog, Field, RadioGroup, Textarea, TimePicker, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTextDraft } from '../choices/text-draft.ts'
import { useProblemText } from '../problem/use-problem-text.ts'
import { dateIn } from '../time/date-in.ts'
import { instantIn } from '../time/instant-in.ts'
import { clockTime } from '../time/lesson-time.ts'
import { LessonTimeText } from '../time/lesson-time-text.tsx'
import { useViewerZone } from '../time/time-zone.ts'
import { lessonOf } from '../names/name-line.tsx'
import { nameIn } from '../names/name-in.ts'
import { ConflictList } from './conflict-list.tsx'
import { FreeTimes } from './free-times.tsx'
import type { LessonTarget, MoveCheck, MoveOptions } from './move-check.ts'
import * as css from './reschedule-dialog.css.ts'
import { isThereAlready, movedTo, type RefusedTime, refusedTime } from './move-problem.ts'
import { isCalledOff, type TimetableLesson } from './timetable-lesson.ts'
import { useTimeCheck } from './use-time-check.ts'

export interface RescheduleProps {
  lesson: TimetableLesson
  /** Says where it was dropped, epoch ms; null where the dialog begins with its present time. */
  startsAt: number | null
  now: number
  schoolZone: string
  /** Concerns this month. Null: there is no limit. */
  movesLeft: number | null
  check: (lesson: TimetableLesson, target: LessonTarget, scope: LessonMoveScope) => Promise<MoveCheck>
  /** Free times for this lesson, the first ones. Left out where none can be asked for. */
  suggest?: ((lesson: TimetableLesson) => Promise<readonly LessonTimeSuggestion[]>) | undefined
  /** Says whether lessons at the same place of the week may move along. */
  canMoveSeries?: boolean | undefined
  /** Rejects with what the server refused. */
  save: (lesson: TimetableLesson, target: LessonTarget, options: MoveOptions) => Promise<unknown>
  viewerId?: string | undefined
  onClose: () => void
}

const scopes: readonly LessonMoveScope[] = ['this', 'following', 'all']

type Sending =
  | { status: 'idle' | 'busy' | 'moved' }
  | { status: 'refused'; key: string; refused: RefusedTime }
  | { status: 'failed'; error: unknown }

/** A new time for a lesson: both clocks, what is in the way, who will be told. A drag ends here too. */
export function RescheduleDialog({
  lesson,
  startsAt,
  now,
  schoolZone,
  movesLeft,
  check: ask,
  suggest,
  canMoveSeries = false,
  save,
  viewerId,
  onClose,
}: RescheduleProps) {
  const { t, i18n } = useTranslation('timetable')
  const zone = useViewerZone()
  const problemText = useProblemText()
  const toast = useToast()
  // Another tab or teacher may move the lesson while this dialog is open.
  const [basedOn, setBasedOn] = useState(lesson.startTime)
  const current = Date.parse(basedOn)
  const length = Date.parse(lesson.endTime) - Date.parse(lesson.startTime)
  const [date, setDate] = useState(() => dateIn(zone, startsAt ?? current))
  const [time, setTime] = useState(() => clockTime(new Date(startsAt ?? current), 'sv-SE', zone))
  const [sending, setSending] = useState<Sending>({ status: 'idle' })
  const target = instantIn(zone, date, time)
  // A lesson that was called off may come back to the time it had.
  const isSame = target?.at === current && !isCalledOff(lesson)
  const [scope, setScope] = useState<LessonMoveScope>('this')
  const [{ reason }, keep, forget] = useTextDraft(`moveReason.${lesson.lessonId}`, { reason: '' })
  const asked = useTimeCheck(target === null || isSame ? null : { date, time, zone }, scope, (at, wanted) =>
    ask(lesson, at, wanted),
  )
  const key = `${date} ${time} ${scope}`
  const check =
    sending.status === 'refused' && sending.key === key
      ? { status: 'checked' as const, check: { ...sending.refused, count: 1 } }
      : asked
  const known = check?.status === 'checked' ? check.check : null
  const isAnyway = known !== null && known.problem !== null && known.isPossible
  const isBusy = sending.status === 'busy'
  const isTooLong = [...reason].length > LessonMoveReasonMax
  async function send() {
    setSending({ status: 'busy' })
    try {
      await save(lesson, { date, time, zone }, { confirm: isAnyway, basedOn, scope, reason })
      forget()
      onClose()
    } catch (error) {
      const refused = refusedTime(error)
      const elsewhere = movedTo(error)
      if (isThereAlready(error)) return onClose()
      if (refused?.problem === 'begun') {
        toast.show(problemText(error), { tone: 'danger' })
        return onClose()
      }
      if (elsewhere !== null) setBasedOn(elsewhere)
      setSending(
        refused
          ? { status: 'refused', key, refused }
          : elsewhere !== null
            ? { status: 'moved' }
            : { status: 'failed', error },
      )
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={t('move.title', { lesson: nameIn(lessonOf(lesson), i18n.language) })}
      description={t('move.told', { count: lesson.studentCount })}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('move.cancel')}
          </Button>
          <Button
            tone="primary"
            isBusy={isBusy}
            disabled={movesLeft === 0 || isTooLong || target === null || isSame || !known?.isPossible}
            onClick={() => void send()}
          >
            {isAnyway ? t('move.anyway') : t('move.save')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <p className={css.now}>
          <span className={css.label}>{isCalledOff(lesson) ? t('move.before') : t('move.old')}</span>
          <LessonTimeText
            startTime={basedOn}
            endTime={new Date(current + length).toISOString()}
            schoolZone={schoolZone}
            now={now}
          />
        </p>
        <div className={css.fields}>
          <Field label={t('move.date')}>
            <DatePicker value={date} onValueChange={setDate} today={dateIn(zone, now)} />
          </Field>
          <Field label={t('move.time')}>
            <TimePicker
              value={time}
              onValueChange={setTime}
              timeZone={zone}
              {...(target && { at: new Date(target.at) })}
            />
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
        {suggest && (
          <FreeTimes
            ask={() => suggest(lesson)}
            now={now}
            onChoose={(at) => {
              setDate(dateIn(zone, at))
              setTime(clockTime(new Date(at), 'sv-SE', zone))
            }}
          />
        )}
        {check && <ConflictList check={check} now={now} viewerId={viewerId} />}
        {canMoveSeries && (
          <Field label={t('move.scope')}>
            <RadioGroup
              value={scope}
              onValueChange={(chosen) => setScope(scopes.find((each) => each === chosen) ?? 'this')}
              options={scopes.map((value) => ({ value, label: t(`move.scopes.${value}`) }))}
            />
          </Field>
        )}
        <Field
          label={t('move.reason')}
          help={t('move.reasonHelp')}
          error={isTooLong ? t('move.tooLong', { count: LessonMoveReasonMax }) : undefined}
        >
          <Textarea rows={2} value={reason} onChange={({ target: field }) => keep({ reason: field.value })} />
        </Field>
        {sending.status === 'moved' && <Banner tone="warning">{t('move.movedMeanwhile')}</Banner>}
        {sending.status === 'failed' && <Banner tone="danger">{problemText(sending.error)}</Banner>}
        {movesLeft !== null && (
          <p className={css.muted}>
            {movesLeft === 0 ? t('move.noneLeft') : t('move.movesLeft', { count: movesLeft })}
            {known !== null && known.count > 1 && ` ${t('move.takes', { count: known.count })}`}
          </p>
        )}
      </div>
    </Dialog>
  )
}
