import { getListSchoolsQueryOptions } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { HanText } from '../../shared/han-text.tsx'
import * as css from './schools-page.css.ts'

/** Places of the first fifty schools. Choosing one searches for it; when they cannot be read, one can still type. */
export function RegionChips({ chosen, onChoose }: { chosen: string; onChoose: (region: string) => void }) {
  const { t } = useTranslation('schools')
  const { data } = useQuery(getListSchoolsQueryOptions({ current: 1, size: 50 }))
  const regions = [...new Set(data?.records.map(({ region }) => region))].filter((region) => region !== '')
  if (regions.length < 2) return null
  return (
    <fieldset aria-label={t('regions')} className={css.chips}>
      <Button size="sm" aria-pressed={chosen === ''} className={css.chip} onClick={() => onChoose('')}>
        {t('everywhere')}
      </Button>
      {regions.map((region) => (
        <Button
          key={region}
          size="sm"
          aria-pressed={chosen === region}
          className={css.chip}
          onClick={() => onChoose(chosen === region ? '' : region)}
        >
          <HanText>{region}</HanText>
        </Button>
      ))}
    </fieldset>
  )
}
