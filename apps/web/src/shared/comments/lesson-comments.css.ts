import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, fontSize, space } = vars

export const muted = style({ color: color.textMuted, maxInlineSize: vars.size.text })

export const note = style({ color: color.textMuted, fontSize: fontSize[14] })

export const comments = style({ display: 'grid', gap: space[16], margin: 0, padding: 0, listStyle: 'none' })

export const comment = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[12]}`,
  alignItems: 'start',
})

export const commentText = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })

export const form = style({ display: 'grid', gap: space[12], justifyItems: 'start' })

export const field = style({ inlineSize: '100%' })
