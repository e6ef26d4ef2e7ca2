import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const greeting = style({ display: 'grid', gap: vars.space[4] })

export const date = style({ color: vars.color.textMuted })

export const rows = style({ display: 'grid', gap: vars.space[8] })
