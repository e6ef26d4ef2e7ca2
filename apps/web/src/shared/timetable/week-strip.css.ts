import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  margin: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  listStyle: 'none',
})

export const day = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: '3.75rem',
  padding: space[4],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.text,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[data-chosen]': { background: color.surface },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: -2 },
  },
})

export const name = style({ color: color.textMuted, fontSize: vars.fontSize[12] })

export const number = style({
  minInlineSize: '1.75rem',
  borderRadius: vars.radius.pill,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
  selectors: { [`${day}[aria-current] &`]: { background: color.accentStrong, color: color.onAccent } },
})

export const dots = style({ display: 'flex', gap: space[4], blockSize: '6px' })

const mark = style({ inlineSize: '6px', blockSize: '6px' })
export const dot = style([mark, { borderRadius: vars.radius.pill, background: color.accentStrong }])
/** Homework is a square: two things are told apart by shape, too. */
export const due = style([mark, { background: color.warning }])
