import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: vars.space[16] })

export const fields = style([form, { margin: 0, padding: 0, border: 0, minInlineSize: 0 }])
