import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const menu = style({
  position: 'absolute',
  left: '50%',
  bottom: '72px',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[8],
  width: 'min(360px, calc(100% - 16px))',
  padding: vars.space[12],
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: `${vars.shadow.float}, inset 0 0 0 1px ${vars.color.line}`,
  translate: '-50% 0',
  pointerEvents: 'auto',
})
export const item = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[4],
  minHeight: '76px',
  padding: vars.space[4],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.fontSize[14],
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: '-2px' },
  },
})
export const note = style({ fontSize: vars.fontSize[12], color: vars.color.textMuted })
