import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const messages = style({ display: 'grid', gap: vars.space[12], margin: 0, padding: 0, listStyle: 'none' })

export const message = style({ display: 'grid', justifyItems: 'start', gap: vars.space[8] })

export const messageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[8],
  inlineSize: '100%',
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
})

export const consent = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[20],
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[48]}`,
  textAlign: 'center',
})

export const consentCard = style({ display: 'grid', justifyItems: 'center', gap: vars.space[16], inlineSize: '100%' })

export const people = style({
  display: 'grid',
  gap: vars.space[8],
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
