import { style } from '@vanilla-extract/css'

/** A narrow screen breaks between the two clocks, never within one. */
export const part = style({ display: 'inline-block' })
