import { assignVars, globalStyle } from '@vanilla-extract/css'
import { layered } from './layered.ts'
import { vars } from './vars.css.ts'

const { space, control } = vars

const comfortable = {
  space: {
    2: '0.125rem',
    4: '0.25rem',
    8: '0.5rem',
    12: '0.75rem',
    16: '1rem',
    20: '1.25rem',
    24: '1.5rem',
    32: '2rem',
    48: '3rem',
  },
  control: { sm: '32px', md: '40px', lg: '52px', row: '36px' },
}
const compact: typeof comfortable = {
  space: { ...comfortable.space, 12: '0.5rem', 16: '0.75rem', 20: '1rem', 24: '1rem', 32: '1.5rem', 48: '2rem' },
  control: { sm: '28px', md: '32px', lg: '44px', row: '28px' },
}

/** Heights never fall below what the pointer needs, so that fingers get their 44 px in either density. */
const dense = (values: typeof comfortable) => ({
  ...assignVars(space, values.space),
  ...assignVars(control, {
    sm: `max(${values.control.sm}, ${vars.size.target})`,
    md: `max(${values.control.md}, ${vars.size.target})`,
    lg: `max(${values.control.lg}, ${vars.size.target})`,
    row: `max(${values.control.row}, ${vars.size.target})`,
  }),
})

globalStyle(':root, [data-density="comfortable"]', layered({ vars: dense(comfortable) }))
globalStyle('[data-density="compact"]', layered({ vars: dense(compact) }))
