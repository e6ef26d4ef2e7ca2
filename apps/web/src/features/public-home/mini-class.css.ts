import { media, vars } from '@hwjy/ui/vars'
import { keyframes, style } from '@vanilla-extract/css'

export const room = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[16],
  minInlineSize: 0,
  padding: vars.space[16],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  '@media': { [media.tablet]: { padding: vars.space[24] } },
})

export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
})

export const live = style({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: vars.radius.pill,
  background: vars.color.success,
})

export const name = style({ flex: 1 })

export const clock = style({ fontVariantNumeric: 'tabular-nums' })

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
})

export const pinyin = style({
  gridRow: 2,
  color: vars.color.textMuted,
  fontSize: vars.fontSize[20],
  textAlign: 'center',
})

export const people = style({ display: 'flex', alignItems: 'end', gap: vars.space[12] })

export const person = style({ display: 'grid', justifyItems: 'center', gap: vars.space[4], margin: 0 })

export const personName = style({ color: vars.color.textMuted, fontSize: vars.fontSize[12] })

const say = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const bubble = style({
  position: 'relative',
  alignSelf: 'start',
  marginBlockStart: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.card,
  borderEndStartRadius: 0,
  background: vars.color.accentSoft,
  '@media': {
    // When the last stroke is written.
    '(prefers-reduced-motion: no-preference)': {
      animation: `${say} ${vars.duration.slow} ${vars.easing.out} 4.2s backwards`,
    },
  },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space[8],
  minBlockSize: '2.75rem',
})

export const hint = style({ flex: '1 1 12rem', color: vars.color.textMuted, fontSize: vars.fontSize[14] })
