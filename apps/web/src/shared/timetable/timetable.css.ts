import { media, vars } from '@hwjy/ui/vars'
import { keyframes, style } from '@vanilla-extract/css'

export { list as rows } from '../lesson/lesson-row.css.ts'

const { color, space } = vars

export const timetable = style({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0, 1fr)' })

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
})

export const heading = style({
  flexGrow: 1,
  margin: 0,
  fontSize: vars.fontSize[16],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.tablet]: { flexGrow: 0, fontSize: vars.fontSize[20] } },
})

export const steps = style({ display: 'flex', alignItems: 'center', gap: space[4] })

export const views = style({ display: 'flex', alignItems: 'center', gap: space[4], marginInlineStart: 'auto' })

/** The zone, and what the page says beside it. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  flexBasis: '100%',
})

export const zone = style({ margin: 0, color: color.textMuted, fontSize: vars.fontSize[14] })

/** An answer that is quick shows no grey boxes before it. */
const late = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const waiting = { animation: `${late} 1ms 150ms both` }

export const skeletonWeek = style({
  ...waiting,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: space[4],
})
export const skeletonAgenda = style({ ...waiting, display: 'grid', gap: space[8] })

export const days = style({ display: 'grid', gap: space[24], margin: 0, padding: 0, listStyle: 'none' })
/** The bar of the shell lies over what is scrolled to the top. */
export const day = style({ scrollMarginBlockStart: '5rem' })
export const dayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  marginBlockEnd: space[8],
})
export const dayHeading = style({ margin: 0, fontSize: vars.fontSize[16], scrollMarginBlockStart: '5rem' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], justifyContent: 'flex-end' })
