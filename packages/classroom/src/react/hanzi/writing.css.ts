import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] })

/** As large as the card is wide, and low enough that the buttons below stay on a phone on its side. */
export const cell = style({
  display: 'block',
  width: 'min(100%, 320px, 31vh)',
  aspectRatio: '1',
  marginInline: 'auto',
  borderRadius: vars.radius.control,
  touchAction: 'none',
  cursor: 'crosshair',
})

export const ink = style({
  fill: 'none',
  stroke: '#1f1f1f',
  strokeWidth: 34,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // What is talked about is dashed as well, not only of another color.
  selectors: { '&[data-marked="true"]': { stroke: '#c0392b', strokeDasharray: '60 50' } },
})

export const characters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const character = style({
  minWidth: 44,
  minHeight: 44,
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontFamily: vars.font.kai,
  fontSize: vars.fontSize[24],
  cursor: 'pointer',
  selectors: {
    '&[aria-current="true"]': { borderColor: vars.color.accent, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
  },
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[8] })
export const faults = style({ margin: 0, paddingInlineStart: vars.space[16], color: vars.color.text })
export const order = style({ margin: 0, paddingInlineStart: vars.space[24] })
export const licence = style({ fontSize: vars.fontSize[14], color: vars.color.textMuted })
