import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { controlBar } from '../room/breakpoints.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: vars.space[4],
  paddingBottom: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
  '@container': {
    [controlBar.roomy]: { padding: `${vars.space[4]} ${vars.space[12]}`, gap: vars.space[16] },
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
})
/** Stands where the hand finds it: in the middle of the bar. */
export const middle = style({
  flex: '1 1 auto',
  justifyContent: 'center',
  borderInline: `1px solid ${vars.color.line}`,
})

export const roomyOnly = style({ display: 'contents', '@container': { [controlBar.folded]: { display: 'none' } } })
export const foldedOnly = style({ display: 'none', '@container': { [controlBar.folded]: { display: 'contents' } } })

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: '1px',
  minHeight: '52px',
  padding: `6px ${vars.space[4]}`,
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
    '&[data-allowed="false"]': { color: vars.color.textMuted },
  },
  '@container': {
    [controlBar.roomy]: { minWidth: '64px', padding: `6px ${vars.space[8]}` },
    [controlBar.tight]: { justifyContent: 'center', minHeight: '44px', padding: '2px' },
  },
})

export const glyph = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  height: '24px',
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
  '@container': { [controlBar.roomy]: { whiteSpace: 'nowrap' }, [controlBar.tight]: { display: 'none' } },
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
})
export const reasonCard = style({ boxShadow: vars.shadow.float, borderRadius: vars.radius.control })
