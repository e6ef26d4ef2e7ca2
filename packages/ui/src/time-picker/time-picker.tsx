import { dateFormat } from '@hwjy/base'
import { useId, useState } from 'react'
import type { ChoiceProps } from '../combobox/choice-props.ts'
import { Combobox } from '../combobox/combobox.tsx'
import type { UiLanguage } from '../ui-text/ui-text.ts'
import { useUiLanguage } from '../ui-text/ui-text-provider.tsx'
import { useWords, type Words } from '../ui-text/words.ts'
import { type ClockTime, isOutside, parseTime, type TimeLimits, timeSlots, zoneLabel } from './clock-time.ts'
import { zone } from './time-picker.css.ts'

export interface TimePickerProps
  extends TimeLimits,
    Omit<ChoiceProps<ClockTime, HTMLInputElement>, 'defaultValue' | 'placeholder' | 'aria-describedby'> {
  /** `HH:mm`; empty: none, or what is typed is no time that may be chosen. */
  value: ClockTime | ''
  onValueChange: (value: ClockTime | '') => void
  /** Minutes between the times listed; others may be typed. Default 30. */
  stepMinutes?: number | undefined
  /** IANA name of the zone the time is of, such as `Asia/Shanghai`; it is shown and read. */
  timeZone?: string | undefined
  /** The day the time is of, for zones that change their clocks. Default: now. */
  at?: Date | undefined
}

const words: Words<{ placeholder: string; beijing: string; none: string }> = {
  'en-US': { placeholder: 'HH:MM', beijing: 'Beijing time', none: 'This time isn’t available' },
  'zh-CN': { placeholder: '时:分', beijing: '北京时间', none: '此时间不可选' },
  'ja-JP': { placeholder: '時:分', beijing: '北京時間', none: 'この時刻は選べません' },
}

const optionOf = (time: ClockTime, language: UiLanguage) => ({
  value: time,
  label: time,
  // Words by which "7 pm" and 下午7 find 19:00 too.
  keywords: [
    dateFormat(language, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' }).format(
      new Date(`2026-01-01T${time}:00Z`),
    ),
  ],
})

/**
 * A time of day, typed in any usual way or chosen from a list, with the zone it is of. It is taken once it is whole, with
 * Enter, or when the field is left; what is wrong then stays and is marked. A value set from outside always wins.
 */
export function TimePicker({
  value,
  onValueChange,
  min,
  max,
  stepMinutes = 30,
  timeZone,
  at,
  ...props
}: TimePickerProps) {
  const language = useUiLanguage()
  const { placeholder, beijing, none } = useWords(words)
  const zoneId = useId()
  const [now] = useState(() => new Date())
  const limits = { min, max }
  return (
    <Combobox
      {...props}
      options={timeSlots(limits, stepMinutes).map((time) => optionOf(time, language))}
      value={value}
      onValueChange={onValueChange}
      chosenLabel={value}
      placeholder={placeholder}
      emptyText={none}
      isClearable={false}
      aria-invalid={props['aria-invalid'] ?? ((value !== '' && isOutside(value, limits)) || undefined)}
      aria-describedby={timeZone === undefined ? undefined : zoneId}
      parseTyped={(text) => {
        const time = parseTime(text)
        return time === null || isOutside(time, limits) ? null : { value: time, label: time }
      }}
      end={
        timeZone === undefined ? undefined : (
          <span id={zoneId} className={zone}>
            {zoneLabel(timeZone, language, at ?? now, timeZone === 'Asia/Shanghai' ? beijing : undefined)}
          </span>
        )
      }
    />
  )
}
