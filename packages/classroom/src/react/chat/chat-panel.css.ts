import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
})

export const log = style({
  flex: 1,
  minHeight: 0,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'auto',
  selectors: { '&:focus-visible': { outline: vars.focus.ring, outlineOffset: '-2px' } },
})
export const lists = style({ display: 'grid', gap: vars.space[12] })
export const list = style({ display: 'grid', gap: vars.space[12], margin: 0, padding: 0, listStyle: 'none' })
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  paddingBottom: vars.space[8],
})
export const clear = style({ color: vars.color.textMuted, fontSize: vars.fontSize[12] })
export const begin = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize[12] })

export const message = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: '2px',
  minWidth: 0,
  // A finger that goes sideways answers; see `answering/use-answer-swipe.ts`.
  touchAction: 'pan-y',
  selectors: {
    '&[data-swiped]::before': {
      content: '"↩" / ""',
      position: 'absolute',
      insetInlineStart: '-32px',
      insetBlockStart: 'calc(50% - 12px)',
      color: vars.color.accent,
      fontSize: vars.fontSize[16],
    },
    '&[data-mine="true"]': { justifyItems: 'end' },
    // For a moment, where a reader was led to.
    '&[data-found]': {
      borderRadius: vars.radius.card,
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: vars.space[4],
    },
  },
})
export const meta = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[8],
  maxWidth: '100%',
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
})
export const author = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  selectors: { '&[data-role="teacher"]': { color: vars.color.accentText, fontWeight: vars.fontWeight.bold } },
})
export const time = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' })
export const bubble = style({
  maxWidth: '88%',
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-mine="true"] > &': { background: vars.color.accentSoft },
    '[data-state="pending"] > &': { opacity: 0.65 },
    '[data-state="failed"] > &': { background: vars.color.dangerSoft },
  },
})
export const fate = style({ color: vars.color.textMuted, fontSize: vars.fontSize[12] })
export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  color: vars.color.dangerText,
  fontSize: vars.fontSize[12],
})

export const unread = style({
  position: 'absolute',
  left: '50%',
  bottom: '100%',
  marginBottom: vars.space[8],
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.accentStrong,
  color: vars.color.onAccent,
  boxShadow: vars.shadow.float,
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transform: 'translateX(-50%)',
  selectors: { '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset } },
})

export const composer = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[8],
  borderTop: `1px solid ${vars.color.line}`,
})
/** Stands for it where no message can be written. */
export const footer = style({ position: 'relative' })
export const boxRow = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space[4] })
export const box = style({
  flex: 1,
  minWidth: 0,
  maxHeight: '120px',
  // As high as the button beside it.
  minHeight: vars.control.md,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  font: 'inherit',
  // Below 16 px phones zoom into the page when the box is touched.
  fontSize: vars.fontSize[16],
  lineHeight: '22px',
  resize: 'none',
  fieldSizing: 'content',
  selectors: {
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: '-1px' },
    // An empty box is one line high in every language.
    '&::placeholder': {
      color: vars.color.textMuted,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
  },
} as Parameters<typeof style>[0])
export const count = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over="true"]': { color: vars.color.dangerText } },
})

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const pinned = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[4]} ${vars.space[8]} ${vars.space[4]} ${vars.space[12]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.accentSoft,
})
export const pinnedText = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  maxHeight: '66px',
  overflowY: 'auto',
})
export const pinnedName = style({ color: vars.color.textMuted, fontSize: vars.fontSize[12] })
/** What the next message answers, or whom it is for. */
export const context = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minWidth: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
})
export const contextText = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})
export const privateBox = style({ borderColor: vars.color.accent, background: vars.color.accentSoft })
