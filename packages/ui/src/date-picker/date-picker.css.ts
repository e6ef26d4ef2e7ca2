import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

/** The button sits close to the edge of the box, as far from it as from top and bottom. */
export const button = style(layered({ marginInlineEnd: `calc(${vars.space[8]} * -1)` }))

export const input = style(layered({ fontVariantNumeric: 'tabular-nums' }))
