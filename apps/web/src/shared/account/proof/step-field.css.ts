import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const text = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const othersLabel = style([text, { marginBlockEnd: vars.space[8] }])

export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
