import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'
import { FADE_PX } from './use-edges.ts'

const { color, space } = vars

export const root = style(layered({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 }))

export const list = style(
  layered({
    display: 'flex',
    flex: 'none',
    gap: space[4],
    borderBlockEnd: `1px solid ${color.line}`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // What lies beyond an edge fades into it, on any ground.
    selectors: {
      '&[data-more="start"]': { maskImage: `linear-gradient(to right, transparent, #000 ${FADE_PX}px)` },
      '&[data-more="end"]': { maskImage: `linear-gradient(to left, transparent, #000 ${FADE_PX}px)` },
      '&[data-more="both"]': {
        maskImage: `linear-gradient(to right, transparent, #000 ${FADE_PX}px calc(100% - ${FADE_PX}px), transparent)`,
      },
    },
  }),
)

export const tab = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '0 0 auto',
    gap: space[8],
    minHeight: vars.control.md,
    paddingInline: space[12],
    border: 0,
    borderRadius: `${vars.radius.control} ${vars.radius.control} 0 0`,
    background: 'transparent',
    color: color.textMuted,
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: space[8],
        insetBlockEnd: 0,
        height: 3,
        borderRadius: '3px 3px 0 0',
        background: 'transparent',
        transition: `background ${vars.duration.base}`,
      },
      '&:hover': { color: color.text },
      '&[data-state="active"]': { color: color.accentText },
      '&[data-state="active"]::after': { background: color.accent },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: -2 },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[data-state="active"]::after': { background: 'Highlight' } } },
    },
  }),
)

export const panel = style(
  layered({
    flex: '1 1 auto',
    minHeight: 0,
    paddingBlockStart: space[16],
    outline: 'none',
    selectors: {
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
      '&[hidden]': { display: 'none' },
    },
  }),
)
