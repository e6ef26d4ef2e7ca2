import { media, vars } from '@hwjy/ui/vars'
import { keyframes, style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
  overflowX: 'clip',
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space[12]} ${vars.space[16]}`,
})

export const barEnd = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] })

/** Sections come in from below, once. */
const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(100px)' } })
const sliding = style({ animation: `${slideIn} ${vars.duration.section} ${vars.easing.out} backwards` })

const column = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.space[16],
  '@media': { [media.tablet]: { paddingInline: vars.space[24] } },
})

export const hero = style([
  column,
  sliding,
  {
    display: 'grid',
    alignItems: 'center',
    gap: vars.space[32],
    paddingBlock: vars.space[32],
    '@media': {
      [media.tablet]: { paddingBlock: vars.space[48] },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', gap: vars.space[48] },
    },
  },
])

export const pitch = style({ display: 'grid', justifyItems: 'start', gap: vars.space[20] })

export const heading = style({
  maxInlineSize: '18ch',
  fontSize: vars.fontSize[32],
  letterSpacing: '-0.015em',
  '@media': { [media.tablet]: { fontSize: 'clamp(2.5rem, 4.5vw, 3.5rem)' } },
})

export const lead = style({
  maxInlineSize: '34rem',
  color: vars.color.textMuted,
  fontSize: vars.fontSize[20],
})

export const points = style([
  column,
  sliding,
  {
    display: 'grid',
    gap: vars.space[24],
    paddingBlock: vars.space[48],
    animationDelay: vars.duration.fast,
    '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[32] } },
  },
])

export const point = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `2px solid ${vars.color.line}`,
})

export const pointIcon = style({ color: vars.color.accentText })

export const pointText = style({ color: vars.color.textMuted })

export const foot = style([
  column,
  { paddingBlock: vars.space[24], color: vars.color.textMuted, fontSize: vars.fontSize[14] },
])
