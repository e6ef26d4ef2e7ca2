import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const marker = style({
  position: 'absolute',
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  color: vars.color.accentText,
  cursor: 'pointer',
  translate: '-50% -50%',
  selectors: { '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset } },
})
