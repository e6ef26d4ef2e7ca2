import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const content = style({ display: 'grid', gap: vars.space[16] })

/** As high as its longest sentence, so that the dialog keeps its size. */
export const status = style({
  display: 'block',
  minBlockSize: `calc(2 * ${vars.lineHeight.text} * 1em)`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
})
