import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

/** Turned around, so that it begins at its end and stays there when something comes. */
export const scroller = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: vars.radius.control,
})

export const log = style({ display: 'grid', gap: space[12], marginBlockEnd: 'auto' })

export const older = style({ display: 'grid', justifyItems: 'center', gap: space[4] })

export const problem = style({ margin: 0, color: color.dangerText })

export const messages = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const day = style({
  justifySelf: 'center',
  marginBlock: space[8],
  paddingInline: space[12],
  borderRadius: vars.radius.pill,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontSize: fontSize[12],
})

export const line = style({
  display: 'grid',
  justifyItems: 'start',
  selectors: { '&[data-side="mine"]': { justifyItems: 'end' } },
})

export const bubble = style({
  display: 'grid',
  gap: space[4],
  maxInlineSize: 'min(85%, 34rem)',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.card,
  background: color.surfaceSunken,
  overflowWrap: 'anywhere',
  selectors: {
    [`${line}[data-side="mine"] &`]: { background: color.accentSoft },
    [`${line}[data-side="mine"] &[data-state="waiting"]`]: { outline: `1px dashed ${color.lineStrong}` },
    [`${line}[data-side="mine"] &[data-state="short"]`]: { outline: `1px solid ${color.warning}` },
    [`${line}[data-side="mine"] &[data-state="refused"]`]: { outline: `1px solid ${color.danger}` },
  },
})

export const text = style({ whiteSpace: 'pre-wrap' })

export const meta = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[8],
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize[12],
})

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  selectors: { '&[data-state="read"]': { color: color.accentText } },
})

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 7rem)',
  gap: space[4],
  // Three in a row, and no wider than they are.
  inlineSize: 'min(22rem, 100%)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const picture = style({
  display: 'block',
  inlineSize: '7rem',
  blockSize: '7rem',
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  overflow: 'hidden',
  selectors: { 'button&': { cursor: 'zoom-in' } },
})

export const pictureImage = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const question = style({ display: 'grid', gap: space[8], fontSize: fontSize[14] })

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
