import { style } from '@vanilla-extract/css'

/** Two hundred lessons scroll in the dialog; what is decided about them stays in sight. */
export const lessons = style({ maxBlockSize: '22rem', overflowY: 'auto' })
