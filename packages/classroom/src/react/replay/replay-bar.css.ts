import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
})
export const line = style({ position: 'relative', display: 'grid', paddingTop: vars.space[8] })

/** It is as long as the way of the thumb's middle, which is 20 px wide. */
export const activity = style({
  position: 'absolute',
  top: 0,
  left: '10px',
  right: '10px',
  height: '8px',
  pointerEvents: 'none',
})
export const stretch = style({
  position: 'absolute',
  bottom: 0,
  height: '4px',
  minWidth: '2px',
  borderRadius: vars.radius.pill,
  background: vars.color.accent,
  opacity: 0.6,
})
export const mark = style({
  position: 'absolute',
  bottom: 0,
  width: '2px',
  height: '8px',
  marginInlineStart: '-1px',
  borderRadius: vars.radius.pill,
  background: vars.color.text,
})

export const buttons = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], minWidth: 0 })
export const time = style({
  marginInlineStart: vars.space[8],
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const right = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], marginInlineStart: 'auto' })
