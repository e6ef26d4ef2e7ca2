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
  // As wide as its word, with room for the arrow: the browser's own stands where the longest language would end.
  fieldSizing: 'content',
  appearance: 'none',
  paddingInline: `0 ${vars.space[24]}`,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  outline: 'none',
})

/** Lies over the select, which takes the press. */
export const arrow = style({ marginInlineStart: '-1.75rem', marginInlineEnd: vars.space[4], pointerEvents: 'none' })

export const option = style({ background: vars.color.surfaceRaised, color: vars.color.text })
