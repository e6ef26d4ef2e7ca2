import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const quiet = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const choices = style({ display: 'grid', gap: vars.space[8] })

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const name = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' })
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] })

const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  fontSize: vars.fontSize[14],
})

export const jobs = style({
  position: 'absolute',
  zIndex: 4,
  insetInlineStart: vars.space[8],
  insetBlockEnd: vars.space[8],
  display: 'grid',
  gap: vars.space[4],
  width: 'min(22rem, calc(100% - 16px))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const job = style([
  note,
  { selectors: { '&[data-state="failed"]': { borderInlineStart: `3px solid ${vars.color.danger}` } } },
])
export const jobText = style({ flex: '1 1 10rem', minWidth: 0, margin: 0, overflowWrap: 'anywhere' })
export const bar = style({ flex: '1 0 100%', height: '4px', accentColor: vars.color.accent })

export const missing = style([
  note,
  {
    position: 'absolute',
    zIndex: 3,
    insetBlockStart: vars.space[8],
    insetInline: 0,
    width: 'fit-content',
    maxWidth: 'min(34rem, calc(100% - 16px))',
    marginInline: 'auto',
  },
])

export const drop = style({
  position: 'absolute',
  zIndex: 4,
  inset: vars.space[8],
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${vars.color.accent}`,
  borderRadius: vars.radius.card,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontSize: vars.fontSize[16],
  pointerEvents: 'none',
})
