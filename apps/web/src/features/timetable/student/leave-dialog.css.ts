import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const content = style({ display: 'grid', gap: vars.space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
