import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  gap: vars.space[8],
  inlineSize: 'min(24rem, calc(100vw - 1rem))',
  maxBlockSize: 'min(32rem, 75dvh)',
  padding: vars.space[12],
  overflowY: 'auto',
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: '2.25rem',
})

export const title = style({ margin: 0, fontSize: vars.fontSize[16] })

export const problem = style({ margin: 0, color: vars.color.dangerText })

export const list = style({ display: 'grid', gap: vars.space[4], margin: 0, padding: 0, listStyle: 'none' })

/** A dot before what was not read; its words are bold too, for who does not see the dot's colour. */
export const message = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${vars.space[20]}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-state="unread"]': { fontWeight: vars.fontWeight.medium },
    '&[data-state="unread"]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.95rem',
      insetInlineStart: vars.space[4],
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: vars.radius.pill,
      background: vars.color.accentStrong,
    },
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}`, borderStartStartRadius: 0, borderStartEndRadius: 0 },
  },
})

export const text = style({ overflowWrap: 'anywhere' })

/** The whole message is pressed, not its words alone. */
export const way = style([
  text,
  {
    color: 'inherit',
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
  },
])

export const time = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
})

/** Stays in sight however many messages there are. */
export const all = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${vars.space[12]})`,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.75rem',
  marginBlockEnd: `calc(-1 * ${vars.space[12]})`,
  marginInline: `calc(-1 * ${vars.space[12]})`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceRaised,
})
