import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { page as column } from '../../shared/page.css.ts'

/** Seven days need more room than other pages. */
export const page = style([
  column,
  { maxInlineSize: '75rem', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[16] },
])

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const fact = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize[14] })
