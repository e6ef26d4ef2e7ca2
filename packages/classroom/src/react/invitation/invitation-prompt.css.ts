import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const prompt = style({
  position: 'absolute',
  left: '50%',
  top: '56px',
  zIndex: 5,
  display: 'grid',
  gap: vars.space[8],
  width: 'min(420px, calc(100% - 16px))',
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: `${vars.shadow.float}, inset 0 0 0 2px ${vars.color.accent}`,
  transform: 'translateX(-50%)',
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  margin: 0,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
})
export const hint = style({ margin: 0, color: vars.color.textMuted })
export const actions = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[8] })
