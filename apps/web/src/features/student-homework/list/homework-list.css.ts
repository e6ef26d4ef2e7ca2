import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

/** List and cover beside each other where there is room. */
export const columns = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(20rem, 1fr) minmax(0, 1.25fr)' } },
})

export const wide = style({ maxInlineSize: '75rem' })

export const side = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: '5rem',
      padding: space[24],
      borderRadius: vars.radius.card,
      border: `1px solid ${color.line}`,
      background: color.surfaceRaised,
    },
  },
})

export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' })

export const choice = style({ inlineSize: 'auto', minInlineSize: '9rem' })

export const list = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const card = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  selectors: { '&[data-chosen]': { borderColor: color.accentStrong, background: color.accentSoft } },
})

export const cardHead = style({
  display: 'flex',
  flex: '1 1 100%',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  minInlineSize: 0,
})

export const cardWords = style({ display: 'grid', flex: '1 1 0', gap: space[2], minInlineSize: 0 })

export const cardLink = style({
  color: color.text,
  fontSize: fontSize[20],
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  // The whole card is its target.
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
})

export const cardFacts = style({
  color: color.textMuted,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const score = style({
  fontSize: fontSize[16],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.bold,
})

export const chevron = style({ color: color.textMuted })

export const later = style({ display: 'grid', gap: space[8], paddingBlockStart: space[8] })

export const subheading = style({ margin: 0, color: color.textMuted, fontSize: fontSize[16] })
