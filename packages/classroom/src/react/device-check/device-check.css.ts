import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const check = style({
  display: 'grid',
  gap: vars.space[16],
  containerType: 'inline-size',
  containerName: 'device-check',
})
export const columns = style({
  display: 'grid',
  gap: vars.space[16],
  '@container': {
    'device-check (min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
  },
})
export const preview = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
})
export const video = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transform: 'scaleX(-1)',
})
export const items = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })
export const item = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
})
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] })
export const icon = style({
  display: 'inline-flex',
  flex: 'none',
  color: vars.color.textMuted,
  selectors: {
    '[data-status="ok"] &': { color: vars.color.successText },
    '[data-status="failed"] &, [data-status="silent"] &': { color: vars.color.dangerText },
  },
})
export const name = style({ margin: 0, fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.bold })
export const words = style({ margin: 0, color: vars.color.textMuted })
export const choice = style({ flex: 1, minWidth: 0 })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

/** The list may be longer than the screen; the way on stays in sight above what lies at its bottom. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  position: 'sticky',
  insetBlockEnd: 'var(--hwjy-page-bottom, 0px)',
  zIndex: 1,
  paddingBlock: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
})

/** On a phone beside each other and as wide as there is room, where a thumb finds them. */
export const action = style({
  '@container': { 'device-check (max-width: 639.98px)': { flex: '1 1 auto' } },
})
