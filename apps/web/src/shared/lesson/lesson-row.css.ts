import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** The list has room for all parts of a row on one line. The window does not tell: it may have a rail, and people zoom. */
const inRoom = '(min-width: 44rem)'

export const list = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  '@container': {
    [inRoom]: { gridTemplateColumns: '8rem minmax(0, 1fr) auto minmax(10.5rem, max-content)' },
  },
})

export const time = style({
  gridColumn: '1 / -1',
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  '@container': { [inRoom]: { gridColumn: 'auto', fontSize: vars.fontSize[16], color: vars.color.text } },
})

export const names = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  '@container': { [inRoom]: { gridColumn: 'auto' } },
})

export const name = style({
  fontSize: vars.fontSize[20],
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
})

/** The name of a lesson that leads to its page. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: vars.color.accentText, textDecoration: 'underline' },
})

export const facts = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@container': { [inRoom]: { justifyContent: 'flex-end' } },
})

export const action = style({ display: 'flex', justifyContent: 'flex-end' })

/** In place of a button: there is nothing left to do. */
export const done = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
})
