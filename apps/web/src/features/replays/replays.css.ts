import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export { head, muted as small, words } from '../../shared/list-page/list-page.css.ts'
export { muted } from '../../shared/page.css.ts'

const { color, space, fontSize } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  alignContent: 'start',
  inlineSize: '100%',
  maxInlineSize: '60rem',
  marginInline: 'auto',
  padding: `${space[20]} ${space[16]} ${space[48]}`,
  '@media': { [media.tablet]: { padding: `${space[32]} ${space[24]} ${space[48]}` } },
})

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] })

export const lessons = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const lesson = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] })

export const lessonHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[12],
})

export const lessonName = style({
  margin: 0,
  fontSize: fontSize[16],
  fontWeight: vars.fontWeight.bold,
  overflowWrap: 'anywhere',
})

export const replays = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const replay = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
})

export const replayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
})

export const title = style({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const player = style({ maxInlineSize: '48rem' })

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })
