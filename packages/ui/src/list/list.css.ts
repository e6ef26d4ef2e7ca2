import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { plainList } from '../theme/plain-list.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const list = style(
  layered({
    ...plainList,
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
  }),
)

export const cover = style(
  layered({
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  }),
)

export const row = recipe({
  base: layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    padding: `${space[12]} ${space[16]}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
    '@media': { [media.tablet]: { gap: space[16] } },
  }),
  variants: {
    isPressable: {
      true: layered({
        transition: `background ${vars.duration.fast}`,
        selectors: {
          '&:hover': { background: color.hover },
          // The ring goes round what is pressed: the whole row.
          [`&:has(${cover}:focus-visible)`]: {
            outline: vars.focus.ring,
            outlineOffset: '-2px',
            borderRadius: vars.radius.card,
          },
        },
      }),
    },
  },
})

export const leading = style(layered({ display: 'flex', flex: 'none', color: color.textMuted }))

/** Facts go below the words where they do not fit beside them. */
export const body = style(
  layered({
    display: 'flex',
    flex: '1 1 auto',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[8]} ${space[16]}`,
    minWidth: 0,
  }),
)

export const words = style(layered({ flex: '1 1 11rem', minWidth: 0, overflowWrap: 'anywhere' }))

export const title = style(layered({ fontWeight: vars.fontWeight.medium, lineHeight: vars.lineHeight.text }))

export const description = style(layered({ color: color.textMuted, fontSize: vars.fontSize[14], textWrap: 'pretty' }))

/** Above the link that covers the row. */
export const trailing = style(
  layered({
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[8],
    minWidth: 0,
    // Facts let the press through to the row; controls take it.
    pointerEvents: 'none',
  }),
)

globalStyle(`${trailing} :is(a, button, input, [role="button"])`, layered({ pointerEvents: 'auto' }))
