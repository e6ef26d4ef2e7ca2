import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[32],
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space[32]} ${vars.space[16]} 4rem`,
  '@media': {
    [media.tablet]: { padding: `${vars.space[48]} ${vars.space[24]} 5rem` },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)', gap: '4rem' },
  },
})

export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space[20] })

export const lead = style({ color: vars.color.textMuted, fontSize: vars.fontSize[20] })

export const facts = style({ display: 'grid', gap: vars.space[12], margin: 0, padding: 0, listStyle: 'none' })

export const fact = style({ display: 'flex', gap: vars.space[12] })

export const icon = style({ flex: 'none', marginBlockStart: '0.125em', color: vars.color.accentText })

export const drawing = style({ inlineSize: '100%', maxInlineSize: '36rem', justifySelf: 'center' })
