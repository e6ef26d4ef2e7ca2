import { recipe } from '@vanilla-extract/recipes'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

/** Soft grounds with words that read on them; shared with StatusPill. */
export const pillTones = {
  neutral: layered({ background: color.surfaceSunken, color: color.textMuted, borderColor: color.line }),
  accent: layered({ background: color.accentSoft, color: color.accentText }),
  success: layered({ background: color.successSoft, color: color.successText }),
  warning: layered({ background: color.warningSoft, color: color.warningText }),
  danger: layered({ background: color.dangerSoft, color: color.dangerText }),
}

export const badge = recipe({
  base: layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    minWidth: 20,
    minHeight: 20,
    paddingInline: space[8],
    border: '1px solid transparent',
    borderRadius: vars.radius.pill,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.bold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.lineHeight.text,
    whiteSpace: 'nowrap',
  }),
  variants: { tone: pillTones },
  defaultVariants: { tone: 'neutral' },
})
