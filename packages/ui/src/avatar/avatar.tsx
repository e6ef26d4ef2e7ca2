import { clsx } from 'clsx'
import { Avatar as Primitive } from 'radix-ui'
import * as css from './avatar.css.ts'
import { avatarHueIndex } from './avatar-hue.ts'
import { initials } from './initials.ts'

export interface AvatarProps {
  name: string
  /** Without it, and until or unless it loads, initials are shown. */
  src?: string | undefined
  /** Pixels. Default 40. */
  size?: 24 | 32 | 40 | 56 | 80 | undefined
  /** The colour that `distinctHues` gave this person among others; without it, the colour follows from the name. */
  hue?: number | undefined
  /** The name stands beside it already, so it is not read twice. */
  isDecorative?: boolean | undefined
  className?: string | undefined
}

export function Avatar({
  name,
  src,
  hue = avatarHueIndex(name),
  size = 40,
  isDecorative = false,
  className,
}: AvatarProps) {
  return (
    <Primitive.Root
      className={clsx(css.avatar, css.sizes[size], className)}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src !== undefined && src !== '' && <Primitive.Image className={css.image} src={src} alt="" />}
      <Primitive.Fallback className={clsx(css.fallback, css.colors[hue])} aria-hidden>
        {size === 24 ? initials(name).slice(-1) : initials(name)}
      </Primitive.Fallback>
    </Primitive.Root>
  )
}
