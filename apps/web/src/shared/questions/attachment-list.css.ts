import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const box = style({ minInlineSize: 0 })

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const wide = style({ flex: '1 1 100%', minInlineSize: 0 })

export const thumb = style({
  display: 'block',
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  overflow: 'hidden',
  cursor: 'zoom-in',
  selectors: { '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset } },
})

export const picture = style({ display: 'block', inlineSize: '7.5rem', blockSize: '7.5rem', objectFit: 'cover' })
