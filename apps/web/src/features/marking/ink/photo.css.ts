import { media, vars } from '@hwjy/ui/vars'
import { style, styleVariants } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

export const photo = style({ display: 'grid', gap: space[8], gridTemplateColumns: 'minmax(0, 1fr)', margin: 0 })

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // All tools fit in one row of a phone.
  gap: `${space[4]} 0.125rem`,
})

export const spacer = style({ flex: 1 })

const dot = style({
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: space[4],
  border: `2px solid ${color.surface}`,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { boxShadow: `0 0 0 2px ${color.text}` },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
  },
  '@media': { [media.touch]: { inlineSize: '2.25rem', blockSize: '2.25rem' } },
})

/** The inks themselves: they are the same in every theme, because the photo is. */
export const inks = styleVariants({ red: [dot, { background: '#d92d20' }], blue: [dot, { background: '#175cd3' }] })

export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  color: color.textMuted,
  fontSize: fontSize[14],
})

export const frame = style({
  maxBlockSize: '80vh',
  overflow: 'auto',
  borderRadius: vars.radius.card,
  background: color.surfaceSunken,
})

export const sheet = style({
  position: 'relative',
  containerType: 'size',
  overflow: 'hidden',
  userSelect: 'none',
  selectors: {
    '&[data-tool="pen"], &[data-tool="eraser"]': { cursor: 'crosshair', touchAction: 'none' },
    '&[data-tool="pin"]': { cursor: 'copy' },
  },
})

const middle = { position: 'absolute', insetBlockStart: '50%', insetInlineStart: '50%' } as const
export const upright = style({ ...middle, inlineSize: '100cqw', blockSize: '100cqh' })
export const sideways = style({ ...middle, inlineSize: '100cqh', blockSize: '100cqw' })

export const layer = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })

const badge = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.pill,
  background: '#d92d20',
  color: '#ffffff',
  fontSize: fontSize[12],
  fontWeight: vars.fontWeight.medium,
} as const

export const pin = style({
  ...badge,
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  boxShadow: '0 0 0 2px #ffffff',
  pointerEvents: 'none',
})

export const pins = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const pinRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] })

export const pinNo = style({ ...badge, flex: 'none' })

export const pinText = style({ flex: '1 1 12rem' })

export const pinPoints = style({ inlineSize: '6.5rem' })

export const pinWays = style({ display: 'flex', gap: space[4] })
