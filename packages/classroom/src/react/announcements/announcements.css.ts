import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const stack = style({
  position: 'absolute',
  left: '50%',
  top: '56px',
  zIndex: 3,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  width: 'min(460px, calc(100% - 16px))',
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
})
export const lines = style({ display: 'grid', justifyItems: 'center', gap: vars.space[4] })
export const pill = style({
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  boxShadow: `${vars.shadow.float}, inset 0 0 0 1px ${vars.color.line}`,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'center',
})
