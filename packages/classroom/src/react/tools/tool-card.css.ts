import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  maxHeight: '100%',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: `${vars.shadow.float}, inset 0 0 0 1px ${vars.color.line}`,
  pointerEvents: 'auto',
  selectors: { '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset } },
})
/** Keeps its buttons in sight, whatever the length of a list. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 'none',
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${vars.space[16]}`,
})
export const title = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
})
export const handle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '32px',
  height: '32px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: vars.focus.ring },
    '&:active': { cursor: 'grabbing' },
    // A sheet stays where it is.
    '[data-sheet="true"] &': { display: 'none' },
  },
})
export const body = style({
  display: 'grid',
  gap: vars.space[12],
  minHeight: 0,
  overflowY: 'auto',
  padding: `0 ${vars.space[16]} ${vars.space[16]}`,
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  flex: 'none',
  padding: `${vars.space[8]} ${vars.space[16]} ${vars.space[16]}`,
})
export const wide = style({ flex: '1 1 auto' })
export const clock = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.bold,
  whiteSpace: 'nowrap',
})
export const muted = style({ display: 'block', margin: 0, color: vars.color.textMuted })
export const label = style({ margin: 0, fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.medium })
export const rows = style({ display: 'grid', gap: vars.space[4] })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })
export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const strong = style({
  display: 'block',
  margin: 0,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
})
export const big = style({
  margin: 0,
  fontSize: vars.fontSize[40],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.tight,
  textAlign: 'center',
})
export const plain = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, border: 0, minWidth: 0 })
export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: vars.space[4],
  maxHeight: '160px',
  overflowY: 'auto',
})
export const ranking = style({
  display: 'grid',
  gap: vars.space[4],
  maxHeight: '160px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowY: 'auto',
})
export const centered = style({ margin: 0, textAlign: 'center', color: vars.color.textMuted })
export const ticked = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] })
/** Keys are no help where there are none. */
export const keysHint = style({ '@media': { '(hover: none)': { display: 'none' } } })

/** Numbered, and read from a distance. */
export const asked = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  paddingInlineStart: vars.space[24],
  overflowWrap: 'anywhere',
})
