import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const tiles = style({
  display: 'grid',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(20rem, 1fr))' } },
})

export const tile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[16],
  blockSize: '100%',
})

export const words = style({ display: 'grid', flex: 1, gap: vars.space[4], minInlineSize: 0 })

export const name = style({ fontSize: vars.fontSize[20], lineHeight: vars.lineHeight.tight })

/** One target as large as the card. */
export const cover = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: { '&:focus-visible::after': { outline: vars.focus.ring, outlineOffset: vars.focus.offset } },
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
})
