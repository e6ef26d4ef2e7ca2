import { vars } from '@hwjy/ui/vars'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { floatingPill } from '../shared/floating.css.ts'

/** The page; in a room alone on its area, elsewhere with its bar below it. */
export const pane = style({
  // What stands over the page stays below cards of tools and sheets of the room.
  isolation: 'isolate',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: vars.color.surfaceSunken,
})

export const view = style({
  position: 'relative',
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  minHeight: 0,
  selectors: { '&:has(> [data-strip])': { gridTemplateColumns: '160px minmax(0, 1fr)', placeItems: 'stretch' } },
})

/** Measures the room there is, so that the page can be the largest 16:9 inside it. */
export const measure = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  containerType: 'size',
  containerName: 'page',
  selectors: {
    // An enlarged page is wider than the phone, and moves under the finger.
    [`${pane}[data-fit="height"] &`]: { placeItems: 'start', overflowX: 'auto', overscrollBehaviorX: 'contain' },
  },
})
export const page = style({
  position: 'relative',
  width: 'min(100cqw, 177.777cqh)',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  selectors: { [`${pane}[data-fit="height"] &`]: { width: 'auto', height: '100cqh' } },
})
export const canvas = style({ position: 'absolute', inset: 0, touchAction: 'none' })
export const screen = style({ position: 'absolute', inset: 0, background: vars.color.surfaceSunken })
globalStyle(`${screen} video`, { width: '100%', height: '100%', objectFit: 'contain', display: 'block' })

export const sharing = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  padding: vars.space[16],
  background: vars.color.surfaceRaised,
  textAlign: 'center',
})
export const sharingHint = style({ margin: 0, maxWidth: '46ch', color: vars.color.textMuted })

export const preparing = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.surfaceRaised,
  color: vars.color.textMuted,
})

export const noBoard = style([preparing, { margin: 0, padding: vars.space[16], textAlign: 'center' }])

export const viewSwitch = style({ position: 'absolute', top: vars.space[16], right: vars.space[16], zIndex: 2 })

export const mark = style({
  position: 'absolute',
  top: vars.space[8],
  left: vars.space[8],
  zIndex: 2,
  padding: `${vars.space[2]} ${vars.space[8]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.accentStrong,
  color: vars.color.onAccent,
  fontSize: vars.fontSize[12],
  pointerEvents: 'none',
})

/** Under the mark of the pen, out of the way of a reason at the bottom. */
export const fill = style({
  position: 'absolute',
  top: vars.space[32],
  left: vars.space[8],
  zIndex: 2,
  maxWidth: 'calc(100% - 16px)',
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.float,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  pointerEvents: 'none',
  // The element stays, because a screen reader only hears changes of what is there.
  selectors: { '&:empty': { padding: 0, boxShadow: 'none' } },
})

/** Tools, pages and zoom in one row of 48 px. What does not fit is reached by scrolling. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'safe center',
  gap: vars.space[8],
  height: '48px',
  padding: `0 ${vars.space[8]}`,
  overflowX: 'auto',
  background: vars.color.surface,
})
const row = {
  flex: 'none',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
} as const
export const tools = style(row)
globalStyle(`${tools} button`, { '@media': { '(pointer: coarse)': { minWidth: '44px', minHeight: '44px' } } })
export const divider = style({
  alignSelf: 'stretch',
  flex: 'none',
  width: '1px',
  margin: `${vars.space[8]} ${vars.space[2]}`,
  background: vars.color.line,
})

export const pages = style({ ...row, color: vars.color.textMuted })
export const zoom = style({ minWidth: '4.2em', fontVariantNumeric: 'tabular-nums' })
export const back = style({
  position: 'absolute',
  top: vars.space[8],
  left: '50%',
  zIndex: 2,
  transform: 'translateX(-50%)',
  selectors: {
    // Something new is there.
    '&[data-new]::after': {
      content: '',
      position: 'absolute',
      top: '-4px',
      right: '-4px',
      width: '12px',
      height: '12px',
      border: `2px solid ${vars.color.surfaceRaised}`,
      borderRadius: vars.radius.pill,
      background: vars.color.danger,
    },
  },
})

/** Over the corner of the page, for people without the pen. It fades while it is not wanted. */
const fade = keyframes({ to: { opacity: 0.35 } })
export const pill = style([
  floatingPill,
  {
    position: 'absolute',
    right: vars.space[8],
    bottom: vars.space[8],
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    height: '32px',
    padding: `0 ${vars.space[8]}`,
    animation: `${fade} 300ms linear 3s forwards`,
    selectors: { '&:hover, &:focus-within': { animation: 'none', opacity: 1 } },
  },
])
export const follow = style({
  position: 'absolute',
  left: '50%',
  bottom: vars.space[8],
  zIndex: 2,
  transform: 'translateX(-50%)',
})

export const pageNumber = style({
  // Beside the tools of a phone there is no more room.
  minWidth: '3em',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: vars.color.text,
})

export const unconfirmed = style({ color: vars.color.warningText, fontSize: vars.fontSize[12] })

/** Over the upper edge, so that the page can be prepared below it. */
export const waiting = style([
  floatingPill,
  {
    position: 'absolute',
    top: vars.space[12],
    left: '50%',
    zIndex: 1,
    width: 'max-content',
    maxWidth: 'calc(100% - 24px)',
    margin: 0,
    padding: `${vars.space[8]} ${vars.space[16]}`,
    textAlign: 'center',
    transform: 'translateX(-50%)',
    pointerEvents: 'none',
  },
])

export const reasonArea = style({
  position: 'absolute',
  insetInline: vars.space[16],
  bottom: vars.space[16],
  zIndex: 2,
  justifySelf: 'center',
  width: 'fit-content',
  margin: '0 auto',
})
