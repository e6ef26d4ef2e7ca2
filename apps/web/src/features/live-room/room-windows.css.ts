import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const picture = style({ position: 'fixed', inset: 0, background: vars.color.surface, color: vars.color.text })

export const video = style({ position: 'absolute', inset: 0 })

globalStyle(`${video} video`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const name = style({
  position: 'absolute',
  insetBlockEnd: vars.space[8],
  insetInlineStart: vars.space[8],
  padding: `${vars.space[2]} ${vars.space[8]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.shade,
  color: vars.color.text,
  fontSize: vars.fontSize[14],
})
