import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { kaiHanzi } from '../../shared/names/kai.css.ts'

const { color, fontSize, space } = vars

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[24],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const wide = style({ maxInlineSize: '72rem' })

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] })

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] })

export const heading = style({ fontSize: fontSize[20] })

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: space[16],
  margin: 0,
})

export const figure = style({ display: 'grid', gap: space[4] })

export const label = style({ color: color.textMuted, fontSize: fontSize[14] })

export const value = style({ margin: 0, fontSize: fontSize[20], fontVariantNumeric: 'tabular-nums' })

/** The teacher's words are the loudest thing of the page. */
export const words = style({
  margin: 0,
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${color.accent}`,
  fontSize: fontSize[24],
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})

export const pills = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const questions = style({ display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' })

export const question = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
})

export const right = style({ color: color.successText })

export const wrong = style({ color: color.warningText })

export const questionWords = style({ display: 'grid', gap: space[2], overflowWrap: 'anywhere' })

export const lessonName = style([kaiHanzi, { fontSize: fontSize[24] }])

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const prizes = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' })

export const prize = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[8] })

export const noPrint = style({ '@media': { print: { display: 'none' } } })
