import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[16],
  inlineSize: '100%',
  maxInlineSize: '72rem',
  marginInline: 'auto',
  padding: `${vars.space[16]} ${vars.space[16]} 4rem`,
  '@media': { [media.tablet]: { padding: `${vars.space[32]} ${vars.space[24]} 5rem` } },
})

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] })

export const title = style({ fontSize: vars.fontSize[24], overflowWrap: 'anywhere' })

export const screen = style({ blockSize: 'auto', aspectRatio: '16 / 9' })

/** As large as fits above the fold, controls included. */
export const player = style({
  inlineSize: 'min(100%, (100dvh - 14rem) * 16 / 9)',
  minInlineSize: 'min(100%, 20rem)',
  marginInline: 'auto',
})

export const film = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] })

export const views = style({ justifySelf: 'start' })

export const underFilm = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[12],
})

export const goesOn = style({
  marginInlineEnd: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
})

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
})

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] })

export const muted = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const comments = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] })

export const subheading = style({ fontSize: vars.fontSize[20] })
