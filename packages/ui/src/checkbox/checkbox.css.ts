import { style } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color, space } = vars

export const row = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: space[8],
    paddingBlock: `calc((${vars.size.target} - 1.5rem) / 2)`,
  }),
)

/** At least as high as the control, so that one line stands at its middle in any size of text. */
export const words = style(
  layered({ display: 'flex', flexDirection: 'column', justifyContent: 'center', minWidth: 0, minHeight: 24 }),
)

export const label = style(
  layered({
    cursor: 'pointer',
    lineHeight: vars.lineHeight.text,
    selectors: { ':disabled ~ * > &': { color: color.textMuted, cursor: 'not-allowed' } },
  }),
)

export const description = style(layered({ color: color.textMuted, fontSize: vars.fontSize[14] }))

export const box = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    width: 20,
    height: 20,
    marginBlock: 2,
    padding: 0,
    border: `1.5px solid ${color.lineStrong}`,
    borderRadius: 5,
    background: color.surfaceRaised,
    color: color.onAccent,
    cursor: 'pointer',
    transition: `background ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    selectors: {
      // The target is larger than the picture.
      '&::after': { content: '', position: 'absolute', inset: `calc((18px - max(28px, ${vars.size.target})) / 2)` },
      '&:hover': { borderColor: color.text },
      '&[data-state="checked"], &[data-state="indeterminate"]': {
        borderColor: color.accentStrong,
        background: color.accentStrong,
      },
      '&[aria-invalid="true"]': { borderColor: color.danger },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      '&:focus-visible': { outline: vars.focus.ring, outlineOffset: vars.focus.offset },
    },
  }),
)
