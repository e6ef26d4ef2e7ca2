import { vars } from '@hwjy/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { kaiHanzi } from '../../shared/names/kai.css.ts'

const { color, fontSize, space } = vars

export const chapters = style({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' })

export const chapter = style({
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { 'li:last-child > &': { borderBlockEnd: 'none' } },
})

globalStyle(`${chapter} > summary`, {
  paddingBlock: space[12],
  minBlockSize: vars.control.md,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
})

export const name = style([kaiHanzi, { fontSize: fontSize[20], overflowWrap: 'anywhere' }])

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlockEnd: space[16],
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const word = style({
  display: 'grid',
  gap: space[2],
  padding: space[12],
  borderRadius: vars.radius.control,
  background: color.surfaceSunken,
})

export const hanzi = style({ fontFamily: vars.font.kai, fontSize: fontSize[32], lineHeight: vars.lineHeight.tight })

export const lines = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: fontSize[20],
  lineHeight: vars.lineHeight.ruby,
})
