import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const field = style(layered({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 }))

export const label = style(
  layered({ fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.medium, color: vars.color.text }),
)

/** Keeps its place in the document, and takes none on the screen: a hidden label brings no gap below it. */
export const hiddenLabel = style(layered({ marginBlockEnd: `calc(-1 * ${vars.space[4]})` }))

/** Without an error the box is empty and brings no gap, so that fields and buttons of one line end at one height. */
export const errorBox = style(
  layered({ selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[4]})` } } }),
)

export const required = style(layered({ marginInlineStart: vars.space[4], color: vars.color.dangerText }))

export const help = style(layered({ fontSize: vars.fontSize[14], color: vars.color.textMuted }))

export const error = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[4],
    fontSize: vars.fontSize[14],
    color: vars.color.dangerText,
  }),
)

export const errorIcon = style(layered({ flex: 'none', marginBlockStart: 2 }))
