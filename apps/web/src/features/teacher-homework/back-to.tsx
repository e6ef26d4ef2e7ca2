import { Link as StyledLink } from '@hwjy/ui'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as css from '../../shared/page.css.ts'

/** Leads up: to the list that a page belongs to, by its name. */
export function BackTo({ to, children }: { to: string; children: ReactNode }) {
  return (
    <StyledLink asChild tone="quiet" className={css.backLink}>
      <Link to={to}>
        <ChevronLeft aria-hidden size={18} />
        {children}
      </Link>
    </StyledLink>
  )
}
