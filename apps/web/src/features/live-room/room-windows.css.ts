import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const picture = style({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
  color: vars.color.text,
})

export const video = style({
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.surfaceSunken,
})

export const camera = style({ position: 'absolute', inset: 0 })

export const name = style({
  position: 'absolute',
  insetBlockEnd: vars.space[8],
  insetInlineStart: vars.space[8],
  padding: `${vars.space[2]} ${vars.space[8]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.shade,
  color: vars.color.text,
  fontSize: vars.fontSize[14],
})

/** The classroom's buttons fold by the width of what is around them. */
export const controls = style({
  containerName: 'control-bar',
  containerType: 'inline-size',
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space[8],
  padding: vars.space[4],
})

export const refusal = style({
  display: 'block',
  paddingInline: vars.space[12],
  color: vars.color.warningText,
  fontSize: vars.fontSize[14],
  textAlign: 'center',
  selectors: { '&:not(:empty)': { paddingBlockStart: vars.space[4] } },
})
