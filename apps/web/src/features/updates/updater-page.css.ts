import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const screen = style({ display: 'grid', placeItems: 'center', minBlockSize: '100dvh', padding: vars.space[16] })

export const card = style({ display: 'grid', gap: vars.space[16], inlineSize: '100%', maxInlineSize: '32rem' })

export const heading = style({ margin: 0, fontSize: vars.fontSize[24] })

export const lead = style({ margin: 0, color: vars.color.textMuted })

export const notes = style({ display: 'grid', gap: vars.space[12] })

export const notesHeading = style({ margin: 0, fontSize: vars.fontSize[16] })

export const version = style({ margin: 0, fontSize: vars.fontSize[14], color: vars.color.textMuted })

export const note = style({ margin: 0 })

export const state = style({ display: 'grid', gap: vars.space[8], minBlockSize: '2rem' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[12],
})
