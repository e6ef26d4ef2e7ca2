import { style } from '@vanilla-extract/css'
import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const frame = style(
  layered({
    display: 'grid',
    minBlockSize: 0,
    minInlineSize: 0,
    blockSize: '100%',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    selectors: { '&[data-state="beside"]': { gridTemplateRows: 'minmax(0, 1fr)' } },
  }),
)

export const tabs = style(
  layered({ display: 'flex', gap: space[4], borderBlockEnd: `1px solid ${color.line}`, marginBlockEnd: space[12] }),
)

export const tab = style(
  layered({
    flex: '1 1 0',
    minInlineSize: 0,
    minBlockSize: vars.control.md,
    padding: `0 ${space[8]}`,
    border: 0,
    borderBlockEnd: '2px solid transparent',
    background: 'transparent',
    color: color.textMuted,
    font: 'inherit',
    fontWeight: vars.fontWeight.medium,
    cursor: 'pointer',
    selectors: {
      '&[aria-selected="true"]': { color: color.accentText, borderBlockEndColor: color.accent },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: -2 },
    },
    '@media': { [media.touch]: { minBlockSize: vars.size.target } },
  }),
)

export const pane = style(
  layered({
    // A hidden label inside scrolls with the pane; otherwise it would make the page itself scroll.
    position: 'relative',
    minInlineSize: 0,
    minBlockSize: 0,
    overflow: 'auto',
    selectors: {
      '&[hidden]': { display: 'none' },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: -2 },
    },
  }),
)

/** A narrow line in a broad place to take hold of. */
export const separator = style(
  layered({
    position: 'relative',
    inlineSize: space[24],
    blockSize: 'auto',
    margin: 0,
    border: 0,
    cursor: 'col-resize',
    touchAction: 'none',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: '50%',
        inlineSize: '1px',
        background: color.line,
      },
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: 'calc(50% - 1.25rem)',
        insetInlineStart: 'calc(50% - 2px)',
        inlineSize: '5px',
        blockSize: '2.5rem',
        borderRadius: vars.radius.pill,
        background: color.lineStrong,
      },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    },
    '@media': { [media.canHover]: { selectors: { '&:hover::after': { background: color.accent } } } },
  }),
)
