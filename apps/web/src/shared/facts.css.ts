import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** Short facts in a row with dots between them. A line never begins with a dot: there it lies in the part cut off. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${vars.space[16]})`,
  clipPath: `inset(0 0 0 ${vars.space[16]})`,
})

export const fact = style({
  position: 'relative',
  paddingInlineStart: vars.space[16],
  '::before': {
    content: '"·" / ""',
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: vars.space[16],
    textAlign: 'center',
  },
})
