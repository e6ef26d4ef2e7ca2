import { publicCourseRequestCycleMax } from '@hwjy/sdk/limits'
import { Button, DatePicker, Field, IconButton, NumberInput, SegmentedControl, Select, TimePicker } from '@hwjy/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as list from '../../../shared/list-page/list-page.css.ts'
import { schoolZone, useViewerZone } from '../../../shared/time/time-zone.ts'
import { usePlaceName } from '../../../shared/time/use-place-name.ts'
import type { CoursePlan } from './course-values.ts'
import * as css from '../courses.css.ts'

interface PlanFieldsProps {
  plan: CoursePlan
  durations: readonly number[]
  lessonsMax: number
  onChange: (plan: CoursePlan) => void
}

/** When the lessons are: a weekly schedule, or single dates. Each field of a time says by which clock. */
export function PlanFields({ plan, durations, lessonsMax, onChange }: PlanFieldsProps) {
  const { t, i18n } = useTranslation('courses')
  const zone = useViewerZone()
  const ofSchool = schoolZone() ?? zone
  const placeName = usePlaceName()
  const { isPeriodic, cycle, dates, startDate, totalLessons, durationMinutes } = plan
  const days = weekdays(i18n.language)
  const set = (part: Partial<CoursePlan>) => onChange({ ...plan, ...part })
  return (
    <div className={css.fields}>
      <SegmentedControl
        label={t('plan.kind')}
        value={isPeriodic ? 'weekly' : 'dates'}
        onValueChange={(kind) => set({ isPeriodic: kind === 'weekly' })}
        options={[
          { value: 'weekly', label: t('plan.weekly') },
          { value: 'dates', label: t('plan.dates') },
        ]}
      />
      <p className={list.muted}>{t('plan.clock', { place: placeName(isPeriodic ? ofSchool : zone) })}</p>
      {isPeriodic ? (
        <>
          {cycle.map((slot, index) => (
            // Slots have no identity but their place.
            <div key={index} className={css.slot}>
              <Field label={t('plan.weekday')}>
                <Select
                  className={list.choice}
                  value={String(slot.weekday)}
                  onValueChange={(weekday) => set({ cycle: cycle.with(index, { ...slot, weekday: Number(weekday) }) })}
                  options={days.map((label, day) => ({ value: String(day + 1), label }))}
                />
              </Field>
              <Field label={t('plan.time')}>
                <TimePicker
                  value={slot.time as `${number}:${number}`}
                  timeZone={ofSchool}
                  onValueChange={(time) => set({ cycle: cycle.with(index, { ...slot, time }) })}
                />
              </Field>
              {cycle.length > 1 && (
                <IconButton
                  label={t('plan.removeSlot', { day: days[slot.weekday - 1] ?? '', time: slot.time })}
                  icon={<Trash2 aria-hidden size={18} />}
                  onClick={() => set({ cycle: cycle.toSpliced(index, 1) })}
                />
              )}
            </div>
          ))}
          <div className={css.row}>
            <Button
              size="sm"
              disabled={cycle.length >= publicCourseRequestCycleMax}
              onClick={() => set({ cycle: [...cycle, cycle.at(-1) ?? { weekday: 6, time: '10:00' }] })}
            >
              <Plus aria-hidden size={18} />
              {t('plan.addSlot')}
            </Button>
          </div>
          <div className={css.pair}>
            <Field label={t('plan.startDate')}>
              <DatePicker
                value={startDate as `${number}-${number}-${number}` | ''}
                onValueChange={(day) => set({ startDate: day })}
              />
            </Field>
            <Field label={t('plan.count')}>
              <NumberInput
                value={totalLessons}
                min={1}
                max={lessonsMax}
                onValueChange={(count) => set({ totalLessons: count })}
              />
            </Field>
          </div>
        </>
      ) : (
        <>
          {dates.map((date, index) => (
            <div key={index} className={css.slot}>
              <Field label={t('plan.dateOf', { no: index + 1 })}>
                <DatePicker
                  value={date.date as `${number}-${number}-${number}` | ''}
                  onValueChange={(day) => set({ dates: dates.with(index, { ...date, date: day }) })}
                />
              </Field>
              <Field label={t('plan.time')}>
                <TimePicker
                  value={date.time as `${number}:${number}`}
                  timeZone={zone}
                  onValueChange={(time) => set({ dates: dates.with(index, { ...date, time }) })}
                />
              </Field>
              {dates.length > 1 && (
                <IconButton
                  label={t('plan.removeDate', { no: index + 1 })}
                  icon={<Trash2 aria-hidden size={18} />}
                  onClick={() => set({ dates: dates.toSpliced(index, 1) })}
                />
              )}
            </div>
          ))}
          <div className={css.row}>
            <Button
              size="sm"
              disabled={dates.length >= lessonsMax}
              onClick={() => set({ dates: [...dates, { date: '', time: dates.at(-1)?.time ?? '10:00' }] })}
            >
              <Plus aria-hidden size={18} />
              {t('plan.addDate')}
            </Button>
          </div>
        </>
      )}
      <Field label={t('plan.duration')}>
        <Select
          className={list.choice}
          value={String(durationMinutes)}
          onValueChange={(minutes) => set({ durationMinutes: Number(minutes) })}
          options={durations.map((count) => ({ value: String(count), label: t('plan.minutes', { count }) }))}
        />
      </Field>
    </div>
  )
}

/** Names of the days from Monday to Sunday. */
function weekdays(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  // 1 January 2024 is a Monday.
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2024, 0, 1 + day))))
}
