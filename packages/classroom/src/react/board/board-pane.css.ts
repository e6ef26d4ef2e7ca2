import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { room } from '../room/breakpoints.ts'

/** Tools beside the page where there is width, below it where there is not. */
export const pane = style({
  display: 'grid',
  height: '100%',
  minHeight: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto',
  gridTemplateAreas: '"view" "tools" "pages"',
  background: vars.color.surfaceSunken,
  '@container': {
    [room.columns]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"tools view" "tools pages"',
    },
  },
})

export const view = style({
  gridArea: 'view',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  minHeight: 0,
  '@container': {
    [room.medium]: { padding: vars.space[8] },
    [room.wide]: { padding: vars.space[12], paddingBottom: vars.space[4] },
  },
})

/** Measures the room there is, so that the page can be the largest 16:9 inside it. */
export const measure = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  '@container': {
    [room.columns]: { height: '100%', containerType: 'size', containerName: 'page' },
  },
})
export const page = style({
  position: 'relative',
  width: '100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
  '@container': {
    [room.medium]: { borderRadius: vars.radius.control, boxShadow: `0 0 0 1px ${vars.color.line}` },
    'page (min-width: 1px)': { width: 'min(100cqw, 177.777cqh)' },
  },
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

export const tools = style({
  gridArea: 'tools',
  minWidth: 0,
  margin: 0,
  border: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
  background: vars.color.surface,
  '@container': {
    [room.columns]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      justifyContent: 'flex-start',
      borderRight: `1px solid ${vars.color.line}`,
      overflowY: 'auto',
    },
    [room.wide]: { padding: `${vars.space[12]} ${vars.space[4]}` },
  },
})
export const divider = style({
  alignSelf: 'stretch',
  flex: 'none',
  background: vars.color.line,
  width: '1px',
  margin: `0 ${vars.space[2]}`,
  '@container': {
    [room.columns]: { width: 'auto', height: '1px', margin: `${vars.space[2]} 0` },
  },
})

export const pages = style({
  gridArea: 'pages',
  minWidth: 0,
  margin: 0,
  border: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  minHeight: '36px',
  padding: `0 ${vars.space[8]}`,
  color: vars.color.textMuted,
  '@container': { [room.wide]: { padding: vars.space[4] } },
})
export const pageNumber = style({
  minWidth: '4.5em',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: vars.color.text,
  // A student has only the menu beside it; as much on the other side keeps the number in the middle.
  selectors: { '&:first-child': { marginInlineStart: `calc(${vars.control.sm} + ${vars.space[4]})` } },
})

export const unconfirmed = style({ color: vars.color.warningText, fontSize: vars.fontSize[12] })

/** Over the upper edge, so that the page can be prepared below it. */
export const waiting = style({
  position: 'absolute',
  top: vars.space[12],
  left: '50%',
  zIndex: 1,
  width: 'max-content',
  maxWidth: 'calc(100% - 24px)',
  margin: 0,
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  textAlign: 'center',
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
})

export const reasonArea = style({
  position: 'absolute',
  insetInline: vars.space[16],
  bottom: vars.space[16],
  zIndex: 2,
  justifySelf: 'center',
  width: 'fit-content',
  margin: '0 auto',
})
