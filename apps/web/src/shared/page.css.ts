import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { kaiHanzi } from './names/kai.css.ts'

/** The column every signed-in page sits in. */
export const page = style({
  display: 'grid',
  gap: vars.space[24],
  alignContent: 'start',
  inlineSize: '100%',
  maxInlineSize: '60rem',
  marginInline: 'auto',
  padding: `${vars.space[20]} ${vars.space[16]} ${vars.space[48]}`,
  '@media': { [media.tablet]: { padding: `${vars.space[32]} ${vars.space[24]} ${vars.space[48]}` } },
})

/** The heading of a page, and a sentence below it. */
export const head = style({ display: 'grid', gap: vars.space[4] })

/** For one thing in the middle of the page: a denial, a thank-you. */
export const centred = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[16],
  // Below the bar of the shell there is less than a window.
  minBlockSize: 'calc(100dvh - 8rem)',
  padding: vars.space[24],
  textAlign: 'center',
})

export const centredText = style({ maxInlineSize: '32rem', color: vars.color.textMuted, textWrap: 'balance' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[12] })

export const backLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  inlineSize: 'fit-content',
  '@media': { print: { display: 'none' } },
})

export const section = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0 })

export const lessonName = style([
  kaiHanzi,
  {
    fontSize: vars.fontSize[20],
    fontWeight: vars.fontWeight.bold,
  },
])

export const muted = style({ color: vars.color.textMuted })
