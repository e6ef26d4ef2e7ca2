import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[32],
  inlineSize: '100%',
  maxInlineSize: '64rem',
  marginInline: 'auto',
  padding: `${vars.space[24]} ${vars.space[16]} 4rem`,
  '@media': { [media.tablet]: { padding: `${vars.space[48]} ${vars.space[24]} 5rem` } },
})

export const head = style({ display: 'grid', gap: vars.space[12] })

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  color: vars.color.textMuted,
})

export const print = style({ '@media': { print: { display: 'none' } } })

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[32],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: vars.space[48] },
    print: { display: 'block' },
  },
})

export const contents = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': {
    // Below the bar, always at hand.
    [media.desktop]: { position: 'sticky', insetBlockStart: '5rem' },
    print: { display: 'none' },
  },
})

export const contentsHeading = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
})

export const contentsList = style({
  margin: 0,
  // Room for two digits.
  paddingInlineStart: '2em',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const contentsLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
})

export const text = style({
  display: 'grid',
  gap: vars.space[32],
  minInlineSize: 0,
  maxInlineSize: vars.size.text,
  '@media': { print: { display: 'block', maxInlineSize: 'none' } },
})

export const intro = style({ fontSize: vars.fontSize[20] })

export const section = style({
  display: 'grid',
  gap: vars.space[12],
  // The bar does not cover what an anchor leads to.
  scrollMarginBlockStart: '5rem',
  '@media': { print: { display: 'block', breakInside: 'avoid', marginBlockStart: '1.5rem' } },
})

export const heading = style({ display: 'flex', gap: vars.space[12], fontSize: vars.fontSize[20] })

export const number = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })

export const list = style({ display: 'grid', gap: vars.space[8], margin: 0, paddingInlineStart: '1.25em' })
