import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { kaiHanzi } from '../../shared/names/kai.css.ts'

const { color, space } = vars

export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  blockSize: '100%',
})

export const cover = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  background: color.accentSoft,
  color: color.accentText,
  fontFamily: vars.font.kai,
  fontSize: vars.fontSize[40],
})

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const tileText = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[8],
  padding: space[16],
})

export const name = style([
  kaiHanzi,
  {
    fontSize: vars.fontSize[20],
    fontWeight: vars.fontWeight.bold,
    overflowWrap: 'anywhere',
  },
])

/** The link's target is the whole tile. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: vars.focus.ring, outlineOffset: -2 },
  },
})

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })

export const price = style({ fontWeight: vars.fontWeight.bold, fontVariantNumeric: 'tabular-nums' })

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const slot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] })

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[16] } },
})

export const checks = style({ display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' })

/** The main act stays in sight while the form is longer than the window. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 'var(--hwjy-page-bottom, 0px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
})

export const legend = style({ marginBlockEnd: space[8], padding: 0, fontWeight: vars.fontWeight.medium })

export const coverPicture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.control,
  objectFit: 'cover',
})
