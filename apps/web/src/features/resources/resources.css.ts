import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** The whole page takes files that are dropped. */
export const drop = style({
  minBlockSize: '100%',
  selectors: { '&[data-over]': { background: color.accentSoft } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[12],
})

export const words = style({ display: 'grid', gap: space[4], flex: '1 1 16rem', maxInlineSize: vars.size.text })

export const muted = style({ color: color.textMuted })

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] })

export const search = style({ flex: '1 1 14rem', maxInlineSize: '24rem' })

export const choice = style({ inlineSize: 'auto', minInlineSize: '10rem' })

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] })

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.control,
  background: color.surfaceSunken,
  color: color.textMuted,
})

export const thumb = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const name = style({ overflowWrap: 'anywhere' })

export const plainList = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' })
