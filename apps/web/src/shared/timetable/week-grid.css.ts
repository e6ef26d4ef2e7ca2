import { vars } from '@hwjy/ui/vars'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

export const grid = style({
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  overflow: 'clip',
})

export const dayHeader = style({ position: 'relative', borderInlineStart: `1px solid ${color.line}` })

export const dayAction = style({ position: 'absolute', insetBlockStart: space[4], insetInlineEnd: 0 })

export const dayHeaderInner = style({ display: 'grid', justifyItems: 'center' })

export const dayName = style({ color: color.textMuted, fontSize: fontSize[12], paddingBlockStart: space[4] })

export const dayNumber = style({
  minInlineSize: '2rem',
  marginBlockEnd: space[4],
  paddingInline: space[4],
  borderRadius: vars.radius.pill,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: { '&[aria-current="date"]': { background: color.accentStrong, color: color.onAccent } },
})

export const lane = style({ borderInlineStart: `1px solid ${color.line}`, paddingInline: space[2] })

export const slot = style({ borderBlockStart: `1px solid ${color.line}` })
/** Half hours are only hinted at. */
export const halfSlot = style({ borderBlockStartStyle: 'dotted' })

export const slotTime = style({
  paddingInline: space[8],
  color: color.textMuted,
  fontSize: fontSize[12],
  fontVariantNumeric: 'tabular-nums',
})

export const headerDivider = style({ borderBlockEnd: `1px solid ${color.line}` })

export const nowLine = style({ borderBlockStart: `2px solid ${color.danger}` })

export const event = style({ paddingBlockEnd: '2px', containerType: 'inline-size' })

export const dragged = style({ opacity: 0.75, boxShadow: vars.shadow.float })

/** The colour of a course, so that its lessons are found at a glance; its name stands in each of them. */
export const hues = [252, 190, 152, 110, 72, 35, 350, 300] as const

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: `${space[2]} ${space[4]} ${space[2]} ${space[8]}`,
  border: `1px solid ${color.line}`,
  borderInlineStartWidth: '4px',
  borderRadius: vars.radius.control,
  color: color.text,
  font: 'inherit',
  fontSize: fontSize[12],
  lineHeight: vars.lineHeight.tight,
  textAlign: 'start',
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: vars.focus.ring, outlineOffset: -1, zIndex: 3 },
    // Called off: dashed at its old place.
    '&[data-state="waitingToBeAdjusted"]': { borderStyle: 'dashed', background: color.surface, color: color.textMuted },
  },
})

/** One line in a month: the start, and as much of the name as there is room for. */
export const compact = style({
  flexDirection: 'row',
  alignItems: 'center',
  gap: space[4],
  blockSize: 'auto',
  marginBlockEnd: space[2],
  paddingBlock: space[2],
  whiteSpace: 'nowrap',
})

export const course = styleVariants(
  Object.fromEntries(hues.map((hue, index) => [index, hue])) as Record<number, number>,
  (hue) => ({
    background: `color-mix(in oklab, ${color.surfaceRaised} 86%, oklch(0.65 0.16 ${hue}))`,
    borderInlineStartColor: `oklch(0.62 0.15 ${hue})`,
  }),
)

export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  fontVariantNumeric: 'tabular-nums',
})

export const cardName = style({ fontSize: fontSize[14], fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' })

export const cardGroup = style({ color: color.textMuted })

globalStyle(`${compact} ${cardName}`, { fontSize: fontSize[12], overflow: 'hidden', textOverflow: 'ellipsis' })
globalStyle(`${compact} ${cardGroup}`, { position: 'absolute', clipPath: 'inset(50%)' })

/** Two lessons at one time leave no room for the end; their names for screen readers have it. */
export const until = style({
  selectors: { [`${compact} &`]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
  '@container': { '(max-width: 6.5rem)': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
})

export const icon = style({ flex: 'none' })

// FullCalendar hides nothing that sticks out of a short lesson by itself.
globalStyle(`${event} > *`, { blockSize: '100%', minInlineSize: 0 })
