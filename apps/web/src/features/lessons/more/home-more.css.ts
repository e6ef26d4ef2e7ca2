import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const columns = style({
  display: 'grid',
  gap: space[24],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' } },
})

export const section = style({ display: 'grid', gap: space[12], minInlineSize: 0 })
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[8] })
export const heading = style({ margin: 0, fontSize: vars.fontSize[20] })
export const muted = style({ margin: 0, color: color.textMuted, fontSize: vars.fontSize[14] })
export const list = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
  margin: 0,
  padding: space[12],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
})

export const row = style([box, { alignItems: 'start' }])
export const notice = style([box, { flexWrap: 'wrap', borderInlineStart: `4px solid ${color.accent}` }])
export const fact = style([
  box,
  { selectors: { '&[data-state="overdue"]': { borderInlineStart: `4px solid ${color.warning}` } } },
])

export const icon = style({ flex: 'none', color: color.textMuted })
export const words = style({
  display: 'grid',
  gap: space[2],
  flex: '1 1 10rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const name = style({ fontWeight: vars.fontWeight.medium })
export const way = style({ color: color.text })

export const tiles = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const tile = style({ display: 'grid', gap: space[8], blockSize: '100%', alignContent: 'start' })

export const alone = style({ justifySelf: 'start' })
