import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

export const panel = style(
  layered({
    maxWidth: 'min(400px, 100vw - 16px)',
    maxHeight: 'var(--radix-popover-content-available-height)',
    padding: vars.space[16],
    overflowY: 'auto',
  }),
)
