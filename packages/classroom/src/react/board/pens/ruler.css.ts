import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

/** Turned about the middle of its edge, which is where it lies. */
export const ruler = style({
  position: 'absolute',
  zIndex: 1,
  // What is near the edge belongs to the pen.
  pointerEvents: 'none',
})
/** Lies on paper, which has its own colors in every theme. */
export const body = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  border: '1px solid rgb(60 70 80 / 0.55)',
  borderRadius: '2px',
  background: 'rgb(240 244 248 / 0.72)',
  boxShadow: vars.shadow.float,
})
export const ticks = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: '12px',
  backgroundImage: 'linear-gradient(90deg, rgb(40 50 60 / 0.7) 1px, transparent 1px)',
})
export const grip = style({
  position: 'absolute',
  inset: '10px 0 0',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: '#28323c',
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  cursor: 'move',
  touchAction: 'none',
  pointerEvents: 'auto',
  selectors: { '&:focus-visible': { outline: vars.focus.ring, outlineOffset: '-4px' } },
})
export const buttons = style({
  position: 'absolute',
  right: vars.space[8],
  top: '50%',
  display: 'flex',
  gap: vars.space[4],
  translate: '0 -50%',
  pointerEvents: 'auto',
})
globalStyle(`${buttons} button`, { color: '#28323c', touchAction: 'none' })
