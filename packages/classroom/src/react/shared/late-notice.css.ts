import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

/** One sentence, and what can be done in a row below it. */
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[8],
  margin: 'auto',
  padding: vars.space[16],
  textAlign: 'center',
  textWrap: 'balance',
})
globalStyle(`${notice} > :first-child`, { flexBasis: '100%', marginBlockEnd: vars.space[8] })

export const screen = style({ display: 'grid', height: '100%', background: vars.color.surfaceSunken })

export const dialog = style({
  width: '360px',
  maxWidth: 'calc(100% - 32px)',
  padding: vars.space[8],
  border: 0,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  selectors: {
    '&::backdrop': { background: vars.color.overlay },
  },
})
