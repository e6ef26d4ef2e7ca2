import { vars } from '@hwjy/ui/vars'
import { keyframes, style } from '@vanilla-extract/css'
import { strokes } from './strokes.ts'

export const square = style({
  display: 'block',
  inlineSize: '100%',
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
})

/** While somebody writes in it, a finger draws and does not scroll. */
export const open = style({ touchAction: 'none', cursor: 'crosshair' })

export const guide = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeDasharray: '3 3',
  strokeWidth: 0.7,
  opacity: 0.45,
})

const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const write = keyframes({
  from: { strokeDashoffset: 1, opacity: 0 },
  '1%': { opacity: 1 },
  to: { strokeDashoffset: 0 },
})

export const written = style({
  ...stroke,
  stroke: vars.color.text,
  strokeWidth: 5.5,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      strokeDasharray: 1,
      animation: `${write} 240ms ${vars.easing.out} backwards`,
    },
  },
})

/** When each stroke of the page begins, by its place among all; the hand lifts between two. */
export const startOf = Object.values(strokes)
  .flat()
  .map((_, place) => style({ animationDelay: `${600 + place * 260}ms` }))

export const model = style({ ...stroke, stroke: vars.color.line, strokeWidth: 7 })

export const own = style({ ...stroke, stroke: vars.color.accentText, strokeWidth: 5 })
