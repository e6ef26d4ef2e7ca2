import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { pillTones } from '../badge/badge.css.ts'
import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const pulse = keyframes({ '50%': { opacity: 0.35 } })

export const statusPill = recipe({
  base: layered({
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: 6,
    minHeight: 24,
    paddingInline: vars.space[8],
    border: '1px solid transparent',
    borderRadius: vars.radius.pill,
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.text,
    whiteSpace: 'nowrap',
  }),
  variants: { tone: pillTones },
  defaultVariants: { tone: 'neutral' },
})

export const liveDot = style(
  layered({
    width: 8,
    height: 8,
    borderRadius: vars.radius.pill,
    background: 'currentColor',
    animation: `${pulse} 1.6s ease-in-out infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' }, '(forced-colors: active)': { background: 'CanvasText' } },
  }),
)
