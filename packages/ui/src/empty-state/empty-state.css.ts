import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const empty = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[8],
    padding: `${space[32]} ${space[16]}`,
    textAlign: 'center',
  }),
)

export const drawing = style(layered({ width: 176, height: 'auto', marginBlockEnd: space[8] }))
export const title = style(
  layered({ fontSize: vars.fontSize[20], fontWeight: vars.fontWeight.bold, lineHeight: vars.lineHeight.tight }),
)
export const description = style(layered({ maxWidth: '44ch', color: color.textMuted, textWrap: 'balance' }))
export const actions = style(
  layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[12], marginBlockStart: space[12] }),
)

// Four pens draw everything: wash, paper, line, and one touch of colour.
export const wash = style(layered({ fill: color.accentSoft }))
export const paper = style(
  layered({ fill: color.surfaceRaised, stroke: color.textMuted, strokeWidth: 2, strokeLinejoin: 'round' }),
)
export const line = style(
  layered({
    fill: 'none',
    stroke: color.textMuted,
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
)
export const faint = style(
  layered({ fill: 'none', stroke: color.line, strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' }),
)
export const touch = style(
  layered({
    fill: 'none',
    stroke: color.accent,
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
)
export const dot = style(layered({ fill: color.accent }))
export const sun = style(layered({ fill: color.warning }))
