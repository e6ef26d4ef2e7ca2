import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const form = style({ paddingBlockStart: space[8], borderBlockStart: `1px solid ${color.line}` })

export const fields = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, border: 0, minInlineSize: 0 })

/** Two lines, and more as it is filled; the conversation above keeps most of the room. */
export const text = style({ minBlockSize: '4rem', maxBlockSize: '10rem' })

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })

export const draft = style({ flex: '1 1 6rem', minInlineSize: 0 })

export const problems = style({ order: 1, inlineSize: '100%' })

export const chosen = style({
  display: 'flex',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
})

export const chosenPicture = style({ position: 'relative', flex: 'none' })

export const preview = style({
  display: 'block',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  objectFit: 'cover',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
})

export const removePicture = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  background: color.surfaceRaised,
})
