import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const group = style({ display: 'grid', gap: vars.space[20], minInlineSize: 0 })

export const title = style({ margin: 0, fontSize: vars.fontSize[20] })

export const setting = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 })

export const rows = style({ display: 'grid', gap: vars.space[16] })

export const place = style({ maxInlineSize: '24rem' })
