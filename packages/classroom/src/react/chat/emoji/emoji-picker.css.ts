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
export const none = style({ color: vars.color.textMuted, fontSize: vars.fontSize[12] })
