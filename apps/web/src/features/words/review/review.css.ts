import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[12] })

export const heading = style({ fontSize: vars.fontSize[20] })

export const status = style({ color: color.textMuted, fontSize: vars.fontSize[14] })

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[12],
  minBlockSize: '16rem',
  textAlign: 'center',
  outline: 'none',
})

export const hanzi = style({
  fontFamily: vars.font.kai,
  fontSize: 'clamp(3rem, 18vw, 6rem)',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
})

export const answer = style({ display: 'grid', justifyItems: 'center', gap: space[4] })

export const pinyin = style({ fontSize: vars.fontSize[24] })

export const meaning = style({ fontSize: vars.fontSize[20], overflowWrap: 'anywhere' })

export const muted = style({ color: color.textMuted, fontSize: vars.fontSize[14] })

export const tools = style({ display: 'flex', gap: space[8], minBlockSize: '2.5rem' })

export const foot = style({ display: 'grid', maxInlineSize: '32rem', inlineSize: '100%', marginInline: 'auto' })

/** Two by two for a thumb, four in a row beside a keyboard. */
export const ratings = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

export const rating = style({ blockSize: 'auto', minBlockSize: '4rem', paddingBlock: space[8] })

export const ratingText = style({ display: 'grid', lineHeight: 1.3 })

export const days = style({ fontSize: vars.fontSize[12], fontWeight: 'normal' })
