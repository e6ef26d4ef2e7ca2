import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'
import { room } from '../room/breakpoints.ts'

/** Phones: two beside each other, more to the side. Wide: below each other in the right column. */
export const stage = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'calc(50% - 2px)',
  gap: vars.space[4],
  padding: vars.space[4],
  margin: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  background: vars.color.surface,
  '@container': {
    [room.medium]: {
      gridAutoFlow: 'row',
      gridAutoColumns: 'auto',
      gap: vars.space[8],
      padding: vars.space[8],
      alignContent: 'start',
      height: '100%',
      overflowX: 'hidden',
      overflowY: 'auto',
      borderTop: `1px solid ${vars.color.line}`,
    },
    [room.columns]: { height: 'auto', maxHeight: '48cqh', borderTop: 0 },
    [room.lowColumns]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[4], padding: vars.space[4] },
  },
})

/** From three on, the ones after the first share a row; where it is low, all of them do. */
export const seat = style({
  minWidth: 0,
  // My own picture stays in sight while the others pass below it.
  selectors: { '&:has(> [data-mine="true"])': { position: 'sticky', right: 0, bottom: 0, zIndex: 1 } },
  '@container': {
    [room.columns]: { selectors: { [`${stage}[data-count="many"] &:first-child`]: { gridColumn: '1 / -1' } } },
    [room.lowColumns]: { selectors: { [`${stage}[data-count="many"] &:first-child`]: { gridColumn: 'auto' } } },
  },
})
export const crowded = style({
  '@container': {
    [room.narrow]: { gridAutoColumns: `calc((100% - 2 * ${vars.space[4]}) / 3)` },
    [room.columns]: { gridAutoColumns: 'auto', gridTemplateColumns: '1fr 1fr' },
  },
})

export const free = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontSize: vars.fontSize[12],
  textAlign: 'center',
})
