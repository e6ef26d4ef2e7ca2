import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const shell = style({ display: 'grid', gridTemplateRows: 'auto 1fr', minBlockSize: '100dvh' })

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: vars.color.surfaceRaised,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const barInside = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  maxInlineSize: vars.size.content,
  minBlockSize: '3.5rem',
  marginInline: 'auto',
  paddingInline: vars.space[16],
  '@media': { [media.tablet]: { paddingInline: vars.space[24] } },
})

export const homeLink = style({
  display: 'flex',
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
})

export const skipLink = style({
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: vars.zIndex.toast,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  color: vars.color.accentText,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', blockSize: '1px', inlineSize: '1px', overflow: 'hidden' } },
})

export const main = style({ outline: 'none', minInlineSize: 0 })

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '2.75rem',
  padding: `${vars.space[4]} ${vars.space[8]}`,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  selectors: { '&[data-state="open"]': { background: vars.color.press } },
})

export const personName = style({
  '@media': { [`not all and ${media.tablet}`]: { display: 'none' } },
})
