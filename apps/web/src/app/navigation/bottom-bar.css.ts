import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
})

export const item = style({
  position: 'relative',
  display: 'grid',
  flex: 1,
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  minBlockSize: '3.5rem',
  paddingBlock: vars.space[4],
  border: 0,
  background: 'transparent',
  color: vars.color.textMuted,
  // Five words stand whole on the narrowest phone, too.
  fontSize: `min(3.2vw, ${vars.fontSize[12]})`,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current="page"]': { color: vars.color.accentText, fontWeight: vars.fontWeight.medium },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})

export const words = style({
  overflow: 'hidden',
  maxInlineSize: '100%',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const drawer = style({ display: 'grid', gap: vars.space[4] })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '3rem',
  paddingInline: vars.space[8],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  selectors: { '&[aria-current="page"]': { color: vars.color.accentText } },
})

export const family = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[12],
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const familyHeading = style({
  paddingInline: vars.space[8],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
})

export const rowName = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
