import { recipe } from '@vanilla-extract/recipes'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const link = recipe({
  base: layered({
    borderRadius: 2,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    selectors: {
      '&:hover': { textDecorationThickness: '2px' },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    },
  }),
  variants: {
    tone: {
      accent: layered({ color: vars.color.accentText }),
      quiet: layered({
        color: 'inherit',
        textDecorationLine: 'none',
        selectors: { '&:hover, &:focus-visible': { textDecorationLine: 'underline' } },
      }),
    },
  },
  defaultVariants: { tone: 'accent' },
})
