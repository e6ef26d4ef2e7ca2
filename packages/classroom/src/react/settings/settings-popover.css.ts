import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const rows = style({ display: 'grid', gap: vars.space[12], width: 'min(300px, 80vw)' })
export const hint = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize[12] })
