import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  minInlineSize: 0,
})

export const names = style({ display: 'grid', gap: space[4], minInlineSize: 0, overflowWrap: 'anywhere' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const number = style({ fontVariantNumeric: 'tabular-nums' })
