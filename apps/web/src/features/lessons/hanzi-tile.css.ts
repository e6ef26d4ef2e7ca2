import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const guide = (angle: string) => `repeating-linear-gradient(${angle}, ${vars.color.accent} 0 4px, transparent 4px 8px)`

/** 田字格: the square with dashed guides in which every Chinese child learns to write. */
export const tile = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '6rem',
  blockSize: '6rem',
  border: `1.5px solid ${vars.color.accent}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontFamily: vars.font.kai,
  fontSize: '4.25rem',
  lineHeight: 1,
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    opacity: 0.4,
    background: `${guide('0deg')} 50% 0 / 1px 100% no-repeat, ${guide('90deg')} 0 50% / 100% 1px no-repeat`,
  },
  '@media': {
    [media.tablet]: { inlineSize: '9rem', blockSize: '9rem', fontSize: '6.5rem' },
  },
})

export const character = style({ position: 'relative' })
