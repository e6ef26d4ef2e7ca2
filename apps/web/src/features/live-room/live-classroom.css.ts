import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** The room fills the window; it never scrolls as a whole. */
export const room = style({ blockSize: '100dvh', overflow: 'hidden' })

export const waiting = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[16],
  minBlockSize: '100dvh',
  background: vars.color.surface,
  color: vars.color.text,
})
