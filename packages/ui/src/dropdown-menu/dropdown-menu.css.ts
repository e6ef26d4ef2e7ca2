import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const menu = style(
  layered({
    minWidth: 200,
    maxWidth: 'min(360px, 100vw - 16px)',
    maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
    padding: space[4],
    overflowY: 'auto',
  }),
)

export const danger = style(
  layered({
    color: color.dangerText,
    selectors: { '&[data-highlighted]': { background: color.dangerSoft, color: color.dangerText } },
  }),
)

/** Room for an icon or a tick, so that all words of a menu begin on one line. */
export const lead = style(
  layered({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', flex: 'none', width: 20 }),
)

export const words = style(layered({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }))

export const shortcut = style(
  layered({
    flex: 'none',
    color: color.textMuted,
    fontFamily: 'inherit',
    fontSize: vars.fontSize[12],
    // Where there is no keyboard the keys only take room.
    '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
  }),
)

export const heading = style(
  layered({
    padding: `${space[8]} ${space[12]} ${space[4]}`,
    color: color.textMuted,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.bold,
  }),
)

export const separator = style(layered({ height: 1, margin: `${space[4]} 0`, background: color.line }))
