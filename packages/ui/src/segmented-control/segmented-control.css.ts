import { recipe } from '@vanilla-extract/recipes'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const group = recipe({
  base: layered({
    display: 'inline-flex',
    gap: space[2],
    maxWidth: '100%',
    padding: 3,
    border: `1px solid ${color.line}`,
    borderRadius: 9,
    background: color.surfaceSunken,
  }),
  variants: { isWide: { true: layered({ display: 'flex' }) } },
})

export const segment = recipe({
  base: layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 1 auto',
    gap: space[8],
    minWidth: vars.size.target,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: color.textMuted,
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background ${vars.duration.fast}, color ${vars.duration.fast}`,
    selectors: {
      '&:hover': { color: color.text },
      '&[data-state="checked"]': {
        // The line is what tells the chosen one where colours are hard to tell apart.
        borderColor: color.lineStrong,
        background: color.surfaceRaised,
        color: color.text,
      },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-state="checked"]': { outline: '2px solid Highlight' } } },
    },
  }),
  variants: {
    size: {
      sm: layered({
        minHeight: `max(${vars.control.sm} - 6px, ${vars.size.target})`,
        paddingInline: space[8],
        fontSize: vars.fontSize[14],
      }),
      md: layered({ minHeight: `max(${vars.control.md} - 8px, ${vars.size.target})`, paddingInline: space[12] }),
    },
  },
  defaultVariants: { size: 'md' },
})
