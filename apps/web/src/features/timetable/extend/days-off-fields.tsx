import { Button, DatePicker, Field, IconButton } from '@hwjy/ui'
import { CalendarOff, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { dateIn } from '../../../shared/time/date-in.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import * as css from './extend.css.ts'
import type { DaysOff } from './extension.ts'

export interface DaysOffFieldsProps {
  daysOff: readonly DaysOff[]
  now: number
  onChange: (daysOff: readonly DaysOff[]) => void
}

const DAYS_OFF_MAX = 5

/** Holidays: lessons that would fall on them are left out, and the rest moves on. */
export function DaysOffFields({ daysOff, now, onChange }: DaysOffFieldsProps) {
  const { t } = useTranslation('extend')
  const today = dateIn(useViewerZone(), now)
  const isAdded = useRef(false)
  /** Typing goes on in the days that were just added. */
  function focusAdded(days: HTMLFieldSetElement | null) {
    if (!days || !isAdded.current) return
    isAdded.current = false
    days.querySelector('input')?.focus()
  }
  function add() {
    isAdded.current = true
    onChange([...daysOff, { from: '', until: '' }])
  }
  const set = (index: number, part: Partial<DaysOff>) =>
    onChange(daysOff.map((days, at) => (at === index ? { ...days, ...part } : days)))
  return (
    <>
      {daysOff.map((days, index) => (
        <fieldset
          key={index}
          ref={index === daysOff.length - 1 ? focusAdded : undefined}
          aria-label={t('daysOff')}
          className={css.daysOff}
        >
          <Field label={t('offFrom')}>
            <DatePicker
              value={days.from}
              today={today}
              onValueChange={(from) => set(index, { from, ...(days.until === '' && { until: from }) })}
            />
          </Field>
          <Field label={t('offUntil')}>
            <DatePicker value={days.until} today={today} onValueChange={(until) => set(index, { until })} />
          </Field>
          <IconButton
            label={t('offRemove')}
            icon={<X aria-hidden size={18} />}
            onClick={() => onChange(daysOff.filter((_, at) => at !== index))}
          />
        </fieldset>
      ))}
      {daysOff.length < DAYS_OFF_MAX && (
        <Button className={css.offAdd} onClick={add}>
          <CalendarOff aria-hidden size={18} />
          {t('offAdd')}
        </Button>
      )}
    </>
  )
}
