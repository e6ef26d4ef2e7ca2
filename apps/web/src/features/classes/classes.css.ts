import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { kaiHanzi } from '../../shared/names/kai.css.ts'

const { color, space } = vars

export const cardName = style([
  kaiHanzi,
  {
    fontSize: vars.fontSize[20],
    fontWeight: vars.fontWeight.bold,
    overflowWrap: 'anywhere',
  },
])

/** The link's target is the whole card. */
export const cover = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: vars.focus.ring, outlineOffset: 2 },
  },
})

export const classCard = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  alignContent: 'space-between',
  blockSize: '100%',
})

export const titles = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const pills = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const bar = style({ display: 'grid', gap: space[4] })

export const barText = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
  color: color.textMuted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
})

export const student = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
  padding: `${space[12]} ${space[8]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1.6fr) auto' } },
})

export const students = style({ margin: 0, padding: 0, listStyle: 'none' })

export const studentName = style({ display: 'grid', gap: space[4], minInlineSize: 0, overflowWrap: 'anywhere' })

/** Three bars beside each other; on phones they stand below the name. */
export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[12],
  gridColumn: '1 / -1',
  gridRow: 2,
  '@media': { [media.tablet]: { gridColumn: 'auto', gridRow: 'auto' } },
})

export const menu = style({ gridColumn: -2 })

export const heading = style({ fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold })

export const number = style({ fontVariantNumeric: 'tabular-nums' })
