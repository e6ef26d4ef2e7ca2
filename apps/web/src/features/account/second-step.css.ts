import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const hint = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const qr = style({
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: '13rem',
  borderRadius: vars.radius.control,
  background: '#fff',
  fill: '#000',
})

/** Selected with one press, to be pasted into an app on the same phone. */
export const secret = style({
  display: 'block',
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11.5rem, 1fr))',
  gap: vars.space[8],
  margin: 0,
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  listStyle: 'none',
  fontFamily: 'ui-monospace, monospace',
  textAlign: 'center',
})

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const kept = style({ display: 'grid', gap: vars.space[16] })
