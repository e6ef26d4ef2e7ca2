import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { buttonTones, onHover } from '../button/button-tones.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars
const square = (side: string) => ({ width: side, height: side })

export const iconButton = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background ${vars.duration.fast}, scale ${vars.duration.fast}`,
    selectors: {
      '&:active:not(:disabled, [aria-disabled="true"])': { scale: '0.94' },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    },
  }),
  variants: {
    tone: buttonTones,
    size: {
      sm: layered(square(vars.control.sm)),
      md: layered(square(vars.control.md)),
      lg: layered(square(`max(48px, ${vars.size.target})`)),
    },
    isRound: { true: layered({ borderRadius: vars.radius.pill }) },
    isPressed: { true: {}, false: {} },
  },
  compoundVariants: (['neutral', 'quiet'] as const).map((tone) => ({
    variants: { tone, isPressed: true },
    style: [
      // The line under the icon tells the state without colour.
      layered({
        background: color.accentSoft,
        color: color.accentText,
        boxShadow: `inset 0 -2px 0 ${color.accent}`,
      }),
      onHover(color.accentSoft),
    ],
  })),
  defaultVariants: { tone: 'quiet', size: 'md' },
})

export const glyph = style(
  layered({ display: 'inline-flex', selectors: { ':is(:disabled, [aria-disabled="true"]) > &': { opacity: 0.45 } } }),
)

export const badge = style(
  layered({
    position: 'absolute',
    insetBlockStart: -4,
    insetInlineEnd: -4,
    minWidth: 18,
    height: 18,
    paddingInline: 4,
    borderRadius: vars.radius.pill,
    background: color.danger,
    color: color.onDanger,
    boxShadow: `0 0 0 2px ${color.surfaceRaised}`,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.bold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '18px',
    textAlign: 'center',
  }),
)
