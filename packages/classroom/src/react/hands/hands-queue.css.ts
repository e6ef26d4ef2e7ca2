import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  height: '100%',
  minHeight: 0,
  padding: vars.space[12],
  overflowY: 'auto',
})
export const list = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  padding: vars.space[8],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
})
export const turn = style({ justifySelf: 'end' })
export const place = style({
  minWidth: '24px',
  borderRadius: vars.radius.pill,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})
export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontWeight: vars.fontWeight.medium,
})
export const waiting = style({
  marginLeft: vars.space[8],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
})
export const actions = style({ gridColumn: '1 / -1', display: 'flex', gap: vars.space[8], justifyContent: 'flex-end' })
export const heading = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.medium,
})
export const quiet = style({ margin: 0, color: vars.color.textMuted, textAlign: 'center' })
export const empty = style({ padding: `${vars.space[24]} ${vars.space[12]}` })
