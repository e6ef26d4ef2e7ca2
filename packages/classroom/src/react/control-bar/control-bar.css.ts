import { vars } from '@hwjy/ui/vars'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { BOARD_BAR } from '../../core/view/board-area.ts'
import { controlBar } from '../room/breakpoints.ts'
import { boardBar } from '../room/room-layout.css.ts'

/** A phone on its side has a column with pictures for the buttons. */
const onItsSide = '[data-device="side"]'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  height: '100%',
  minHeight: '56px',
  padding: `0 ${vars.space[4]}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  boxSizing: 'border-box',
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
  '@container': {
    [controlBar.roomy]: { padding: `0 ${vars.space[12]} env(safe-area-inset-bottom)`, gap: vars.space[16] },
  },
  selectors: {
    // Four buttons in two rows, or below each other where the column is narrow.
    [`${onItsSide} &`]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, 44px)',
      alignContent: 'center',
      justifyContent: 'center',
      gap: '2px',
      maxWidth: '104px',
      minHeight: 0,
      margin: '0 auto',
      padding: 0,
      border: 0,
      background: 'none',
    },
    [`${onItsSide} [data-layout="split"] &`]: { maxWidth: 'none' },
  },
})

export const group = style({
  margin: 0,
  padding: 0,
  border: 0,
  display: 'flex',
  // Never narrower than the longest words of its buttons, which would then lie on its neighbour's.
  minWidth: 'min-content',
  '@container': { [controlBar.roomy]: { gap: vars.space[4] } },
  selectors: { [`${onItsSide} &`]: { display: 'contents' } },
})
/** A device's button and the arrow to its choices. */
export const pair = style({ display: 'inline-flex' })

/** Stands where the hand finds it: in the middle of the bar. */
export const middle = style({
  flex: '1 1 auto',
  justifyContent: 'center',
  borderInline: `1px solid ${vars.color.line}`,
})

export const roomyOnly = style({ display: 'contents', '@container': { [controlBar.folded]: { display: 'none' } } })
export const notOnPhone = style({ display: 'contents', '@container': { [controlBar.phone]: { display: 'none' } } })
export const wideOnly = style({ display: 'none', '@container': { [controlBar.wide]: { display: 'contents' } } })
export const foldedOnly = style({ display: 'none', '@container': { [controlBar.folded]: { display: 'contents' } } })
export const always = style({ display: 'contents' })
export const notInMiddle = style({ display: 'contents', '@container': { [controlBar.middle]: { display: 'none' } } })
/** The teacher's menu. */
export const inMiddle = style({ '@container': { [controlBar.middle]: { display: 'contents' } } })

/** The room's own buttons; on a phone on its side only the menu, which holds the rest. */
export const last = style({})
globalStyle(`${onItsSide} ${last} > :not(${foldedOnly})`, { display: 'none' })
globalStyle(`${onItsSide} ${group}:first-child > :nth-child(n + 3)`, { display: 'none' })
globalStyle(`${onItsSide} ${pair} > :not(:first-child)`, { display: 'none' })
globalStyle(`${onItsSide} ${middle} > :not(:first-child)`, { display: 'none' })

const pulse = keyframes({
  '50%': { boxShadow: `0 0 0 6px ${vars.color.accentSoft}` },
})

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: '1px',
  minHeight: '48px',
  padding: `4px ${vars.space[4]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.fontSize[12],
  lineHeight: vars.lineHeight.tight,
  cursor: 'pointer',
  transition: `background ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:active': { background: vars.color.press },
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: '-2px' },
    // Lit: on. Dimmed: not allowed now; a press says why.
    '&[data-state="on"]': { background: vars.color.accentSoft, color: vars.color.accentText },
    '&[data-state="alert"]': { background: vars.color.warningSoft, color: vars.color.warningText },
    '&[data-called]': { background: vars.color.accentSoft, color: vars.color.accentText, animation: `${pulse} 900ms` },
    '&[data-allowed="false"]': { color: vars.color.textMuted },
    [`${onItsSide} &`]: { minWidth: '44px', minHeight: '44px', justifyContent: 'center' },
  },
  '@container': {
    [controlBar.roomy]: { minWidth: '64px', padding: `6px ${vars.space[8]}` },
    // Two lines of words under the picture fit into the bar.
    [controlBar.phone]: { padding: '2px' },
    [controlBar.tight]: { justifyContent: 'center', minHeight: '44px' },
  },
})

export const glyph = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  height: '24px',
  '@container': { [controlBar.tight]: { width: '32px' } },
  selectors: {
    [`${button}[data-allowed="false"] &`]: { opacity: 0.55 },
    // The number is in the button's name; drawn this way it is not read a second time.
    '&[data-badge]::after': {
      content: 'attr(data-badge)',
      position: 'absolute',
      bottom: '14px',
      left: '50%',
      minWidth: '1.5em',
      padding: '0 4px',
      borderRadius: vars.radius.pill,
      background: vars.color.danger,
      color: vars.color.onDanger,
      fontSize: vars.fontSize[12],
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: '1.5em',
      textAlign: 'center',
    },
  },
})

export const label = style({
  textAlign: 'center',
  textWrap: 'balance',
  selectors: { [`${onItsSide} &`]: { display: 'none' } },
  '@container': {
    [controlBar.roomy]: { whiteSpace: 'nowrap' },
    // Japanese is broken between its phrases, not within リアクション.
    [controlBar.phone]: { lineHeight: 1.1, wordBreak: 'auto-phrase' },
    [controlBar.tight]: { display: 'none' },
  },
})

/** Over the bar, never pushing it. */
export const reasons = style({
  position: 'absolute',
  bottom: '100%',
  left: '50%',
  zIndex: 3,
  display: 'grid',
  gap: vars.space[4],
  width: 'min(480px, calc(100% - 16px))',
  paddingBottom: vars.space[8],
  transform: 'translateX(-50%)',
  // The tools of the page stand right over the bar.
  selectors: {
    [`[data-device="desk"]:has(${boardBar}) &, [data-device="tablet"]:has(${boardBar}) &`]: {
      bottom: `calc(100% + ${BOARD_BAR}px)`,
    },
  },
})
export const reasonCard = style({ boxShadow: vars.shadow.float, borderRadius: vars.radius.control })
