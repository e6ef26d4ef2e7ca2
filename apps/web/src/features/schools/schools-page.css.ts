import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[24],
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space[24]} ${vars.space[16]} 4rem`,
  '@media': { [media.tablet]: { padding: `${vars.space[48]} ${vars.space[24]} 5rem` } },
})

export const head = style({ display: 'grid', gap: vars.space[8] })

export const lead = style({ maxInlineSize: vars.size.text, color: vars.color.textMuted, fontSize: vars.fontSize[20] })

export const search = style({ display: 'flex', gap: vars.space[8], maxInlineSize: '34rem' })

export const searchInput = style({ flex: 1, minInlineSize: 0 })

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  border: 0,
})

export const chip = style({
  borderRadius: vars.radius.pill,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
      color: vars.color.accentText,
    },
  },
})

export const count = style({ color: vars.color.textMuted })
