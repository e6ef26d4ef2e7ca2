import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const pages = style({
  display: 'grid',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const page = style({ display: 'grid', gap: vars.space[8] })

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
})

export const caption = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

export const lacking = style({ color: vars.color.warningText, fontSize: vars.fontSize[14] })

export const notPrinted = style({ '@media': { print: { display: 'none' } } })

/** On paper alone. */
export const sheets = style({ display: 'none', '@media': { print: { display: 'block' } } })

export const sheet = style({ display: 'block', inlineSize: '100%', breakInside: 'avoid', breakAfter: 'page' })
