import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

export const help = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
})

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[8] })

export const heading = style({ margin: 0, fontSize: fontSize[16] })

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: space[16], margin: 0, fontSize: fontSize[14] })

const key = style({
  '::before': {
    content: '""',
    display: 'inline-block',
    verticalAlign: 'middle',
    marginInlineEnd: space[8],
    inlineSize: '1.5rem',
    borderBlockStart: '3px solid currentcolor',
  },
})

export const ownKey = style([key, { color: color.accentText }])

export const modelKey = style([key, { color: color.textMuted, '::before': { borderBlockStartStyle: 'dashed' } }])

export const syllables = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const syllable = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[4],
  padding: space[8],
  borderRadius: vars.radius.control,
  background: color.surfaceSunken,
  textAlign: 'center',
  selectors: { '&[data-verdict="close"]': { background: color.successSoft } },
})

export const curves = style({ inlineSize: '100%', maxInlineSize: '5rem' })

export const middle = style({ stroke: color.line, strokeWidth: 1 })

export const modelCurve = style({ fill: 'none', stroke: color.textMuted, strokeWidth: 2, strokeDasharray: '3 3' })

export const ownCurve = style({ fill: 'none', stroke: color.accentStrong, strokeWidth: 3, strokeLinecap: 'round' })

export const verdict = style({ fontSize: fontSize[12], minBlockSize: '1.5em' })

export const heard = style({ color: color.textMuted, fontSize: fontSize[12] })

export const note = style({ margin: 0, color: color.textMuted, fontSize: fontSize[14] })
