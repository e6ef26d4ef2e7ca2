import { media, vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

const { color, space, fontSize } = vars

export const form = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)', padding: space[4] })

export const fields = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const start = style({ justifySelf: 'start' })

export const preview = style({
  padding: space[16],
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surfaceRaised,
})

export const types = style({
  display: 'grid',
  gap: space[8],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

export const group = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, border: 0, minInlineSize: 0 })

export const legend = style({ paddingBlockEnd: space[4], fontWeight: vars.fontWeight.medium })

export const options = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' })

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto auto minmax(0, 1fr) auto' } },
})

export const mark = style({ inlineSize: '1.25rem', blockSize: '1.25rem', margin: 0, accentColor: color.accentStrong })

export const letter = style({ color: color.textMuted, fontWeight: vars.fontWeight.medium })

export const buttons = style({
  display: 'flex',
  gridColumn: '3',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
})

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12] })

export const hint = style({
  display: 'none',
  color: color.textMuted,
  fontSize: fontSize[14],
  '@media': { [media.canHover]: { display: 'inline' } },
})

export const error = style({
  margin: 0,
  color: color.dangerText,
  fontSize: fontSize[14],
  selectors: { '&:empty': { display: 'none' } },
})

export const optionError = style([error, { gridColumn: '3 / -1' }])

/** Only for those who hear the page. */
export const heard = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})

export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[12], margin: 0 })
