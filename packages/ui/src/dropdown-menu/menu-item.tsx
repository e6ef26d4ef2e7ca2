import { clsx } from 'clsx'
import { DropdownMenu as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { CheckIcon, DotIcon } from '../icons.ts'
import { floatingItem } from '../theme/floating.css.ts'
import * as css from './dropdown-menu.css.ts'

export interface MenuAction {
  type?: 'action' | undefined
  label: ReactNode
  icon?: ReactNode
  onSelect: () => void
  tone?: 'neutral' | 'danger' | undefined
  isDisabled?: boolean | undefined
  /** Shown at the end, such as `Ctrl+Z`. The screen must listen for it itself. */
  shortcut?: string | undefined
}

export interface MenuCheck {
  type: 'check'
  label: ReactNode
  isChecked: boolean
  onCheckedChange: (isChecked: boolean) => void
  isDisabled?: boolean | undefined
}

export interface MenuRadio {
  type: 'radio'
  label: string
  value: string
  options: readonly { value: string; label: ReactNode; isDisabled?: boolean | undefined }[]
  onValueChange: (value: string) => void
}

export type MenuItem =
  | MenuAction
  | MenuCheck
  | MenuRadio
  | { type: 'separator' }
  | { type: 'heading'; label: ReactNode }

export function MenuItemView({ item }: { item: MenuItem }) {
  switch (item.type) {
    case 'separator':
      return <Primitive.Separator className={css.separator} />
    case 'heading':
      return <Primitive.Label className={css.heading}>{item.label}</Primitive.Label>
    case 'check':
      return (
        <Primitive.CheckboxItem
          className={floatingItem}
          checked={item.isChecked}
          disabled={item.isDisabled ?? false}
          onCheckedChange={item.onCheckedChange}
        >
          <Tick icon={<CheckIcon aria-hidden size={16} />} />
          <span className={css.words}>{item.label}</span>
        </Primitive.CheckboxItem>
      )
    case 'radio':
      return (
        <Primitive.RadioGroup aria-label={item.label} value={item.value} onValueChange={item.onValueChange}>
          <Primitive.Label className={css.heading}>{item.label}</Primitive.Label>
          {item.options.map((option) => (
            <Primitive.RadioItem
              key={option.value}
              className={floatingItem}
              value={option.value}
              disabled={option.isDisabled ?? false}
            >
              <Tick icon={<DotIcon aria-hidden size={10} fill="currentColor" />} />
              <span className={css.words}>{option.label}</span>
            </Primitive.RadioItem>
          ))}
        </Primitive.RadioGroup>
      )
    default:
      return (
        <Primitive.Item
          className={clsx(floatingItem, item.tone === 'danger' && css.danger)}
          disabled={item.isDisabled ?? false}
          onSelect={item.onSelect}
        >
          {item.icon !== undefined && <span className={css.lead}>{item.icon}</span>}
          <span className={css.words}>{item.label}</span>
          {item.shortcut !== undefined && <kbd className={css.shortcut}>{item.shortcut}</kbd>}
        </Primitive.Item>
      )
  }
}

const Tick = ({ icon }: { icon: ReactNode }) => (
  <span className={css.lead}>
    <Primitive.ItemIndicator>{icon}</Primitive.ItemIndicator>
  </span>
)
