import { keyframes, style } from '@vanilla-extract/css'
import { layered } from './layered.ts'
import { vars } from './vars.css.ts'

const { color, space } = vars
const appear = keyframes({ from: { opacity: 0, translate: '0 -4px' } })

/** What floats over the page and belongs to a control: menus, lists of options, popovers. */
export const floating = style(
  layered({
    zIndex: vars.zIndex.toast,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    color: color.text,
    boxShadow: vars.shadow.float,
    outline: 'none',
    animation: `${appear} ${vars.duration.fast} ${vars.easing.out}`,
  }),
)

export const floatingItem = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minHeight: vars.control.row,
    paddingInline: space[12],
    borderRadius: vars.radius.control,
    fontSize: vars.fontSize[16],
    lineHeight: vars.lineHeight.tight,
    cursor: 'pointer',
    outline: 'none',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': { background: color.accentSoft, color: color.accentText },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } },
    },
  }),
)
