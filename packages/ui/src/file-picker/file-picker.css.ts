import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const picker = style(layered({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 }))

export const zone = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space[8],
    padding: space[20],
    border: `1.5px dashed ${color.lineStrong}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    color: color.textMuted,
    fontSize: vars.fontSize[14],
    textAlign: 'center',
    transition: `background ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    selectors: {
      '&[data-state="over"]': { borderColor: color.accent, borderStyle: 'solid', background: color.accentSoft },
      '&[data-invalid]': { borderColor: color.danger },
      '&[data-disabled]': { background: color.surfaceSunken },
    },
  }),
)

export const line = style(
  layered({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: space[12] }),
)

export const files = style(
  layered({ display: 'flex', flexDirection: 'column', gap: space[8], margin: 0, padding: 0, listStyle: 'none' }),
)

export const row = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    padding: space[8],
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.control,
    background: color.surfaceRaised,
    selectors: { '&[data-state="failed"]': { borderColor: color.danger } },
  }),
)

export const preview = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    overflow: 'hidden',
    width: 44,
    height: 44,
    borderRadius: vars.radius.control,
    background: color.surfaceSunken,
    color: color.textMuted,
  }),
)

export const picture = style(layered({ width: '100%', height: '100%', objectFit: 'cover' }))

export const words = style(
  layered({ display: 'flex', flexDirection: 'column', flex: '1 1 0', gap: space[2], minWidth: 0 }),
)

export const name = style(
  layered({ overflow: 'hidden', lineHeight: vars.lineHeight.tight, textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
)

export const note = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    color: color.textMuted,
    fontSize: vars.fontSize[12],
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '[data-state="failed"] &': { color: color.dangerText },
      '[data-state="done"] &': { color: color.successText },
    },
  }),
)

export const refusals = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: color.dangerText,
    fontSize: vars.fontSize[14],
  }),
)

export const refusal = style(
  layered({ display: 'flex', alignItems: 'flex-start', gap: space[4], overflowWrap: 'anywhere' }),
)

export const mark = style(layered({ flex: 'none', marginBlockStart: 2 }))
