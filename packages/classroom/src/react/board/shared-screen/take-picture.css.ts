import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

/** Over the upper left corner of a screen: the others have the switch, the volume and the magnifier. */
export const corner = style({ position: 'absolute', top: vars.space[16], left: vars.space[16], zIndex: 2 })
