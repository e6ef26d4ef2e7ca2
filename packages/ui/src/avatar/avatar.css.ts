import { style, styleVariants } from '@vanilla-extract/css'
import { layered } from '../theme/layered.ts'
import { scaleFromSeed } from '../theme/scale-from-seed.ts'
import { vars } from '../theme/vars.css.ts'
import { avatarHues } from './avatar-hue.ts'

export const sizes = styleVariants({ 24: 10, 32: 12, 40: 14, 56: 20, 80: 28 }, (font, size) => [
  layered({ width: `${size}px`, height: `${size}px`, fontSize: `${font / 16}rem` }),
])

export const avatar = style(
  layered({
    display: 'inline-flex',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
    background: vars.color.surfaceSunken,
    fontWeight: vars.fontWeight.bold,
    lineHeight: 1,
    userSelect: 'none',
  }),
)

/** A picture takes the place of letters when it has come: a press that began on one of them would be none. */
const unpressed = { pointerEvents: 'none' } as const

export const image = style(layered({ ...unpressed, width: '100%', height: '100%', objectFit: 'cover' }))

export const fallback = style(
  layered({
    ...unpressed,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    height: '100%',
  }),
)

/** The ground is pale and the letters are deep, of one hue, the same in every theme. */
export const colors = avatarHues.map((h) => {
  const scale = scaleFromSeed({ l: 0.65, c: 0.13, h })
  return style(layered({ background: scale[200], color: scale[900] }))
})
