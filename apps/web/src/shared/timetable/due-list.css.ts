import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const work = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.line}`,
  borderInlineStart: `4px solid ${color.warning}`,
  borderRadius: vars.radius.control,
  background: color.surfaceRaised,
  selectors: { '&[data-done]': { borderInlineStartColor: color.success } },
})

export const icon = style({ flex: 'none', color: color.textMuted })
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ fontWeight: vars.fontWeight.medium })
export const muted = style({ color: color.textMuted, fontSize: vars.fontSize[14] })
