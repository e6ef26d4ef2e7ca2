import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** Over the whole room, and transparent to presses where there is no card. */
export const layer = style({ position: 'absolute', inset: 0, zIndex: 5, pointerEvents: 'none' })
/** Docked in a corner of the page, where it covers least; the student's stands in the middle, over the control bar. */
export const dock = style({
  position: 'absolute',
  bottom: vars.space[8],
  left: vars.space[8],
  zIndex: 5,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  width: '320px',
  maxWidth: 'calc(100% - 16px)',
  maxHeight: 'calc(100% - 16px)',
  pointerEvents: 'none',
  selectors: {
    '&[data-role="student"]': { left: '50%', width: '360px', translate: '-50% 0' },
    '&[data-sheet="true"]': {
      left: vars.space[8],
      right: vars.space[8],
      bottom: '64px',
      width: 'auto',
      maxWidth: 'none',
      maxHeight: '60%',
      translate: 'none',
    },
  },
})
/** Stands under the cards, for the ten seconds in which a prize can be taken back. */
export const recent = style({
  flex: 'none',
  marginTop: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: `${vars.shadow.float}, inset 0 0 0 1px ${vars.color.line}`,
  pointerEvents: 'auto',
})
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '32px',
  padding: `${vars.space[2]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.accent}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  font: 'inherit',
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: {
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    '[data-device="side"] &': { padding: `0 ${vars.space[8]}`, fontSize: vars.fontSize[12] },
  },
})
