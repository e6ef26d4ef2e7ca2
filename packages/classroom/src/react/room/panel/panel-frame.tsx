import { IconButton } from '@hwjy/ui'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useRef } from 'react'
import { PANEL_MAX, PANEL_MIN } from '../../../core/view/room-areas.ts'
import { useClassroom, useTranslate } from '../../hooks/classroom-context.ts'
import { CloseIcon } from '../../shared/icons.ts'
import * as css from '../room-layout.css.ts'
import type { RoomViewValue } from '../room-view.ts'

const STEP_PX = 16
// A sheet that is pulled down further than this is put away.
const PULL_PX = 64

/** The open panel: beside the board, over it, under it, or a sheet with a handle. */
export function PanelFrame({ view, children }: { view: RoomViewValue; children: ReactNode }) {
  const t = useTranslate()
  const { areas, closePanel } = view
  const { panel } = areas
  const pulledFrom = useRef<number | null>(null)
  if (!panel) return null
  const isSheet = panel.kind === 'sheet'
  return (
    // Escape is a second way to the button that closes it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <section
      className={css.panel}
      data-kind={panel.kind}
      onKeyDown={(event) => {
        const isOurs = !event.defaultPrevented && !event.nativeEvent.isComposing
        if (event.key === 'Escape' && isOurs) closePanel()
      }}
    >
      {panel.kind === 'side' || panel.kind === 'drawer' ? <WidthHandle width={panel.width} /> : null}
      {isSheet && (
        <div
          className={css.handle}
          aria-hidden
          onPointerDown={(event) => {
            pulledFrom.current = event.clientY
            event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerUp={(event) => {
            if (pulledFrom.current !== null && event.clientY - pulledFrom.current > PULL_PX) closePanel()
            pulledFrom.current = null
          }}
        />
      )}
      <span className={css.panelClose}>
        <IconButton size="sm" label={t('panel.close')} icon={<CloseIcon size={18} />} onClick={closePanel} />
      </span>
      {children}
    </section>
  )
}

// 280 to 480 px, by drag or by the arrows.
function WidthHandle({ width }: { width: number }) {
  const t = useTranslate()
  const { preferences } = useClassroom()
  const from = useRef<{ x: number; width: number } | null>(null)
  const set = (next: number) =>
    preferences.setState((state) => ({
      ...state,
      panelWidth: Math.round(Math.min(PANEL_MAX, Math.max(PANEL_MIN, next))),
    }))
  return (
    // A separator with a value is a control: it is dragged, and moved by the arrows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      className={css.widthHandle}
      aria-orientation="vertical"
      aria-label={t('panel.width')}
      aria-valuenow={width}
      aria-valuemin={PANEL_MIN}
      aria-valuemax={PANEL_MAX}
      // A separator that can be moved takes the focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={(event: KeyboardEvent) => {
        const step = event.key === 'ArrowLeft' ? STEP_PX : event.key === 'ArrowRight' ? -STEP_PX : 0
        if (step === 0) return
        event.preventDefault()
        set(width + step)
      }}
      onPointerDown={(event: PointerEvent) => {
        from.current = { x: event.clientX, width }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event: PointerEvent) => {
        if (from.current) set(from.current.width + from.current.x - event.clientX)
      }}
      onPointerUp={() => {
        from.current = null
      }}
    />
  )
}
