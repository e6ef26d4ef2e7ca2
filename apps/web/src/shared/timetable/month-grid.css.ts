import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

export const frame = style({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  overflow: 'clip',
})

export const month = style({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' })

export const weekday = style({
  paddingBlock: space[8],
  color: color.textMuted,
  fontSize: fontSize[12],
  fontWeight: vars.fontWeight.regular,
})

export const day = style({
  blockSize: '7rem',
  padding: space[4],
  borderBlockStart: `1px solid ${color.line}`,
  verticalAlign: 'top',
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
})

export const other = style({ background: color.surface })

const bare = style({
  border: 0,
  background: 'none',
  color: color.text,
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: vars.focus.ring } },
})

export const number = style([
  bare,
  {
    display: 'block',
    minInlineSize: '1.75rem',
    marginBlockEnd: space[4],
    marginInline: 'auto',
    padding: 0,
    borderRadius: vars.radius.pill,
    fontSize: fontSize[14],
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1.75rem',
    selectors: {
      '&:hover': { background: color.surface },
      '&[aria-current="date"]': { background: color.accentStrong, color: color.onAccent },
      [`${other} &`]: { color: color.textMuted },
    },
  },
])

export const more = style([
  bare,
  { padding: `${space[2]} ${space[4]}`, color: color.textMuted, fontSize: fontSize[12] },
])
