import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const group = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, border: 0, minWidth: 0 })
export const letters = style({ gridTemplateColumns: 'repeat(auto-fit, minmax(56px, 1fr))' })
export const small = style({ gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minHeight: '56px',
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.fontSize[20],
  fontWeight: vars.fontWeight.bold,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accent,
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
    '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.65 },
    '&[data-titled="true"]': {
      justifyContent: 'flex-start',
      textAlign: 'start',
      fontSize: vars.fontSize[16],
      fontWeight: vars.fontWeight.medium,
    },
    [`${small} > &`]: { minHeight: '36px', padding: '4px', fontSize: vars.fontSize[14] },
  },
})
