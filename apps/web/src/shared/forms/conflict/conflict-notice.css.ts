import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

/** Takes no room in a form's grid while there is nothing to say. */
export const place = style({ minInlineSize: 0, ':empty': { display: 'none' } })

export const notice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.warning}`,
  borderRadius: vars.radius.card,
  background: color.warningSoft,
})

export const title = style({
  color: color.warningText,
  fontWeight: vars.fontWeight.bold,
  selectors: { '&:focus-visible': { outline: vars.focus.ring, outlineOffset: 2 } },
})

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' })

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[8]} ${space[12]} ${space[8]} 0`,
  borderBlockStart: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
})
globalStyle(`${table} thead th`, { border: 0, color: color.textMuted, fontSize: vars.fontSize[14] })
globalStyle(`${table} th`, { fontWeight: vars.fontWeight.medium })

export const quiet = style({ color: color.textMuted })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })

export const taken = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[12]}`,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: vars.radius.card,
  background: color.accentSoft,
  color: color.accentText,
})
