import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const head = style({ display: 'grid', gap: space[8], maxInlineSize: vars.size.text })

export const school = style({ display: 'inline-flex', inlineSize: 'fit-content' })

export const name = style({
  fontFamily: vars.font.kai,
  fontSize: vars.fontSize[32],
  lineHeight: vars.lineHeight.tight,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
})

/** The way to ask comes before a long list of lessons on a phone, and stays beside it on a wide screen. */
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: space[32],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      gridTemplateAreas: '"main side"',
      gap: space[48],
    },
  },
})

export const main = style({
  display: 'grid',
  gap: space[32],
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridArea: 'main' } },
})

export const side = style({
  '@media': { [media.desktop]: { gridArea: 'side', position: 'sticky', insetBlockStart: '5rem' } },
})

export const box = style({ display: 'grid', gap: space[12], alignContent: 'start', minInlineSize: 0 })

export const price = style({
  fontSize: vars.fontSize[24],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
})

export const teacher = style({ display: 'flex', alignItems: 'center', gap: space[12] })

export const className = style({ fontSize: vars.fontSize[20] })

export const lessons = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const lesson = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[16],
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
})

/** The name keeps its lines together, and its width leaves room for the time, or gives the time a line of its own. */
export const lessonName = style({ flex: '1 1 12rem', minInlineSize: 0 })
