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

/** As wide as its name: pages must be told apart, however many there are. */
export const tab = style([cell, { flex: '0 0 auto', minInlineSize: '6rem', maxInlineSize: '15rem' }])

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
  // Nobody closes a page whose name is cut off.
  selectors: { [`${tab}[data-shown="partly"] &`]: { visibility: 'hidden' } },
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
