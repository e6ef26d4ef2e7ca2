import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { kaiHanzi } from '../../shared/names/kai.css.ts'

/** The card has room for the clock beside the lesson. The window does not tell: it may have a rail, and people zoom. */
const inRoom = '(min-width: 50rem)'

export const card = style({ containerType: 'inline-size', borderBlockStart: `4px solid ${vars.color.accent}` })

export const parts = style({
  display: 'grid',
  gap: vars.space[20],
  '@container': {
    [inRoom]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, max-content)', columnGap: vars.space[32] },
  },
})

export const about = style({ display: 'flex', gap: vars.space[20], alignItems: 'flex-start', minInlineSize: 0 })

export const words = style({ display: 'grid', gap: vars.space[8], minInlineSize: 0 })

export const eyebrow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
})

export const name = style([
  kaiHanzi,
  {
    fontSize: vars.fontSize[24],
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.tight,
    // Between words, as after 第二课; inside one only when it is longer than the line.
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { fontSize: vars.fontSize[32] } },
    '@container': { [inRoom]: { fontSize: vars.fontSize[40] } },
  },
])

export const facts = style({ color: vars.color.textMuted })

export const when = style({ fontWeight: vars.fontWeight.medium })

export const side = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[12],
  '@container': {
    [inRoom]: {
      maxInlineSize: '18rem',
      paddingInlineStart: vars.space[32],
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
})

export const clock = style({ display: 'grid', gap: vars.space[4] })

export const clockLabel = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })

/** In the place of the time, when words say more. */
export const clockWords = style({
  maxInlineSize: '18rem',
  fontSize: vars.fontSize[20],
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
})

export const clockTime = style({
  fontSize: vars.fontSize[40],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.tight,
})
