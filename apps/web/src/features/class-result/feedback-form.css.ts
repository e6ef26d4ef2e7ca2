import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: vars.space[16], justifyItems: 'start' })

/** Only says whether the form may be filled in. */
export const fields = style({ display: 'contents' })

export const wide = style({ inlineSize: '100%' })

export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] })

export const saved = style({ color: vars.color.textMuted })
