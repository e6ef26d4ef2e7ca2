import { Link as StyledLink } from '@hwjy/ui'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as page from '../../../shared/page.css.ts'
import { bankPath } from '../bank-paths.ts'

export function BackToBank() {
  const { t } = useTranslation('bank')
  return (
    <StyledLink asChild tone="quiet" className={page.backLink}>
      <Link to={bankPath}>
        <ChevronLeft aria-hidden size={18} />
        {t('heading')}
      </Link>
    </StyledLink>
  )
}
