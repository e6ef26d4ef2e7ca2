import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { clsx } from 'clsx'
import { type KeyboardEvent, memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { movedIndex } from './moved-index.ts'
import { useRows } from './use-rows.ts'
import * as css from './virtual-list.css.ts'

export interface VirtualListProps<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  /** CSS length of the box that scrolls. */
  height: string
  /** Height of a usual row in px; each row is measured once it is drawn. */
  estimatedRowHeight?: number | undefined
  className?: string | undefined
}

/** Up to here all rows are drawn: then the browser's own search finds them, and printing prints them. */
const drawnAtOnce = 200

/**
 * A long list of which only the rows in sight are drawn. Readers hear each row's place among all of them; arrows, Page
 * Up and Down, Home and End move from row to row.
 */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  renderItem,
  height,
  estimatedRowHeight = 48,
  className,
}: VirtualListProps<Item>) {
  const box = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  // Rows may have gone since.
  const active = Math.min(current, items.length - 1)
  const isMoving = useRef(false)
  const rangeExtractor = useCallback(
    (range: Range) =>
      items.length <= drawnAtOnce ? items.map((_, index) => index) : withActive(defaultRangeExtractor(range), active),
    [items, active],
  )
  const virtualizer = useRows({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (index) => (items[index] === undefined ? index : itemKey(items[index])),
    overscan: 6,
    rangeExtractor,
  })

  useLayoutEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [active])

  const move = (event: KeyboardEvent) => {
    const pageSize = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / estimatedRowHeight) - 1)
    // Keys of controls within a row are theirs.
    const target =
      event.target instanceof HTMLElement && event.target.dataset['index'] !== undefined
        ? movedIndex(event.key, active, items.length, pageSize)
        : undefined
    if (target === undefined) return
    event.preventDefault()
    isMoving.current = true
    setCurrent(target)
    virtualizer.scrollToIndex(target)
  }

  // One stop in the tab order that moves with the focus.
  const roving = (index: number) => ({ tabIndex: index === active ? 0 : -1, onFocus: () => setCurrent(index) })
  const keys = { onKeyDown: move }
  return (
    <ul {...keys} ref={box} aria-label={label} className={clsx(css.box, className)} style={{ height }}>
      <li aria-hidden className={css.fullHeight} style={{ height: virtualizer.getTotalSize() }} />
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index]
        return (
          item !== undefined && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              {...roving(index)}
              className={css.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Content item={item} renderItem={renderItem} />
            </li>
          )
        )
      })}
    </ul>
  )
}

/** A row is drawn again when its list is, not for each step of the scroll bar. */
const Content = memo(function Content<Item>({ item, renderItem }: ContentProps<Item>) {
  return renderItem(item)
}) as <Item>(props: ContentProps<Item>) => ReactNode

type ContentProps<Item> = Pick<VirtualListProps<Item>, 'renderItem'> & { item: Item }

/** The row that has, or would get, the focus is always drawn: a focus that goes out of sight is not lost. */
const withActive = (indexes: number[], active: number) =>
  active < 0 || indexes.includes(active) ? indexes : [...indexes, active].sort((a, b) => a - b)
