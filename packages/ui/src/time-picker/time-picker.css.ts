import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const zone = style(layered({ fontSize: vars.fontSize[14], whiteSpace: 'nowrap' }))
