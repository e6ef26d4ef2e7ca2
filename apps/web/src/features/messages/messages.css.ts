import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const panel = style({ display: 'grid', gap: vars.space[16], paddingBlockStart: vars.space[8], minInlineSize: 0 })

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[16] })

export const readAll = style({ '@media': { [media.tablet]: { marginInlineStart: 'auto' } } })

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  selectors: { '&[data-state="new"]': { background: vars.color.accentSoft, color: vars.color.accentText } },
})

export const newText = style({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' })

export const readText = style({ fontWeight: vars.fontWeight.regular, overflowWrap: 'anywhere' })

export const notices = style({ display: 'grid', gap: vars.space[12], margin: 0, padding: 0, listStyle: 'none' })

export const notice = style({
  display: 'grid',
  gap: vars.space[8],
  // Below the bar of the shell.
  scrollMarginBlock: '5rem',
  selectors: { '&[data-state="wanted"]': { borderColor: vars.color.accent } },
})

export const noticeHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })

export const noticeTitle = style({ fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold })

export const noticeText = style({ maxInlineSize: vars.size.text, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const muted = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const category = style({ inlineSize: 'auto', minInlineSize: '12rem' })

/** Its words, not its empty edges, stand in line with the page: at the end of the row, or at the start of the next. */
export const settings = style({ marginInline: `calc(-1 * ${vars.space[16]})` })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

/** Two panes beside each other. */
export const wide = style({ maxInlineSize: vars.size.content })
