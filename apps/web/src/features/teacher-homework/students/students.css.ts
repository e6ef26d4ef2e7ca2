import { media, vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
})

export const main = style({ minInlineSize: 0 })

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
})

export const words = style({ flex: '1 1 10rem', minInlineSize: 0 })

export const name = style({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' })

export const muted = style({ color: color.textMuted, fontSize: vars.fontSize[14] })

export const score = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.fontWeight.medium })

export const acts = style({ display: 'flex', alignItems: 'center', gap: space[8], marginInlineStart: 'auto' })

export const facts = style({ display: 'grid', gap: space[16], alignContent: 'start', justifyItems: 'start' })

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
  gap: `${space[8]} ${space[16]}`,
  margin: 0,
})

globalStyle(`${pairs} > dt`, { color: color.textMuted })
globalStyle(`${pairs} > dd`, { margin: 0, overflowWrap: 'anywhere' })

export const markBy = style({ selectors: { '&[data-state="overdue"]': { color: color.dangerText } } })

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: space[12],
})
