import { vars } from '@hwjy/ui/vars'
import { keyframes, style } from '@vanilla-extract/css'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' }, to: { opacity: 1, transform: 'none' } })
const fly = keyframes({
  '0%': { opacity: 0, transform: 'translateY(120px) scale(0.4)' },
  '25%': { opacity: 1, transform: 'translateY(0) scale(1.4)' },
  '75%': { opacity: 1, transform: 'translateY(0) scale(1)' },
  '100%': { opacity: 0, transform: 'translateY(-60px) scale(0.8)' },
})
const still = '(prefers-reduced-motion: reduce)'

export const moment = style({
  position: 'absolute',
  top: '96px',
  left: '50%',
  zIndex: 6,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  width: 'max-content',
  maxWidth: 'min(560px, calc(100% - 32px))',
  padding: `${vars.space[16]} ${vars.space[24]}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: `${vars.shadow.float}, inset 0 0 0 2px ${vars.color.accent}`,
  textAlign: 'center',
  translate: '-50% 0',
  animation: `${rise} ${vars.duration.slow} ${vars.easing.out}`,
  '@media': { [still]: { animation: 'none' } },
})
export const title = style({ margin: 0, color: vars.color.textMuted })
/** The names turn past; the last one stays. */
export const wheel = style({
  display: 'block',
  minWidth: '8em',
  margin: 0,
  fontSize: vars.fontSize[32],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
})
export const words = style({
  margin: 0,
  fontSize: vars.fontSize[24],
  fontWeight: vars.fontWeight.bold,
  overflowWrap: 'anywhere',
})
export const prize = style({
  position: 'absolute',
  top: '30%',
  left: '50%',
  zIndex: 6,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  width: 'max-content',
  maxWidth: 'calc(100% - 32px)',
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.float,
  textAlign: 'center',
  translate: '-50% 0',
  animation: `${fly} 2.4s ${vars.easing.out} both`,
  '@media': { [still]: { animation: 'none' } },
})
export const picture = style({ fontSize: '56px', lineHeight: 1 })

/** Lies over the prize that is shown; from here it starts to the tiles. */
export const flyers = style({ position: 'absolute', top: '30%', left: '50%', zIndex: 7, pointerEvents: 'none' })
export const flyer = style({ position: 'absolute', translate: '-50% 0', fontSize: '48px', lineHeight: 1, opacity: 0 })
