import { Button, EmptyState } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'

/** In the place of a list whose filters leave nothing. */
export function NoneFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('schoolOffice')
  return (
    <EmptyState
      drawing="search"
      title={t('noneFound')}
      description={t('noneFoundText')}
      action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
    />
  )
}
