import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const tray = style({ display: 'grid', gap: space[8], borderInlineStart: `4px solid ${color.warning}` })

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  fontSize: vars.fontSize[16],
})

export const list = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' })

export const lesson = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[12] })

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({ fontWeight: vars.fontWeight.medium })
export const muted = style({ color: color.textMuted, fontSize: vars.fontSize[14] })
