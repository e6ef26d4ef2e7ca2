import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** One sheet with a fold in the middle, as an open exercise book. */
export const sides = style({
  display: 'grid',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[20],
  padding: vars.space[24],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.tablet]: {
      padding: vars.space[32],
      selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` } },
    },
  },
})

export const sideHead = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] })

export const heading = style({ fontSize: vars.fontSize[20] })

export const points = style({ display: 'grid', gap: vars.space[12], margin: 0, padding: 0, listStyle: 'none' })

export const point = style({ display: 'flex', gap: vars.space[8] })

export const tick = style({ flex: 'none', marginBlockStart: '0.125em', color: vars.color.successText })
