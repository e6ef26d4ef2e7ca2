import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** Lies over the room; nothing below moves. */
export const strip = style({
  position: 'absolute',
  insetInline: 0,
  top: '48px',
  zIndex: 4,
  display: 'flex',
  justifyContent: 'center',
  padding: vars.space[8],
  pointerEvents: 'none',
})
export const message = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  maxWidth: '640px',
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.float,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  pointerEvents: 'auto',
  selectors: { '&[data-tone="good"]': { background: vars.color.successSoft, color: vars.color.successText } },
})

export const screen = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'absolute',
  inset: 0,
  zIndex: 6,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[24],
  overflowY: 'auto',
  background: vars.color.surfaceSunken,
})
export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  width: '100%',
  maxWidth: '460px',
  textAlign: 'center',
})
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  color: vars.color.textMuted,
})
/** It takes the focus only so that reading starts here; nothing can be done with it. */
export const title = style({
  margin: 0,
  fontSize: vars.fontSize[24],
  lineHeight: vars.lineHeight.tight,
  outline: 'none',
})
export const body = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize[16] })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[8],
  marginTop: vars.space[8],
})
