import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const phone = `not all and ${media.tablet}`

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
  // Sections that slide in, and wide drawings, never scroll the page sideways.
  overflowX: 'clip',
})

export const main = style({ outline: 'none', minInlineSize: 0 })

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.float,
  background: vars.color.surfaceRaised,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
})

const column = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.space[16],
  '@media': { [media.tablet]: { paddingInline: vars.space[24] } },
})

export const barInside = style([
  column,
  { display: 'flex', alignItems: 'center', gap: vars.space[12], minBlockSize: '3.75rem' },
])

export const homeLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
})

export const nav = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  '@media': {
    // Beside the bar there is no room for it before tablets, and not quite on them.
    'not all and (min-width: 900px)': {
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      display: 'grid',
      gap: vars.space[8],
      padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[20]}`,
      background: vars.color.surfaceRaised,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      boxShadow: vars.shadow.float,
      selectors: { '&[data-state="closed"]': { display: 'none' } },
    },
  },
})

export const links = style({
  display: 'flex',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    'not all and (min-width: 900px)': { display: 'grid' },
    '(min-width: 900px)': { marginInlineStart: vars.space[24] },
  },
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.text, background: vars.color.hover },
  selectors: {
    '&[aria-current="page"]': { color: vars.color.text, fontWeight: vars.fontWeight.medium },
  },
})

export const choices = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] })

export const barEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
})

export const menuButton = style({ '@media': { '(min-width: 900px)': { display: 'none' } } })

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
  '@media': { print: { display: 'none' } },
})

export const footerInside = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[32],
    paddingBlock: vars.space[32],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))', paddingBlock: vars.space[48] },
    },
  },
])

export const brand = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[12],
  '@media': { [phone]: { gridColumn: '1 / -1' } },
})

export const footerText = style({ maxInlineSize: '26rem', color: vars.color.textMuted })

export const footerColumn = style({ display: 'grid', alignContent: 'start', gap: vars.space[8] })

export const footerHeading = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
})

export const footerLinks = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

export const footerLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
})
