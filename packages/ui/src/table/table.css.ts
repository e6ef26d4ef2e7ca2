import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { plainList } from '../theme/plain-list.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space, fontSize } = vars
const boxWidth = '44px'

export const table = style(layered({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0 }))

export const selectionBar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[8]} ${space[12]}`,
    minHeight: 48,
    padding: `${space[4]} ${space[16]}`,
    borderRadius: vars.radius.card,
    background: color.surfaceSunken,
    color: color.textMuted,
    selectors: { '&[data-state="on"]': { background: color.accentSoft, color: color.accentText } },
  }),
)

const breath = keyframes({ '50%': { borderColor: color.accent } })

/** While newer rows are on their way the line around the old ones breathes; their words stay as readable as they were. */
const breathing = (busy: string) =>
  layered({
    selectors: { [busy]: { cursor: 'progress', animation: `${breath} 1.6s ease-in-out infinite` } },
    '@media': { [media.reducedMotion]: { selectors: { [busy]: { animation: 'none', borderColor: color.accent } } } },
  })

export const scroller = style([
  breathing('&[data-busy]'),
  layered({
    overflow: 'auto',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
  }),
])

export const grid = style(
  layered({
    width: '100%',
    // Lines of sticky cells stay behind where borders are shared.
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: fontSize[14],
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
  }),
)

const anyHead = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  padding: `${space[8]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surfaceSunken,
  color: color.textMuted,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
} as const

export const head = style(layered({ ...anyHead, selectors: { '&[data-align="end"]': { textAlign: 'end' } } }))

const boxCell = { width: boxWidth, minWidth: boxWidth, paddingInline: `${space[16]} 0`, insetInlineStart: 0 } as const

export const boxHead = style(layered({ ...anyHead, ...boxCell, zIndex: 3 }))

export const row = style(
  layered({
    selectors: { '&[data-selected]': { background: color.accentSoft }, '&:hover': { background: color.hover } },
  }),
)

const anyCell = {
  padding: `${space[12]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  verticalAlign: 'middle',
} as const

export const cell = style(
  layered({
    ...anyCell,
    textAlign: 'start',
    selectors: { '&[data-align="end"]': { textAlign: 'end' }, 'tr:last-child > &': { borderBlockEnd: 0 } },
  }),
)

export const atEnd = style(layered({ marginInlineStart: 'auto' }))

/** What stays in sight covers what passes under it, and so needs a ground of its own. */
const ground = {
  'tbody &': { background: color.surfaceRaised },
  'tr[data-selected] > &': { background: color.accentSoft },
  'tbody tr:hover > &': { backgroundImage: `linear-gradient(${color.hover}, ${color.hover})` },
} as const

export const box = style(
  layered({
    ...anyCell,
    ...boxCell,
    position: 'sticky',
    zIndex: 1,
    selectors: { ...ground, 'tr:last-child > &': { borderBlockEnd: 0 } },
  }),
)

export const firstCell = recipe({
  base: layered({
    position: 'sticky',
    zIndex: 1,
    minWidth: 140,
    fontWeight: vars.fontWeight.medium,
    selectors: { ...ground, 'thead &': { zIndex: 3 } },
  }),
  variants: {
    isBesideBox: {
      true: layered({ insetInlineStart: boxWidth }),
      false: layered({ insetInlineStart: 0 }),
    },
  },
})

export const sortButton = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: vars.size.target,
    marginInline: `calc(-1 * ${space[4]})`,
    paddingInline: space[4],
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    fontWeight: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.hover, color: color.text },
      '&:not([data-state="none"])': { color: color.accentText, fontWeight: vars.fontWeight.bold },
    },
  }),
)

export const deck = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: space[12],
  }),
)

export const deckBar = style(
  layered({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[12] }),
)

export const sortChoice = style(
  layered({ flex: '0 1 auto', width: 'auto', marginInlineStart: 'auto', fontSize: fontSize[14] }),
)

export const cards = style(layered({ ...plainList, display: 'flex', flexDirection: 'column', gap: space[12] }))

export const card = style([
  breathing('[data-busy] > * > &'),
  layered({
    padding: space[16],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    selectors: { '&[data-selected]': { borderColor: color.accent, background: color.accentSoft } },
  }),
])

export const cardHead = style(layered({ display: 'flex', alignItems: 'center', gap: space[12] }))

export const cardTitle = style(layered({ flex: '1 1 auto', minWidth: 0, fontWeight: vars.fontWeight.bold }))

export const facts = style(layered({ display: 'grid', gap: space[8], marginBlockStart: space[12] }))

export const fact = style(
  layered({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[16] }),
)

export const factName = style(layered({ flex: 'none', color: color.textMuted, fontSize: fontSize[14] }))

export const factValue = style(
  layered({ minWidth: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'end', overflowWrap: 'anywhere' }),
)
