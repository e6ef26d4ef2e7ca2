import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[8],
})
export const letter = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.lineStrong}`,
  fontWeight: vars.fontWeight.bold,
  selectors: {
    '[data-right="true"] > &': {
      borderColor: vars.color.accent,
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
})
export const track = style({
  position: 'relative',
  minHeight: '28px',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  overflow: 'hidden',
})
export const bar = style({
  position: 'absolute',
  inset: '0 auto 0 0',
  background: vars.color.lineStrong,
  transition: `width ${vars.duration.slow} ${vars.easing.out}`,
  selectors: {
    '[data-right="true"] &': { background: vars.color.accentSoft, boxShadow: `inset 0 0 0 1px ${vars.color.accent}` },
  },
})
export const words = style({
  display: 'block',
  position: 'relative',
  minHeight: '28px',
  padding: `4px ${vars.space[8]}`,
  overflowWrap: 'anywhere',
  selectors: { '[data-right="true"] &': { fontWeight: vars.fontWeight.bold } },
})
export const number = style({
  minWidth: '4.5em',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-right="true"] > &': { fontWeight: vars.fontWeight.bold } },
})
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
export const cell = style({
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
})
