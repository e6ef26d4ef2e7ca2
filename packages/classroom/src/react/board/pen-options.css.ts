import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const rows = style({ display: 'grid', gap: vars.space[12] })
export const swatches = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const swatch = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  position: 'relative',
  border: '2px solid transparent',
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: vars.color.accent },
    '&:has(:focus-visible)': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    '&:hover': { background: vars.color.hover },
  },
})
/** Lies unseen over its swatch, so that a press and a screen reader's box land on it. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
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
