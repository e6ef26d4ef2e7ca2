import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

/** One line high, also while it says nothing: the form must not jump at every save. */
export const notice = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[4]} ${space[8]}`,
    minHeight: 32,
    color: color.textMuted,
    fontSize: vars.fontSize[14],
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&[data-state="unkept"]': { color: color.warningText },
      '&[data-state="elsewhere"]': {
        padding: `${space[8]} ${space[12]}`,
        borderRadius: vars.radius.card,
        background: color.accentSoft,
        color: color.accentText,
      },
    },
  }),
)
export const words = style(layered({ minWidth: 0, textWrap: 'pretty' }))
