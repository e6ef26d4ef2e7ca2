import { media, vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[12],
})

export const words = style({ display: 'grid', gap: space[4], flex: '1 1 16rem', minInlineSize: 0 })

export const title = style({ fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold })

export const text = style({ overflowWrap: 'anywhere' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)' } },
})

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
  gap: `${space[4]} ${space[16]}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${pairs} dt`, { color: color.textMuted })
globalStyle(`${pairs} dd`, { margin: 0, overflowWrap: 'anywhere' })

export const pair = style({ display: 'contents' })

export const who = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const person = style({ display: 'flex', gap: space[8], alignItems: 'baseline', flexWrap: 'wrap' })

export const muted = style({ color: color.textMuted, fontSize: vars.fontSize[14] })

export const review = style({ display: 'grid', gap: space[12] })

export const score = style({ fontSize: vars.fontSize[24], fontWeight: vars.fontWeight.bold })

export const printActs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[12],
  '@media': { print: { display: 'none' } },
})

export const noPrint = style({ '@media': { print: { display: 'none' } } })
