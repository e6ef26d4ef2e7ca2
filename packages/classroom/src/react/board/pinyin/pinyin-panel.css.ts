import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { KAI_STACK } from '../../../core/board/elements/fonts.ts'

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] })
export const panel = style({
  position: 'absolute',
  zIndex: 4,
  width: '336px',
  maxWidth: 'calc(100% - 16px)',
  padding: vars.space[12],
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
})
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
export const word = style({ fontFamily: KAI_STACK, fontSize: vars.fontSize[24], color: vars.color.textMuted })
export const pressed = style({ color: vars.color.text, borderBottom: `2px solid ${vars.color.accent}` })
export const tones = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space[4],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
globalStyle(`${tones} button`, { paddingInline: 0 })
export const hint = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize[12] })
export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space[8] })
