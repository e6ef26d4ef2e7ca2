import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { plainList } from '../theme/plain-list.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, fontSize } = vars

export const figure = style(
  layered({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 }),
)

export const head = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[8] }),
)

export const title = style(layered({ fontWeight: vars.fontWeight.bold }))

export const label = style(
  layered({ overflow: 'hidden', fontSize: fontSize[14], textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
)

export const value = style(
  layered({ flex: 'none', color: color.textMuted, fontSize: fontSize[14], fontVariantNumeric: 'tabular-nums' }),
)

export const bars = style(layered({ display: 'grid', gap: space[8] }))

export const barRow = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(64px, 24%) 1fr', alignItems: 'center', gap: space[12] }),
)

/** Room at the end for the value of the longest bar. */
export const barTrack = style(
  layered({ display: 'flex', alignItems: 'center', gap: space[8], paddingInlineEnd: '4.5em' }),
)

export const bar = style(
  layered({
    flex: 'none',
    minWidth: 2,
    height: 20,
    borderRadius: `0 ${vars.radius.control} ${vars.radius.control} 0`,
    background: color.accent,
    transition: `width ${vars.duration.slow} ${vars.easing.out}`,
    '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
)

export const lines = style(layered({ width: '100%', height: 'auto', overflow: 'visible' }))

export const grid = style(layered({ fill: 'none', stroke: color.line, strokeWidth: 1 }))

/** The drawing is scaled down on phones, and its words with it: there they start larger. */
export const axis = style(
  layered({
    fill: color.textMuted,
    fontSize: 22,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.tablet]: { fontSize: 13 } },
  }),
)

export const last = style([axis, layered({ fill: color.text, fontWeight: vars.fontWeight.bold })])

export const line = style(
  layered({ fill: 'none', stroke: color.accent, strokeWidth: 2.5, strokeLinejoin: 'round', strokeLinecap: 'round' }),
)

export const point = style(layered({ fill: color.surfaceRaised, stroke: color.accent, strokeWidth: 2.5 }))

export const ring = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[24] }))

export const circle = style(layered({ flex: 'none', width: 160, height: 160 }))

export const part = recipe({
  base: layered({ fill: 'none', strokeWidth: 16 }),
  variants: {
    index: {
      0: layered({ stroke: color.accent }),
      1: layered({ stroke: color.warning }),
      2: layered({ stroke: color.success }),
      3: layered({ stroke: color.danger }),
      4: layered({ stroke: color.lineStrong }),
    },
  },
})

export const legend = style(layered({ ...plainList, display: 'grid', flex: '1 1 12rem', gap: space[8] }))

export const legendRow = style(
  layered({ display: 'grid', gridTemplateColumns: 'auto 1fr auto', alignItems: 'center', gap: space[12] }),
)

export const table = style(
  layered({ width: '100%', borderCollapse: 'collapse', fontSize: fontSize[14], fontVariantNumeric: 'tabular-nums' }),
)
globalStyle(
  `${table} :is(th, td)`,
  layered({ padding: space[8], borderBlockEnd: `1px solid ${color.line}`, fontWeight: 'inherit', textAlign: 'start' }),
)
globalStyle(`${table} thead th`, layered({ color: color.textMuted }))
globalStyle(`${table} :is(td, th + th)`, layered({ textAlign: 'end' }))
