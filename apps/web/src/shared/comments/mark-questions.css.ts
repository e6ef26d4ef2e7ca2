import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

export const box = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.line}`,
})

export const title = style({ margin: 0, fontSize: fontSize[14], color: color.textMuted })

export const list = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const one = style({
  padding: space[8],
  borderRadius: vars.radius.control,
  background: color.surfaceSunken,
  selectors: { '&[data-role="teacher"]': { marginInlineStart: space[24], background: color.hover } },
})

export const who = style({ margin: 0, color: color.textMuted, fontSize: fontSize[12] })

export const text = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

export const send = style({ justifySelf: 'start' })
