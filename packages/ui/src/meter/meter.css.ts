import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

/** 0–1. */
export const level = createVar()

export const meter = recipe({
  base: layered({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
    background: color.surfaceSunken,
    boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  }),
  variants: {
    orientation: {
      horizontal: layered({ width: '100%', height: 8 }),
      vertical: layered({ width: 8, height: '100%', minHeight: 24 }),
    },
  },
  defaultVariants: { orientation: 'horizontal' },
})

// A clip moves without layout, so sixty readings a second cost nothing.
export const fill = style(
  layered({
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: color.accent,
    selectors: {
      '[data-orientation="horizontal"] > &': { clipPath: `inset(0 calc((1 - ${level}) * 100%) 0 0)` },
      '[data-orientation="vertical"] > &': { clipPath: `inset(calc((1 - ${level}) * 100%) 0 0 0)` },
      '[data-tone="success"] > &': { background: color.success },
      '[data-tone="warning"] > &': { background: color.warning },
      '[data-tone="danger"] > &': { background: color.danger },
    },
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
)
