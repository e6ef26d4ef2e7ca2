import { useListHomework } from '@hwjy/sdk'
import { LimitMinutesMax } from '@hwjy/sdk/limits'
import { Banner, DatePicker, Field, NumberInput, RadioGroup, SegmentedControl, TimePicker } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { dateIn } from '../../../shared/time/date-in.ts'
import { instantIn, zoneOffsetMs } from '../../../shared/time/instant-in.ts'
import { clockTime, dayInWords } from '../../../shared/time/lesson-time.ts'
import { useMoments } from '../use-moments.ts'
import * as css from './homework-form.css.ts'
import { type ChosenTime, instantOf, minutesOf } from './homework-values.ts'
import type { HomeworkForm } from './use-homework-form.ts'

interface TimesSectionProps {
  form: HomeworkForm
  /** A student has begun: only a later end is possible. */
  isLocked: boolean
  /** It is set already, and began or will begin; then it cannot begin right away. */
  isStartKept: boolean
  homeworkId: string | null
}

/** Asks when it opens and ends, how long one may take, and when students hear of it and see their marks. */
export function TimesSection({ form, isLocked, isStartKept, homeworkId }: TimesSectionProps) {
  const { t } = useTranslation('homeworkForm')
  const { values, change } = form
  return (
    <>
      {!isStartKept && !isLocked && (
        <SegmentedControl
          label={t('times.starts')}
          isWide
          value={values.startsNow ? 'now' : 'later'}
          onValueChange={(when) => change({ startsNow: when === 'now' })}
          options={[
            { value: 'now', label: t('times.now') },
            { value: 'later', label: t('times.later') },
          ]}
        />
      )}
      {(!values.startsNow || isStartKept) && (
        <TimeFields label={t('times.start')} form={form} name="startTime" isDisabled={isLocked} />
      )}
      <TimeFields label={t('times.end')} form={form} name="endTime" isDisabled={false} />
      {isLocked && <p className={css.muted}>{t('times.onlyLater')}</p>}
      <ClockChange form={form} />
      <Field
        label={t('times.limit')}
        help={t('times.limitHelp')}
        error={form.errorOf('limitMinutes')}
        className={css.narrow}
      >
        <NumberInput
          value={values.limitMinutes}
          min={0}
          max={LimitMinutesMax}
          step={5}
          disabled={isLocked}
          onValueChange={(limitMinutes) => change({ limitMinutes })}
        />
      </Field>
      {values.lessonId !== '' && (
        <Field label={t('times.visibility')}>
          <RadioGroup
            value={values.visibility}
            disabled={isLocked}
            onValueChange={(visibility) => change({ visibility })}
            options={[
              { value: 'always', label: t('times.always') },
              { value: 'afterClass', label: t('times.afterClass'), description: t('times.afterClassHelp') },
            ]}
          />
        </Field>
      )}
      <Field label={t('times.announce')}>
        <RadioGroup
          value={values.announceAt}
          disabled={isLocked}
          onValueChange={(announceAt) => change({ announceAt })}
          options={[
            { value: 'start', label: t('times.atStart') },
            { value: 'publish', label: t('times.atPublish') },
          ]}
        />
      </Field>
      <Field label={t('times.marks')}>
        <RadioGroup
          value={values.marksShown}
          disabled={isLocked}
          onValueChange={(marksShown) => change({ marksShown })}
          options={[
            { value: 'atOnce', label: t('times.atOnce') },
            { value: 'together', label: t('times.together'), description: t('times.togetherHelp') },
          ]}
        />
      </Field>
      <Load form={form} homeworkId={homeworkId} />
    </>
  )
}

interface TimeFieldsProps {
  label: string
  form: HomeworkForm
  name: 'startTime' | 'endTime'
  isDisabled: boolean
}

function TimeFields({ label, form, name, isDisabled }: TimeFieldsProps) {
  const { t, i18n } = useTranslation('homeworkForm')
  const { now } = useMoments()
  const { zone } = form
  const chosen = form.values[name]
  const change = (part: Partial<ChosenTime>) => form.change({ [name]: { ...chosen, ...part } })
  const found = chosen.date === '' || chosen.time === '' ? null : instantIn(zone, chosen.date, chosen.time)
  return (
    <fieldset className={css.group} disabled={isDisabled}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.times}>
        <Field label={t('times.date')} error={form.errorOf(name)}>
          <DatePicker
            value={chosen.date}
            onValueChange={(date) => change({ date })}
            today={dateIn(zone, now)}
            disabled={isDisabled}
          />
        </Field>
        <Field label={t('times.time')}>
          <TimePicker
            value={chosen.time}
            onValueChange={(time) => change({ time })}
            timeZone={zone}
            disabled={isDisabled}
            {...(found && { at: new Date(found.at) })}
          />
        </Field>
      </div>
      {found?.kind === 'gap' && (
        <Banner tone="warning">
          {t('times.gap', { typed: chosen.time, real: clockTime(new Date(found.at), i18n.language, zone) })}
        </Banner>
      )}
      {found?.kind === 'twice' && <Banner tone="warning">{t('times.twice', { typed: chosen.time })}</Banner>}
    </fieldset>
  )
}

/** Names a change of the clocks between now and the end: the end keeps its clock time. */
function ClockChange({ form }: { form: HomeworkForm }) {
  const { t } = useTranslation('homeworkForm')
  const { now } = useMoments()
  const { zone, values } = form
  const end = instantOf(values.endTime, zone)
  if (end === null || zoneOffsetMs(zone, now) === zoneOffsetMs(zone, end)) return null
  return <p className={css.muted}>{t('times.clockChange', { time: values.endTime.time })}</p>
}

/** Says how much it is, and what else is due that day. */
function Load({ form, homeworkId }: { form: HomeworkForm; homeworkId: string | null }) {
  const { t, i18n } = useTranslation('homeworkForm')
  const { now } = useMoments()
  const { zone, values } = form
  const classId = values.classIds[0] ?? ''
  const end = instantOf(values.endTime, zone)
  const others = useListHomework({ classId, size: 100 }, { query: { enabled: classId !== '' } })
  const sameDay =
    end === null || !others.data
      ? 0
      : others.data.records.filter(
          (other) =>
            other.homeworkId !== homeworkId &&
            other.status === 'published' &&
            dateIn(zone, new Date(other.endTime)) === dateIn(zone, end),
        ).length
  const minutes = minutesOf(values.questions)
  return (
    <p className={css.muted}>
      {t('times.minutes', { count: minutes })}
      {sameDay > 0 && end !== null && (
        <> {t('times.sameDay', { count: sameDay, day: dayInWords(new Date(end), now, i18n.language, zone) })}</>
      )}
    </p>
  )
}
