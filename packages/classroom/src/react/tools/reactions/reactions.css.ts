import { vars } from '@hwjy/ui/vars'
import { keyframes, style } from '@vanilla-extract/css'

const rise = keyframes({
  '0%': { opacity: 0, transform: 'translateY(24px) scale(0.6)' },
  '15%': { opacity: 1, transform: 'translateY(0) scale(1.1)' },
  '80%': { opacity: 1 },
  '100%': { opacity: 0, transform: 'translateY(-180px) scale(1)' },
})

export const rising = style({
  position: 'absolute',
  right: vars.space[16],
  bottom: '80px',
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'flex-end',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const one = style({
  display: 'grid',
  justifyItems: 'center',
  maxWidth: '96px',
  animation: `${rise} 2.6s ${vars.easing.out} both`,
  // Over a tile it stays where it is when others go.
  selectors: { '&[data-over]': { position: 'absolute', right: 0, bottom: 0 } },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
export const sum = style({ display: 'grid', justifyItems: 'center' })
export const picture = style({ fontSize: '36px', lineHeight: 1 })
export const name = style({
  maxWidth: '100%',
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  fontSize: vars.fontSize[12],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const picker = style({
  position: 'absolute',
  left: '50%',
  bottom: '72px',
  display: 'flex',
  gap: vars.space[4],
  padding: vars.space[8],
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  boxShadow: `${vars.shadow.float}, inset 0 0 0 1px ${vars.color.line}`,
  translate: '-50% 0',
  pointerEvents: 'auto',
})
export const choice = style({
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  fontSize: '26px',
  lineHeight: 1,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: vars.focus.ring },
    '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  },
})
export const mark = style({ fontSize: vars.fontSize[16], lineHeight: 1, whiteSpace: 'nowrap' })
