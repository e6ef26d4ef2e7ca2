import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, fontSize } = vars

export const line = recipe({
  base: layered({ lineHeight: vars.lineHeight.ruby }),
  variants: {
    size: {
      sm: layered({ fontSize: fontSize[16] }),
      md: layered({ fontSize: fontSize[20] }),
      lg: layered({ fontFamily: vars.font.kai, fontSize: fontSize[32] }),
      xl: layered({ fontFamily: vars.font.kai, fontSize: fontSize[40] }),
    },
  },
  defaultVariants: { size: 'md' },
})

export const pinyin = style(
  layered({
    color: color.textMuted,
    fontFamily: vars.font.latin,
    // Half of the characters, and never too small for the marks to be told apart.
    fontSize: `max(0.5em, ${fontSize[12]})`,
    // Not selected means not copied.
    userSelect: 'none',
    paddingInline: '0.15em',
    selectors: { '[data-pinyin="hidden"] &': { visibility: 'hidden' } },
  }),
)

export const tone = styleVariants({
  1: layered({ color: color.dangerText }),
  2: layered({ color: color.warningText }),
  3: layered({ color: color.successText }),
  4: layered({ color: color.accentText }),
  5: layered({ color: color.textMuted }),
})
