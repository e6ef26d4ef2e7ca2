import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const card = recipe({
  base: layered({
    minWidth: 0,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    color: color.text,
  }),
  variants: {
    padding: {
      none: {},
      sm: layered({ padding: space[12] }),
      md: layered({ padding: space[16], '@media': { [media.tablet]: { padding: space[24] } } }),
      lg: layered({ padding: space[24], '@media': { [media.tablet]: { padding: space[32] } } }),
    },
    isFloating: { true: layered({ borderColor: 'transparent', boxShadow: vars.shadow.float }) },
    isPressable: {
      true: layered({
        transition: `border-color ${vars.duration.fast}, box-shadow ${vars.duration.fast}`,
        selectors: {
          '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
          '&:hover, &:focus-within': { borderColor: color.accent, boxShadow: vars.shadow.float },
        },
      }),
    },
  },
  defaultVariants: { padding: 'md' },
})
