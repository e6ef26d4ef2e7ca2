import { vars } from '@hwjy/ui/vars'
import { createVar, fallbackVar, style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

/** How wide a question may be, for a page whose cards leave it more room than a line of text needs. */
export const widest = createVar()

export const question = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: fallbackVar(widest, '45rem'),
})

export const head = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[12] })

export const heading = style({ margin: 0, fontSize: fontSize[16], color: color.textMuted })

export const points = style({
  color: color.textMuted,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const title = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

export const passage = style({
  padding: space[16],
  borderRadius: vars.radius.card,
  background: color.surfaceSunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})

export const list = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const muted = style({ margin: 0, color: color.textMuted })

export const saving = style({ minBlockSize: '1.5em', margin: 0, color: color.textMuted, fontSize: fontSize[14] })

export const result = style({
  display: 'grid',
  gap: space[12],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.line}`,
})

export const score = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
})

export const said = style({ display: 'grid', gap: space[4] })

export const label = style({
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize[14],
  fontWeight: vars.fontWeight.regular,
})
