import { style } from '@vanilla-extract/css'

/** Dark on white in every theme: some cameras do not read it the other way round. */
export const code = style({
  inlineSize: '12rem',
  marginInline: 'auto',
  borderRadius: 6,
  background: '#fff',
  color: '#000',
  fill: 'currentColor',
})
