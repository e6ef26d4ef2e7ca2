import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const unseen = style({ display: 'none' })

export const choice = style({ display: 'grid', gap: vars.space[12] })
export const preview = style({
  maxWidth: '100%',
  maxHeight: 'min(40vh, 320px)',
  marginInline: 'auto',
  borderRadius: vars.radius.control,
  objectFit: 'contain',
})
export const state = style({ minHeight: '1.5em', color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const thumbnail = style({
  display: 'block',
  maxWidth: '100%',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset } },
})
export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  fontSize: vars.fontSize[14],
})
