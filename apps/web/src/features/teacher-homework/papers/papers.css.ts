import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export { choice } from '../../../shared/list-page/list-page.css.ts'

const { color, space } = vars

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})

/** On a wide screen the page stands as on a phone: most children read it there. */
export const phone = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': {
    [media.tablet]: {
      inlineSize: '24.5rem',
      maxInlineSize: '100%',
      marginInline: 'auto',
      padding: space[20],
      border: `8px solid ${color.lineStrong}`,
      borderRadius: 32,
      background: color.surface,
    },
  },
})

export const wide = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] })

export const task = style({ display: 'grid', gap: space[12] })

export const taskTitle = style({ fontSize: vars.fontSize[20], fontWeight: vars.fontWeight.bold })

export const content = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const hint = style({
  padding: space[12],
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  color: color.textMuted,
  fontSize: vars.fontSize[14],
})
