import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { kaiHanzi } from '../../shared/names/kai.css.ts'

const { color, fontSize, space } = vars

/** Takes files that are dropped anywhere on it. */
export const drop = style({
  minBlockSize: '100%',
  selectors: { '&[data-over]': { background: color.accentSoft } },
})

export const wide = style({ maxInlineSize: '72rem' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] })

/** The head: what and when, and beside it the one thing to press. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(13rem, auto)', alignItems: 'center', gap: space[24] },
  },
})

export const words = style({ display: 'grid', gap: space[8], justifyItems: 'start', minInlineSize: 0 })

export const pills = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })

export const name = style([
  kaiHanzi,
  {
    fontSize: fontSize[32],
    lineHeight: vars.lineHeight.tight,
    overflowWrap: 'anywhere',
  },
])

export const titleRow = style({ display: 'flex', alignItems: 'center', gap: space[8], minInlineSize: 0 })

export const when = style({ fontSize: fontSize[16], fontVariantNumeric: 'tabular-nums' })

export const side = style({ display: 'grid', gap: space[8], justifyItems: 'stretch' })

export const note = style({ color: color.textMuted, fontSize: fontSize[14] })

export const was = style({ color: color.textMuted, fontSize: fontSize[14], textDecoration: 'line-through' })

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] })

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
})

export const heading = style({ fontSize: fontSize[20] })

export const count = style({ color: color.textMuted, fontWeight: vars.fontWeight.regular })

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const muted = style({ color: color.textMuted, maxInlineSize: vars.size.text })

export const chapterName = style([
  kaiHanzi,
  {
    fontSize: fontSize[20],
    fontWeight: vars.fontWeight.bold,
  },
])

export const wordList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const word = style({
  display: 'grid',
  gap: space[2],
  padding: space[12],
  borderRadius: vars.radius.control,
  background: color.surfaceSunken,
})

export const hanzi = style({ fontFamily: vars.font.kai, fontSize: fontSize[32], lineHeight: vars.lineHeight.tight })

export const wordHead = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between' })

export const pinyin = style({ color: color.textMuted })

export const text = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: fontSize[20],
  lineHeight: vars.lineHeight.ruby,
})

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const person = style({ display: 'flex', alignItems: 'center', gap: space[8], minInlineSize: 0 })

export const personWords = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const report = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space[16],
  margin: 0,
})

export const figure = style({ display: 'grid', gap: space[4] })

export const quote = style({
  margin: 0,
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${color.accent}`,
  fontSize: fontSize[20],
  overflowWrap: 'anywhere',
})

export const names = style({ display: 'grid', gap: space[4], margin: 0, paddingInlineStart: space[20] })

export const fileName = style({ overflowWrap: 'anywhere' })

export const fileProblem = style({ display: 'block', color: color.dangerText, fontSize: fontSize[14] })

export const prepared = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' })

export const preparedRow = style({ display: 'flex', alignItems: 'center', gap: space[4], minInlineSize: 0 })

export const preparedTitle = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
