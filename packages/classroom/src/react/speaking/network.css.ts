import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { topBar } from '../room/breakpoints.ts'

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '28px',
  padding: `0 ${vars.space[8]}`,
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  font: 'inherit',
  fontSize: vars.fontSize[12],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: vars.focus.ring } },
})
export const word = style({ '@container': { [topBar.compact]: { display: 'none' } } })
export const card = style({ display: 'grid', gap: vars.space[8], width: 'min(320px, 80vw)' })
export const title = style({ margin: 0, fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold })
export const text = style({ margin: 0, color: vars.color.textMuted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space[8] })
