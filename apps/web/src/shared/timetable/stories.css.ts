import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export { list as lessons } from '../lesson/lesson-row.css.ts'

export const stack = style({ display: 'grid', gap: vars.space[12], margin: 0, padding: 0, listStyle: 'none' })
