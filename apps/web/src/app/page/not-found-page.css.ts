import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[16],
  minBlockSize: '70dvh',
  padding: vars.space[24],
  textAlign: 'center',
})

export const drawing = style({ inlineSize: '16rem', maxInlineSize: '100%' })
