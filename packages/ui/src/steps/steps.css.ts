import { createContainer, style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { plainList } from '../theme/plain-list.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
const room = createContainer()
const wide = `${room} (min-width: 560px)`
const markSize = 28

export const container = style(layered({ containerType: 'inline-size', containerName: room }))

export const steps = style(
  layered({
    ...plainList,
    display: 'flex',
    flexDirection: 'column',
    '@container': { [wide]: { flexDirection: 'row' } },
  }),
)

export const step = style(
  layered({
    position: 'relative',
    display: 'flex',
    flex: '1 1 0',
    minWidth: 0,
    gap: space[12],
    paddingBlockEnd: space[20],
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      // Draws the way to the next step.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetBlock: `${markSize + 4}px 4px`,
        insetInlineStart: markSize / 2 - 1,
        width: 2,
        borderRadius: vars.radius.pill,
        background: color.line,
      },
      '&[data-state="done"]:not(:last-child)::before': { background: color.accent },
    },
    '@container': {
      [wide]: {
        flexDirection: 'column',
        alignItems: 'center',
        gap: space[8],
        paddingBlockEnd: 0,
        textAlign: 'center',
        selectors: {
          '&:not(:last-child)::before': {
            insetBlock: `${markSize / 2 - 1}px auto`,
            insetInline: `calc(50% + ${markSize / 2 + 8}px) calc(-50% + ${markSize / 2 + 8}px)`,
            width: 'auto',
            height: 2,
          },
        },
      },
    },
  }),
)

export const mark = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: markSize,
    height: markSize,
    border: `2px solid ${color.lineStrong}`,
    borderRadius: vars.radius.pill,
    background: color.surfaceRaised,
    color: color.textMuted,
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.bold,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-state="done"] > &': {
        borderColor: color.accentStrong,
        background: color.accentStrong,
        color: color.onAccent,
      },
      '[data-state="current"] > &': {
        borderColor: color.accent,
        background: color.accentSoft,
        color: color.accentText,
        boxShadow: `0 0 0 4px ${color.accentSoft}`,
      },
      '[data-state="failed"] > &': { borderColor: color.danger, background: color.danger, color: color.onDanger },
    },
  }),
)

export const words = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    paddingBlockStart: space[2],
    '@container': { [wide]: { alignItems: 'center', paddingInline: space[8] } },
  }),
)

export const title = style(
  layered({
    color: color.textMuted,
    selectors: {
      '[data-state="current"] &': { color: color.text, fontWeight: vars.fontWeight.bold },
      '[data-state="done"] &': { color: color.text },
      '[data-state="failed"] &': { color: color.dangerText, fontWeight: vars.fontWeight.bold },
    },
  }),
)

export const description = style(layered({ color: color.textMuted, fontSize: vars.fontSize[14] }))
