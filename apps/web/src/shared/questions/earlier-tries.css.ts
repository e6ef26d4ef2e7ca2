import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

/** A question, and what was answered before: beside each other where there is room. */
export const beside = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space[24] } },
})

export const before = style({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0, 1fr)' })

export const answer = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[12],
  borderRadius: vars.radius.card,
  background: color.surfaceSunken,
})

export const heading = style({ margin: 0, fontSize: fontSize[16], color: color.textMuted })

export const text = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

export const muted = style({ margin: 0, color: color.textMuted, fontSize: fontSize[14] })

export const tries = style({ display: 'grid', gap: space[8], gridTemplateColumns: 'minmax(0, 1fr)' })

export const list = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const item = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[12],
  borderRadius: vars.radius.card,
  background: color.surfaceSunken,
})

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[12]}`,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
})
