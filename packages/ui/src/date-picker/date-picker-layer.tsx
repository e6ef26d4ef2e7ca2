import { AnchoredLayer } from '../anchored-layer/anchored-layer.tsx'
import { floating } from '../theme/floating.css.ts'
import { Calendar, type CalendarProps } from './calendar.tsx'

export interface DatePickerLayerProps extends CalendarProps {
  anchor: HTMLElement
  label: string
  onDismiss: () => void
}

export function DatePickerLayer({ anchor, label, onDismiss, ...calendar }: DatePickerLayerProps) {
  return (
    <AnchoredLayer anchor={anchor} dialogLabel={label} onDismiss={onDismiss} className={floating}>
      <Calendar {...calendar} />
    </AnchoredLayer>
  )
}
