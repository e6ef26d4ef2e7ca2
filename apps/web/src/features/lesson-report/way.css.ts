import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { kaiHanzi } from '../../shared/names/kai.css.ts'

const { color, space } = vars

export const wide = style({ maxInlineSize: '72rem' })

/** Below each other on a phone, beside each other where there is room. */
export const way = style({
  display: 'grid',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
})

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space[8]} ${space[12]}`,
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  selectors: {
    '&[data-state="now"]': { borderColor: color.accent, background: color.accentSoft },
    '&[data-state="later"]': { color: color.textMuted },
  },
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.pill,
  background: color.surfaceSunken,
  color: color.textMuted,
  selectors: {
    '[data-state="done"] > &': { background: color.successSoft, color: color.successText },
    '[data-state="now"] > &': { background: color.accentStrong, color: color.onAccent },
  },
})

export const words = style({ display: 'grid', gap: space[4], minInlineSize: 0 })

export const name = style({ fontWeight: vars.fontWeight.bold })

export const note = style({ color: color.textMuted, fontSize: vars.fontSize[14] })

export const act = style({
  gridColumn: '1 / -1',
  display: 'grid',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
})

export const lesson = style([kaiHanzi, { fontSize: vars.fontSize[24] }])
