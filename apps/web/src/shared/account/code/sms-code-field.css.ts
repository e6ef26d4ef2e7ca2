import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const box = style({ display: 'grid', gap: vars.space[12] })

export const sentTo = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const again = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  fontSize: vars.fontSize[14],
})

/** Its words stand under the field, not its padding. */
export const sendAgain = style({ marginInlineStart: `calc(-1 * ${vars.space[12]})` })

export const outbox = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.accentText,
})
