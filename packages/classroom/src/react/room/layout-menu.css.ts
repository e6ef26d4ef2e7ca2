import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { topBar } from './breakpoints.ts'

export const menu = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] })
export const givenBy = style({
  padding: `${vars.space[2]} ${vars.space[8]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontSize: vars.fontSize[12],
  whiteSpace: 'nowrap',
  '@container': { [topBar.compact]: { display: 'none' } },
})
