import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { controlBar } from '../room/breakpoints.ts'

/** Where the bar is narrow the same lists stand in the settings. */
export const arrow = style({
  display: 'none',
  alignSelf: 'center',
  marginLeft: `calc(-1 * ${vars.space[8]})`,
  '@container': { [controlBar.roomy]: { display: 'inline-flex' } },
})
export const lists = style({ display: 'grid', gap: vars.space[16], width: 'min(320px, 80vw)' })
export const list = style({ display: 'grid', gap: vars.space[8] })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})
export const title = style({ margin: 0, fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.bold })
export const hint = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize[12] })
