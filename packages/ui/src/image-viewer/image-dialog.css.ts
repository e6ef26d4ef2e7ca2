import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
const fade = keyframes({ from: { opacity: 0 } })

export const screen = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.overlay,
    display: 'flex',
    flexDirection: 'column',
    background: color.surfaceSunken,
    color: color.text,
    outline: 'none',
    animation: `${fade} ${vars.duration.fast}`,
  }),
)

export const bar = style(
  layered({
    display: 'flex',
    // On phones the title has a line to itself.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    padding: `${space[8]} ${space[12]}`,
    borderBlockEnd: `1px solid ${color.line}`,
    background: color.surface,
    '@media': { [media.tablet]: { flexWrap: 'nowrap' } },
  }),
)

export const title = style(
  layered({
    flex: '1 1 100%',
    minWidth: 0,
    margin: 0,
    overflow: 'hidden',
    fontSize: vars.fontSize[16],
    fontWeight: vars.fontWeight.medium,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media': { [media.tablet]: { flex: '1 1 0' } },
  }),
)

export const position = style(
  layered({
    marginInlineEnd: 'auto',
    color: color.textMuted,
    fontSize: vars.fontSize[14],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { [media.tablet]: { marginInlineEnd: space[8] } },
  }),
)

export const stage = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 1 0',
    minHeight: 0,
    overflow: 'hidden',
    touchAction: 'none',
    cursor: 'grab',
    userSelect: 'none',
    selectors: { '&:active': { cursor: 'grabbing' } },
  }),
)

export const image = recipe({
  base: layered({
    maxWidth: '100%',
    maxHeight: '100%',
    objectFit: 'contain',
    selectors: { '[data-state="failed"] > &': { visibility: 'hidden' } },
  }),
  variants: {
    // Lying on its side, what was its width has to fit into the height.
    isSideways: { true: layered({ maxWidth: 'calc(100dvh - 120px)', maxHeight: '100vw' }), false: {} },
  },
})

export const notice = style(
  layered({
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[16],
  }),
)

export const turns = style(
  layered({
    position: 'absolute',
    insetInline: space[12],
    insetBlockEnd: `max(${space[16]}, env(safe-area-inset-bottom))`,
    display: 'flex',
    justifyContent: 'center',
    gap: space[12],
    // What lies between the two buttons is still the image.
    pointerEvents: 'none',
  }),
)

globalStyle(`${turns} > *`, layered({ pointerEvents: 'auto' }))
