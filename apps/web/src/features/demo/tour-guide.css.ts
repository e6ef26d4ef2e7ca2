import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const guide = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  background: vars.color.accentSoft,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const hint = style({ flex: 1, minInlineSize: 0 })

export const count = style({
  marginInlineEnd: vars.space[8],
  color: vars.color.accentText,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
})

export const steps = style({
  display: 'none',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize[14],
  '@media': { [media.desktop]: { display: 'flex' } },
})

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  whiteSpace: 'nowrap',
  selectors: { '&[data-state="done"]': { color: vars.color.successText } },
})
