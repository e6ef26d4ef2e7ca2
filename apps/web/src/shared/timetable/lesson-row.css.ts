import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const lesson = style({
  '@media': { [media.tablet]: { gridTemplateColumns: '13.5rem minmax(0, 1fr) auto auto' } },
})

export const when = style({ display: 'block', fontWeight: vars.fontWeight.medium, textWrap: 'balance' })

export const off = style({ color: vars.color.textMuted, textDecoration: 'line-through' })

export const aside = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.fontSize[14] })
