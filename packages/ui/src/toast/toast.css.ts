import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars
const drop = keyframes({ from: { opacity: 0, translate: '0 -16px' } })
const leave = keyframes({ to: { opacity: 0 } })

// At the top: the bottom belongs to the room's bar and to the phone's thumb.
export const region = style(
  layered({
    position: 'fixed',
    insetBlockStart: `max(${space[16]}, env(safe-area-inset-top))`,
    insetInlineStart: '50%',
    zIndex: vars.zIndex.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    width: 'min(420px, 100vw - 32px)',
    margin: 0,
    padding: 0,
    translate: '-50%',
    listStyle: 'none',
    outline: 'none',
    pointerEvents: 'none',
  }),
)

export const toast = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    padding: `${space[12]} ${space[12]} ${space[12]} ${space[16]}`,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    color: color.text,
    boxShadow: vars.shadow.float,
    pointerEvents: 'auto',
    selectors: {
      '&[data-state="open"]': { animation: `${drop} ${vars.duration.slow} ${vars.easing.out}` },
      '&[data-state="closed"]': { animation: `${leave} ${vars.duration.fast}` },
      '&[data-swipe="move"]': { translate: '0 var(--radix-toast-swipe-move-y)' },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    },
  }),
)

export const icon = recipe({
  base: layered({ display: 'flex', flex: 'none', marginBlockStart: 2 }),
  variants: {
    tone: {
      info: layered({ color: color.accentText }),
      success: layered({ color: color.successText }),
      warning: layered({ color: color.warningText }),
      danger: layered({ color: color.dangerText }),
    },
  },
})

export const words = style(layered({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }))
export const title = style(layered({ fontWeight: vars.fontWeight.bold }))
export const buttons = style(
  layered({ display: 'flex', flex: 'none', alignItems: 'center', gap: space[4], marginBlock: -4 }),
)
