import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Children stand side by side on the same scale; they are never ranked. */
export const children = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const child = style({ display: 'grid', alignContent: 'start', gap: space[16], blockSize: '100%' })

export const head = style({ display: 'flex', alignItems: 'center', gap: space[12] })

export const muted = style({ color: color.textMuted, fontSize: vars.fontSize[14] })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] })

export const needs = style({ paddingInlineStart: space[12], borderInlineStart: `3px solid ${color.warning}` })

export const address = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[12] })

export const weeks = style({ maxInlineSize: '16rem' })

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const word = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
})

export const reading = style({ display: 'grid' })

export const hanzi = style({ fontSize: vars.fontSize[24] })
