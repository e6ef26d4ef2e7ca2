import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const card = style({ display: 'grid', gap: vars.space[16] })

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] })

export const nickname = style({ fontSize: vars.fontSize[20], fontWeight: vars.fontWeight.bold })

export const muted = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' })

export const facts = style({ display: 'grid', margin: 0 })

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
