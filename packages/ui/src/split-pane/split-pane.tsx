import { clsx } from 'clsx'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import * as css from './split-pane.css.ts'
import { shareLimits, shareOfKey, withinShare } from './split-rules.ts'
import { useIsWide } from './use-is-wide.ts'

interface Pane {
  /** Names the pane, and its tab on a phone. */
  label: string
  content: ReactNode
}

export interface SplitPaneProps {
  panes: readonly [Pane, Pane]
  /** Names the separator: "Width of the work". */
  label: string
  /** What the first pane takes of the width, in percent; 25 to 75. */
  defaultShare?: number | undefined
  /** When the separator was let go, or moved by a key: to keep it for the next visit. */
  onShareCommit?: ((share: number) => void) | undefined
  className?: string | undefined
}

/**
 * Two panes side by side with a separator that a pointer drags and arrows, Page keys, Home, End and Enter (as at first)
 * move. On a phone they are two tabs. Both panes keep their state all the time.
 */
export function SplitPane({ panes, label, defaultShare = 50, onShareCommit, className }: SplitPaneProps) {
  const id = useId()
  const isWide = useIsWide()
  const frame = useRef<HTMLDivElement>(null)
  const [start] = useState(() => withinShare(defaultShare))
  const [share, setShare] = useState(start)
  const [shown, setShown] = useState(0)

  function move(event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect()
    if (!box || box.width === 0 || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    setShare(withinShare(((event.clientX - box.left) / box.width) * 100))
  }
  function handleSeparatorKey(event: KeyboardEvent) {
    const next = shareOfKey(event.key, share, start)
    if (next === null) return
    event.preventDefault()
    setShare(next)
    onShareCommit?.(next)
  }
  function handleTabKey(event: KeyboardEvent) {
    const next = tabOfKey(event.key, shown)
    if (next === null) return
    event.preventDefault()
    setShown(next)
    document.getElementById(`${id}-tab-${next}`)?.focus()
  }
  const pane = (index: 0 | 1) => (
    <div
      id={`${id}-pane-${index}`}
      role={isWide ? 'region' : 'tabpanel'}
      aria-label={isWide ? panes[index].label : undefined}
      aria-labelledby={isWide ? undefined : `${id}-tab-${index}`}
      // What scrolls can be reached by keys.
      tabIndex={0}
      hidden={!isWide && shown !== index}
      className={css.pane}
    >
      {panes[index].content}
    </div>
  )
  return (
    <div
      ref={frame}
      data-state={isWide ? 'beside' : 'tabs'}
      className={clsx(css.frame, className)}
      style={isWide ? { gridTemplateColumns: `minmax(0, ${share}fr) auto minmax(0, ${100 - share}fr)` } : undefined}
    >
      {!isWide && (
        <div role="tablist" aria-label={label} className={css.tabs}>
          {panes.map((one, index) => (
            <button
              key={one.label}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-pane-${index}`}
              aria-selected={shown === index}
              tabIndex={shown === index ? 0 : -1}
              className={css.tab}
              onClick={() => setShown(index)}
              onKeyDown={handleTabKey}
            >
              {one.label}
            </button>
          ))}
        </div>
      )}
      {pane(0)}
      {isWide && (
        <div
          // A separator that can be moved is a control; a rule (`hr`) is none.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="separator"
          tabIndex={0}
          aria-label={label}
          aria-controls={`${id}-pane-0`}
          aria-orientation="vertical"
          aria-valuenow={Math.round(share)}
          aria-valuemin={shareLimits.min}
          aria-valuemax={shareLimits.max}
          className={css.separator}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={move}
          onPointerUp={() => onShareCommit?.(share)}
          onKeyDown={handleSeparatorKey}
        />
      )}
      {pane(1)}
    </div>
  )
}

function tabOfKey(key: string, shown: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowRight') return 1 - shown
  return key === 'Home' ? 0 : key === 'End' ? 1 : null
}
