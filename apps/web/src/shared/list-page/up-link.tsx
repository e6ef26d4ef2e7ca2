import { Link as StyledLink } from '@hwjy/ui'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import * as css from '../page.css.ts'

/** Leads to the list in which the subject of the page stands. */
export function UpLink({ to, label }: { to: string; label: string }) {
  return (
    <StyledLink asChild tone="quiet" className={css.backLink}>
      <Link to={to}>
        <ChevronLeft aria-hidden size={18} />
        {label}
      </Link>
    </StyledLink>
  )
}
