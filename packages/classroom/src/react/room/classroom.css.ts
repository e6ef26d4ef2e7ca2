import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({
  position: 'relative',
  height: '100%',
  minHeight: '320px',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontFamily: vars.font.latin,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.text,
  selectors: {
    '&:lang(zh)': { fontFamily: vars.font.zhHans },
    '&:lang(ja)': { fontFamily: vars.font.ja },
  },
})
globalStyle(`${root} *, ${root} *::before, ${root} *::after`, { boxSizing: 'border-box' })

/**
 * The box that the layout measures; dialogs and menus are mounted beside it. Its padding tells how much of it notches
 * take: the areas lie over it.
 */
export const frame = style({
  position: 'relative',
  height: '100%',
  paddingTop: 'env(safe-area-inset-top)',
  paddingRight: 'env(safe-area-inset-right)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  paddingLeft: 'env(safe-area-inset-left)',
  containerType: 'size',
  containerName: 'classroom',
})

export const layout = style({ position: 'absolute', inset: 0, overflow: 'clip' })
