import { style } from '@vanilla-extract/css'
import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const editor = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: space[16],
    width: '100%',
    maxWidth: '32rem',
    margin: '0 auto',
  }),
)

export const choice = style(layered({ position: 'relative', display: 'flex', flexDirection: 'column', gap: space[16] }))

/** The square in the middle; what others will see beside it, on a phone below. */
export const workArea = style(
  layered({
    display: 'grid',
    justifyItems: 'center',
    gap: space[16],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', alignItems: 'center' },
    },
  }),
)

export const stage = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
    width: 'min(100%, 20rem, 36dvh)',
    // What others will see has the third column, so that the square is in the middle.
    '@media': { [media.tablet]: { gridColumn: 2, width: 'min(20rem, 48dvh)' } },
  }),
)

export const area = style(
  layered({
    position: 'relative',
    overflow: 'hidden',
    width: '100%',
    aspectRatio: '1',
    borderRadius: vars.radius.card,
    background: color.surfaceSunken,
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    selectors: {
      '&:active': { cursor: 'grabbing' },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
      // What lies outside the circle is dimmed: faces are shown round, the square is kept.
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: vars.radius.pill,
        boxShadow: `0 0 0 20rem ${color.overlay}`,
        pointerEvents: 'none',
      },
      '&[data-shape="square"]::after': { borderRadius: 0 },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&::after': { border: '2px solid CanvasText' } } } },
  }),
)

/** On white, as it will be where it is see-through. */
export const image = style(
  layered({ position: 'absolute', maxWidth: 'none', background: '#ffffff', pointerEvents: 'none' }),
)

export const drop = style(
  layered({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    display: 'grid',
    placeContent: 'center',
    padding: space[16],
    border: `2px dashed ${color.accent}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    color: color.text,
    textAlign: 'center',
    pointerEvents: 'none',
  }),
)

export const zoom = style(layered({ display: 'flex', alignItems: 'center', gap: space[4] }))

export const slider = style(layered({ flex: '1 1 0', marginInline: space[8] }))

export const percent = style(
  layered({
    minWidth: '3.25rem',
    color: color.textMuted,
    fontSize: vars.fontSize[14],
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  }),
)

export const previews = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[12],
    margin: 0,
    '@media': { [media.tablet]: { flexDirection: 'column', justifySelf: 'end', gap: space[16], width: '5rem' } },
  }),
)

export const caption = style(
  layered({
    width: '100%',
    color: color.textMuted,
    fontSize: vars.fontSize[14],
    textAlign: 'center',
  }),
)

export const preview = style(
  layered({
    position: 'relative',
    flex: 'none',
    overflow: 'hidden',
    aspectRatio: '1',
    borderRadius: vars.radius.pill,
    background: color.surfaceSunken,
    selectors: { '&[data-shape="square"]': { borderRadius: vars.radius.control } },
  }),
)

export const help = style(layered({ color: color.textMuted, fontSize: vars.fontSize[14], textAlign: 'center' }))

export const another = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: `${space[4]} ${space[12]}`,
    color: color.textMuted,
    fontSize: vars.fontSize[14],
  }),
)

export const refusal = style(layered({ color: color.dangerText, fontSize: vars.fontSize[14], textAlign: 'center' }))

/** Stays in sight on a phone, over what is still to be scrolled. */
export const actions = style(
  layered({
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[12],
    paddingBlock: space[12],
    background: color.surfaceRaised,
    // Over the padding of a dialog, too.
    boxShadow: `0 ${space[24]} ${color.surfaceRaised}`,
    '@media': { [media.tablet]: { position: 'static', padding: 0, background: 'none', boxShadow: 'none' } },
  }),
)
