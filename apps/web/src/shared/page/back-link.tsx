import { Link as StyledLink } from '@hwjy/ui'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ChosenName } from '../names/name-line.tsx'
import * as css from '../page.css.ts'

interface BackLinkProps {
  to: string
  /** Names where it leads. Default: that it leads back to the lessons. */
  label?: string
}

/** Leads from the head of a page to the one above it. */
export function BackLink({ to, label }: BackLinkProps) {
  const { t } = useTranslation()
  return (
    <StyledLink asChild tone="quiet" className={css.backLink}>
      <Link to={to}>
        <ChevronLeft aria-hidden size={18} />
        <ChosenName>{label ?? t('back')}</ChosenName>
      </Link>
    </StyledLink>
  )
}
