import { vars } from '@hwjy/ui/vars'
import { style, styleVariants } from '@vanilla-extract/css'

const row = style({ display: 'flex', gap: vars.space[4], margin: 0, border: 0 })

export const group = styleVariants({
  boxes: [
    row,
    {
      padding: vars.space[4],
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.control,
      background: vars.color.surfaceSunken,
    },
  ],
  tabs: [row, { padding: 0, boxShadow: `inset 0 -1px ${vars.color.line}` }],
})

const part = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  minBlockSize: '2.75rem',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { color: vars.color.text },
    '&:has(:focus-visible)': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
  },
})

export const choice = styleVariants({
  boxes: [
    part,
    {
      flexBasis: 0,
      border: '1px solid transparent',
      borderRadius: vars.radius.control,
      selectors: { '&:has(:checked)': { borderColor: vars.color.lineStrong, background: vars.color.surfaceRaised } },
    },
  ],
  tabs: [
    part,
    {
      paddingInline: vars.space[4],
      borderBlockEnd: '2px solid transparent',
      fontSize: vars.fontSize[14],
      ':hover': { color: vars.color.text },
      selectors: {
        '&:has(:checked)': { borderColor: vars.color.accent, fontWeight: vars.fontWeight.medium },
      },
    },
  ],
})

/** The native radio button stays, for keyboards and readers. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})
