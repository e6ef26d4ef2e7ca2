import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const editor = style(layered({ display: 'flex', flexDirection: 'column', gap: space[16], maxWidth: '20rem' }))

export const area = style(
  layered({
    position: 'relative',
    overflow: 'hidden',
    width: '100%',
    aspectRatio: '1',
    borderRadius: vars.radius.card,
    background: color.surfaceSunken,
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    selectors: {
      '&:active': { cursor: 'grabbing' },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
      // What lies outside the circle is dimmed: faces are shown round, the square is kept.
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: vars.radius.pill,
        boxShadow: `0 0 0 20rem ${color.overlay}`,
        pointerEvents: 'none',
      },
    },
  }),
)

export const image = style(layered({ position: 'absolute', maxWidth: 'none', pointerEvents: 'none' }))

export const help = style(layered({ color: color.textMuted, fontSize: vars.fontSize[14] }))

export const zoom = style(layered({ display: 'flex', alignItems: 'center', gap: space[12] }))

export const slider = style(layered({ flex: '1 1 0' }))

export const actions = style(layered({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[12] }))
