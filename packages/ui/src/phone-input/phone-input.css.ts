import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const box = style(layered({ paddingInlineStart: 0 }))

export const code = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    flex: 'none',
    gap: space[4],
    minWidth: vars.size.target,
    margin: 0,
    paddingInline: `${space[12]} ${space[8]}`,
    border: 0,
    borderInlineEnd: `1px solid ${color.line}`,
    borderStartStartRadius: vars.radius.control,
    borderEndStartRadius: vars.radius.control,
    background: 'transparent',
    color: color.text,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:disabled)': { background: color.hover },
      '&:disabled': { color: color.textMuted, cursor: 'not-allowed' },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: -2 },
    },
  }),
)

export const nation = style(
  layered({ minWidth: '1.75rem', color: color.textMuted, fontSize: vars.fontSize[14], textAlign: 'start' }),
)

export const chevron = style(layered({ flex: 'none', color: color.textMuted }))

export const layer = style(layered({ width: 'min(22rem, 100vw - 16px)' }))

export const search = style(layered({ flex: 'none', padding: `${space[8]} ${space[8]} ${space[4]}` }))
