import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** A phone shows one page at a time: there the menu alone has the others. */
const wide = media.desktop

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  gap: vars.space[4],
  '@media': { [wide]: { flex: 1 } },
})

/** What lies beyond an edge throws a shadow over it. */
export const window = style({
  position: 'relative',
  display: 'none',
  minInlineSize: 0,
  '@media': { [wide]: { display: 'block' } },
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      zIndex: 1,
      insetBlock: 0,
      inlineSize: vars.space[24],
      opacity: 0,
      pointerEvents: 'none',
      transition: `opacity ${vars.duration.fast}`,
    },
    '&::before': {
      insetInlineStart: 0,
      background: `linear-gradient(to right, ${vars.color.surfaceRaised}, transparent)`,
    },
    '&::after': {
      insetInlineEnd: 0,
      background: `linear-gradient(to left, ${vars.color.surfaceRaised}, transparent)`,
    },
    '&[data-start="more"]::before, &[data-end="more"]::after': { opacity: 1 },
  },
})

export const list = style({
  display: 'flex',
  gap: vars.space[4],
  margin: 0,
  // Room for the outline of what has the focus.
  padding: vars.space[4],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: vars.space[24],
  scrollbarWidth: 'none',
  listStyle: 'none',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
})

const cell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  ':hover': { background: vars.color.hover },
  selectors: { '&[data-state="active"]': { background: vars.color.accentSoft, color: vars.color.accentText } },
})

/** Short, and the way back: it never scrolls away. */
export const home = style([cell, { display: 'none', flexShrink: 0, '@media': { [wide]: { display: 'flex' } } }])

/**
 * The page in front has its whole name; the others share what room is left, down to a width at which they can be told
 * apart, and scroll when there are still more.
 */
export const tab = style([
  cell,
  {
    flex: '0 1 auto',
    minInlineSize: '7rem',
    maxInlineSize: '15rem',
    selectors: {
      '&[data-state="active"]': { flexShrink: 0, minInlineSize: 'min(7rem, 100%)', maxInlineSize: 'min(22rem, 100%)' },
    },
  },
])

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
  selectors: {
    [`${cell}[data-state="active"] &`]: { fontWeight: vars.fontWeight.medium },
    [`${tab} &`]: { paddingInlineEnd: vars.space[4] },
  },
})

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const close = style({
  flexShrink: 0,
  marginInlineEnd: vars.space[4],
  color: 'inherit',
  // A page whose tab lies under an edge is not closed by mistake. The one in front is on its way into view.
  selectors: { [`${tab}[data-shown="partly"][data-state="inactive"] &`]: { visibility: 'hidden' } },
})

export const menu = style({ flexShrink: 0, paddingInline: vars.space[8], whiteSpace: 'nowrap' })

export const onWide = style({ position: 'relative', display: 'none', '@media': { [wide]: { display: 'inline' } } })

/** How many pages are open, in a frame as phones draw it. */
export const count = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.375rem',
  blockSize: '1.375rem',
  paddingInline: vars.space[4],
  border: '2px solid currentColor',
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1,
})

export const onPhone = style({ position: 'relative', '@media': { [wide]: { display: 'none' } } })
