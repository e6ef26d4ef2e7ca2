import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

/** Both panes scroll by themselves: the field to write in stays in sight. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(13rem, 2fr) minmax(0, 5fr)',
  // The bar of the shell, the heading and the tabs stand above it.
  blockSize: 'calc(100dvh - 15rem)',
  minBlockSize: '26rem',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  overflow: 'hidden',
})

export const pane = style({ minInlineSize: 0, overflowY: 'auto', borderInlineEnd: `1px solid ${color.line}` })

/** On a phone the conversation has the page to itself, above the bar of ways on. */
export const alone = style({
  display: 'grid',
  blockSize: 'calc(100dvh - 3.5rem - var(--hwjy-page-bottom, 0px))',
  minBlockSize: '20rem',
})

export const list = style({ display: 'grid', gap: space[16], alignContent: 'start' })

/** The pane around it has a line already. */
export const flat = style({ border: 0, borderRadius: 0, borderBlockEnd: `1px solid ${color.line}` })

export const opened = style({ background: color.accentSoft })

export const said = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-state="unread"]': { color: color.text, fontWeight: vars.fontWeight.medium } },
})

/** In the line below, as wide as the words above it. */
export const facts = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '100%',
})

export const time = style({ color: color.textMuted, fontSize: fontSize[12], whiteSpace: 'nowrap' })

export const conversation = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minInlineSize: 0,
  minBlockSize: 0,
  gap: space[8],
  padding: space[8],
  '@media': { [media.tablet]: { padding: space[16], gap: space[12] } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  paddingBlockEnd: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
})

export const names = style({ flex: '1 1 8rem', minInlineSize: 0 })

export const name = style({ margin: 0, fontSize: fontSize[16], overflowWrap: 'anywhere' })

export const classes = style({
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize[14],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const empty = style({ display: 'grid', placeContent: 'center', minBlockSize: 0, overflowY: 'auto' })

export const waiting = style({ display: 'grid', gap: space[16], alignContent: 'start' })

export const ownSkeleton = style({ justifySelf: 'end' })
