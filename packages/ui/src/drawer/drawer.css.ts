import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const fromStart = keyframes({ from: { translate: '-100% 0' } })
const fromEnd = keyframes({ from: { translate: '100% 0' } })
const fromBottom = keyframes({ from: { translate: '0 100%' } })

const slide = (name: string) => `${name} ${vars.duration.slow} ${vars.easing.out}`
const beside = { insetBlock: 0, width: 'min(400px, 100vw - 48px)' } as const

export const drawer = recipe({
  base: layered({
    position: 'fixed',
    zIndex: vars.zIndex.overlay,
    display: 'flex',
    flexDirection: 'column',
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.float,
    outline: 'none',
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
  variants: {
    side: {
      start: layered({ ...beside, insetInlineStart: 0, animation: slide(fromStart) }),
      end: layered({ ...beside, insetInlineEnd: 0, animation: slide(fromEnd) }),
      bottom: layered({
        insetInline: 0,
        insetBlockEnd: 0,
        maxHeight: 'min(85dvh, 720px)',
        borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
        animation: slide(fromBottom),
      }),
    },
  },
  defaultVariants: { side: 'end' },
})
