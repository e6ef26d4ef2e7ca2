import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const rail = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: 0,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[16],
      blockSize: '100dvh',
      inlineSize: '14.5rem',
      padding: `${vars.space[12]} ${vars.space[12]} ${vars.space[16]}`,
      borderInlineEnd: `1px solid ${vars.color.line}`,
      background: vars.color.surfaceRaised,
      selectors: { '&[data-state="closed"]': { inlineSize: '4.25rem', alignItems: 'center' } },
    },
    print: { display: 'none' },
  },
})

export const homeLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.5rem',
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
})

export const groups = style({ display: 'grid', alignContent: 'start', flex: 1, overflowY: 'auto', inlineSize: '100%' })

export const list = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' })

export const groupName = style({
  paddingInline: vars.space[12],
  paddingBlockEnd: vars.space[4],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
})

export const group = style({
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: '2.25rem',
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  textDecoration: 'none',
  ':hover': { background: vars.color.hover, color: vars.color.text },
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
  selectors: {
    '&[aria-current="page"]': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: vars.fontWeight.medium,
    },
  },
})

export const icon = style({ flexShrink: 0 })

export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const toggle = style({ alignSelf: 'start', color: vars.color.textMuted })
