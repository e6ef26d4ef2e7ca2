import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: vars.space[8],
  blockSize: '100%',
})

/** One target as large as the card. */
export const cover = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: { '&:focus-visible::after': { outline: vars.focus.ring, outlineOffset: vars.focus.offset } },
})

export const name = style({
  fontFamily: vars.font.kai,
  fontSize: vars.fontSize[24],
  lineHeight: vars.lineHeight.tight,
  // A line ends between words; Chinese has none, but the names of courses have a dot.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
})

export const facts = style({ color: vars.color.textMuted })

export const price = style({ alignSelf: 'end', fontWeight: vars.fontWeight.medium, fontVariantNumeric: 'tabular-nums' })
