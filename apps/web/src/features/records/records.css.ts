import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

/** Scrolls sideways below its sticky names; on paper it is whole. */
export const scroll = style({
  overflow: 'auto',
  maxBlockSize: '70dvh',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  selectors: { '&:focus-visible': { outline: vars.focus.ring } },
  '@media': { print: { overflow: 'visible', maxBlockSize: 'none', border: 0 } },
})

export const matrix = style({
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${matrix} :is(th, td)`, {
  padding: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'center',
})
globalStyle(`${matrix} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: color.surfaceRaised,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
})
globalStyle(`${matrix} tbody th`, {
  position: 'sticky',
  insetInlineStart: 0,
  paddingInline: space[12],
  background: color.surfaceRaised,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})
globalStyle(`${matrix} thead th:first-child`, { insetInlineStart: 0, zIndex: 2 })

export const cell = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surfaceSunken },
    '&:focus-visible': { outline: vars.focus.ring },
    '&[data-state="present"]': { color: color.successText },
    '&[data-state="late"]': { color: color.warningText, background: color.warningSoft },
    '&[data-state="absent"]': { color: color.dangerText, background: color.dangerSoft },
  },
})

/** Says that a mark was corrected: a dot beside it, which is in the words for readers too. */
export const corrected = style({
  inlineSize: '0.375rem',
  blockSize: '0.375rem',
  borderRadius: '50%',
  background: 'currentColor',
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[16]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color.textMuted,
  fontSize: vars.fontSize[14],
})

globalStyle(`${legend} > li`, { display: 'inline-flex', alignItems: 'center', gap: space[4] })

export const number = style({ fontVariantNumeric: 'tabular-nums' })
