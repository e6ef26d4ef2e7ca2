import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const seek = style(layered({ flex: '1 1 auto', minWidth: 0 }))

export const time = style(
  layered({
    flex: 'none',
    color: color.textMuted,
    fontSize: vars.fontSize[14],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
)

export const speed = style(layered({ minWidth: '4.5em', paddingInline: space[8], fontVariantNumeric: 'tabular-nums' }))

export const problem = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[8]} ${space[16]}`,
    color: color.dangerText,
    fontSize: vars.fontSize[14],
  }),
)
