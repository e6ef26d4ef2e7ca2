import { clsx } from 'clsx'
import { Tabs as Primitive } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { Badge } from '../badge/badge.tsx'
import * as css from './tabs.css.ts'
import { useEdges } from './use-edges.ts'

export interface TabItem<Value extends string = string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
  /** Number of waiting things; 0 shows nothing. */
  badge?: number | undefined
  isDisabled?: boolean | undefined
  content: ReactNode
}

export interface TabsProps<Value extends string = string> {
  label: string
  items: readonly TabItem<Value>[]
  value?: Value | undefined
  /** Default: the first. */
  defaultValue?: Value | undefined
  onValueChange?: ((value: Value) => void) | undefined
  /** `manual` where showing a panel costs something: arrows move, Enter opens. */
  activation?: 'automatic' | 'manual' | undefined
  className?: string | undefined
}

export function Tabs<Value extends string = string>({
  label,
  items,
  value,
  defaultValue = items[0]?.value,
  onValueChange,
  activation = 'automatic',
  className,
}: TabsProps<Value>) {
  const listRef = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(value ?? defaultValue)
  const edges = useEdges(listRef, value ?? chosen)
  return (
    <Primitive.Root
      className={clsx(css.root, className)}
      {...(value === undefined ? { defaultValue: defaultValue ?? '' } : { value })}
      onValueChange={(next) => {
        setChosen(next as Value)
        onValueChange?.(next as Value)
      }}
      activationMode={activation}
    >
      <Primitive.List ref={listRef} aria-label={label} className={css.list} data-more={edges}>
        {items.map((item) => (
          <Primitive.Trigger
            key={item.value}
            value={item.value}
            disabled={item.isDisabled ?? false}
            className={css.tab}
          >
            {item.icon}
            {item.label}
            {item.badge !== undefined && item.badge > 0 && <Badge tone="accent">{item.badge}</Badge>}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {items.map((item) => (
        <Primitive.Content key={item.value} value={item.value} className={css.panel}>
          {item.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
