import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const pen = { fill: 'none', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

// The pens of the design system's small drawings: wash, paper, line, and one touch of colour.
export const wash = style({ fill: vars.color.accentSoft })
export const paper = style({ ...pen, fill: vars.color.surfaceRaised, stroke: vars.color.textMuted })
export const line = style({ ...pen, stroke: vars.color.textMuted })
export const faint = style({ ...pen, stroke: vars.color.line })
export const touch = style({ ...pen, stroke: vars.color.accent, strokeWidth: 3 })
export const dot = style({ fill: vars.color.accent })
export const sun = style({ fill: vars.color.warning })
