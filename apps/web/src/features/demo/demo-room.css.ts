import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const screen = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  background: vars.color.surface,
})

export const room = style({ minBlockSize: 0, minInlineSize: 0 })
