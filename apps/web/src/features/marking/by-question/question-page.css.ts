import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

export const head = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space[8]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.line}`,
})

export const questions = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })

const choice = {
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.text,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: color.hover },
  selectors: {
    '&[aria-current]': { borderColor: color.accent, boxShadow: `0 0 0 1px ${color.accent}` },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: -2 },
  },
} as const

export const question = style({
  ...choice,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2rem',
  minBlockSize: '2rem',
  '@media': { [media.touch]: { minInlineSize: vars.size.target, minBlockSize: vars.size.target } },
})

/** How far the question is marked, at the end of the line where there is room. */
export const progress = style({
  display: 'grid',
  gap: space[4],
  flex: '1 0 12rem',
  maxInlineSize: '16rem',
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: fontSize[14],
})

/** A class of thirty is one line that is scrolled. */
export const students = style({ display: 'flex', gap: space[4], overflowX: 'auto', paddingBlockEnd: space[4] })

export const student = style({
  ...choice,
  display: 'inline-flex',
  flex: '0 0 auto',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2rem',
  paddingInline: space[12],
  fontSize: fontSize[14],
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
})

export const endSection = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  padding: space[16],
})
