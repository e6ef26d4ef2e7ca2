import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const pulse = keyframes({ '50%': { opacity: 0.5 } })

export const skeleton = recipe({
  base: layered({
    display: 'block',
    maxWidth: '100%',
    background: vars.color.line,
    animation: `${pulse} 1.8s ease-in-out infinite`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      '(forced-colors: active)': { border: '1px solid GrayText' },
    },
  }),
  variants: {
    shape: {
      text: layered({ height: '0.8em', marginBlock: '0.35em', borderRadius: vars.radius.control }),
      box: layered({ height: 96, borderRadius: vars.radius.card }),
      circle: layered({ width: 40, height: 40, borderRadius: vars.radius.pill }),
    },
  },
  defaultVariants: { shape: 'text' },
})

export const lines = style(layered({ display: 'block' }))
