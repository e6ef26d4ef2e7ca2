import { type CataloguePage, useListCatalogue } from '@hwjy/sdk'
import { Field, RadioGroup, Select, Switch } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import * as css from './catalogue.css.ts'
import { FIRST_PAGE, type useCatalogueFilter } from './use-catalogue-filter.ts'

interface FilterFieldsProps {
  filter: ReturnType<typeof useCatalogueFilter>
  facets: CataloguePage['facets'] | undefined
}

/** What the courses can be narrowed by, each value with the number that it would show. */
export function FilterFields({ filter, facets }: FilterFieldsProps) {
  const { t } = useTranslation('shop')
  const subjects = useSubjects(filter.chosen.subjectId, facets)
  const counts = { kind: facets?.kinds, classType: facets?.classTypes, price: undefined }
  const group = (name: 'kind' | 'classType' | 'price', values: readonly string[]) => (
    <Field label={t(`filters.${name}`)}>
      <RadioGroup
        value={filter.chosen[name] ?? 'all'}
        onValueChange={(value) => filter.choose(name, value)}
        options={[
          { value: 'all', label: t(`filters.all.${name}`) },
          ...values.map((value) => ({
            value,
            label: withCount(
              t(`filters.values.${value as 'free'}`),
              counts[name] && (counts[name].find((one) => one.value === value)?.count ?? 0),
            ),
          })),
        ]}
      />
    </Field>
  )
  return (
    <div className={css.fields}>
      {group('kind', filter.kinds)}
      {group('classType', filter.classTypes)}
      {group('price', filter.prices)}
      {subjects.length > 1 && (
        <Field label={t('filters.subject')}>
          <Select
            value={filter.chosen.subjectId ?? 'all'}
            onValueChange={(value) => filter.choose('subjectId', value)}
            options={[{ value: 'all', label: t('filters.all.subject') }, ...subjects]}
          />
        </Field>
      )}
      <Switch
        label={t('filters.hours')}
        description={t('filters.hoursText')}
        isChecked={filter.chosen.hours !== null}
        onCheckedChange={(isOn) => filter.choose('hours', isOn ? 'good' : '')}
      />
    </div>
  )
}

const withCount = (label: string, count: number | undefined) => (count === undefined ? label : `${label} ${count}`)

/**
 * Returns all subjects of the catalogue. The facets name only those of the courses found; where nothing is found, people
 * need the list to change their choice. A chosen subject stays in it although no course has it any more.
 */
function useSubjects(chosen: string | null, facets: CataloguePage['facets'] | undefined) {
  const { t } = useTranslation('shop')
  const all = useListCatalogue(FIRST_PAGE).data?.facets.subjects ?? []
  const found = new Map(facets?.subjects.map(({ value, count }) => [value, count]))
  const options = all.map(({ value, label }) => ({ value, label: withCount(label, found.get(value) ?? 0) }))
  const isKnown = chosen === null || all.some(({ value }) => value === chosen)
  // One subject alone is no choice, unless it was chosen by the address.
  if (chosen === null && options.length < 2) return []
  return isKnown ? options : [...options, { value: chosen, label: t('filters.subject') }]
}
