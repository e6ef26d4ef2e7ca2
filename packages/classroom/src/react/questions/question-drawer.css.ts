import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] })
export const foot = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8], width: '100%' })
export const note = style({
  display: 'block',
  margin: 0,
  color: vars.color.textMuted,
  selectors: { '&:empty': { display: 'none' } },
})
export const list = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })
export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  padding: vars.space[8],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
})
export const no = style({ minWidth: '1.5em', fontWeight: vars.fontWeight.bold, fontVariantNumeric: 'tabular-nums' })
export const question = style({ display: 'grid', flex: 1, minWidth: 0, gap: vars.space[2], overflowWrap: 'anywhere' })
export const options = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })
export const acts = style({ display: 'flex', flex: 'none' })
