import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

export const player = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  padding: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
})

export const line = style({ position: 'relative', blockSize: '3.5rem' })

/** `color` draws what was heard, the border's color what is ahead. */
export const wave = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  inlineSize: '100%',
  blockSize: '2.25rem',
  color: color.accentText,
  borderBlockStart: `0 solid ${color.lineStrong}`,
})

export const seek = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: '1.25rem',
  margin: 0,
  accentColor: color.accent,
})

export const time = style({ color: color.textMuted, fontSize: fontSize[14], fontVariantNumeric: 'tabular-nums' })

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], gridColumn: '1 / -1' })

export const speed = style({ inlineSize: '6.5rem' })
