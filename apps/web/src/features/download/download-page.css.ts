import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[48],
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space[24]} ${vars.space[16]} 4rem`,
  '@media': { [media.tablet]: { padding: `${vars.space[48]} ${vars.space[24]} 5rem` } },
})

export const head = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[32],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)', gap: '4rem' } },
})

export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space[16] })

export const lead = style({ maxInlineSize: '36rem', color: vars.color.textMuted, fontSize: vars.fontSize[20] })

export const drawing = style({ inlineSize: '100%', maxInlineSize: '26rem', justifySelf: 'center' })

export const note = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], color: vars.color.successText })

export const muted = style({ color: vars.color.textMuted })

export const section = style({ display: 'grid', alignContent: 'start', gap: vars.space[16], minInlineSize: 0 })

export const ways = style({
  display: 'grid',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(20rem, 1fr))' } },
})

export const way = style({ display: 'grid', alignContent: 'start', gap: vars.space[8], blockSize: '100%' })

export const wayHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })

export const wayName = style({ fontSize: vars.fontSize[16] })

export const halves = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[48],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const releases = style({ display: 'grid', gap: vars.space[20], margin: 0, padding: 0, listStyle: 'none' })

export const release = style({ display: 'grid', gap: vars.space[4] })

export const version = style({ fontSize: vars.fontSize[20], fontVariantNumeric: 'tabular-nums' })

export const needs = style({ display: 'grid', margin: 0 })

export const need = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [media.tablet]: { gridTemplateColumns: '8rem minmax(0, 1fr)', gap: vars.space[16] } },
})

export const needName = style({ color: vars.color.textMuted })

export const needText = style({ margin: 0 })
