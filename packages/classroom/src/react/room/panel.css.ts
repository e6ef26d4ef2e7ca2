import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

/** Tabs that fill the panel: the list stays, what it shows scrolls. */
export const tabs = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, gap: 0 })
globalStyle(`${tabs} [role="tablist"]`, { flex: 'none', paddingInline: vars.space[8] })
globalStyle(`${tabs} [role="tabpanel"]`, { flex: 1, minHeight: 0, margin: 0, padding: 0 })
