import type { FeedbackOption } from '@hwjy/sdk'
import { Check, Plus } from 'lucide-react'
import * as css from './option-chips.css.ts'

export interface OptionChipsProps {
  legend: string
  options: readonly FeedbackOption[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Ready-made words to choose any number of. */
export function OptionChips({ legend, options, chosen, onChange }: OptionChipsProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.chips}>
        {options.map(({ optionId, label }) => {
          const isChosen = chosen.includes(optionId)
          const Mark = isChosen ? Check : Plus
          return (
            <label key={optionId} className={css.chip}>
              <input
                type="checkbox"
                className={css.input}
                checked={isChosen}
                onChange={() => onChange(isChosen ? chosen.filter((id) => id !== optionId) : [...chosen, optionId])}
              />
              <Mark aria-hidden size={16} />
              {label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
