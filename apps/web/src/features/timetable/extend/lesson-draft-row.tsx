import type { LessonDraft, LessonTimeCheck } from '@hwjy/sdk'
import { lessonDraftLessonNameMax } from '@hwjy/sdk/limits'
import { Banner, Card, DatePicker, Field, IconButton, TextInput, TimePicker } from '@hwjy/ui'
import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dateIn } from '../../../shared/time/date-in.ts'
import { instantIn } from '../../../shared/time/instant-in.ts'
import { LessonTimeText } from '../../../shared/time/lesson-time-text.tsx'
import { clockTime } from '../../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { ConflictList } from '../../../shared/timetable/conflict-list.tsx'
import { addDays } from '../../../shared/timetable/week.ts'
import * as css from './extend.css.ts'
import { draftProblem, type PlannedLesson } from './extension.ts'

export interface LessonDraftRowProps {
  lesson: PlannedLesson
  lessonMinutes: number
  check: LessonTimeCheck | null
  isChecking: boolean
  /** The school's limit is lower than the contract's. */
  isNameRefused: boolean
  isAfterClockChange: boolean
  canRemove: boolean
  now: number
  schoolZone: string
  viewerId: string | undefined
  onName: (lessonName: string) => void
  onChange: (part: Partial<LessonDraft>) => void
  onRemove: () => void
}

/** One lesson that would be added: its name, its day and time on both clocks, and what is in its way. */
export function LessonDraftRow(props: LessonDraftRowProps) {
  const { lesson, check, now, schoolZone, onName, onChange } = props
  const { t, i18n } = useTranslation('extend')
  const zone = useViewerZone()
  const { lessonName, classDate, StartClassTime, lessonNo } = lesson
  const instant = instantIn(zone, classDate, StartClassTime)
  const problem = draftProblem(lesson)

  // Enter leads from cell to cell, as in a table of numbers; Alt and an arrow move the lesson by a day.
  function handleKeyDown(event: KeyboardEvent<HTMLLIElement>) {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown') && classDate !== '') {
      event.preventDefault()
      onChange({ classDate: addDays(classDate, event.key === 'ArrowUp' ? -1 : 1) })
      return
    }
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    const cells = [...(event.currentTarget.parentElement?.querySelectorAll('input') ?? [])]
    cells[cells.indexOf(event.target) + 1]?.focus()
  }
  return (
    // The keys are those of the fields in it, which have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={css.item} onKeyDown={handleKeyDown}>
      {props.isAfterClockChange && instant && (
        <p className={css.clockChange}>
          {t('clockChange', { time: clockTime(new Date(instant.at), i18n.language, zone) })}
        </p>
      )}
      <Card padding="sm" className={css.lesson}>
        <span className={css.number}>{t('number', { no: lessonNo })}</span>
        <Field
          label={t('name')}
          className={css.name}
          error={problem === 'name' ? t('nameLength') : props.isNameRefused ? t('nameRefused') : undefined}
        >
          <TextInput
            lang="zh-Hans"
            value={lessonName}
            maxLength={lessonDraftLessonNameMax}
            onChange={({ target }) => onName(target.value)}
          />
        </Field>
        <Field label={t('date')}>
          <DatePicker
            value={classDate}
            today={dateIn(zone, now)}
            onValueChange={(date) => onChange({ classDate: date })}
          />
        </Field>
        <Field label={t('time')}>
          <TimePicker
            value={StartClassTime}
            timeZone={zone}
            {...(instant && { at: new Date(instant.at) })}
            onValueChange={(time) => onChange({ StartClassTime: time })}
          />
        </Field>
        {props.canRemove && (
          <IconButton
            className={css.remove}
            label={t('remove', { lesson: lessonName })}
            icon={<X aria-hidden size={18} />}
            onClick={props.onRemove}
          />
        )}
        <div className={css.outcome} aria-live="polite">
          {instant && (
            <LessonTimeText
              className={css.when}
              startTime={new Date(instant.at).toISOString()}
              endTime={new Date(instant.at + props.lessonMinutes * 60_000).toISOString()}
              schoolZone={schoolZone}
              now={now}
            />
          )}
          {instant?.kind === 'gap' && (
            <Banner tone="warning">
              {t('gap', { typed: StartClassTime, real: clockTime(new Date(instant.at), i18n.language, zone) })}
            </Banner>
          )}
          {check && check.problem !== null && (
            <ConflictList check={{ status: 'checked', check }} now={now} viewerId={props.viewerId} />
          )}
          {check?.problem === null && <span className={css.free}>{t('free')}</span>}
          {props.isChecking && <span className={css.when}>{t('checking')}</span>}
        </div>
      </Card>
    </li>
  )
}
