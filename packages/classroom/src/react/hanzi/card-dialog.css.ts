import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] })
export const characters = style({ fontFamily: vars.font.kai, fontSize: vars.fontSize[24] })
export const reading = style({ display: 'flex', alignItems: 'center', gap: vars.space[12], minWidth: 0 })
export const readings = style({ flexWrap: 'wrap' })
export const problem = style({ margin: 0, color: vars.color.dangerText })
export const foot = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[8] })
