import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const asked = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[12],
  borderBottom: `1px solid ${vars.color.line}`,
})
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[8],
})
export const title = style({ margin: 0, fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold })
export const time = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.fontWeight.bold })
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(64px, 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '32px',
  padding: `${vars.space[4]} ${vars.space[8]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  selectors: { '&[data-mine="true"]': { borderColor: vars.color.accent, background: vars.color.accentSoft } },
})
export const key = style({ fontWeight: vars.fontWeight.bold })
export const chosen = style({ display: 'inline-flex', marginInlineStart: 'auto' })
