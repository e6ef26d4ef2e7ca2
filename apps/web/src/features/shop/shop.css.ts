import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Beside a taller card the words get the room: a cover that grew would be wider than its card.
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  overflow: 'hidden',
})

export const cover = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: color.surfaceSunken,
})

/** The first characters of the name stand where a course has no picture. */
export const noCover = style([
  cover,
  {
    display: 'grid',
    placeItems: 'center',
    background: color.accentSoft,
    color: color.accentText,
    fontFamily: vars.font.kai,
    fontSize: vars.fontSize[40],
  },
])

export const body = style({ display: 'grid', alignContent: 'start', gap: space[8], padding: space[16] })

export const name = style({
  fontFamily: vars.font.kai,
  fontSize: vars.fontSize[20],
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
})

/** The link of the card covers it all. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
})

export const muted = style({ color: color.textMuted, fontSize: vars.fontSize[14] })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
})

export const price = style({ fontWeight: vars.fontWeight.bold, fontVariantNumeric: 'tabular-nums' })

export const choice = style({ inlineSize: 'auto', minInlineSize: '9rem' })

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })

export const shelf = style({ display: 'grid', gap: space[12] })

export const shelfHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(17rem, 1fr)' } },
})

export const main = style({ display: 'grid', alignContent: 'start', gap: space[24], minInlineSize: 0 })

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[24], alignSelf: 'start' } },
})

export const box = style({ display: 'grid', gap: space[12] })

export const section = style({ display: 'grid', gap: space[12] })

export const text = style({ whiteSpace: 'pre-line', maxInlineSize: vars.size.text })

export const lessons = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const lesson = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
})

/** The name keeps its lines together, and its width leaves room for the time, or gives the time a line of its own. */
export const lessonName = style({ flex: '1 1 12rem', minInlineSize: 0 })

export const teacher = style({ display: 'flex', alignItems: 'center', gap: space[12] })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[8]} ${space[16]}`,
  margin: 0,
})

export const factName = style({ color: color.textMuted })

export const factText = style({ margin: 0, textAlign: 'end', overflowWrap: 'anywhere' })

export const orderNumber = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  fontVariantNumeric: 'tabular-nums',
})

export const sum = style({
  fontSize: vars.fontSize[24],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
})

/** On a phone the sum and its button stay in sight, above the bottom bar. */
export const payBar = style({
  position: 'sticky',
  insetBlockEnd: 'var(--hwjy-page-bottom, 0px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
})

/** The same for a course: what stands in the way of joining may be a list, which scrolls in it. */
export const actionBar = style([payBar, { zIndex: 1, maxBlockSize: '60dvh', overflowY: 'auto' }])

export const barAction = style({ flex: '1 1 12rem', minInlineSize: 0 })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })

export const wide = style({ inlineSize: '100%' })

export const fact = style({ display: 'contents' })

export const forChild = style({ margin: 0, fontWeight: vars.fontWeight.medium })
