import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const box = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })

export const status = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })
