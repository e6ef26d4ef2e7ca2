import { media } from '../theme/breakpoints.ts'
import { layered } from '../theme/layered.ts'
import { vars } from '../theme/vars.css.ts'

const { color } = vars

/** Sets a background under the pointer, only where there is one: on touch, hover would stick after a tap. */
export const onHover = (background: string) =>
  layered({ '@media': { [media.canHover]: { selectors: { '&:hover:not([aria-disabled="true"])': { background } } } } })

export const buttonTones = {
  neutral: [
    layered({ background: color.surfaceRaised, color: color.text, borderColor: color.lineStrong }),
    onHover(color.surfaceSunken),
  ],
  primary: [layered({ background: color.accentStrong, color: color.onAccent }), onHover(color.accentStrongHover)],
  danger: [layered({ background: color.danger, color: color.onDanger }), onHover(color.dangerHover)],
  quiet: [layered({ background: 'transparent', color: color.text }), onHover(color.hover)],
}
