import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const form = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })

export const fields = style({
  display: 'grid',
  gap: space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
})

export const outcome = style({ display: 'grid', gap: space[8] })

export const now = style({ display: 'grid', gap: space[2], margin: 0 })

export const label = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const muted = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const freeTimes = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })
