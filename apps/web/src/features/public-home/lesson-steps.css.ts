import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const steps = style({
  display: 'grid',
  gap: vars.space[32],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[24] },
  },
})

export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  '@media': {
    [`not all and ${media.tablet}`]: { gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: vars.space[16] },
  },
})

export const drawing = style({
  inlineSize: '7.5rem',
  // The sheets have air around what is drawn on them.
  marginInlineStart: '-0.5rem',
  maxInlineSize: '100%',
  '@media': { [`not all and ${media.tablet}`]: { gridRow: 'span 2' } },
})

export const heading = style({ fontSize: vars.fontSize[20], lineHeight: vars.lineHeight.tight })
