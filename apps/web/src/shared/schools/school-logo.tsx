import type { UserInfo } from '@hwjy/sdk'
import { Logo } from '@hwjy/ui'
import * as css from './school-logo.css.ts'

const SIZE = 32

interface SchoolLogoProps {
  /** Null, or not known yet: the product's own logo stands there. */
  school: { name: string; logo: string | null } | null
  withName?: boolean
}

/** The logo of a school and its name, where it has one; the product's otherwise. */
export function SchoolLogo({ school, withName = false }: SchoolLogoProps) {
  if (!school || school.logo === null) return <Logo withName={withName} />
  return (
    <span className={css.logo}>
      <img src={school.logo} alt={withName ? '' : school.name} width={SIZE} height={SIZE} className={css.picture} />
      {withName && <span className={css.name}>{school.name}</span>}
    </span>
  )
}

/** A session of before knows no logo. */
export const ownSchool = (person: UserInfo | null) =>
  person && { name: person.schoolName, logo: (person as Partial<UserInfo>).schoolLogo ?? null }
