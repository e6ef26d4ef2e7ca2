import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const strip = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  minHeight: 0,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `0 ${vars.space[4]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const title = style({ padding: vars.space[4], fontSize: vars.fontSize[14], fontWeight: 600 })
export const acts = style({ display: 'flex', flex: '1 0 100%', justifyContent: 'space-between' })
// Five of them stand in the width of a thumbnail; on touch screens the sheet gives them more.
globalStyle(`${acts} button`, {
  width: '28px',
  height: '32px',
  minWidth: 0,
  '@media': { '(pointer: coarse)': { width: '44px', height: '44px' } },
})
export const list = style({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' })
export const rows = style({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' })

export const section = style({
  position: 'absolute',
  insetInline: 0,
  padding: `${vars.space[8]} ${vars.space[8]} 0`,
  overflow: 'hidden',
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const row = style({ position: 'absolute', insetInline: 0, display: 'grid', justifyItems: 'center' })
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'auto 128px',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  width: '100%',
  maxWidth: '15rem',
  padding: vars.space[4],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.textMuted,
  font: 'inherit',
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: '-2px' },
    '&[aria-current="page"]': { background: vars.color.accentSoft, color: vars.color.accentText },
    '&[data-dragged]': { opacity: 0.4 },
  },
})
export const number = style({
  gridColumn: 1,
  gridRow: 1,
  minWidth: '1.5em',
  fontSize: vars.fontSize[12],
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const line = style({
  position: 'absolute',
  insetInline: vars.space[4],
  height: '3px',
  borderRadius: '2px',
  background: vars.color.accent,
  pointerEvents: 'none',
})
export const undo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize[12],
})
