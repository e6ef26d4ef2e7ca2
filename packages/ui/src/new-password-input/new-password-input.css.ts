import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const wrapper = style(layered({ display: 'flex', flexDirection: 'column', gap: space[8] }))

export const level = style(
  layered({ display: 'flex', alignItems: 'center', gap: space[12], fontSize: vars.fontSize[14] }),
)

export const meter = style(layered({ flex: '1 1 0' }))

/** Wide enough for the longest word, so that the meter does not jump. */
export const word = style(
  layered({ flex: 'none', minWidth: '7rem', minHeight: '1.5em', color: color.textMuted, textAlign: 'end' }),
)

export const rules = style(
  layered({ display: 'flex', flexDirection: 'column', gap: space[4], fontSize: vars.fontSize[14] }),
)

export const kinds = style(
  layered({ display: 'flex', flexWrap: 'wrap', columnGap: space[12], paddingInlineStart: space[24] }),
)

export const rule = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    color: color.textMuted,
    selectors: { '&[data-state="met"]': { color: color.successText } },
  }),
)

export const small = style(layered({ gap: space[4] }))

export const mark = style(layered({ flex: 'none' }))
