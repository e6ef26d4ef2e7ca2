import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { room } from './breakpoints.ts'

export const root = style({
  position: 'relative',
  height: '100%',
  minHeight: '320px',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontFamily: vars.font.latin,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.text,
  selectors: {
    '&:lang(zh)': { fontFamily: vars.font.zhHans },
    '&:lang(ja)': { fontFamily: vars.font.ja },
  },
})
globalStyle(`${root} *, ${root} *::before, ${root} *::after`, { boxSizing: 'border-box' })

/** The box that the layout measures; dialogs and menus are mounted beside it. */
export const frame = style({
  position: 'relative',
  height: '100%',
  containerType: 'size',
  containerName: 'classroom',
})

export const layout = style({
  position: 'relative',
  display: 'grid',
  height: '100%',
  minWidth: 0,
  paddingLeft: 'env(safe-area-inset-left)',
  paddingRight: 'env(safe-area-inset-right)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"top" "stage" "board" "panel" "bar"',
  '@container': {
    [room.medium]: {
      gridTemplateColumns: 'minmax(200px, 30%) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"top top" "board board" "stage panel" "bar bar"',
    },
    [room.columns]: {
      gridTemplateColumns: 'minmax(0, 1fr) clamp(13.75rem, 34cqw, 20.5rem)',
      gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"top stage" "board stage" "board panel" "bar panel"',
    },
    [room.lowColumn]: {
      gridTemplateRows: 'max-content max-content max-content minmax(14rem, 1fr) max-content',
      overflowY: 'auto',
      // A person who writes sees the last messages and the box; the rest is behind the keyboard's edge until then.
      selectors: { '&:has(form:focus-within)': { gridTemplateRows: 'auto 0 0 minmax(0, 1fr) 0', overflowY: 'hidden' } },
    },
  },
})
/** Without height during typing, yet laid out: neither the page nor a picture has to begin anew. */
const restsWhileWriting = {
  [room.lowColumn]: {
    selectors: { [`${layout}:has(form:focus-within) > &`]: { overflow: 'hidden', visibility: 'hidden' } },
  },
} as const

export const top = style({
  gridArea: 'top',
  minWidth: 0,
  containerType: 'inline-size',
  containerName: 'top-bar',
  '@container': { [room.lowColumn]: { position: 'sticky', top: 0, zIndex: 2 } },
})
export const board = style({ gridArea: 'board', minWidth: 0, minHeight: 0, '@container': restsWhileWriting })
export const stage = style({
  gridArea: 'stage',
  minWidth: 0,
  minHeight: 0,
  '@container': { ...restsWhileWriting, [room.columns]: { borderLeft: `1px solid ${vars.color.line}` } },
})
export const panel = style({
  gridArea: 'panel',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
  '@container': { [room.columns]: { borderLeft: `1px solid ${vars.color.line}` } },
})
export const bar = style({
  gridArea: 'bar',
  position: 'relative',
  // What it says stands over the board.
  zIndex: 3,
  minWidth: 0,
  containerType: 'inline-size',
  containerName: 'control-bar',
  '@container': {
    [room.lowColumn]: {
      position: 'sticky',
      bottom: 0,
      selectors: { [`${layout}:has(form:focus-within) > &`]: { overflow: 'hidden', visibility: 'hidden' } },
    },
  },
})
