import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const group = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, border: 0, minInlineSize: 0 })

export const legend = style({ padding: 0, marginBlockEnd: vars.space[8], fontWeight: vars.fontWeight.medium })

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.target,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
      color: vars.color.accentText,
    },
    '&:has(:focus-visible)': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
  },
})

/** The native checkbox stays, for keyboards and readers; the chip is its picture. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})
