import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const row = style(layered({ position: 'relative', display: 'flex', gap: space[8], maxWidth: '100%' }))

/** The real input lies over the cells, unseen, so that paste, autofill and readers meet an ordinary field. */
export const input = style(
  layered({
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    width: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'transparent',
    color: 'transparent',
    caretColor: 'transparent',
    // At least 16 px: smaller makes iOS zoom the page when the field takes focus.
    fontSize: vars.fontSize[16],
    selectors: {
      '&::selection': { background: 'transparent', color: 'transparent' },
      '&:disabled': { cursor: 'not-allowed' },
      // Browsers paint what they fill in; paint that never arrives keeps the cells in sight.
      '&:autofill': { WebkitTextFillColor: 'transparent', transition: 'background-color 0s 100000s' },
    },
  }),
)

export const cell = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 1 0',
    minWidth: 28,
    maxWidth: 48,
    height: 52,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.control,
    background: color.surfaceRaised,
    color: color.text,
    fontSize: vars.fontSize[24],
    fontVariantNumeric: 'tabular-nums',
    transition: `border-color ${vars.duration.fast}`,
    selectors: {
      'input:focus ~ &[data-state="active"]': { outline: vars.focus.ring, outlineOffset: -1, borderColor: color.focus },
      // The caret, drawn where the next digit goes.
      'input:focus ~ &[data-state="active"]:empty::after': {
        content: '',
        width: 2,
        height: '1.2em',
        background: color.text,
      },
      'input[aria-invalid="true"] ~ &': {
        borderColor: color.danger,
        boxShadow: `inset 0 0 0 1px ${color.danger}`,
      },
      'input:disabled ~ &': { background: color.surfaceSunken, color: color.textMuted },
    },
  }),
)
