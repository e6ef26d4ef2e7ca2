import { useTranslation } from 'react-i18next'
import { bankPath } from '../bank-paths.ts'
import { BackLink } from '../../../shared/page/back-link.tsx'

export function BackToBank() {
  const { t } = useTranslation('bank')
  return <BackLink to={bankPath} label={t('heading')} />
}
