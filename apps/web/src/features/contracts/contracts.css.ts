import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const muted = style({ color: color.textMuted })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
})

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })

/** A contract is read like a book page, and printed like one. */
export const document = style({
  display: 'grid',
  gap: space[16],
  maxInlineSize: vars.size.text,
  '@media': { print: { maxInlineSize: 'none' } },
})

export const clause = style({ whiteSpace: 'pre-line' })

export const form = style({ display: 'grid', gap: space[16], '@media': { print: { display: 'none' } } })

export const noPrint = style({ '@media': { print: { display: 'none' } } })

export const pad = style({
  inlineSize: '100%',
  blockSize: '10rem',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  // Ink is dark on white, in every theme: it is what the contract keeps.
  background: '#fff',
  touchAction: 'none',
  cursor: 'crosshair',
})

export const signature = style({ inlineSize: '16rem', maxInlineSize: '100%', background: '#fff' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })
