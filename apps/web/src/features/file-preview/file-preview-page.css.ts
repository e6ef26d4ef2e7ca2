import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[24],
  inlineSize: '100%',
  maxInlineSize: '64rem',
  marginInline: 'auto',
  padding: `${vars.space[24]} ${vars.space[16]} 4rem`,
  '@media': { [media.tablet]: { padding: `${vars.space[32]} ${vars.space[24]} 5rem` } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const words = style({ minInlineSize: 0 })

export const name = style({ fontSize: vars.fontSize[24], overflowWrap: 'anywhere' })

export const kind = style({ color: vars.color.textMuted })

export const imageButton = style({
  display: 'grid',
  justifyItems: 'center',
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
  overflow: 'hidden',
  cursor: 'zoom-in',
})

export const image = style({ maxInlineSize: '100%', maxBlockSize: '75dvh', minBlockSize: '8rem', objectFit: 'contain' })

export const text = style({
  margin: 0,
  padding: vars.space[20],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[14],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
