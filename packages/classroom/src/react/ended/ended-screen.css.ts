import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[8],
  width: 'min(460px, 100%)',
  margin: 0,
})
export const fact = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: vars.space[12],
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
})
export const term = style({ color: vars.color.textMuted, fontSize: vars.fontSize[12] })
export const value = style({
  margin: 0,
  fontSize: vars.fontSize[20],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const rating = style({
  display: 'grid',
  justifyItems: 'stretch',
  gap: vars.space[12],
  width: 'min(460px, 100%)',
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  textAlign: 'start',
})
export const ratingTitle = style({ margin: 0, fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold })
export const thanks = style({ margin: 0, color: vars.color.successText })
