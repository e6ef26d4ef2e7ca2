import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const tile = style({
  position: 'relative',
  margin: 0,
  containerType: 'inline-size',
  containerName: 'tile',
  width: '100%',
  aspectRatio: '16 / 9',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  // The ring is drawn inside, so that a speaking neighbour moves nothing.
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      pointerEvents: 'none',
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
      transition: `box-shadow ${vars.duration.fast} ${vars.easing.out}`,
    },
    '&[data-volume="1"]::after': { boxShadow: `inset 0 0 0 2px ${vars.color.success}` },
    '&[data-volume="2"]::after': { boxShadow: `inset 0 0 0 3px ${vars.color.success}` },
    '&[data-volume="3"]::after, &[data-volume="4"]::after': { boxShadow: `inset 0 0 0 4px ${vars.color.success}` },
  },
})

export const video = style({ position: 'absolute', inset: 0 })
globalStyle(`${video} video`, { width: '100%', height: '100%', objectFit: 'cover', display: 'block' })

/** The last picture, under the moving one. */
export const still = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})

/** Ends where the name begins. */
export const placeholder = style({
  position: 'absolute',
  inset: '0 0 1.5rem',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  padding: vars.space[2],
  overflow: 'hidden',
  lineHeight: vars.lineHeight.tight,
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  textAlign: 'center',
  // In the smallest tiles the person's picture would not be whole.
  '@container': { 'tile (max-width: 6.98rem)': { transform: 'scale(0.7)', overflow: 'visible' } },
})

/** A small tile has room for the person; why there is no picture is then only read out. */
export const state = style({
  '@container': {
    'tile (max-width: 9.98rem)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

export const caption = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[8]}`,
  // Names are read over any picture, so the ground under them is a shade of its own.
  background: `linear-gradient(transparent, ${vars.color.overlay} 45%)`,
  color: vars.color.onAccent,
  fontSize: vars.fontSize[12],
})

export const name = style({
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontWeight: vars.fontWeight.medium,
})

/** In the corner: beside the name it would leave no room for it. */
export const tag = style({
  position: 'absolute',
  top: vars.space[4],
  left: vars.space[4],
  padding: `0 ${vars.space[8]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.accentStrong,
  color: vars.color.onAccent,
  fontSize: vars.fontSize[12],
})

export const hand = style({
  position: 'absolute',
  top: vars.space[4],
  left: vars.space[4],
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.bold,
})
export const prizes = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '2px',
  color: vars.color.warningText,
  fontVariantNumeric: 'tabular-nums',
})
export const weak = style({ display: 'inline-flex', flex: 'none', marginLeft: 'auto', color: vars.color.warningText })
export const mic = style({
  display: 'inline-flex',
  flex: 'none',
  marginLeft: 'auto',
  selectors: { [`${weak} + &`]: { marginLeft: 0 } },
})
