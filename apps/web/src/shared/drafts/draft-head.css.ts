import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { space } = vars

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
})

globalStyle(`${head} > :first-child`, { flex: '1 1 16rem', minInlineSize: 0 })

// On a phone it gets a line of its own, and keeps it between two saves.
globalStyle(`${head} > [data-state]:not([data-state="empty"], [data-state="loading"])`, {
  minInlineSize: '12rem',
  justifyContent: 'end',
})
