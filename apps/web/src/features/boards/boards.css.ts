import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export { cardHead as head, muted as small } from '../../shared/list-page/list-page.css.ts'
export { muted } from '../../shared/page.css.ts'

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

export const words = style({ display: 'grid', gap: space[4], maxInlineSize: vars.size.text })

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '20rem minmax(0, 1fr)' },
    // The list of lessons is not on paper.
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], minInlineSize: 0 })

export const lessons = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' })

export const lesson = style({
  display: 'grid',
  gap: space[4],
  inlineSize: '100%',
  padding: `${space[8]} ${space[12]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.surfaceSunken },
    '&[aria-pressed="true"]': { background: color.accentSoft },
    '&:focus-visible': { outline: vars.focus.ring },
  },
})

export const backgrounds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const background = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.surfaceSunken,
})

export const caption = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[8] })

export const name = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const notPrinted = style({ '@media': { print: { display: 'none' } } })
