import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const word = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, auto) minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[4],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(7rem, auto) minmax(0, 2fr) minmax(8rem, 1fr) auto' },
  },
})

export const hanzi = style({ fontFamily: vars.font.kai, fontSize: vars.fontSize[32], lineHeight: 1.3 })

export const about = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const pinyin = style({ fontSize: vars.fontSize[16] })

export const muted = style({ color: color.textMuted, fontSize: vars.fontSize[14] })

export const standing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  gridColumn: '2 / -1',
  gridRow: 2,
  '@media': { [media.tablet]: { gridColumn: 'auto', gridRow: 'auto' } },
})

export const acts = style({
  display: 'flex',
  gap: space[4],
  '@media': { '(max-width: 30rem)': { flexDirection: 'column' } },
})

export const today = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
})

export const todayText = style({ display: 'grid', gap: space[4], flex: '1 1 14rem' })

export const todayTitle = style({ fontSize: vars.fontSize[20], fontWeight: vars.fontWeight.bold })

export const form = style({ display: 'grid', gap: space[16] })
