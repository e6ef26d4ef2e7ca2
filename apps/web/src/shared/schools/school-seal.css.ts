import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const seal = style({
  display: 'grid',
  flex: 'none',
  placeContent: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  border: `2px solid ${vars.color.dangerText}`,
  borderRadius: vars.radius.control,
  color: vars.color.dangerText,
  fontFamily: vars.font.kai,
  fontSize: '1.375rem',
  lineHeight: 1.05,
  objectFit: 'cover',
})

export const large = style({ inlineSize: '5.5rem', blockSize: '5.5rem', fontSize: '2.25rem' })
