import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** Over the page; ink below it can be drawn on. */
export const layer = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  pointerEvents: 'none',
})

export const bar = style({
  position: 'absolute',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  maxWidth: 'calc(100% - 8px)',
  padding: 2,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  // The one that plays stands over those that rest.
  selectors: { '&:empty': { display: 'none' }, '&[data-played="true"]': { zIndex: 2 } },
})

export const words = style({
  paddingInline: vars.space[8],
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { display: 'none' } },
})

export const reason = style({ position: 'absolute', left: vars.space[8], bottom: vars.space[8], zIndex: 2 })
