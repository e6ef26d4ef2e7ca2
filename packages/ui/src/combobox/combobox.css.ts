import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

/** The buttons sit close to the edge of the box, as far from it as from top and bottom. */
export const buttons = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    marginInlineEnd: `calc(${vars.space[8]} * -1)`,
    color: vars.color.textMuted,
  }),
)
