import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const logo = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: '0.4em', color: vars.color.text, lineHeight: 1 }),
)
export const mark = style(layered({ flex: 'none' }))
export const tile = style(layered({ fill: vars.color.accentStrong }))
export const strokes = style(
  layered({
    fill: 'none',
    stroke: vars.color.onAccent,
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
)
export const name = style(
  layered({
    fontFamily: vars.font.zhHans,
    fontWeight: vars.fontWeight.bold,
    letterSpacing: '0.04em',
    fontSize: 20,
    whiteSpace: 'nowrap',
  }),
)
