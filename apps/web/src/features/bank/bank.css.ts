import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { muted } from '../../shared/list-page/list-page.css.ts'

export { head, muted as small, words } from '../../shared/list-page/list-page.css.ts'
export { muted } from '../../shared/page.css.ts'

const { color, space, fontSize } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  alignContent: 'start',
  inlineSize: '100%',
  maxInlineSize: '72rem',
  marginInline: 'auto',
  padding: `${space[20]} ${space[16]} ${space[48]}`,
  '@media': { [media.tablet]: { padding: `${space[32]} ${space[24]} ${space[48]}` } },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[12] })

/** On a phone, six lists would take all of the first screen: there they open with a press. */
export const more = style({ '@media': { [media.tablet]: { display: 'none' } } })

export const choices = style({
  display: 'contents',
  selectors: { '&[data-state="closed"]': { display: 'none' } },
  '@media': { [media.tablet]: { selectors: { '&[data-state="closed"]': { display: 'contents' } } } },
})

/** Stand two in a row on a phone. */
export const choice = style({
  inlineSize: 'auto',
  minInlineSize: '8rem',
  flex: '1 1 9rem',
  '@media': { [media.tablet]: { flex: '0 1 auto' } },
})

export const chapter = style({ flex: '1 1 14rem', '@media': { [media.tablet]: { maxInlineSize: '22rem' } } })

/** Not beside the count: the rows must not move when one of them is selected. */
export const view = style({ alignSelf: 'center', '@media': { [media.tablet]: { marginInlineStart: 'auto' } } })

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '2.75rem',
})

/** Stands above the boxes of the rows, which have the border and the padding of the list beside them. */
export const selectAll = style({ marginInlineStart: `calc(${space[16]} + 1px)` })

export const bulk = style([actions, { flex: '1 1 20rem', alignItems: 'center' }])

export const barWords = style({ flex: '1 1 auto', margin: 0, color: color.textMuted })

export const ownLine = style([muted, { flex: '1 1 100%', margin: 0 }])

export const turns = style({ flex: '1 1 12rem' })

/** Has a border, because the list may scroll inside. */
export const box = style({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
})

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&[data-state="selected"]': { background: color.accentSoft } },
})

/** At the middle of the first line, whose hanzi are larger than other words. */
export const check = style({ position: 'relative', zIndex: 1, marginBlockStart: '0.1875rem' })

export const body = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

/** The title is the link; its target is the whole row. */
export const title = style({
  color: 'inherit',
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: vars.focus.ring, outlineOffset: '-2px' },
  },
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[8]}`,
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize[14],
})

export const options = style({
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize[14],
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const menu = style({ position: 'relative', zIndex: 1 })

export const list = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const examples = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const example = style({ display: 'grid', gap: space[8], justifyItems: 'start', alignContent: 'space-between' })

export const fields = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

export const wide = style({ '@media': { [media.tablet]: { gridColumn: '1 / -1' } } })

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })

/** Stands at the other end of the line of buttons. */
export const besideButtons = style({ alignSelf: 'center', marginInlineEnd: 'auto' })

export const receipt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
})

export const lineNo = style({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: '2ch',
  textAlign: 'end',
})

export const lineText = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' })

export const scroll = style({ maxBlockSize: '50vh', overflowY: 'auto', margin: 0, padding: 0, listStyle: 'none' })

export const group = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, border: 0, minInlineSize: 0 })

export const legend = style({ paddingBlockEnd: space[4], fontWeight: vars.fontWeight.medium })

export const sound = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
})

export const start = style({ justifySelf: 'start' })
