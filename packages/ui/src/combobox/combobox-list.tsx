import { clsx } from 'clsx'
import { AnchoredLayer } from '../anchored-layer/anchored-layer.tsx'
import { floating } from '../theme/floating.css.ts'
import { layer } from './option-list.css.ts'
import { OptionList, type OptionListProps } from './option-list.tsx'

export interface ComboboxListProps extends OptionListProps {
  anchor: HTMLElement
  onDismiss: () => void
}

export function ComboboxList({ anchor, onDismiss, ...list }: ComboboxListProps) {
  return (
    <AnchoredLayer anchor={anchor} onDismiss={onDismiss} className={clsx(floating, layer)}>
      <OptionList {...list} />
    </AnchoredLayer>
  )
}
