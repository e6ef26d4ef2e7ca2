import { style } from '@vanilla-extract/css'

export const sheet = style({ maxHeight: '70%' })
export const box = style({ height: 'min(50vh, 26rem)' })
