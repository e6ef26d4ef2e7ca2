import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' })
export const place = style({
  display: 'grid',
  gridTemplateColumns: '2em minmax(0, 1fr) auto',
  gap: vars.space[8],
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderRadius: vars.radius.control,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-first="true"]': { background: vars.color.accentSoft, fontWeight: vars.fontWeight.bold },
  },
})
export const scroller = style({ overflowX: 'auto' })
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize[12] })
export const cell = style({
  padding: vars.space[4],
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
})
export const press = style({
  width: '100%',
  minHeight: '96px',
  border: 0,
  borderRadius: vars.radius.card,
  background: vars.color.danger,
  color: vars.color.onDanger,
  font: 'inherit',
  fontSize: vars.fontSize[32],
  fontWeight: vars.fontWeight.bold,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&[aria-disabled="true"]': {
      background: vars.color.surfaceSunken,
      color: vars.color.textMuted,
      cursor: 'default',
    },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
  },
})
