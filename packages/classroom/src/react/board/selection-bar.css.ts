import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { floating } from '../shared/floating.css.ts'

export const bar = style([
  floating,
  {
    position: 'absolute',
    zIndex: 3,
    display: 'flex',
    flexWrap: 'wrap',
    maxWidth: 'calc(100% - 8px)',
    gap: vars.space[2],
    padding: vars.space[4],
  },
])
globalStyle(`${bar} button`, { '@media': { '(pointer: coarse)': { minWidth: '44px', minHeight: '44px' } } })
