import { media, vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export { head, muted as facts, panel } from '../../../shared/list-page/list-page.css.ts'

const { color, space } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignContent: 'start',
  inlineSize: '100%',
  maxInlineSize: '72rem',
  marginInline: 'auto',
  padding: `${space[20]} ${space[16]} ${space[48]}`,
  '@media': { [media.tablet]: { padding: `${space[32]} ${space[24]} ${space[48]}` } },
})

export const headActs = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })

export const choice = style({ inlineSize: 'auto', justifySelf: 'start', minInlineSize: '14rem', maxInlineSize: '100%' })

export const rows = style({ display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem 11rem', alignItems: 'center', gap: space[16] },
  },
})

export const words = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const title = style({ fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold, overflowWrap: 'anywhere' })

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  '@media': { [media.desktop]: { display: 'grid', justifyItems: 'start' } },
})

export const handedIn = style({
  color: color.textMuted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
})

export const acts = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.desktop]: { justifyContent: 'end', justifySelf: 'end' } },
})

globalStyle(`${acts} > :first-child`, { flex: '1 1 auto' })

export const dots = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const dotGroup = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: space[24],
  minBlockSize: space[24],
  paddingInline: space[4],
  borderRadius: vars.radius.control,
  color: color.textMuted,
  fontSize: vars.fontSize[14],
  textDecoration: 'none',
  '@media': {
    [media.touch]: { minInlineSize: vars.size.target, minBlockSize: vars.size.target },
    [media.canHover]: { selectors: { '&:hover': { background: color.hover } } },
  },
  selectors: { '&:focus-visible': { outline: vars.focus.ring } },
})

/** Shape and fill tell the states apart without the colour. */
export const dot = style({
  inlineSize: 12,
  blockSize: 12,
  border: `2px solid ${color.lineStrong}`,
  borderRadius: vars.radius.pill,
  selectors: {
    '&[data-state="waiting"]': { borderColor: color.warning, background: color.warning, borderRadius: 3 },
    '&[data-state="returned"]': { borderColor: color.danger, borderStyle: 'dashed' },
    '&[data-state="graded"]': { borderColor: color.success, background: color.success },
  },
})
