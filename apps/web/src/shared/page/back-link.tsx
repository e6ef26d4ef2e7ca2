import { Link as StyledLink } from '@hwjy/ui'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as css from '../page.css.ts'

interface BackLinkProps {
  to: string
  /** Default: that it leads back to the lessons. */
  label?: string
}

export function BackLink({ to, label }: BackLinkProps) {
  const { t } = useTranslation()
  return (
    <StyledLink asChild tone="quiet" className={css.backLink}>
      <Link to={to}>
        <ChevronLeft aria-hidden size={18} />
        {label ?? t('back')}
      </Link>
    </StyledLink>
  )
}
