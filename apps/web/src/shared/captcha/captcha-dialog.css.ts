import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const content = style({ display: 'grid', gap: vars.space[12] })

export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  userSelect: 'none',
  touchAction: 'none',
  cursor: 'grab',
})

export const skeleton = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', aspectRatio: '2' })

export const background = style({ display: 'block', inlineSize: '100%', blockSize: '100%' })

export const piece = style({ position: 'absolute', filter: 'drop-shadow(0 1px 3px rgb(0 0 0 / 45%))' })

/** Each way of moving with its arrow before it. */
export const sliders = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: vars.space[8],
})

/** As high as its longest sentence, so that the buttons stay where they are. */
export const status = style({ display: 'block', minBlockSize: `calc(3 * ${vars.lineHeight.text} * 1em)` })

export const warning = style([status, { color: vars.color.warningText }])

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

export const work = style({ display: 'grid', gap: vars.space[16] })

export const note = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })
