import { keyframes, style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const appear = keyframes({ from: { opacity: 0, translate: '0 2px' } })

// Around the tip, which moves by itself while it appears.
export const place = style(layered({ zIndex: vars.zIndex.toast, minWidth: 'max-content' }))

// The tip uses the page's text color as its background, so it stands out in every theme.
export const tip = style(
  layered({
    maxWidth: 280,
    padding: `${vars.space[4]} ${vars.space[8]}`,
    borderRadius: vars.radius.control,
    background: vars.color.text,
    color: vars.color.surface,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.text,
    overflowWrap: 'anywhere',
    animation: `${appear} ${vars.duration.fast} ${vars.easing.out}`,
  }),
)

export const keys = style(
  layered({ marginInlineStart: vars.space[8], opacity: 0.8, fontFamily: 'inherit', fontSize: vars.fontSize[12] }),
)
