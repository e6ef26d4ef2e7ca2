import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const parts = style({
  display: 'grid',
  gap: vars.space[24],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
})

const guide = `linear-gradient(${vars.color.line}, ${vars.color.line})`

/** A character in a square with its guides. */
export const character = style({
  display: 'grid',
  gridRow: 'span 2',
  alignSelf: 'start',
  placeItems: 'center',
  inlineSize: '4rem',
  aspectRatio: '1',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: `${guide} 50% 0 / 1px 100% no-repeat, ${guide} 0 50% / 100% 1px no-repeat, ${vars.color.surfaceRaised}`,
  color: vars.color.text,
  fontFamily: vars.font.kai,
  fontSize: '2.5rem',
  lineHeight: 1,
  userSelect: 'none',
})
