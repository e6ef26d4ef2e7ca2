import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  color: vars.color.text,
})

export const picture = style({ flex: 'none', borderRadius: vars.radius.control, objectFit: 'cover' })

export const name = style({
  overflow: 'hidden',
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
