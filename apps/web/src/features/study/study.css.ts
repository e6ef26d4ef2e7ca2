import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  blockSize: '100%',
})

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
})

export const name = style({ fontFamily: vars.font.kai, fontSize: vars.fontSize[20], overflowWrap: 'anywhere' })

/** Stands above the link that covers the card. */
export const above = style({ position: 'relative' })

export const muted = style({ color: color.textMuted, fontSize: vars.fontSize[14] })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
})

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })

export const choice = style({ inlineSize: 'auto', minInlineSize: '9rem' })

export const text = style({ whiteSpace: 'pre-line', maxInlineSize: vars.size.text })

export const teacher = style({ display: 'flex', alignItems: 'center', gap: space[12] })

/** Below the words about the teacher. */
export const message = style({ marginBlockStart: space[8] })

export const reader = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(16rem, 1fr) minmax(0, 2fr)' } },
})

export const words = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const word = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
})

export const hanzi = style({ fontFamily: vars.font.kai, fontSize: vars.fontSize[32] })

export const wordText = style({ display: 'grid', flex: 1, minInlineSize: 0 })

export const sentences = style({
  display: 'grid',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize[24],
  lineHeight: 1.7,
})

export const sentence = style({
  padding: space[8],
  borderRadius: vars.radius.control,
  selectors: { '&[data-state="current"]': { background: color.accentSoft } },
})
