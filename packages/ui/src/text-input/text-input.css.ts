import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const inputBox = recipe({
  base: layered({
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minWidth: 0,
    margin: 0,
    paddingInline: space[12],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: color.surfaceRaised,
    color: color.text,
    // At least 16 px: smaller makes iOS zoom the page when the field takes focus.
    fontSize: vars.fontSize[16],
    lineHeight: vars.lineHeight.text,
    transition: `border-color ${vars.duration.fast}, box-shadow ${vars.duration.fast}`,
    selectors: {
      '&::placeholder': { color: color.textMuted, opacity: 1 },
      '&:focus-visible, &:focus-within': { outline: vars.focus.ring, outlineOffset: -1, borderColor: color.focus },
      '&[aria-invalid="true"], &:has([aria-invalid="true"])': {
        borderColor: color.danger,
        boxShadow: `inset 0 0 0 1px ${color.danger}`,
      },
      // A disabled fieldset disables the field inside the box, not the box.
      '&:disabled, &:has(> input:disabled)': {
        background: color.surfaceSunken,
        color: color.textMuted,
        cursor: 'not-allowed',
      },
      '&:read-only:not(button, div)': { background: color.surfaceSunken },
    },
    '@media': {
      [media.canHover]: {
        selectors: { '&:hover:not(:disabled, :has(> input:disabled))': { borderColor: color.text } },
      },
    },
  }),
  variants: {
    size: {
      sm: layered({ minHeight: vars.control.sm, paddingInline: space[8] }),
      md: layered({ minHeight: vars.control.md }),
      lg: layered({ minHeight: vars.control.lg, paddingInline: space[16] }),
    },
  },
  defaultVariants: { size: 'md' },
})

export const group = style(layered({ gap: space[8] }))

export const bare = style(
  layered({
    flex: '1 1 0',
    minWidth: 0,
    alignSelf: 'stretch',
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    selectors: { '&::placeholder': { color: color.textMuted, opacity: 1 } },
  }),
)

export const side = style(layered({ display: 'flex', flex: 'none', alignItems: 'center', color: color.textMuted }))
