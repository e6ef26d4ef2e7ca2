import { media, vars } from '@hwjy/ui/vars'
import { keyframes, style } from '@vanilla-extract/css'

const column = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.space[16],
  '@media': { [media.tablet]: { paddingInline: vars.space[24] } },
})

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateY(100px)' } })

export const hero = style([
  column,
  {
    display: 'grid',
    alignItems: 'center',
    gap: vars.space[32],
    paddingBlock: vars.space[32],
    animation: `${slideIn} ${vars.duration.section} ${vars.easing.out} backwards`,
    '@media': {
      [media.tablet]: { paddingBlock: vars.space[48] },
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
        gap: '4rem',
        paddingBlock: '4.5rem',
      },
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

export const lead = style({ maxInlineSize: '34rem', color: vars.color.textMuted, fontSize: vars.fontSize[20] })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] })

export const section = style([
  column,
  {
    display: 'grid',
    gap: vars.space[24],
    paddingBlock: vars.space[32],
    '@media': { [media.tablet]: { paddingBlock: vars.space[48] } },
  },
])

export const sectionHeading = style({
  fontSize: vars.fontSize[24],
  lineHeight: vars.lineHeight.tight,
  '@media': { [media.tablet]: { fontSize: vars.fontSize[32] } },
})

export const muted = style({ color: vars.color.textMuted })

const rule = `color-mix(in oklab, ${vars.color.accent} 14%, transparent)`

/** A page of writing squares, waiting. */
export const invite = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[16],
  marginBlockStart: vars.space[32],
  paddingBlock: '4.5rem',
  paddingInline: vars.space[16],
  background: `
    linear-gradient(${rule} 1px, transparent 1px) 50% 0 / 5rem 5rem,
    linear-gradient(90deg, ${rule} 1px, transparent 1px) 50% 0 / 5rem 5rem,
    ${vars.color.surfaceRaised}`,
  textAlign: 'center',
})

/** As high as what will come, so that nothing below it jumps. */
export const shelf = style({ display: 'grid', alignContent: 'start', gap: vars.space[16], minBlockSize: '11rem' })
