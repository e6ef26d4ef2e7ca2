import { media, vars } from '@hwjy/ui/vars'
import { keyframes, style } from '@vanilla-extract/css'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const advance = keyframes({ from: { transform: 'scaleX(0.05)' }, '40%': { transform: 'scaleX(0.6)' } })

/** Most pages are there before the delay is over, and nobody sees a flash. */
export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.zIndex.toast,
  blockSize: '3px',
  background: vars.color.accent,
  transformOrigin: 'left',
  transform: 'scaleX(0.95)',
  opacity: 0,
  animation: `${appear} 100ms 200ms forwards, ${advance} 8s 200ms ${vars.easing.out} backwards`,
  '@media': { [media.reducedMotion]: { animation: `${appear} 1ms 200ms forwards` } },
})
