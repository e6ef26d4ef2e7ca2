import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const search = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space[8],
  minHeight: 0,
  padding: vars.space[8],
})
export const results = style({ flex: 1, minHeight: 0, margin: 0, padding: 0, overflowY: 'auto', listStyle: 'none' })
export const result = style({
  display: 'grid',
  gap: '2px',
  width: '100%',
  padding: vars.space[8],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceRaised },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: '-2px' },
  },
})
export const name = style({ color: vars.color.textMuted, fontSize: vars.fontSize[12] })
export const none = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize[12], textAlign: 'center' })
