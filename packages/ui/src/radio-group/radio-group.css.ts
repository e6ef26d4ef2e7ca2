import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const group = recipe({
  base: layered({ display: 'flex' }),
  variants: {
    orientation: {
      vertical: layered({ flexDirection: 'column', alignItems: 'flex-start', gap: space[4] }),
      horizontal: layered({ flexWrap: 'wrap', columnGap: space[24], rowGap: space[4] }),
    },
  },
})

export const circle = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: 20,
    height: 20,
    marginBlock: 2,
    padding: 0,
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: vars.radius.pill,
    background: color.surfaceRaised,
    cursor: 'pointer',
    transition: `border-color ${vars.duration.fast}`,
    selectors: {
      // The target is larger than the picture.
      '&::after': { content: '', position: 'absolute', inset: `calc((18px - max(28px, ${vars.size.target})) / 2)` },
      '&:hover': { borderColor: color.text },
      '&[data-state="checked"]': { borderColor: color.accent },
      '[aria-invalid="true"] &': { borderColor: color.danger },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    },
  }),
)

export const dot = style(
  layered({
    width: 10,
    height: 10,
    borderRadius: 'inherit',
    background: color.accent,
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
)
