import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

export const row = style(layered({ display: 'flex', alignItems: 'center', gap: vars.space[12], minWidth: 0 }))

export const root = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: '1 1 auto',
    minWidth: 80,
    height: `max(28px, ${vars.size.target})`,
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' } },
  }),
)

export const track = style(
  layered({
    position: 'relative',
    flex: '1 1 auto',
    height: 6,
    borderRadius: vars.radius.pill,
    // The empty part must be seen too: its outline carries the contrast.
    background: color.surfaceSunken,
    boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
    overflow: 'hidden',
  }),
)

export const range = style(layered({ position: 'absolute', height: '100%', background: color.accentStrong }))

export const thumb = style(
  layered({
    display: 'block',
    width: 20,
    height: 20,
    border: `2px solid ${color.accentStrong}`,
    borderRadius: vars.radius.pill,
    background: color.surfaceRaised,
    transition: `scale ${vars.duration.fast}`,
    selectors: {
      '&:hover': { scale: '1.1' },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    },
  }),
)

export const value = style(
  layered({
    flex: 'none',
    minWidth: '3.5ch',
    color: color.textMuted,
    fontSize: vars.fontSize[14],
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  }),
)
