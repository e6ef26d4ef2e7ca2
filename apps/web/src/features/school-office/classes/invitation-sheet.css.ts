import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

export const sheet = style({ display: 'grid', gap: vars.space[16] })

export const heading = style({ fontSize: vars.fontSize[20], fontWeight: vars.fontWeight.bold })

export const slips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const slip = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  padding: vars.space[12],
  border: `1px dashed ${vars.color.line}`,
  textAlign: 'center',
  breakInside: 'avoid',
})

/** Is typed by a person who cannot scan: letters that look alike are told apart. */
export const link = style({ fontFamily: vars.font.mono, fontSize: vars.fontSize[12], overflowWrap: 'anywhere' })

/** What comes out of the printer: the sheet alone, without the app around it. */
export const paper = style({
  display: 'none',
  '@media': { print: { display: 'block', background: '#fff', color: '#000' } },
})

globalStyle(`body:has(> ${paper}) > *:not(${paper})`, { '@media': { print: { display: 'none' } } })
