import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' })

export const name = style({ overflowWrap: 'anywhere' })
