import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const list = style({ height: '100%', margin: 0, padding: vars.space[8], overflowY: 'auto', listStyle: 'none' })
export const chapter = style({
  display: 'grid',
  gridTemplateColumns: '48px 1fr',
  gap: vars.space[12],
  width: '100%',
  minHeight: vars.control.md,
  alignItems: 'center',
  padding: `${vars.space[4]} ${vars.space[8]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surfaceRaised },
    '&[aria-current]': { background: vars.color.surfaceRaised, fontWeight: vars.fontWeight.bold },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: '-2px' },
  },
})
export const time = style({
  color: vars.color.textMuted,
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const empty = style({ margin: 0, padding: vars.space[16], color: vars.color.textMuted, textAlign: 'center' })
