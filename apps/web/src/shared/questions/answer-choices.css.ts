import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const group = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, border: 0, minInlineSize: 0 })

export const hint = style({ margin: 0, color: color.textMuted, fontSize: vars.fontSize[14] })

export const keys = style({
  display: 'none',
  margin: 0,
  color: color.textMuted,
  fontSize: vars.fontSize[14],
  '@media': { [media.canHover]: { display: 'block' } },
})

export const tile = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '2.75rem',
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.surfaceRaised,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { cursor: 'default' },
    '&:has(:focus-visible)': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    '&[data-state="chosen"]': { borderColor: color.accent, background: color.accentSoft },
    '&[data-state="right"]': { borderColor: color.success, background: color.successSoft },
    '&[data-state="wrong"]': { borderColor: color.danger, background: color.dangerSoft },
  },
})

export const input = style({
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  margin: 0,
  flex: 'none',
  accentColor: color.accentStrong,
})

export const letter = style({ flex: 'none', color: color.textMuted, fontWeight: vars.fontWeight.medium })

export const words = style({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' })

export const verdict = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontSize: vars.fontSize[14],
  selectors: {
    '[data-state="right"] > &': { color: color.successText },
    '[data-state="wrong"] > &': { color: color.dangerText },
  },
})
