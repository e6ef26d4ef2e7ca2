import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const heading = style({
  margin: `${vars.space[16]} 0 ${vars.space[8]}`,
  fontSize: vars.fontSize[14],
})
export const list = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  margin: 0,
})
export const key = style({
  justifySelf: 'start',
  minWidth: '28px',
  padding: `${vars.space[2]} ${vars.space[8]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  textAlign: 'center',
})
export const meaning = style({ margin: 0 })
