import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const wide = media.tablet

/** A table; on phones each row becomes a card with the column's name beside its value. */
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  position: 'relative',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [`not all and ${wide}`]: { display: 'block' } },
})

export const head = style({
  '@media': {
    [`not all and ${wide}`]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      blockSize: '1px',
      inlineSize: '1px',
      overflow: 'hidden',
    },
  },
})

export const body = style({ '@media': { [`not all and ${wide}`]: { display: 'grid', gap: vars.space[12] } } })

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [`not all and ${wide}`]: {
      display: 'grid',
      gap: vars.space[4],
      padding: vars.space[16],
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      background: vars.color.surfaceRaised,
    },
  },
})

export const headCell = style({
  padding: `${vars.space[8]} ${vars.space[12]}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
})

export const nameCell = style({
  padding: `${vars.space[12]}`,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  '@media': { [`not all and ${wide}`]: { padding: 0, fontSize: vars.fontSize[20] } },
})

export const cell = style({
  padding: `${vars.space[12]}`,
  '@media': {
    [`not all and ${wide}`]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space[12],
      padding: 0,
      '::before': { content: 'attr(data-label)', color: vars.color.textMuted },
    },
  },
})

export const comment = style({
  display: 'block',
  maxInlineSize: '20rem',
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
})
