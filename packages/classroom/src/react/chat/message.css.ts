import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const link = style({
  color: 'inherit',
  textDecorationThickness: '1px',
  textUnderlineOffset: '2px',
  selectors: { '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset } },
})

/** Bubble and menu side by side, the menu towards the middle of the list. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  maxWidth: '100%',
  minWidth: 0,
  selectors: { '[data-mine="true"] > &': { flexDirection: 'row-reverse' } },
})
/** It waits at the message that has the pointer or the focus; a finger finds it always. */
export const menu = style({
  flex: 'none',
  color: vars.color.textMuted,
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      selectors: { 'li:hover &, li:focus-within &, &[data-state="open"]': { opacity: 1 } },
    },
  },
})
export const replied = style({
  display: 'block',
  width: '100%',
  marginBottom: vars.space[4],
  padding: `0 0 0 ${vars.space[8]}`,
  border: 0,
  borderLeft: `2px solid ${vars.color.accent}`,
  background: 'none',
  color: vars.color.textMuted,
  font: 'inherit',
  fontSize: vars.fontSize[12],
  textAlign: 'start',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: vars.focus.ring } },
})
export const gone = style({ color: vars.color.textMuted, fontStyle: 'italic' })
export const secret = style({ flex: 'none', color: vars.color.accentText })
export const reactions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] })
export const reaction = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '24px',
  padding: `0 ${vars.space[8]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.fontSize[12],
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.color.accent, background: vars.color.accentSoft },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
  },
})
