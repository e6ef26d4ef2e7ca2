import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars
const wide = media.tablet

/** On a wide screen both panes scroll for themselves, between the bar of the shell and the bar of the work. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  '@media': { [wide]: { blockSize: 'calc(100dvh - 3.5rem - 1px - var(--hwjy-page-bottom, 0px))' } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[16]}`,
  padding: `${space[8]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.line}`,
})

export const title = style({ margin: 0, fontSize: fontSize[20] })

export const muted = style({ margin: 0, color: color.textMuted, fontSize: fontSize[14] })

/** The other way to mark, at the end of the head. */
export const toOtherWay = style({ marginInlineStart: 'auto', fontSize: fontSize[14] })

export const text = style({ margin: 0 })

export const skeleton = style({ display: 'grid', gap: space[16], gridTemplateColumns: '2fr 1fr' })

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minBlockSize: 0,
})

/** On a phone the marks are a sheet over the work, above the bar. */
export const sheet = style({
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.float,
})

/** What happens with the work, always in sight. */
export const foot = style({
  minInlineSize: 0,
  // On a wide screen, too: a notice of the shell makes the page higher than the window.
  position: 'sticky',
  insetBlockEnd: 'var(--hwjy-page-bottom, 0px)',
  zIndex: 1,
})

export const sheetHead = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: space[16],
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
})

export const sheetBody = style({ maxBlockSize: '45dvh', overflow: 'auto', padding: `0 ${space[16]} ${space[12]}` })

export const narrow = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[16],
})

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { padding: space[16] } },
})

/** Its number stays in sight while a long answer is read. */
export const answer = style({
  paddingInlineStart: space[12],
  borderInlineStart: '3px solid transparent',
  selectors: { '&[data-state="current"]': { borderInlineStartColor: color.accent } },
  '@media': { [`not all and ${wide}`]: { paddingInlineStart: 0, borderInlineStart: 0 } },
})

/** What was answered in earlier tries, below the answer of this one. */
export const before = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '45rem',
  marginBlockStart: space[16],
})

export const attachments = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })

export const key = style({
  color: color.textMuted,
  selectors: { '&[open]': { color: color.text } },
})

export const card = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  scrollMargin: space[16],
  // Below the head that stays.
  scrollMarginBlockStart: '6rem',
  selectors: { '&[data-state="current"]': { borderColor: color.accent, boxShadow: `0 0 0 1px ${color.accent}` } },
})

export const cardHead = style({ margin: 0, fontSize: fontSize[16], outline: 'none' })

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })

export const end = style({ display: 'flex', gap: space[8], marginInlineStart: 'auto' })

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], minInlineSize: 0 })

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  maxInlineSize: '100%',
  minBlockSize: '1.75rem',
  padding: `0 ${space[8]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: color.text,
  font: 'inherit',
  fontSize: fontSize[14],
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.hover },
  selectors: { '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset } },
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
})

export const chipPoints = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' })

export const remark = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
})

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[12],
  margin: 0,
  fontSize: fontSize[20],
  fontVariantNumeric: 'tabular-nums',
})

/** Whose work it is stays in sight while the cards below are filled in. */
export const workHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  '@media': {
    [wide]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      margin: `calc(-1 * ${space[16]}) calc(-1 * ${space[16]}) 0`,
      padding: `${space[12]} ${space[16]}`,
      background: color.surface,
    },
  },
})

export const workWords = style({ flex: 1, minInlineSize: 0 })

// Headings that only take the focus by program show no ring: they are no control.
export const name = style({ margin: 0, fontSize: fontSize[16], overflowWrap: 'anywhere', outline: 'none' })

export const bar = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surfaceRaised,
  '@media': { [`not all and ${wide}`]: { paddingInline: space[8] } },
})

export const barRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })

export const saving = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[12]}`,
  minInlineSize: 0,
})

export const outbox = style({ color: color.textMuted, fontSize: fontSize[14] })

export const refused = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  color: color.danger,
  fontSize: fontSize[14],
})

export const readOnly = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: vars.size.target,
  margin: 0,
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: fontSize[14],
})

export const readOnlyIcon = style({ flex: 'none' })

export const wideOnly = style({ '@media': { [`not all and ${wide}`]: { display: 'none' } } })

export const steps = style({ display: 'flex', gap: space[4], overflowX: 'auto' })

export const step = style({
  display: 'grid',
  placeItems: 'center',
  flex: '1 0 auto',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  padding: `0 ${space[8]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.text,
  font: 'inherit',
  lineHeight: 1.2,
  selectors: {
    '&[aria-current]': { borderColor: color.accent, boxShadow: `0 0 0 1px ${color.accent}` },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: -2 },
  },
})

export const stepScore = style({ color: color.textMuted, fontSize: fontSize[12], fontVariantNumeric: 'tabular-nums' })

export const conflict = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[12],
  border: `1px solid ${color.warning}`,
  borderRadius: vars.radius.card,
})

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize[14],
  textAlign: 'start',
})

export const bank = style({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0, 1fr)' })

export const phrases = style({
  display: 'grid',
  maxBlockSize: '50vh',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
})

export const phrase = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' })

export const phraseText = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  minBlockSize: vars.size.target,
  alignItems: 'center',
  padding: `${space[4]} ${space[8]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.hover },
  selectors: { '&:focus-visible': { outline: vars.focus.ring, outlineOffset: -2 } },
})

export const keys = style({ display: 'grid', gap: space[4], margin: `0 0 ${space[16]}` })

export const keyRow = style({ display: 'grid', gridTemplateColumns: '8rem minmax(0, 1fr)', alignItems: 'center' })

export const keyText = style({ margin: 0 })

export const kbd = style({
  display: 'inline-block',
  marginInlineEnd: space[4],
  padding: `0 ${space[8]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.surfaceSunken,
  fontFamily: 'inherit',
  fontSize: fontSize[14],
})

export const end_ = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })

export const endTitle = style({ outline: 'none' })

export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: space[32], margin: 0 })

export const figure = style({ margin: 0, fontSize: fontSize[24], fontVariantNumeric: 'tabular-nums' })

export const hardest = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const hard = style({ display: 'flex', justifyContent: 'space-between', gap: space[12], alignItems: 'start' })
