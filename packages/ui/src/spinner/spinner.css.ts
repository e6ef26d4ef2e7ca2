import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const turn = keyframes({ to: { rotate: '1turn' } })
const pulse = keyframes({ '50%': { opacity: 0.35 } })

export const box = style(layered({ display: 'inline-flex' }))

export const spinner = recipe({
  base: layered({
    display: 'inline-block',
    flex: 'none',
    borderRadius: vars.radius.pill,
    borderStyle: 'solid',
    borderColor: 'color-mix(in srgb, currentColor 22%, transparent)',
    borderTopColor: 'currentColor',
    animation: `${turn} 800ms linear infinite`,
    // Work in progress must still show without movement, so it pulses.
    '@media': { [media.reducedMotion]: { animation: `${pulse} 2s ease-in-out infinite` } },
  }),
  variants: {
    size: {
      sm: layered({ width: 16, height: 16, borderWidth: 2 }),
      md: layered({ width: 24, height: 24, borderWidth: 3 }),
      lg: layered({ width: 40, height: 40, borderWidth: 4 }),
    },
  },
  defaultVariants: { size: 'md' },
})
