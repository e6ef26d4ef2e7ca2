import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingInlineStart: vars.space[8],
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  ':hover': { background: vars.color.hover },
  ':focus-within': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
})

export const select = style({
  minBlockSize: '2.75rem',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  outline: 'none',
})

export const option = style({ background: vars.color.surfaceRaised, color: vars.color.text })
