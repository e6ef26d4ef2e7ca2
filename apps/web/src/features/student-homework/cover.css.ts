import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

export const cover = style({ display: 'grid', gap: space[24], gridTemplateColumns: 'minmax(0, 1fr)' })

export const head = style({ display: 'grid', gap: space[8] })

export const kind = style({ margin: 0, color: color.textMuted, fontSize: fontSize[14] })

export const title = style({
  margin: 0,
  fontSize: fontSize[32],
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  color: color.textMuted,
})

export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  margin: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.line,
  border: `1px solid ${color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' } },
})

export const rule = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[8]} ${space[16]}`,
  background: color.surfaceRaised,
  '@media': { [media.tablet]: { display: 'grid', gap: space[2], alignContent: 'start' } },
})

export const ruleName = style({ color: color.textMuted, fontSize: fontSize[14] })

export const ruleValue = style({
  margin: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { textAlign: 'start' } },
})

export const asked = style({ display: 'grid', gap: space[12] })

export const askedHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
})

export const subheading = style({ margin: 0, fontSize: fontSize[20] })

export const content = style({
  margin: 0,
  maxInlineSize: vars.size.text,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const acts = style({ display: 'grid', gap: space[16] })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })
