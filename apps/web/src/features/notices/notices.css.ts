import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { space } = vars

/** Only says whether the words may be changed. */
export const fields = style({
  display: 'grid',
  gap: space[16],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 10rem auto', alignItems: 'start' } },
})

export const words = style({ display: 'grid', gap: space[8], minInlineSize: 0 })

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  overflowWrap: 'anywhere',
})

export const readers = style({ display: 'grid', gap: space[4], fontVariantNumeric: 'tabular-nums' })

export const when = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] })
