import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** Above its bar the clip can be pressed and dragged as what lies on the page. */
export const player = style({
  position: 'absolute',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  overflow: 'hidden',
  minWidth: '200px',
  minHeight: '44px',
  containerType: 'inline-size',
  pointerEvents: 'none',
})
export const media = style({ flex: 1, width: '100%', minHeight: 0, objectFit: 'contain', background: '#000' })
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '44px',
  padding: `0 ${vars.space[8]}`,
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontSize: vars.fontSize[12],
  pointerEvents: 'auto',
})
export const place = style({ flex: 1, minWidth: '40px' })
export const time = style({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { '(width < 260px)': { display: 'none' } },
})
export const speed = style({ '@container': { '(width < 340px)': { display: 'none' } } })
export const volume = style({
  display: 'flex',
  flex: '0 1 90px',
  alignItems: 'center',
  gap: vars.space[4],
  minWidth: 0,
  marginInline: 'auto 8px',
  '@container': { '(width < 340px)': { display: 'none' } },
})
