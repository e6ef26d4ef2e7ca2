import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { buttonTones } from './button-tones.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { space, fontSize } = vars

export const button = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    flex: 'none',
    minWidth: vars.size.target,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: vars.fontWeight.medium,
    lineHeight: vars.lineHeight.tight,
    textAlign: 'center',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: `background ${vars.duration.fast}, border-color ${vars.duration.fast}, scale ${vars.duration.fast}`,
    selectors: {
      '&:active:not(:disabled, [aria-disabled="true"])': { scale: '0.98' },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
      '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&:is(:disabled, [aria-disabled="true"]):not([data-state="busy"])': { opacity: 0.5 },
      '&[data-state="busy"]': { cursor: 'progress' },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
  }),
  variants: {
    tone: buttonTones,
    size: {
      sm: layered({
        minHeight: vars.control.sm,
        paddingInline: space[12],
        fontSize: fontSize[14],
      }),
      md: layered({
        minHeight: vars.control.md,
        paddingInline: space[16],
        fontSize: fontSize[16],
      }),
      lg: layered({ minHeight: vars.control.lg, paddingInline: space[24], fontSize: fontSize[20] }),
    },
    isWide: { true: layered({ width: '100%' }) },
  },
  defaultVariants: { tone: 'neutral', size: 'md' },
})

export const content = style(
  layered({
    display: 'inline-flex',
    // A part of it may be cut where the button is narrower than its words.
    minWidth: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'inherit',
    selectors: { '[data-state="busy"] > &': { opacity: 0 } },
  }),
)

export const busyMark = style(
  layered({ position: 'absolute', inset: 0, display: 'flex', alignItems: 'center', justifyContent: 'center' }),
)
