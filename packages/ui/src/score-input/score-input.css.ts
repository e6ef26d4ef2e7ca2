import { style } from '@vanilla-extract/css'
import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const box = style(layered({ display: 'grid', gap: space[4], justifyItems: 'start' }))

export const row = style(layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] }))

export const field = style(layered({ inlineSize: '9.5rem' }))

export const full = style(layered({ color: color.textMuted, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }))

export const quick = style(layered({ display: 'flex', gap: space[4] }))

export const chip = style(
  layered({
    minInlineSize: '2.75rem',
    minBlockSize: vars.control.sm,
    paddingInline: space[8],
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.pill,
    background: color.surfaceRaised,
    color: color.text,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    // A pen that slips a little still presses.
    touchAction: 'manipulation',
    selectors: {
      '&[aria-pressed="true"]': { background: color.accentSoft, borderColor: color.accent, color: color.accentText },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
      '&[aria-disabled="true"]': { color: color.textMuted, cursor: 'not-allowed' },
    },
    '@media': {
      [media.touch]: { minBlockSize: vars.size.target },
      [media.canHover]: { selectors: { '&:hover:not([aria-disabled="true"])': { borderColor: color.text } } },
    },
  }),
)

export const note = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    color: color.textMuted,
    fontSize: vars.fontSize[14],
  }),
)

export const problem = style(layered({ color: color.dangerText, fontSize: vars.fontSize[14] }))
