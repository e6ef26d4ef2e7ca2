import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export const head = style({ display: 'grid', gap: vars.space[4] })

export const section = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0 })

/** As far apart as the parts of the page. */
export const waiting = style({ display: 'grid', gap: vars.space[24] })

export const sectionHeading = style({ fontSize: vars.fontSize[20] })

export const headRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.pill,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
})

export const dangerIcon = style([icon, { background: vars.color.dangerSoft, color: vars.color.dangerText }])

export const form = style({ display: 'grid', gap: vars.space[16] })

export const columns = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})

export const birthday = style({ display: 'grid', gap: vars.space[4] })

/** As wide as its words; they stand under the field, not its padding. */
export const forgetBirthday = style({ justifySelf: 'start', marginInlineStart: `calc(-1 * ${vars.space[12]})` })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] })

export const face = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] })

export const faceWords = style({ display: 'grid', flex: 1, gap: vars.space[4], minInlineSize: 0 })

export const hint = style({ color: vars.color.textMuted, fontSize: vars.fontSize[14] })

export const warning = style({ color: vars.color.warningText })

export const effects = style({ display: 'grid', gap: vars.space[24] })

export const points = style({ display: 'grid', gap: vars.space[8], margin: 0, paddingInlineStart: vars.space[20] })

export const forgotten = style({ justifySelf: 'start', alignSelf: 'flex-start' })
