import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const frame = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  touchAction: 'none',
  selectors: {
    '&[data-large="true"]': { cursor: 'grab' },
    '&[data-large="true"]:active': { cursor: 'grabbing' },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: '-2px' },
  },
})
export const picture = style({ position: 'absolute', inset: 0, transformOrigin: '0 0' })
export const buttons = style({
  position: 'absolute',
  left: '50%',
  bottom: vars.space[12],
  translate: '-50% 0',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  // Small pages are magnified by two fingers; the buttons would cover too much of them.
  '@container': { 'page (max-width: 40rem)': { display: 'none' } },
})
export const percent = style({ minWidth: '4.2em', fontVariantNumeric: 'tabular-nums' })
