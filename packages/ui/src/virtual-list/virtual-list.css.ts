import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { plainList } from '../theme/plain-list.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const box = style(
  layered({
    ...plainList,
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
  }),
)

/** As high as all rows together, so that the scroll bar tells the truth. */
export const fullHeight = style(layered({ visibility: 'hidden' }))

export const row = style(
  layered({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    borderBlockEnd: `1px solid ${color.line}`,
    selectors: { '&:focus-visible': { outline: vars.focus.ring, outlineOffset: '-2px' } },
  }),
)
