import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const region = style({ display: 'block' })
export const reason = style({
  display: 'flex',
  // Short words stand beside the middle of their button.
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.control,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.tight,
})

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
