import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const place = style({
  minWidth: 44,
  minHeight: 36,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.textMuted,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-answered="true"]': { color: vars.color.text, fontWeight: vars.fontWeight.bold },
    '&[aria-current]': { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
  },
})
