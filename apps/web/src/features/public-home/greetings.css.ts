import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const cards = style({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[16] } },
})

export const card = style({
  display: 'grid',
  gap: vars.space[4],
  inlineSize: '100%',
  padding: vars.space[20],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.accent },
  selectors: {
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    '&[aria-pressed="true"]': { borderColor: vars.color.accent, background: vars.color.accentSoft },
  },
})

export const greeting = style({ fontSize: vars.fontSize[32], fontWeight: vars.fontWeight.bold })

export const note = style({ minBlockSize: '1.5em', color: vars.color.accentText, fontSize: vars.fontSize[14] })
