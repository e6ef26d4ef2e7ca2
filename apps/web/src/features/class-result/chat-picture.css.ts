import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const thumbnail = style({
  display: 'block',
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset } },
})

export const image = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  fontSize: vars.fontSize[14],
})
