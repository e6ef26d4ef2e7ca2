import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const dialog = style({ minHeight: 'min(36rem, 90%)' })
export const quiet = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const lessons = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const lesson = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space[12],
  width: '100%',
  minHeight: '48px',
  padding: vars.space[8],
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: '-2px' },
  },
})
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const facts = style({
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[16],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
})
export const arrow = style({ gridColumn: 2, gridRow: '1 / span 2', color: vars.color.textMuted })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  marginBlockEnd: vars.space[12],
})
export const message = style({ flex: '1 1 12rem', margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 44%), 1fr))',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const page = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[4],
  width: '100%',
  padding: vars.space[8],
  border: '2px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: vars.focus.ring },
    '&[aria-pressed="true"]': { borderColor: vars.color.accent, background: vars.color.accentSoft },
  },
})
export const mark = style({
  position: 'absolute',
  insetBlockStart: vars.space[12],
  insetInlineEnd: vars.space[12],
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '50%',
  background: vars.color.surface,
  selectors: {
    [`${page}[aria-pressed="true"] &`]: {
      borderColor: vars.color.accent,
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
})
export const caption = style({ display: 'flex', gap: vars.space[8], minWidth: 0, fontSize: vars.fontSize[12] })
export const number = style({ fontVariantNumeric: 'tabular-nums' })
export const sheetName = style({
  minWidth: 0,
  overflow: 'hidden',
  color: vars.color.textMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
