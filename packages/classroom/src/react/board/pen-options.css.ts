import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const rows = style({ display: 'grid', gap: vars.space[12] })
export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
export const swatch = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  padding: 0,
  border: `2px solid transparent`,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&[aria-checked="true"]': { borderColor: vars.color.accent },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    '&:hover': { background: vars.color.hover },
  },
})
/** Inks are shown on paper, as they will look. */
export const paper = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.pill,
  background: '#fff',
  boxShadow: `0 0 0 1px ${vars.color.line}`,
})
export const dot = style({ borderRadius: vars.radius.pill, boxShadow: '0 0 0 1px rgb(0 0 0 / 0.15)' })
