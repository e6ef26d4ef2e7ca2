import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** A phone shows one page at a time; its way back is Back. */
export const strip = style({
  display: 'none',
  '@media': {
    [media.desktop]: { display: 'flex', alignItems: 'center', flex: 1, minInlineSize: 0, gap: vars.space[4] },
  },
})

export const list = style({
  display: 'flex',
  gap: vars.space[4],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: '0 1 auto',
  minInlineSize: '5rem',
  maxInlineSize: '16rem',
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  ':hover': { background: vars.color.hover },
  selectors: {
    // Home is short, and the way back.
    '&:first-child': { flexShrink: 0, minInlineSize: 0 },
    '&[data-state="active"]': { background: vars.color.accentSoft, color: vars.color.accentText },
  },
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '2.25rem',
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  color: 'inherit',
  fontSize: vars.fontSize[14],
  textDecoration: 'none',
  selectors: { [`${tab}[data-state="active"] &`]: { fontWeight: vars.fontWeight.medium } },
})

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const close = style({ flexShrink: 0, marginInlineEnd: vars.space[4], color: 'inherit' })
