import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { floating } from '../shared/floating.css.ts'
import { KAI_STACK } from '../../core/board/elements/fonts.ts'

export const box = style({
  position: 'absolute',
  zIndex: 3,
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
})
export const field = style({
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  border: 0,
  outline: `1px dashed ${vars.color.accent}`,
  outlineOffset: '4px',
  background: 'transparent',
  fontFamily: KAI_STACK,
  lineHeight: 1.4,
  resize: 'none',
  // Grows with its lines where browsers know how; elsewhere with its rows.
  fieldSizing: 'content',
} as Parameters<typeof style>[0])
export const actions = style([
  floating,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    marginTop: vars.space[8],
    padding: vars.space[8],
  },
])
/** The text as the class will see it. */
export const preview = style([
  floating,
  {
    maxWidth: '100%',
    maxHeight: '8em',
    margin: `${vars.space[8]} 0 0`,
    padding: vars.space[8],
    overflowY: 'auto',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
])
export const failed = style({
  margin: 0,
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderRadius: vars.radius.control,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
})
