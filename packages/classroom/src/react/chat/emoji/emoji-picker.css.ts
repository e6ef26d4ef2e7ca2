import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const picker = style({ display: 'grid', gap: vars.space[8], width: 'min(328px, 80vw)' })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(40px, 1fr))',
  maxHeight: '240px',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
})
export const cell = style({
  width: '100%',
  height: '40px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  fontSize: '22px',
  lineHeight: 1,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: '-2px' },
  },
})
export const tones = style({ display: 'flex', gap: vars.space[4], margin: 0, padding: 0, border: 0 })
export const tone = style({
  display: 'grid',
  flex: '1 1 40px',
  placeItems: 'center',
  height: '40px',
  borderRadius: vars.radius.control,
  fontSize: '20px',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&:has(:checked)': { background: vars.color.accentSoft },
    '&:has(:focus-visible)': { outline: vars.focus.ring, outlineOffset: '-2px' },
  },
})
export const radio = style({ position: 'absolute', opacity: 0, pointerEvents: 'none' })
export const none = style({ color: vars.color.textMuted, fontSize: vars.fontSize[12] })
