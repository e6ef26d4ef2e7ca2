import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const wrapper = style(layered({ position: 'relative' }))

export const textarea = style(
  layered({
    display: 'block',
    minHeight: '6rem',
    paddingBlock: vars.space[8],
    resize: 'vertical',
    fieldSizing: 'content',
  }),
)

export const counter = style(
  layered({
    marginBlockStart: vars.space[4],
    color: vars.color.textMuted,
    fontSize: vars.fontSize[12],
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    selectors: { '&[data-state="over"]': { color: vars.color.dangerText, fontWeight: vars.fontWeight.bold } },
  }),
)
