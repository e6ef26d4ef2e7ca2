import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const content = style({ display: 'grid', gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })
export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize[14] })
