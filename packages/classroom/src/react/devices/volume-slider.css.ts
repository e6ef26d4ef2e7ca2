import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { floatingPill } from '../shared/floating.css.ts'

export const volume = style([
  floatingPill,
  {
    position: 'absolute',
    left: vars.space[12],
    bottom: vars.space[12],
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[8],
    width: 'min(180px, 45%)',
    minHeight: '44px',
    padding: `0 ${vars.space[12]}`,
  },
])
