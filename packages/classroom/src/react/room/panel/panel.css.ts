import { globalStyle, style } from '@vanilla-extract/css'

/** Tabs that fill the panel: the list stays, what it shows scrolls. */
export const tabs = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, gap: 0 })
globalStyle(`${tabs} [role="tablist"]`, { flex: 'none', gap: 0, paddingInline: '4px 44px' })
// Three of them with their numbers fit into 220 px, and into a phone's width at twice the size of text.
globalStyle(`${tabs} [role="tab"]`, { gap: '4px', paddingInline: '8px' })
globalStyle(`${tabs} [role="tabpanel"]`, { flex: 1, minHeight: 0, margin: 0, padding: 0 })
