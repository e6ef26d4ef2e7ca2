import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** The state and the buttons share a line as long as they fit on it; in a wide list all stands on one. */
export const lesson = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  '@container': { '(min-width: 56rem)': { display: 'grid', gridTemplateColumns: '13.5rem minmax(0, 1fr) auto auto' } },
})

export const whole = style({ flexBasis: '100%' })

export const when = style({ display: 'block', fontWeight: vars.fontWeight.medium, textWrap: 'balance' })

export const off = style({ color: vars.color.textMuted, textDecoration: 'line-through' })

export const aside = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.fontSize[14] })
