import { media, vars } from '@hwjy/ui/vars'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

/** A lesson in miniature: the board with its writing squares, two faces beside it. */
export const board = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  padding: vars.space[20],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  '@media': { [media.tablet]: { gap: vars.space[16], padding: vars.space[32] } },
})

const guide = (angle: string) => `repeating-linear-gradient(${angle}, ${vars.color.accent} 0 6px, transparent 6px 12px)`

export const square = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.control,
  fontFamily: vars.font.kai,
  fontSize: 'clamp(4rem, 22vw, 9rem)',
  lineHeight: 1,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    opacity: 0.35,
    background: `${guide('0deg')} 50% 0 / 1.5px 100% no-repeat, ${guide('90deg')} 0 50% / 100% 1.5px no-repeat`,
  },
  '@media': { [media.desktop]: { fontSize: 'clamp(6rem, 10vw, 9rem)' } },
})

const write = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0 0 0 0)' } })

const written = style({
  position: 'relative',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${write} 700ms ${vars.easing.out} backwards` } },
})

/** One after the other, as a hand would write them. */
export const character = styleVariants({ first: '500ms', second: '1100ms' }, (animationDelay) => [
  written,
  { animationDelay },
])

export const pinyin = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  textAlign: 'center',
  color: vars.color.textMuted,
  fontSize: vars.fontSize[20],
})
