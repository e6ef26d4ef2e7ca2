import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'

/** Room for pinyin between the lines, so that it stands nearer to its own characters than to those above. */
export const withPinyin = style(layered({ lineHeight: 2.2 }))
