import { createContainer, style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { plainList } from '../theme/plain-list.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
const room = createContainer()
const wide = `${room} (min-width: 560px)`

/** Its own width decides, not the screen's: it stands under tables in columns and dialogs too. */
export const container = style(
  layered({ containerType: 'inline-size', containerName: room, fontSize: vars.fontSize[14] }),
)

export const bar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[8]} ${space[16]}`,
  }),
)

export const rows = style(
  layered({
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@container': { [wide]: { marginInlineEnd: 'auto' } },
  }),
)

export const pageSize = style(layered({ width: 'auto', fontSize: vars.fontSize[14] }))

export const steps = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    width: '100%',
    '@container': { [wide]: { width: 'auto' } },
  }),
)

export const short = style(
  layered({ fontVariantNumeric: 'tabular-nums', '@container': { [wide]: { display: 'none' } } }),
)

export const pages = style(
  layered({ ...plainList, display: 'none', gap: space[2], '@container': { [wide]: { display: 'flex' } } }),
)

const square = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.control.sm,
  height: vars.control.sm,
  paddingInline: space[4],
} as const

export const gap = style(layered({ ...square, color: color.textMuted }))

export const page = style(
  layered({
    ...square,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'transparent',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    transition: `background ${vars.duration.fast}`,
    selectors: {
      '&:hover': { background: color.hover },
      '&[aria-current="page"]': {
        borderColor: color.accent,
        background: color.accentSoft,
        color: color.accentText,
        fontWeight: vars.fontWeight.bold,
        cursor: 'default',
      },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
  }),
)
