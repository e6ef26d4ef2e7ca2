import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[32],
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space[24]} ${vars.space[16]} 4rem`,
  '@media': { [media.tablet]: { padding: `${vars.space[32]} ${vars.space[24]} 5rem` } },
})

export const head = style({
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'start',
  gap: vars.space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[24] } },
})

export const headWords = style({ display: 'grid', gap: vars.space[8], inlineSize: '100%' })

export const place = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], color: vars.color.textMuted })

export const summary = style({ maxInlineSize: vars.size.text, fontSize: vars.fontSize[20] })

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[32],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: vars.space[48] } },
})

export const main = style({ display: 'grid', gap: vars.space[48], minInlineSize: 0 })

export const section = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 })

export const text = style({ maxInlineSize: vars.size.text, whiteSpace: 'pre-line' })

export const more = style({ inlineSize: 'fit-content', paddingBlock: vars.space[4] })

export const muted = style({ color: vars.color.textMuted })

export const join = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.textMuted,
})

export const teachers = style({ display: 'grid', gap: vars.space[20], margin: 0, padding: 0, listStyle: 'none' })

export const teacher = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  maxInlineSize: vars.size.text,
})

export const teacherName = style({ fontSize: vars.fontSize[16] })

export const contact = style({
  display: 'grid',
  gap: vars.space[12],
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '5rem' } },
})

export const contactHeading = style({ fontSize: vars.fontSize[20] })
