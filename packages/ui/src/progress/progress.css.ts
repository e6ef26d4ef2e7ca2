import { createVar, keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars
const pass = keyframes({ from: { translate: '-100%' }, to: { translate: '350%' } })

/** 0–1. */
export const share = createVar()

export const track = style(
  layered({
    position: 'relative',
    width: '100%',
    height: 8,
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
    background: color.surfaceSunken,
    boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  }),
)

export const bar = style(
  layered({
    width: `calc(${share} * 100%)`,
    height: '100%',
    borderRadius: vars.radius.pill,
    background: color.accentStrong,
    transition: `width ${vars.duration.slow} ${vars.easing.out}`,
    selectors: {
      '&[data-state="indeterminate"]': { width: '30%', animation: `${pass} 1.4s ease-in-out infinite` },
      '&[data-state="complete"]': { background: color.success },
    },
    '@media': {
      [media.reducedMotion]: {
        selectors: { '&[data-state="indeterminate"]': { width: '100%', opacity: 0.5, animation: 'none' } },
      },
      '(forced-colors: active)': { background: 'Highlight' },
    },
  }),
)
