import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const WIDE = '(min-width: 900px)'

export const root = style({
  height: 'auto',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
  containerType: 'inline-size',
  selectors: { '&:fullscreen': { height: '100%', border: 0, borderRadius: 0 } },
})

/** The page above the bar, the lists beside them, or below where it is narrow. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.color.surfaceSunken,
  selectors: {
    ':fullscreen > &': { height: '100%', gridTemplateRows: 'minmax(0, 1fr) auto' },
  },
  '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
})
export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 0,
  height: 'calc(100cqw * 9 / 16)',
  maxHeight: '80vh',
  '@container': { [WIDE]: { height: 'calc((100cqw - 321px) * 9 / 16)' } },
  selectors: { ':fullscreen &': { height: 'auto', maxHeight: 'none' } },
})
globalStyle(`${stage} > section`, { width: '100%' })
export const below = style({ minWidth: 0 })
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@container': {
    [WIDE]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      // The lists scroll; what is beside them says how high they are.
      contain: 'size',
      borderTop: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
})
/** It pushes the lists down; where both have the height of the page, it takes up to most of it. */
export const asked = style({
  flex: 'none',
  '@container': { [WIDE]: { maxHeight: '70%', overflowY: 'auto' } },
})
export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 0,
  height: '320px',
  minHeight: 0,
  '@container': { [WIDE]: { flex: 1, height: 'auto' } },
})
globalStyle(`${tabs} [role="tablist"]`, { flex: 'none', gap: 0, paddingInline: '4px' })
globalStyle(`${tabs} [role="tab"]`, { gap: '4px', paddingInline: '8px' })
globalStyle(`${tabs} [role="tabpanel"]`, { flex: 1, minHeight: 0, margin: 0, padding: 0, overflowY: 'auto' })

/** They take no press where nothing lies. */
export const chips = style({
  position: 'absolute',
  top: vars.space[8],
  right: vars.space[8],
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  maxWidth: 'calc(100% - 16px)',
  pointerEvents: 'none',
})
export const moments = style({ position: 'absolute', inset: 0, zIndex: 2, pointerEvents: 'none' })
export const sharer = style({
  margin: 0,
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.overlay,
  color: vars.color.onAccent,
})
export const note = style({
  margin: 0,
  padding: `0 ${vars.space[12]} ${vars.space[8]}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
})
export const cut = style([note, { display: 'flex', alignItems: 'center', gap: vars.space[8], color: vars.color.text }])
