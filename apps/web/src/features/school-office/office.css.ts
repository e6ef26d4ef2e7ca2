import { media, vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export {
  card,
  cardHead,
  cardTitle,
  choice,
  facts,
  muted,
  panel,
  plainList,
  search,
} from '../../shared/list-page/list-page.css.ts'

const { color, space } = vars

/** Wider than other pages: most of the office is tables. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignContent: 'start',
  inlineSize: '100%',
  maxInlineSize: '72rem',
  marginInline: 'auto',
  padding: `${space[20]} ${space[16]} ${space[48]}`,
  '@media': { [media.tablet]: { padding: `${space[32]} ${space[24]} ${space[48]}` } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[12],
})

globalStyle(`${head} > div`, { minInlineSize: 0 })
globalStyle(`${head} h1`, { overflowWrap: 'anywhere' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })

/** Narrow, so that they stand beside the rail of a window of 1280 pixels, in every language. */
export const sections = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${color.line}`,
  listStyle: 'none',
  scrollbarWidth: 'none',
})

export const section = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.md,
  paddingInline: space[8],
  borderBlockEnd: '3px solid transparent',
  color: color.textMuted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current="page"]': { borderBlockEndColor: color.accent, color: color.accentText },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: -2 },
  },
})

export const badge = style({ marginInlineStart: space[4] })

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] })

/** Fields with labels, and a button at the height of their boxes. */
export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] })

export const columns = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** A main column, and what belongs to it beside it. */
export const split = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
})

/** A name without a space must not make the page wider than the screen. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

/** A day and a clock stay on one line: a date is read wrongly when it breaks inside its number. */
export const moment = style({ whiteSpace: 'nowrap' })

export const code = style({ fontFamily: vars.font.mono, fontSize: vars.fontSize[14], overflowWrap: 'anywhere' })

export const group = style({ display: 'grid', gap: space[16], margin: 0, padding: 0, border: 0, minInlineSize: 0 })

export const legend = style({ marginBlockEnd: space[12], padding: 0, fontWeight: vars.fontWeight.bold })

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: space[4], inlineSize: 'fit-content' })
