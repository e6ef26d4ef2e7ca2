import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const chart = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(4rem, 8rem) 1fr 4.5rem',
  alignItems: 'center',
  gap: vars.space[12],
})

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const track = style({ blockSize: '1rem', borderRadius: vars.radius.pill, background: vars.color.surfaceSunken })

export const bar = style({ blockSize: '100%', borderRadius: vars.radius.pill, background: vars.color.accent })

export const value = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' })
