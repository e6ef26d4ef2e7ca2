import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const panel = style({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const list = style({
  flex: '0 1 100%',
  minHeight: 0,
  margin: 0,
  padding: `0 ${vars.space[8]} ${vars.space[8]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
})
/** As high as its rows, so that who was removed stands right under those who are here. */
export const wholeList = style([list, { flex: '0 1 auto' }])

/** Who is missing has a part of the height, or all that the class leaves free, and scrolls by itself. */
export const missing = style({
  flex: '1 0 45%',
  maxHeight: 'max-content',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderTop: `1px solid ${vars.color.line}`,
})
export const shortList = style({ margin: 0, padding: `0 ${vars.space[8]} ${vars.space[4]}`, listStyle: 'none' })
export const heading = style({
  margin: 0,
  padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[4]}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.medium,
})

export const search = style({
  width: `calc(100% - 2 * ${vars.space[12]})`,
  minHeight: vars.control.sm,
  margin: `0 ${vars.space[12]} ${vars.space[8]}`,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  font: 'inherit',
  // Below 16 px phones zoom into the page when the box is touched.
  fontSize: vars.fontSize[16],
  selectors: { '&:focus-visible': { outline: vars.focus.ring, outlineOffset: '-1px' } },
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '44px',
  padding: `${vars.space[4]}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-presence="gone"], &[data-presence="lost"]': { color: vars.color.textMuted },
    '&:hover': { background: vars.color.hover },
  },
})

export const who = style({ flex: 1, minWidth: 0, lineHeight: vars.lineHeight.tight })
export const name = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontWeight: vars.fontWeight.medium,
})
export const facts = style({ color: vars.color.textMuted, fontSize: vars.fontSize[12] })
export const devices = style({
  display: 'flex',
  gap: vars.space[4],
  color: vars.color.textMuted,
})
export const device = style({
  display: 'inline-flex',
  selectors: { '&[data-on="true"]': { color: vars.color.successText }, '&[data-on="false"]': { opacity: 0.7 } },
})
export const hand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const empty = style({ padding: vars.space[24], color: vars.color.textMuted, textAlign: 'center' })
export const reason = style({ padding: `0 ${vars.space[8]}` })
