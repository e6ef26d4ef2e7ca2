import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const viewer = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceSunken,
  }),
)

export const toolbar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    padding: space[8],
    borderBlockEnd: `1px solid ${color.line}`,
    background: color.surfaceRaised,
    fontSize: vars.fontSize[14],
  }),
)

export const pageField = style(layered({ width: '4.5em', textAlign: 'center' }))

export const quiet = style(
  layered({
    color: color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    paddingInline: space[4],
  }),
)

/** Where there is no room for it, the page itself shows how large it is. */
export const percent = style([quiet, layered({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } })])

export const filler = style(layered({ flex: '1 1 auto' }))

export const box = style(layered({ flex: '1 1 0', minHeight: 0, overflow: 'auto' }))

export const sheets = style(layered({ position: 'relative' }))

export const sheet = style(
  layered({
    position: 'absolute',
    insetInline: 0,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'flex-start',
  }),
)

/** Paper is white in every theme. */
export const picture = style(
  layered({ flex: 'none', maxWidth: 'none', background: '#fff', boxShadow: vars.shadow.float }),
)

export const waiting = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: space[32],
    width: 'min(560px, 100% - 32px)',
    margin: `${space[32]} auto`,
  }),
)

export const unlock = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    width: 'min(360px, 100% - 32px)',
    margin: 'auto',
  }),
)

/**
 * Where pdf.js writes the words, unseen, over the picture of them. It sets size and place of every run by these
 * variables: https://github.com/mozilla/pdf.js/blob/master/web/text_layer_builder.css
 */
export const words = style(
  layered({
    position: 'absolute',
    insetBlockStart: 0,
    overflow: 'clip',
    lineHeight: 1,
    textAlign: 'initial',
    transformOrigin: '0 0',
    forcedColorAdjust: 'none',
    selectors: {
      '&[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
      '&[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
      '&[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
    },
    vars: {
      '--scale-round-x': '1px',
      '--scale-round-y': '1px',
      '--min-font-size': '1',
      '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
      '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
    },
  }),
)

globalStyle(
  `${words} :is(span, br)`,
  layered({ position: 'absolute', color: 'transparent', whiteSpace: 'pre', cursor: 'text', transformOrigin: '0% 0%' }),
)
globalStyle(
  `${words} > :not(.markedContent), ${words} .markedContent span:not(.markedContent)`,
  layered({
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
    transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
  }),
)
globalStyle(`${words} .markedContent`, layered({ display: 'contents' }))
globalStyle(`${words} ::selection`, layered({ background: 'rgb(0 90 255 / 0.28)', color: 'transparent' }))
