import { media as at, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

/** One column on phones; strip and question beside each other on wide screens. */
export const workbook = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[12],
  inlineSize: '100%',
  maxInlineSize: '64rem',
  minBlockSize: 'calc(100dvh - 3.5rem - var(--hwjy-page-bottom, 0px))',
  marginInline: 'auto',
  padding: `${space[12]} ${space[16]} 0`,
  '@media': { [at.tablet]: { padding: `${space[20]} ${space[24]} 0` } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
})

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '2.75rem',
  minInlineSize: 0,
})

export const name = style({
  margin: 0,
  fontSize: fontSize[20],
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  color: color.textMuted,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
})

export const timeLeft = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[2]} ${space[8]}`,
  borderRadius: vars.radius.pill,
  background: color.surfaceSunken,
  color: color.text,
  selectors: { '&[data-near]': { background: color.warningSoft, color: color.warningText } },
})

export const saved = style({ minInlineSize: '6rem', textAlign: 'end' })

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignContent: 'start',
  '@media': { [at.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[32] } },
})

export const strip = style({
  display: 'flex',
  gap: space[8],
  overflowX: 'auto',
  paddingBlock: space[4],
  '@media': {
    [at.desktop]: { flexDirection: 'column', overflowX: 'visible', position: 'sticky', insetBlockStart: '5rem' },
  },
})

export const number = style({
  display: 'grid',
  flex: 'none',
  justifyItems: 'center',
  alignContent: 'center',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  padding: space[2],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.surfaceRaised,
  color: color.text,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.1,
  cursor: 'pointer',
  ':hover': { background: color.hover },
  selectors: {
    '&[aria-current]': {
      borderColor: color.accentStrong,
      boxShadow: `0 0 0 1px ${color.accentStrong}`,
      fontWeight: vars.fontWeight.bold,
    },
    '&[data-sign="answered"]': { background: color.successSoft, color: color.successText },
    '&[data-sign="sending"]': { background: color.accentSoft, color: color.accentText },
    '&[data-sign="later"]': { borderStyle: 'dashed' },
    '&[data-sign="choose"]': { background: color.warningSoft, color: color.warningText },
  },
})

export const sign = style({ fontSize: '0.6875rem' })

export const middle = style({ display: 'grid', gap: space[16], alignContent: 'start', minInlineSize: 0 })

export const improve = style({
  maxInlineSize: '45rem',
  paddingInline: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
})

export const improveHead = style({
  display: 'list-item',
  paddingBlock: space[8],
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
})

export const improveText = style({
  margin: 0,
  paddingBlockEnd: space[12],
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

export const focused = style({ outline: 'none', minInlineSize: 0 })

export const pane = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })

export const laterRow = style({ display: 'flex', justifyContent: 'end', maxInlineSize: '45rem' })

/** The foot stands over the end of the page; what comes into sight stays clear of it. */
const footBlockSize = 'calc(var(--hwjy-page-bottom, 0px) + 5rem)'

export const aboveFoot = style({ minInlineSize: 0, scrollMarginBlockEnd: footBlockSize })

export const foot = style({
  position: 'sticky',
  insetBlockEnd: 'var(--hwjy-page-bottom, 0px)',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  marginInline: `calc(-1 * ${space[16]})`,
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
  '@media': { [at.tablet]: { marginInline: `calc(-1 * ${space[24]})`, paddingInline: space[24] } },
})

export const position = style({
  color: color.textMuted,
  fontSize: fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
})

export const wideOnly = style({ '@media': { [`not all and ${at.desktop}`]: { display: 'none' } } })

export const media = style({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0, 1fr)' })

export const muted = style({ margin: 0, color: color.textMuted, fontSize: fontSize[14] })

export const addRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })

export const photos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const photo = style({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  minInlineSize: 0,
})

export const photoButton = style({
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: color.surfaceSunken,
  aspectRatio: '1',
  cursor: 'zoom-in',
})

export const photoImage = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const photoState = style({
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  padding: `${space[2]} ${space[8]}`,
  borderRadius: vars.radius.pill,
  background: color.surfaceRaised,
  color: color.text,
  fontSize: fontSize[12],
})

export const photoControls = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] })

export const takes = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const take = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  padding: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  scrollMarginBlockEnd: footBlockSize,
})

export const takePlayer = style({ flex: '1 1 14rem', minInlineSize: 0 })

export const conflict = style({
  display: 'grid',
  gap: space[12],
  marginBlockStart: space[8],
  '@media': { [at.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const conflictText = style({ margin: 0 })

export const side = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'space-between',
  padding: space[12],
  borderRadius: vars.radius.control,
  background: color.surfaceRaised,
  color: color.text,
})

export const sideHeading = style({ margin: 0, fontSize: fontSize[14], color: color.textMuted })

export const sideText = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const dialog = style({ display: 'grid', gap: space[12] })

export const open = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' })

export const openRow = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[8] })
