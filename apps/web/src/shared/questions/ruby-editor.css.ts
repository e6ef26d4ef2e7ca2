import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
})

export const hint = style({ margin: 0, color: color.textMuted, fontSize: fontSize[14] })

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const label = style({ margin: 0, fontSize: fontSize[14], fontWeight: vars.fontWeight.medium })

export const words = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[4] })

export const plain = style({ paddingBlockEnd: space[4] })

export const word = style({
  display: 'inline-grid',
  justifyItems: 'center',
  minInlineSize: '2rem',
  padding: `${space[4]} ${space[4]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '@media': { [media.touch]: { minInlineSize: '2.75rem', minBlockSize: '2.75rem' } },
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: color.accentSoft },
    '&[data-state="corrected"]': { borderColor: color.accent },
    '&:focus-visible': { outline: vars.focus.ring },
  },
})

export const pinyin = style({ color: color.textMuted, fontSize: fontSize[14] })

export const correction = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[12],
  maxInlineSize: '30rem',
})

export const buttons = style({ display: 'flex', gap: space[8] })
