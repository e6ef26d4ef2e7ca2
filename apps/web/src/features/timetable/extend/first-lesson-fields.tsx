import { DatePicker, Field, TimePicker } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateIn } from '../../../shared/time/date-in.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import * as css from './extend.css.ts'
import type { ExtensionPlan } from './extension.ts'

export interface FirstLessonFieldsProps {
  first: ExtensionPlan['first']
  now: number
  /** Called once both are there. */
  onChange: (first: NonNullable<ExtensionPlan['first']>) => void
}

/** A class without a rhythm gets one from its first lesson: the same weekday and time, every week. */
export function FirstLessonFields({ first, now, onChange }: FirstLessonFieldsProps) {
  const { t } = useTranslation('extend')
  const zone = useViewerZone()
  const [typed, setTyped] = useState(first ?? { date: '', time: '' })
  function set(part: Partial<typeof typed>) {
    const next = { ...typed, ...part }
    setTyped(next)
    if (next.date !== '' && next.time !== '') onChange(next)
  }
  return (
    <fieldset aria-label={t('first')} className={css.daysOff}>
      <Field label={t('firstDate')}>
        <DatePicker value={typed.date} today={dateIn(zone, now)} onValueChange={(date) => set({ date })} />
      </Field>
      <Field label={t('firstTime')}>
        <TimePicker value={typed.time} timeZone={zone} onValueChange={(time) => set({ time })} />
      </Field>
    </fieldset>
  )
}
