import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const line = `color-mix(in oklab, ${vars.color.accent} 9%, transparent)`

/** Faint writing squares, as in an exercise book. */
export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  background: `
    linear-gradient(${line} 1px, transparent 1px) 0 0 / 5rem 5rem,
    linear-gradient(90deg, ${line} 1px, transparent 1px) 0 0 / 5rem 5rem,
    ${vars.color.surface}`,
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.space[12]} ${vars.space[16]}`,
})

export const homeLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
})

export const main = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: vars.space[24],
  padding: `${vars.space[8]} ${vars.space[16]} ${vars.space[48]}`,
  // Not in the middle: there the card would move whenever a way to sign in, or the accounts below it, change the height.
  '@media': { [media.tablet]: { paddingBlockStart: 'clamp(0.5rem, 9dvh, 6rem)' } },
})

export const card = style({ display: 'grid', gap: vars.space[20], inlineSize: '100%', maxInlineSize: '26rem' })

/** Takes no room while nothing stands there. */
export const below = style({
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: '26rem',
  selectors: { '&:empty': { display: 'none' } },
})

// Headings take the focus for the sake of screen readers; nothing can be done with them.
export const heading = style({ fontSize: vars.fontSize[24], textAlign: 'center', outline: 'none' })

export const form = style({ display: 'grid', gap: vars.space[16] })

export const demo = style({ display: 'grid', gap: vars.space[12] })

export const demoHeading = style({ fontSize: vars.fontSize[16] })

export const demoLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.accentText,
})

export const demoText = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const accounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const account = style({
  display: 'grid',
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.accent },
  selectors: { '&[aria-pressed="true"]': { borderColor: vars.color.accent, background: vars.color.accentSoft } },
})

export const accountName = style({ fontWeight: vars.fontWeight.medium })

export const accountUser = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14], overflowWrap: 'anywhere' })

/** As high as a thumb, and no further from the button for it. */
export const forgot = style({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'center',
  minBlockSize: '2.75rem',
  marginBlock: `calc(-1 * ${vars.space[8]})`,
  paddingInline: vars.space[8],
  color: vars.color.accentText,
  fontSize: vars.fontSize[14],
})

export const hint = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const wechat = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[16],
  paddingBlockStart: vars.space[8],
  textAlign: 'center',
})

export const stepHeading = style({ marginBlockEnd: vars.space[4], fontSize: vars.fontSize[20], outline: 'none' })

const list = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' })

export const devices = list

export const device = style({
  display: 'flex',
  gap: vars.space[12],
  padding: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
})

export const deviceTime = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const students = list

export const student = style([
  account,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    ':focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
  },
])
