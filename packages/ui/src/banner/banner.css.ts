import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

const tone = (background: string, text: string) =>
  layered({ borderColor: `color-mix(in srgb, ${text} ${vars.share.softLine}, transparent)`, background, color: text })

export const banner = recipe({
  base: layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space[12],
    padding: `${space[12]} ${space[16]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.card,
  }),
  variants: {
    tone: {
      info: tone(color.accentSoft, color.accentText),
      success: tone(color.successSoft, color.successText),
      warning: tone(color.warningSoft, color.warningText),
      danger: tone(color.dangerSoft, color.dangerText),
    },
  },
  defaultVariants: { tone: 'info' },
})

export const icon = style(layered({ flex: 'none', marginBlockStart: 2 }))
export const words = style(
  layered({
    flex: '1 1 12rem',
    minWidth: 0,
    color: color.text,
    // Beside its icon, also on a page that is centred.
    textAlign: 'start',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  }),
)
export const title = style(layered({ fontWeight: vars.fontWeight.bold }))
export const buttons = style(
  layered({ display: 'flex', flex: 'none', alignItems: 'center', gap: space[8], marginBlock: -4 }),
)
