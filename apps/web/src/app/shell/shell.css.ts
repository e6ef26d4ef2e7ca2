import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** Rail beside everything at a desktop; on a phone the bar of ways on lies under the page. */
export const shell = style({
  display: 'grid',
  minBlockSize: '100dvh',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    // Paper has the page alone.
    print: { display: 'block' },
  },
})

/** As wide as there is room, however many pages are opened. */
export const column = style({
  display: 'grid',
  gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
  minInlineSize: 0,
})

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '3.5rem',
  paddingInline: vars.space[12],
  background: vars.color.surfaceRaised,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { paddingInline: vars.space[16] }, print: { display: 'none' } },
})

/** The rail has the logo already. */
export const homeLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  '@media': {
    // The picture alone where the name would be cut off.
    '(max-width: 359px)': { maxInlineSize: '2rem', overflow: 'hidden' },
    [media.desktop]: { display: 'none' },
  },
})

export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], marginInlineStart: 'auto' })

export const skipLink = style({
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: vars.zIndex.toast,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  color: vars.color.accentText,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', blockSize: '1px', inlineSize: '1px', overflow: 'hidden' } },
})

export const main = style({
  // Layers of a page, such as the buttons of its rows, stay below the bars of the shell.
  isolation: 'isolate',
  outline: 'none',
  minInlineSize: 0,
  // What sticks to the bottom of a page stays above the bar of ways on.
  '@media': {
    [`not all and ${media.desktop}`]: {
      vars: { '--hwjy-page-bottom': 'calc(3.5rem + 1px + env(safe-area-inset-bottom))' },
    },
  },
})

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: '2.75rem',
  padding: `${vars.space[4]} ${vars.space[8]}`,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  selectors: { '&[data-state="open"]': { background: vars.color.press } },
})

export const personName = style({
  '@media': { [`not all and ${media.tablet}`]: { display: 'none' } },
})

export const student = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], overflowWrap: 'anywhere' })

/** In the column of the pages under it, and no room taken while there is nothing to say. */
export const notices = style({
  display: 'grid',
  gap: vars.space[8],
  inlineSize: '100%',
  maxInlineSize: '60rem',
  marginInline: 'auto',
  padding: `${vars.space[12]} ${vars.space[16]} 0`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.tablet]: { paddingInline: vars.space[24] }, print: { display: 'none' } },
})
