import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const panel = style(layered({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0 }))

export const controls = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[12],
    padding: space[16],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    selectors: { '&[data-state="recording"]': { borderColor: color.danger } },
  }),
)

export const now = style(
  layered({ display: 'flex', flexDirection: 'column', flex: '1 1 10rem', gap: space[4], minWidth: 0 }),
)

export const time = style(
  layered({ fontSize: vars.fontSize[14], fontVariantNumeric: 'tabular-nums', color: color.textMuted }),
)

export const takes = style(
  layered({ display: 'flex', flexDirection: 'column', gap: space[8], margin: 0, padding: 0, listStyle: 'none' }),
)

export const take = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8], minWidth: 0 }),
)

export const player = style(layered({ flex: '1 1 17rem', minWidth: 0 }))

export const unfinished = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    padding: space[12],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
  }),
)

export const name = style(layered({ margin: 0 }))

export const why = style(
  layered({ margin: 0, color: color.textMuted, fontSize: vars.fontSize[14], textWrap: 'pretty' }),
)

export const choice = style(layered({ display: 'flex', flexWrap: 'wrap', gap: space[8] }))

export const unsaved = style(
  layered({ flex: '1 1 100%', margin: 0, color: color.warningText, fontSize: vars.fontSize[14], textWrap: 'pretty' }),
)
