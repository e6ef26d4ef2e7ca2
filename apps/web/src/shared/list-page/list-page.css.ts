import { media, vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

/** The column of pages that are mostly lists and tables. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignContent: 'start',
  inlineSize: '100%',
  maxInlineSize: '72rem',
  marginInline: 'auto',
  padding: `${space[20]} ${space[16]} ${space[48]}`,
  '@media': {
    [media.tablet]: { padding: `${space[32]} ${space[24]} ${space[48]}` },
    print: { maxInlineSize: 'none', padding: 0 },
  },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[12],
})

export const words = style({ display: 'grid', gap: space[4], flex: '1 1 16rem', maxInlineSize: vars.size.text })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  '@media': { print: { display: 'none' } },
})

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[12],
  '@media': { print: { display: 'none' } },
})

/** Says on paper what the filters say on the screen. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } })

export const notOnPaper = style({ '@media': { print: { display: 'none' } } })

export const search = style({ flex: '1 1 14rem', maxInlineSize: '24rem' })

export const choice = style({ inlineSize: 'auto', minInlineSize: '10rem', maxInlineSize: '100%' })

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], minInlineSize: 0 })

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** A main column, and what belongs to it beside it. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
})

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignContent: 'start',
  minInlineSize: 0,
})

export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
})

export const cardTitle = style({ fontSize: vars.fontSize[20], fontWeight: vars.fontWeight.bold })

export const muted = style({ color: color.textMuted, fontSize: vars.fontSize[14] })

export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

export const name = style({ overflowWrap: 'anywhere' })

export const plainList = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
  gap: `${space[8]} ${space[16]}`,
  margin: 0,
})

globalStyle(`${facts} > dt`, { color: color.textMuted })
globalStyle(`${facts} > dd`, { margin: 0, overflowWrap: 'anywhere' })

/** Large numbers with a word below each. */
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: space[12],
  margin: 0,
})

globalStyle(`${numbers} > div`, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[4],
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
})
globalStyle(`${numbers} dt`, { color: color.textMuted, fontSize: vars.fontSize[14] })
globalStyle(`${numbers} dd`, {
  margin: 0,
  fontSize: vars.fontSize[24],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
})
