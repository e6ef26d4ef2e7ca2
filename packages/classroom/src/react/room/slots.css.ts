import { style } from '@vanilla-extract/css'

export const area = style({ position: 'absolute', minWidth: 0, minHeight: 0 })
