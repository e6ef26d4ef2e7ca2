import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[24],
  inlineSize: '100%',
  maxInlineSize: '40rem',
  marginInline: 'auto',
  padding: `${space[24]} ${space[16]} 4rem`,
  '@media': { [media.tablet]: { padding: `${space[32]} ${space[24]} 5rem` } },
})

export const head = style({ display: 'grid', gap: space[8] })

export const muted = style({ color: color.textMuted })

export const form = style({ display: 'grid', gap: space[20], minInlineSize: 0 })

/** A form that another tab holds cannot be changed here. */
export const fields = style([form, { margin: 0, padding: 0, border: 0 }])

export const pair = style({
  display: 'grid',
  gap: space[20],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 8rem', gap: space[16] } },
})

export const choice = style({ display: 'grid', gap: space[4] })

export const choiceLabel = style({ fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.medium })

export const consent = style({ display: 'grid', justifyItems: 'start', gap: space[8] })

export const steps = style({ display: 'grid', gap: space[12], margin: 0, paddingInlineStart: space[24] })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })

export const error = style({ color: color.dangerText, fontSize: vars.fontSize[14] })
