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

export const list = style(
  layered({
    minWidth: 'var(--radix-select-trigger-width)',
    maxWidth: 'min(480px, 100vw - 16px)',
    maxHeight: 'min(360px, var(--radix-select-content-available-height))',
    overflow: 'hidden',
  }),
)

export const viewport = style(layered({ padding: space[4] }))

export const option = style(layered({ justifyContent: 'space-between' }))

export const check = style(layered({ display: 'flex', flex: 'none', color: color.accentText }))

export const scrollHint = style(
  layered({ display: 'flex', justifyContent: 'center', paddingBlock: space[4], color: color.textMuted }),
)
