import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
const side = vars.control.row

export const calendar = style(
  layered({ display: 'flex', flexDirection: 'column', gap: space[8], width: 'fit-content', padding: space[12] }),
)

export const head = style(layered({ display: 'flex', alignItems: 'center', gap: space[4] }))

export const choice = style(
  layered({
    flex: '1 1 auto',
    minWidth: 0,
    minHeight: vars.control.sm,
    margin: 0,
    paddingInline: space[4],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: color.surfaceRaised,
    color: color.text,
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.line },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: -1 },
    },
  }),
)

export const grid = style(layered({ borderCollapse: 'collapse' }))

export const weekday = style(
  layered({
    width: side,
    padding: `0 0 ${space[4]}`,
    color: color.textMuted,
    fontSize: vars.fontSize[12],
    fontWeight: vars.fontWeight.medium,
    textAlign: 'center',
  }),
)

export const cell = style(layered({ padding: 1 }))

export const day = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: side,
    height: side,
    margin: 0,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: color.text,
    fontSize: vars.fontSize[14],
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: color.hover },
      '&[data-month="other"]': { color: color.textMuted },
      // Today has a dot, not only a colour.
      '&[aria-current="date"]::after': {
        content: '',
        position: 'absolute',
        insetBlockEnd: 4,
        width: 4,
        height: 4,
        borderRadius: vars.radius.pill,
        background: 'currentColor',
      },
      '&[aria-current="date"]': { color: color.accentText, fontWeight: vars.fontWeight.bold },
      '&[data-state="chosen"]': {
        background: color.accentStrong,
        color: color.onAccent,
        fontWeight: vars.fontWeight.bold,
      },
      '&[aria-disabled="true"]': { color: color.textMuted, cursor: 'not-allowed', opacity: 0.5 },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: 1 },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-state="chosen"]': { outline: '2px solid Highlight' } } },
    },
  }),
)
