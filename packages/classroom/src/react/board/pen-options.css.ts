import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const rows = style({ display: 'grid', gap: vars.space[12], width: '280px', maxWidth: '100%' })
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
    '&:has(:checked), &[data-chosen]': { borderColor: vars.color.accent },
    '&:has(:focus-visible)': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    '&:hover': { background: vars.color.hover },
  },
})
/** Lies unseen over its swatch, so that a press and a screen reader's box land on it. */
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
/** Over the corner of one's own color: a press chooses another. */
export const plus = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: '14px',
  height: '14px',
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  color: vars.color.text,
  fontSize: vars.fontSize[12],
  lineHeight: '13px',
  textAlign: 'center',
  pointerEvents: 'none',
})
/** All colors there are, until one was chosen. */
export const anyColor = style({
  width: '26px',
  height: '26px',
  borderRadius: vars.radius.pill,
  background: 'conic-gradient(#d4380d, #d48806, #23822f, #1470cc, #7a3fc4, #d6408f, #d4380d)',
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
export const shape = style({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const hint = style({ margin: 0, maxWidth: '280px', color: vars.color.textMuted, fontSize: vars.fontSize[12] })
