import { media, vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space } = vars

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  alignContent: 'start',
  blockSize: '100%',
  textAlign: 'center',
  '@media': { print: { breakInside: 'avoid' } },
})

export const last = style({ overflowWrap: 'anywhere', color: color.textMuted, fontSize: vars.fontSize[14] })

export const questions = style({ display: 'grid', gap: space[12], margin: 0, padding: 0, listStyle: 'none' })

export const question = style({
  borderBlockEnd: `1px solid ${color.line}`,
  paddingBlockEnd: space[12],
})

globalStyle(`${question} > summary`, {
  paddingBlock: space[8],
  minBlockSize: vars.control.md,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
})

export const answer = style({ display: 'grid', gap: space[8], justifyItems: 'start', maxInlineSize: vars.size.text })

/** The group of a student: words at the start of the line, and the code below them once it is asked for. */
export const ownGroup = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  alignContent: 'start',
  blockSize: '100%',
})

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] })

export const codeButton = style({ justifySelf: 'start' })

export const code = style({ display: 'grid', gap: space[8], justifyItems: 'center' })
