import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
})

export const thumb = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
