import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { room, topBar } from '../room/breakpoints.ts'
import { chips } from '../room/room-layout.css.ts'

const onItsSide = '[data-device="side"]'
/** There the column is as narrow as one button: what stands in it stands below each other. */
const narrow = `${onItsSide} [data-layout="gallery"]`

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minHeight: '44px',
  height: '100%',
  padding: `0 ${vars.space[8]} 0 ${vars.space[12]}`,
  paddingTop: 'env(safe-area-inset-top)',
  boxSizing: 'border-box',
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  '@container': {
    [room.wide]: { gap: vars.space[16], paddingLeft: vars.space[16] },
  },
  selectors: {
    // A phone on its side has time, signal and what runs alone, over the faces.
    [`${onItsSide} &`]: { minHeight: 0, padding: `0 ${vars.space[8]}`, borderBottom: 0, justifyContent: 'center' },
    [`${narrow} &`]: {
      flexDirection: 'column',
      justifyContent: 'flex-start',
      gap: vars.space[4],
      padding: `${vars.space[4]} 0`,
    },
  },
})

/** Read, not shown: the word leaves the picture but not the page. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** What a phone on its side has no width for. */
export const notOnSide = style({
  display: 'contents',
  selectors: { [`${onItsSide} &`]: { display: 'none' } },
  '@container': {
    // A countdown tells as well that the class goes on.
    [topBar.tight]: { selectors: { [`${bar}:has(${chips} > *) &`]: { display: 'none' } } },
  },
})

/** Phones have no width for it beside the clock. */
export const title = style({
  flex: '0 1 auto',
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
  '@container': { [room.wide]: { fontSize: vars.fontSize[16] }, [topBar.compact]: unseen },
})

export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 'none',
  selectors: { [`${narrow} &`]: { flexDirection: 'column', gap: vars.space[2] } },
})

export const clock = style({
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
})

export const hint = style({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-late="true"]': { color: vars.color.warningText } },
  '@container': { [topBar.compact]: { display: 'none' } },
})

export const signal = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.textMuted,
  font: 'inherit',
  selectors: {
    '&[data-level="good"]': { color: vars.color.successText },
    '&[data-level="fair"]': { color: vars.color.warningText },
    '&[data-level="poor"], &[data-level="none"]': { color: vars.color.dangerText },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
  },
})
export const signalWord = style({
  '@container': {
    [topBar.medium]: { selectors: { [`${signal}[data-level="good"] &`]: { display: 'none' } } },
    [topBar.compact]: { display: 'none' },
  },
})
export const signalBar = style({ fill: 'currentColor', selectors: { '&[data-lit="false"]': { opacity: 0.28 } } })

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  marginLeft: 'auto',
  selectors: { [`${onItsSide} &`]: { display: 'contents' } },
})
globalStyle(`${onItsSide} ${actions} > :not(${chips})`, { display: 'none' })
/** On phones the exit icon alone says it. */
export const word = style({ '@container': { [topBar.compact]: unseen } })
export const endWord = style({ '@container': { [topBar.tight]: unseen } })
