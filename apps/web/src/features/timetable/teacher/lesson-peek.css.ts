import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const peek = style({
  display: 'grid',
  gap: space[20],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
})
export const when = style({ display: 'grid', justifyItems: 'start', gap: space[8] })
export const muted = style({ margin: 0, color: color.textMuted, fontSize: vars.fontSize[14] })
export const section = style({ display: 'grid', gap: space[4] })
export const heading = style({ margin: 0, fontSize: vars.fontSize[14] })
export const names = style({ margin: 0, color: color.textMuted, overflowWrap: 'anywhere' })
export const list = style({ display: 'grid', gap: space[4], margin: 0, paddingInlineStart: space[20] })
export const things = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const thing = style({ display: 'flex', alignItems: 'center', gap: space[4], color: color.textMuted })
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const link = style({ inlineSize: 'fit-content', color: color.accentText })
