import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const strip = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    boxShadow: vars.shadow.float,
  }),
)

export const head = style(
  layered({ display: 'flex', alignItems: 'center', gap: space[8], padding: `${space[8]} ${space[12]}` }),
)

export const summary = style(
  layered({ display: 'flex', flexDirection: 'column', flex: '1 1 0', gap: space[4], minWidth: 0 }),
)

export const title = style(layered({ margin: 0, fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.bold }))

export const list = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    maxHeight: 'min(40vh, 20rem)',
    margin: 0,
    padding: 0,
    borderBlockStart: `1px solid ${color.line}`,
    listStyle: 'none',
  }),
)

export const row = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    padding: `${space[8]} ${space[12]}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  }),
)

export const words = style(
  layered({ display: 'flex', flexDirection: 'column', flex: '1 1 0', gap: space[4], minWidth: 0 }),
)

export const name = style(
  layered({ overflow: 'hidden', fontSize: vars.fontSize[14], textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
)

export const note = style(
  layered({
    color: color.textMuted,
    fontSize: vars.fontSize[12],
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'pretty',
    selectors: {
      '[data-state="failed"] &, [data-state="needs-file"] &': { color: color.dangerText },
      '[data-state="waiting"] &': { color: color.warningText },
      '[data-state="done"] &': { color: color.successText },
    },
  }),
)
