import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const card = style({ display: 'grid', justifyItems: 'center', gap: space[12] })

export const cells = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[8] })

const side = 'clamp(7rem, 30vw, 11rem)'

export const cell = style({ inlineSize: side, blockSize: side, borderRadius: vars.radius.control })

export const printed = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.kai,
  fontSize: '5rem',
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
})

export const words = style({
  minBlockSize: '1.5em',
  color: color.textMuted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
})

export const licence = style({ color: color.textMuted, fontSize: vars.fontSize[12] })
