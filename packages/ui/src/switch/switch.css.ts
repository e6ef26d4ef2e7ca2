import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const track = style(
  layered({
    position: 'relative',
    flex: 'none',
    width: 40,
    height: 24,
    padding: 0,
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: vars.radius.pill,
    background: color.surfaceSunken,
    cursor: 'pointer',
    transition: `background ${vars.duration.base}, border-color ${vars.duration.base}`,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: `calc((21px - max(24px, ${vars.size.target})) / 2) -2px`,
      },
      '&[data-state="checked"]': { borderColor: color.accentStrong, background: color.accentStrong },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    },
  }),
)

export const thumb = style(
  layered({
    display: 'block',
    width: 15,
    height: 15,
    margin: 3,
    borderRadius: vars.radius.pill,
    background: color.lineStrong,
    transition: `translate ${vars.duration.base} ${vars.easing.out}, background ${vars.duration.base}`,
    selectors: {
      '&[data-state="checked"]': { translate: '16px', background: color.onAccent },
      '&[data-state="checked"]:dir(rtl)': { translate: '-16px' },
    },
    '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
  }),
)
