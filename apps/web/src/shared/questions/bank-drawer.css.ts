import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const drawer = style({ inlineSize: 'min(34rem, 100vw)' })

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] })

export const choice = style({ inlineSize: 'auto', flex: '1 1 8rem' })

export const list = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
})

export const words = style({ display: 'grid', gap: space[4], flex: '1 1 14rem', minInlineSize: 0 })

/** Hanzi are larger than other words: the box beside them stands at the middle of their first line. */
export const title = style({
  marginBlockStart: '-0.1875rem',
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
})

export const muted = style({ color: color.textMuted, fontSize: vars.fontSize[14], overflowWrap: 'anywhere' })
