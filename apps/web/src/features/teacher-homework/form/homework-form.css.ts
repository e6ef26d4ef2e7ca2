import { media, vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })

/** The task in the middle, who and when beside it; on a phone one step at a time. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridTemplateColumns: '22rem minmax(0, 1fr)' } },
})

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minInlineSize: 0,
})

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignContent: 'start',
  minInlineSize: 0,
  selectors: { '&[hidden]': { display: 'none' } },
})

export const cardTitle = style({ fontSize: vars.fontSize[20], fontWeight: vars.fontWeight.bold })

export const group = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, border: 0, minInlineSize: 0 })

export const legend = style({ padding: 0, fontWeight: vars.fontWeight.medium })

export const muted = style({ color: color.textMuted, fontSize: vars.fontSize[14], overflowWrap: 'anywhere' })

export const error = style({ color: color.dangerText, fontSize: vars.fontSize[14], ':empty': { display: 'none' } })

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] })

export const narrow = style({ inlineSize: '9rem' })

export const times = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: space[12],
})

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })

export const drawer = style({ inlineSize: 'min(34rem, 100vw)' })

export const plainList = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const file = style({ display: 'flex', alignItems: 'center', gap: space[12], minInlineSize: 0 })

export const fileName = style({ flex: '1 1 auto', overflowWrap: 'anywhere', minInlineSize: 0 })

export const asked = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  padding: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  selectors: { '&[data-over]': { borderColor: color.accent, background: color.accentSoft } },
})

/** A phone has the buttons: dragging there would scroll. */
export const handle = style({
  display: 'none',
  color: color.textMuted,
  cursor: 'grab',
  '@media': { [media.canHover]: { display: 'inline-flex' } },
})

export const askedWords = style({ display: 'grid', gap: space[4], flex: '1 1 14rem', minInlineSize: 0 })

export const clamp = style({
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
})

export const askedActs = style({ display: 'flex', alignItems: 'center', gap: space[4] })

export const score = style({ inlineSize: '6.5rem' })

export const bankRow = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
})

globalStyle(`${bankRow} > button`, { flex: '0 0 auto' })

export const sum = style({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-state="wrong"]': { color: color.dangerText } },
})

/** Stays in sight above the bar of a phone. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 'var(--hwjy-page-bottom, 0px)',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  marginInline: `calc(-1 * ${space[16]})`,
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surfaceRaised,
  '@media': { [media.tablet]: { marginInline: 0, border: `1px solid ${color.line}`, borderRadius: vars.radius.card } },
})

export const footWords = style({
  flex: '1 1 100%',
  color: color.textMuted,
  fontSize: vars.fontSize[14],
  ':empty': { display: 'none' },
  '@media': { [media.tablet]: { flex: '1 1 14rem', selectors: { '&:empty': { display: 'block' } } } },
})

globalStyle(`${foot} > button`, {
  flex: '1 1 auto',
  '@media': { [media.tablet]: { flex: '0 0 auto' } },
})

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: space[4],
  '@media': { [media.desktop]: { display: 'none' } },
})

export const step = style({
  minBlockSize: vars.size.target,
  padding: space[4],
  border: 0,
  borderBlockEnd: `3px solid ${color.line}`,
  background: 'none',
  color: color.textMuted,
  font: 'inherit',
  fontSize: vars.fontSize[14],
  cursor: 'pointer',
  selectors: {
    '&[aria-current="step"]': {
      borderBlockEndColor: color.accent,
      color: color.accentText,
      fontWeight: vars.fontWeight.bold,
    },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: -2 },
  },
})
