import { style } from '@vanilla-extract/css'
import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const player = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    minWidth: 0,
    padding: space[8],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
  }),
)

export const controls = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[4]} ${space[12]}` }),
)

/** Wide enough to be drawn along: in a narrow column what stands beside it goes below. */
export const line = style(layered({ display: 'flex', flexDirection: 'column', flex: '1 1 8rem', minWidth: 0 }))

/** Below the line on phones, beside it where there is room. */
export const end = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: '1 0 100%',
    gap: space[8],
    paddingInlineStart: space[4],
    '@media': { [media.tablet]: { flex: 'none', marginInlineStart: 'auto', padding: 0 } },
  }),
)

export const waveform = style(layered({ width: '100%', height: 32 }))

export const bar = style(
  layered({
    fill: color.lineStrong,
    opacity: 0.6,
    selectors: { '&[data-state="heard"]': { fill: color.accent, opacity: 1 } },
  }),
)
