import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: vars.space[16] })
