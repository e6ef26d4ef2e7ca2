import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const narrow = style({ maxInlineSize: '40rem' })

export const form = style({ display: 'grid', gap: vars.space[24] })

export const stars = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] })

export const word = style({ fontWeight: vars.fontWeight.medium })

/** On a phone the way on stays in sight, above the bar of the shell. */
export const send = style({
  '@media': {
    [`not all and ${media.tablet}`]: {
      position: 'sticky',
      insetBlockEnd: 'var(--hwjy-page-bottom, 0px)',
      zIndex: 1,
      display: 'grid',
      paddingBlock: vars.space[12],
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
    },
  },
})

export const note = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const thanks = style({ display: 'grid', justifyItems: 'center', gap: vars.space[16], textAlign: 'center' })
