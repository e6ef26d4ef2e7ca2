import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { space, fontSize } = vars

export const code = style({ inlineSize: 'min(14rem, 100%)', marginInline: 'auto' })

export const heading = style({ margin: 0, fontSize: fontSize[16] })

export const cities = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
})
