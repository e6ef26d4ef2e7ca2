import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const all = style({ justifySelf: 'start' })

export const courses = style({ display: 'grid', gap: vars.space[16], marginBlockStart: vars.space[24] })

export const coursesHeading = style({ fontSize: vars.fontSize[20] })
