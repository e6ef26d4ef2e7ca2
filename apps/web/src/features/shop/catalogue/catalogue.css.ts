import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const wide = style({ maxInlineSize: '75rem' })

/** Filters beside the courses where there is room; a phone opens them from below. */
export const columns = style({
  display: 'grid',
  gap: `${space[16]} ${space[32]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
})

export const side = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: '5rem',
      maxBlockSize: 'calc(100dvh - 6rem)',
      overflowY: 'auto',
      padding: space[16],
      borderRadius: vars.radius.card,
      border: `1px solid ${color.line}`,
      background: color.surfaceRaised,
    },
  },
})

export const fields = style({ display: 'grid', gap: space[20] })

export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], minInlineSize: 0 })

export const bar = style({ display: 'flex', gap: space[12], alignItems: 'end' })

export const search = style({ flex: '1 1 14rem', maxInlineSize: '28rem', minInlineSize: 0 })

export const opener = style({ flexShrink: 0, '@media': { [media.desktop]: { display: 'none' } } })

export const found = style({
  margin: 0,
  color: color.textMuted,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.regular,
})

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })
export const chip = style({ maxInlineSize: '100%' })
/** A word may have no place to break; what is cut is said whole by the name of the button. */
export const chipLabel = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
export const chipIcon = style({ flex: 'none' })
