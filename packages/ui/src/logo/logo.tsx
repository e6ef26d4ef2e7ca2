import { clsx } from 'clsx'
import { logo, mark, name, strokes, tile } from './logo.css.ts'

export interface LogoProps {
  /** Height of the mark in pixels. Default 32. */
  size?: number | undefined
  withName?: boolean | undefined
  className?: string | undefined
}

const USUAL_SIZE = 32

/** A speech bubble in which 华 is written: seven strokes, as a brush would set them down. */
export function Logo({ size = USUAL_SIZE, withName = false, className }: LogoProps) {
  return (
    // A drawing and a word that are one picture.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <span role="img" aria-label="华文课堂 Huawen Classroom" className={clsx(logo, className)}>
      <svg aria-hidden className={mark} width={size} height={size} viewBox="0 0 48 48">
        <path
          className={tile}
          d="M12 2h24a10 10 0 0 1 10 10v21a10 10 0 0 1-10 10H22l-9 5v-5.1A10 10 0 0 1 2 33V12A10 10 0 0 1 12 2Z"
        />
        <path className={strokes} d="M19 8c-2 5-5 8.5-9 11M15.5 14.5V23" />
        <path
          className={strokes}
          d="M36 10.5c-4 3.5-8 5.500-12.5 7M24.5 8v11c0 2.5 1 3.5 3.5 3.5h6c2 0 3-1 3.200-3.5"
        />
        <path className={strokes} d="M8.5 29h31M24 24.5V38" />
      </svg>
      {withName && (
        <span lang="zh-Hans" className={name} style={styleOf(size)}>
          华文课堂
        </span>
      )}
    </span>
  )
}

/**
 * Returns no style for the usual size: pages drawn by a server stay free of style attributes, which a strict policy
 * ignores.
 */
const styleOf = (size: number) => (size === USUAL_SIZE ? undefined : { fontSize: size * 0.625 })
