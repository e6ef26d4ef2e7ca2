import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const hint = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const warning = style({ color: vars.color.warningText })
