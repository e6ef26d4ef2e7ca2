import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const details = style(
  layered({ maxWidth: '100%', color: vars.color.textMuted, fontSize: vars.fontSize[14], textAlign: 'start' }),
)

export const summary = style(layered({ cursor: 'pointer', textAlign: 'center' }))

export const fineprint = style(
  layered({
    marginBlockStart: vars.space[8],
    padding: vars.space[12],
    borderRadius: vars.radius.control,
    background: vars.color.surfaceSunken,
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[12],
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  }),
)

export const copy = style(layered({ display: 'block', marginBlockStart: vars.space[4], marginInline: 'auto' }))
