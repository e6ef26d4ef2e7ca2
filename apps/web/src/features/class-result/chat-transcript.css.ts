import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const transcript = style({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  padding: vars.space[16],
  listStyle: 'none',
})

export const message = style({ display: 'grid', gap: vars.space[2] })

export const byline = style({
  display: 'flex',
  gap: vars.space[8],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
})

export const author = style({ fontWeight: vars.fontWeight.medium })

export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })
