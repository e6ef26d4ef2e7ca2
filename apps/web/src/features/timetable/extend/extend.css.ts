import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const form = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const settings = style({ display: 'grid', gap: space[12], maxInlineSize: '32rem' })

export const offAdd = style({ justifySelf: 'start' })

export const daysOff = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[8],
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const lessons = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const item = style({ display: 'grid', gap: space[8], minInlineSize: 0 })

export const clockChange = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  margin: 0,
  color: color.textMuted,
  fontSize: vars.fontSize[14],
  '::before': { content: '', inlineSize: '1.5rem', borderBlockStart: `1px dashed ${color.line}` },
  '::after': { content: '', flex: 1, borderBlockStart: `1px dashed ${color.line}` },
})

export const lesson = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[12],
  position: 'relative',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '3rem minmax(0, 1fr) 10.5rem 16.5rem 2.75rem' },
  },
})

export const number = style({
  gridColumn: '1 / -1',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { gridColumn: 'auto', paddingBlockStart: '2.1rem' } },
})

export const name = style({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } })

export const remove = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  '@media': { [media.tablet]: { position: 'static', marginBlockStart: '1.6rem' } },
})

export const outcome = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  '@media': { [media.tablet]: { gridColumn: '2 / -1' } },
})

export const when = style({ color: color.textMuted, fontSize: vars.fontSize[14] })

export const free = style({ color: color.successText, fontSize: vars.fontSize[14] })

export const footWords = style({ display: 'grid', gap: space[4] })

/** The main act stays in sight, however many lessons there are. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 'var(--hwjy-page-bottom, 0px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
})
