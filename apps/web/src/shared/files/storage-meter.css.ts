import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

export const storage = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })

export const words = style({ margin: 0, fontSize: fontSize[14], fontVariantNumeric: 'tabular-nums' })

export const types = style({ margin: 0, color: color.textMuted, fontSize: fontSize[14], overflowWrap: 'anywhere' })
