import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const list = style({ display: 'grid', gap: space[16], margin: 0, padding: 0, listStyle: 'none' })

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] })

export const name = style({ fontSize: vars.fontSize[20], overflowWrap: 'anywhere' })

/** What the visitor wrote, set apart from what the office says. */
export const text = style({
  maxInlineSize: vars.size.text,
  margin: 0,
  paddingInlineStart: space[12],
  borderInlineStart: `3px solid ${color.line}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const facts = style({
  display: 'grid',
  gap: `${space[4]} ${space[24]}`,
  margin: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const fact = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[8], overflowWrap: 'anywhere' })

export const term = style({ color: color.textMuted })

export const value = style({ margin: 0 })

/** The words of a quiet button begin where the text above does. */
export const noteButton = style({ marginInlineStart: `calc(-1 * ${space[12]})` })

export const note = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[8] })
