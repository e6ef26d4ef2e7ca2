import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const layer = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    width: 'max(var(--radix-popover-trigger-width), 12rem)',
    maxWidth: 'calc(100vw - 16px)',
    // The fallback holds until it is placed: the chosen option is brought into sight before that.
    maxHeight: 'min(360px, var(--radix-popover-content-available-height, 360px))',
    overflow: 'hidden',
  }),
)

export const list = style(
  layered({
    flex: '0 1 auto',
    minHeight: 0,
    margin: 0,
    padding: space[4],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&:empty': { display: 'none' } },
  }),
)

export const option = style(
  layered({ width: '100%', border: 0, background: 'transparent', color: 'inherit', textAlign: 'start' }),
)

export const start = style(layered({ display: 'inline-flex', flex: 'none' }))

export const label = style(layered({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }))

export const detail = style(
  layered({
    flex: 'none',
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-highlighted] > &': { color: 'inherit' } },
  }),
)

export const check = style(layered({ display: 'inline-flex', flex: 'none', width: 16, color: color.accentText }))

export const note = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    padding: `${space[12]} ${space[16]}`,
    color: color.textMuted,
    fontSize: vars.fontSize[14],
  }),
)
