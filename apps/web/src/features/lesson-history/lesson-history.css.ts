import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, fontSize, space } = vars

/** The numbers stand above the list on a phone, and beside it on a wide screen. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
})

export const aside = style({
  order: -1,
  minInlineSize: 0,
  '@media': { [media.desktop]: { order: 0, position: 'sticky', insetBlockStart: space[16] } },
})

export const month = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] })

export const monthHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
})

export const monthName = style({ fontSize: fontSize[20] })

export const rows = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[8]} ${space[16]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const time = style({
  gridColumn: '1 / -1',
  color: color.textMuted,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
})

export const names = style({ display: 'grid', gap: space[2], minInlineSize: 0 })

export const name = style({ fontSize: fontSize[20], lineHeight: vars.lineHeight.tight, overflowWrap: 'anywhere' })

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: color.accentText, textDecoration: 'underline' },
})

export const muted = style({ color: color.textMuted, fontSize: fontSize[14] })

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.tablet]: { justifyContent: 'flex-end' } },
})

export const stars = style({ display: 'inline-flex', alignItems: 'center', gap: space[4], fontSize: fontSize[14] })

export const star = style({ color: color.warning })

export const ways = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
})

export const homework = style({ minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'normal', textAlign: 'start' })
