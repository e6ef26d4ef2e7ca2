import { vars } from '@hwjy/ui/vars'
import { style } from '@vanilla-extract/css'

export { head, name, panel, words } from '../../shared/list-page/list-page.css.ts'
export { muted } from '../../shared/page.css.ts'

const { color, space } = vars

/** The whole page takes files that are dropped. */
export const drop = style({
  minBlockSize: '100%',
  selectors: { '&[data-over]': { background: color.accentSoft } },
})

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[12] })

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.control,
  background: color.surfaceSunken,
  color: color.textMuted,
})

export const thumb = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
