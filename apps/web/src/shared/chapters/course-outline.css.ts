import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, fontSize, space } = vars

export const outline = style({
  display: 'grid',
  gap: `${space[8]} ${space[24]}`,
  margin: 0,
  paddingInlineStart: space[32],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const summary = style({ margin: 0, color: color.textMuted, fontSize: fontSize[14] })
