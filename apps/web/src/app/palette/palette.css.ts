import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** It hangs from the top also on phones, so its lower corners are seen there. */
export const dialog = style({ alignSelf: 'start', marginBlockStart: '8dvh', borderRadius: vars.radius.card })

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  maxBlockSize: 'min(24rem, 50dvh)',
  margin: 0,
  marginBlockStart: vars.space[12],
  padding: vars.space[2],
  overflowY: 'auto',
  listStyle: 'none',
})

/** The first one is marked while the field has the focus: it is where Enter leads. */
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[12],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  selectors: {
    [`&:focus-visible, ${list}:not(:focus-within) > li:first-child > &`]: {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})

export const icon = style({ flexShrink: 0 })

export const label = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const hint = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14], textAlign: 'end' })

export const nothing = style({ margin: 0, padding: vars.space[16], color: vars.color.textMuted, textAlign: 'center' })

export const waiting = style({ padding: vars.space[16] })
