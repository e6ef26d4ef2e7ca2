import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } })

export const overlay = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: vars.zIndex.overlay,
    display: 'grid',
    // A sheet at the bottom on phones, where the thumb is; in the middle from tablets on.
    placeItems: 'end center',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // A modal dialog takes the pointer from the rest of the page; a panel taller than the screen scrolls here.
    pointerEvents: 'auto',
    background: color.overlay,
    animation: `${fade} ${vars.duration.fast}`,
    '@media': { [media.tablet]: { placeItems: 'center', padding: space[24] } },
  }),
)

globalStyle(':root[data-hwjy-scroll]', layered({ overflow: 'hidden' }))
globalStyle(':root[data-hwjy-scroll="locked-with-gutter"]', layered({ scrollbarGutter: 'stable' }))

export const panel = recipe({
  base: layered({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxHeight: 'calc(100dvh - 32px)',
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    background: color.surfaceRaised,
    color: color.text,
    boxShadow: vars.shadow.float,
    outline: 'none',
    animation: `${rise} ${vars.duration.slow} ${vars.easing.out}`,
    '@media': {
      [media.tablet]: { borderRadius: vars.radius.card },
      '(forced-colors: active)': { border: '1px solid CanvasText' },
    },
  }),
  variants: {
    size: {
      sm: layered({ '@media': { [media.tablet]: { maxWidth: 400 } } }),
      md: layered({ '@media': { [media.tablet]: { maxWidth: 560 } } }),
      lg: layered({ '@media': { [media.tablet]: { maxWidth: 800 } } }),
    },
  },
  defaultVariants: { size: 'md' },
})

export const head = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space[16],
    padding: `${space[20]} ${space[16]} 0 ${space[24]}`,
  }),
)

export const title = style(
  layered({
    margin: 0,
    paddingBlockStart: space[4],
    fontSize: vars.fontSize[20],
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.tight,
  }),
)

export const description = style(
  layered({ margin: `${space[4]} 0 0`, paddingInline: space[24], color: color.textMuted, textWrap: 'pretty' }),
)

export const body = style(
  layered({ flex: '1 1 auto', minHeight: 0, overflowY: 'auto', padding: `${space[16]} ${space[24]} ${space[24]}` }),
)

export const footer = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[12],
    padding: `${space[16]} ${space[24]}`,
    paddingBlockEnd: `max(${space[16]}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${color.line}`,
    // Leaves nothing between the sentence and the line.
    selectors: { [`${description} + &`]: { marginBlockStart: space[20] } },
  }),
)
