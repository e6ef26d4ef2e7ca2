import { media, vars } from '@hwjy/ui/vars'
import { keyframes, style } from '@vanilla-extract/css'
import { canvas } from '../board/board-pane.css.ts'

/** From past the right edge to past the left one, whatever the width of the page and of the line. */
const cross = keyframes({
  from: { transform: 'translateX(100cqw)' },
  to: { transform: 'translateX(-100%)' },
})

/** Nothing moves, yet it ends when a flight would. */
const rest = keyframes({ from: { opacity: 1 }, to: { opacity: 1 } })

export const sky = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  selectors: {
    // Nothing moves during typing.
    [`${canvas}:active ~ &`]: { opacity: 0.15 },
  },
})

export const line = style({
  position: 'absolute',
  left: 0,
  display: 'block',
  maxWidth: '90%',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  padding: `0 ${vars.space[8]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.overlay,
  color: vars.color.onAccent,
  animation: `${cross} 9s linear both`,
  selectors: {
    [`${canvas}:active ~ ${sky} &`]: { animationPlayState: 'paused' },
    '&[data-mine="true"]': { boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
  },
  '@media': {
    // They stand still at the lower edge instead.
    [media.reducedMotion]: {
      position: 'static',
      width: 'fit-content',
      margin: vars.space[4],
      animation: `${rest} 9s linear both`,
    },
  },
})
export const still = style({
  '@media': {
    [media.reducedMotion]: { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' },
  },
})
