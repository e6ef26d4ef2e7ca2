import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { widest } from '../../../shared/questions/question-view.css.ts'

const { color, space, fontSize } = vars

export const success = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  paddingBlock: space[32],
  textAlign: 'center',
})

export const tick = style({ color: color.success })

export const lead = style({ margin: 0, fontSize: fontSize[20], maxInlineSize: vars.size.text, textWrap: 'balance' })

export const muted = style({ margin: 0, color: color.textMuted })

export const next = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  inlineSize: '100%',
  maxInlineSize: '32rem',
  textAlign: 'start',
})

/** As wide as the card below it: in the width of its words alone they would go below the sign. */
export const score = style({ inlineSize: '100%', maxInlineSize: '32rem' })

export const nextWords = style({ display: 'grid', gap: space[2], minInlineSize: 0, overflowWrap: 'anywhere' })

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: space[20],
  borderRadius: vars.radius.card,
  background: color.accentSoft,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[32], padding: space[24] } },
})

export const bigScore = style({
  display: 'grid',
  alignContent: 'start',
  margin: 0,
  color: color.accentText,
  fontSize: fontSize[24],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const number = style({ fontSize: '3.5rem', lineHeight: 1 })

export const of = style({ fontSize: fontSize[14], fontWeight: vars.fontWeight.regular })

export const said = style({ display: 'grid', gap: space[8], alignContent: 'start', minInlineSize: 0 })

export const comment = style({ margin: 0, fontSize: fontSize[20], whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  selectors: { '&:empty': { display: 'none' } },
})

export const questions = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })

export const list = style({ display: 'grid', gap: space[16], margin: 0, padding: 0, listStyle: 'none' })

export const item = style({
  // A card is filled to its end.
  vars: { [widest]: 'none' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  breakInside: 'avoid',
})

export const photos = style({ display: 'grid', gap: space[8] })

export const practiceActs = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })

export const checked = style({ color: color.accentText })

export const key = style({ padding: space[12], borderRadius: vars.radius.control, background: color.surfaceSunken })

export const subheading = style({ margin: 0, fontSize: fontSize[16] })

export const notPrinted = style({ justifySelf: 'start', '@media': { print: { display: 'none' } } })

export const ask = style({ justifySelf: 'start' })
