import { clsx } from 'clsx'
import * as css from './school-seal.css.ts'

/** A school's logo; without one, the first two characters of its name cut like a seal. */
export function SchoolSeal({
  name,
  logoUrl,
  isLarge = false,
}: {
  name: string
  logoUrl: string | null
  isLarge?: boolean
}) {
  const className = clsx(css.seal, isLarge && css.large)
  if (logoUrl !== null) return <img src={logoUrl} alt="" className={className} />
  return (
    <span aria-hidden lang="zh-Hans" className={className}>
      {[...name].slice(0, 2).map((character) => (
        <span key={character}>{character}</span>
      ))}
    </span>
  )
}
