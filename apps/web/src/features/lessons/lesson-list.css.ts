import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr) auto minmax(5.5rem, auto)' },
  },
})

export const time = style({
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { gridColumn: 'auto', fontSize: vars.fontSize[16], color: vars.color.text } },
})

export const names = style({ display: 'grid', minInlineSize: 0 })

export const name = style({
  fontSize: vars.fontSize[20],
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const facts = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[8],
})

export const action = style({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'flex-end',
  ':empty': { display: 'none' },
  '@media': { [media.tablet]: { gridColumn: 'auto', ':empty': { display: 'block' } } },
})
