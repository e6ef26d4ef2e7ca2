import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const stars = style(layered({ display: 'inline-flex' }))

export const star = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.control.row,
    height: vars.control.row,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: color.lineStrong,
    cursor: 'pointer',
    transition: `scale ${vars.duration.fast}`,
    selectors: {
      '&[data-filled]': { color: color.warning },
      '&:hover': { scale: '1.12' },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: -2 },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    },
  }),
)

export const shownStar = style(
  layered({ color: color.lineStrong, selectors: { '&[data-filled]': { color: color.warning } } }),
)

// Chosen stars are full, the others hollow: the shape says it without the colour. A dark rim keeps 3:1 on paper.
export const glyph = style(
  layered({
    fill: 'transparent',
    selectors: { '[data-filled] > &': { fill: 'currentColor', stroke: color.warningText } },
  }),
)
