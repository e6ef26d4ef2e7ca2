import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** A phone has no keys to speak of. */
export const button = style({
  display: 'none',
  '@media': { '(hover: hover)': { display: 'inline-flex' } },
})

export const content = style({ display: 'grid', gap: space[16] })

export const rows = style({ display: 'grid', margin: 0 })

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[16],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
})

export const names = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space[4], margin: 0 })

export const key = style({
  minInlineSize: '1.75rem',
  paddingInline: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  fontFamily: 'inherit',
  fontSize: vars.fontSize[14],
  textAlign: 'center',
  whiteSpace: 'nowrap',
})
