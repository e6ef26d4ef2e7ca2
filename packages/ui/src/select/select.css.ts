import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const trigger = style(
  layered({
    justifyContent: 'space-between',
    gap: space[8],
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-placeholder]': { color: color.textMuted } },
  }),
)

export const value = style(layered({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }))

export const chevron = style(layered({ flex: 'none', color: color.textMuted }))
