import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const onItsSide = '[data-device="side"]'

export const top = style({ containerType: 'inline-size', containerName: 'top-bar', zIndex: 3 })
export const content = style({ selectors: { '&[data-thumbnail="true"]': { overflow: 'hidden' } } })
export const bar = style({ containerType: 'inline-size', containerName: 'control-bar', zIndex: 4 })
export const boardBar = style({ containerType: 'inline-size', containerName: 'board-bar' })
/** Takes no press where no card lies. */
export const cards = style({ pointerEvents: 'none', zIndex: 2 })
export const cardsPlace = style({ position: 'absolute', inset: 0, pointerEvents: 'none' })
export const place = style({ display: 'contents' })
/** Where many are folded away they are pushed along, so that the way out stays on the screen. */
export const chips = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: {
    // The column of a phone on its side is too narrow for them; they stand over the corner of the page.
    [`${onItsSide} &`]: {
      position: 'absolute',
      top: vars.space[4],
      right: `calc(100% + ${vars.space[4]})`,
      flexDirection: 'column',
      alignItems: 'flex-end',
      overflow: 'visible',
    },
    [`${onItsSide} [data-layout="split"] &, ${onItsSide} [data-layout="gallery"] &`]: { position: 'static' },
    [`${onItsSide} [data-layout="split"] &`]: { flexDirection: 'row', overflowX: 'auto' },
    [`${onItsSide} [data-layout="gallery"] &`]: { alignItems: 'center' },
  },
})

/** The small content is one button that brings it back. */
export const back = style({
  position: 'absolute',
  inset: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  padding: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.fontSize[12],
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.accent },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
  },
})
export const backWord = style({
  padding: `0 ${vars.space[8]}`,
  borderRadius: vars.radius.pill,
  background: vars.color.overlay,
  color: vars.color.onAccent,
  maxWidth: '100%',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})

/** Has the size of the menu's button. */
export const menuWaiting = style({ flex: 'none', width: '32px', height: '32px' })

export const panelArea = style({
  selectors: { '&:has(> [data-kind="sheet"]), &:has(> [data-kind="drawer"])': { zIndex: 5 } },
})
export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: vars.color.surface,
  borderLeft: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-kind="drawer"]': { boxShadow: vars.shadow.float },
    '&[data-kind="below"]': { borderLeft: 0, borderTop: `1px solid ${vars.color.line}` },
    '&[data-kind="sheet"]': {
      borderLeft: 0,
      borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
      boxShadow: vars.shadow.float,
      paddingBottom: 'env(safe-area-inset-bottom)',
      paddingRight: 'env(safe-area-inset-right)',
    },
  },
})
/** Until the panel's code is here. */
export const panelWaiting = style([panel, { alignItems: 'center' }])
export const panelClose = style({
  position: 'absolute',
  right: vars.space[4],
  zIndex: 1,
  display: 'flex',
  marginTop: '4px',
})
export const handle = style({
  flex: 'none',
  height: '20px',
  touchAction: 'none',
  cursor: 'grab',
  selectors: {
    '&::after': {
      content: '',
      display: 'block',
      width: '40px',
      height: '4px',
      margin: '8px auto',
      borderRadius: vars.radius.pill,
      background: vars.color.lineStrong,
    },
  },
})
export const widthHandle = style({
  position: 'absolute',
  left: '-4px',
  top: 0,
  zIndex: 2,
  width: '8px',
  height: '100%',
  margin: 0,
  border: 0,
  background: 'transparent',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&:hover, &:focus-visible': { background: vars.color.accent, outline: 'none' },
  },
})

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minWidth: 0,
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
})
export const moreFaces = style({
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: vars.color.overlay,
  color: vars.color.onAccent,
  font: 'inherit',
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.bold,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset } },
})
export const pageNumber = style({
  fontSize: vars.fontSize[12],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
})

export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  width: '100%',
  height: '100%',
  padding: vars.space[12],
  overflow: 'hidden',
  border: 0,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: vars.focus.ring, outlineOffset: '-2px' } },
})
export const previewLine = style({ flex: 'none', overflowWrap: 'anywhere' })
export const previewName = style({
  marginRight: vars.space[8],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  selectors: { '&[data-role="teacher"]': { color: vars.color.accentText, fontWeight: vars.fontWeight.bold } },
})
export const previewEmpty = style({ color: vars.color.textMuted })
export const exit = style({ position: 'absolute', top: vars.space[8], right: vars.space[8], zIndex: 5 })
