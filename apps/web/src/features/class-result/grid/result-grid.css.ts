import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** The page of the report: a row of marks needs its room. */
export const wide = style({ maxInlineSize: '72rem' })

export const wayOn = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginBlockStart: space[8] })

export const scroll = style({ overflowX: 'auto', marginInline: `calc(-1 * ${space[4]})`, paddingInline: space[4] })

export const grid = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})

export const headCell = style({
  padding: `${space[8]} ${space[8]}`,
  color: color.textMuted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})

export const row = style({
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&:focus-within': { background: color.surfaceSunken } },
})

export const cell = style({ padding: space[8], verticalAlign: 'top' })

export const name = style({
  padding: space[8],
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: vars.fontWeight.medium,
})

export const stack = style({ display: 'grid', gap: space[4], justifyItems: 'start' })

/** Five stars that are one stop of the keyboard; a number gives them. */
export const stars = style({
  display: 'inline-flex',
  borderRadius: vars.radius.control,
  selectors: {
    '&[aria-invalid="true"]': { boxShadow: `0 0 0 2px ${color.danger}` },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
  },
})

export const star = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1.375rem',
  blockSize: '2rem',
  color: color.lineStrong,
  cursor: 'pointer',
  selectors: { '&[data-filled]': { color: color.warning } },
})

export const glyph = style({
  fill: 'transparent',
  selectors: { '[data-filled] > &': { fill: 'currentColor', stroke: color.warningText } },
})

export const comment = style({ display: 'flex', alignItems: 'start', gap: space[4], minInlineSize: '16rem' })

export const commentField = style({ flex: '1 1 auto', minInlineSize: 0 })

export const note = style({ color: color.textMuted, fontSize: vars.fontSize[14] })

export const problem = style({ color: color.dangerText, fontSize: vars.fontSize[14] })

export const missing = style([problem, { display: 'inline-flex', alignItems: 'start', gap: space[4] }])

export const sign = style({ flex: 'none', marginBlockStart: '0.1875rem' })

/** A number, on one line. */
export const short = style({ padding: space[8], verticalAlign: 'top', whiteSpace: 'nowrap' })

export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  color: color.textMuted,
  fontSize: vars.fontSize[14],
})

export const key = style({
  padding: `0 ${space[4]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
})

export const card = style({ display: 'grid', gap: space[16] })

export const cardHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[8] })

export const cardName = style({ fontSize: vars.fontSize[20] })

export const pager = style({ display: 'flex', justifyContent: 'space-between', gap: space[12] })

export const read = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: color.textMuted,
  fontSize: vars.fontSize[14],
})
