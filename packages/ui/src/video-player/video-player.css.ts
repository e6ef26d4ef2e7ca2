import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'
import { media } from '../theme/breakpoints.ts'

const { color, space } = vars

export const player = style(
  layered({
    minWidth: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    selectors: { '&:fullscreen': { borderRadius: 0 } },
  }),
)

export const body = style(layered({ display: 'flex', flexDirection: 'column', height: '100%' }))

export const picture = style(
  layered({
    width: '100%',
    aspectRatio: '16 / 9',
    background: color.surfaceSunken,
    objectFit: 'contain',
    cursor: 'pointer',
    selectors: { ':fullscreen &': { flex: '1 1 0', minHeight: 0, aspectRatio: 'auto' } },
  }),
)

export const bar = style(
  layered({ display: 'flex', flexDirection: 'column', gap: space[4], padding: `${space[8]} ${space[12]}` }),
)

export const line = style(layered({ display: 'flex', alignItems: 'center', gap: space[8] }))

/** Phones have keys for it, and some do not let a page change it. */
export const volume = style(
  layered({ display: 'none', flex: '0 1 120px', minWidth: 60, '@media': { [media.tablet]: { display: 'flex' } } }),
)

export const filler = style(layered({ flex: '1 1 auto' }))
