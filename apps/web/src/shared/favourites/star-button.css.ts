import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const kept = style({ fill: 'currentColor', color: vars.color.accent })
