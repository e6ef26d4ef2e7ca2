import { vars } from '@hwjy/ui/vars'
import { style, styleVariants } from '@vanilla-extract/css'

export const rows = style({ display: 'grid', gap: vars.space[16] })
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[8],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
    '&:has(:focus-visible)': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    '&:hover': { background: vars.color.hover },
  },
})
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
export const caption = style({ marginBottom: vars.space[4], color: vars.color.textMuted })
const sheetBase = style({
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
})
/** Colors of the page's content, as the board draws them. */
export const sheet = styleVariants({
  white: [sheetBase, { background: '#ffffff' }],
  cream: [sheetBase, { background: '#fbf3df' }],
  green: [sheetBase, { background: '#1f4d3a' }],
  black: [sheetBase, { background: '#1b1d1f' }],
})
