import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const words = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space[8], padding: vars.space[24] }),
)

export const title = style(
  layered({
    margin: 0,
    fontSize: vars.fontSize[20],
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.tight,
  }),
)

export const description = style(layered({ margin: 0, color: vars.color.textMuted }))
