import type { CataloguePage } from '@hwjy/sdk'
import { Field, RadioGroup, Select, Switch } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import * as css from './catalogue.css.ts'
import type { useCatalogueFilter } from './use-catalogue-filter.ts'

interface FilterFieldsProps {
  filter: ReturnType<typeof useCatalogueFilter>
  facets: CataloguePage['facets'] | undefined
}

/** What the courses can be narrowed by, each value with the number that it would show. */
export function FilterFields({ filter, facets }: FilterFieldsProps) {
  const { t } = useTranslation('shop')
  const subjects = useSubjects(filter.chosen.subjectId, facets)
  const counts = facets && {
    kind: countsOf(facets.kinds),
    classType: countsOf(facets.classTypes),
    price: new Map<string, number>(Object.entries(facets.prices)),
  }
  const group = (name: 'kind' | 'classType' | 'price', values: readonly string[]) => (
    <Field label={t(`filters.${name}`)}>
      <RadioGroup
        value={filter.chosen[name] ?? 'all'}
        onValueChange={(value) => filter.choose(name, value)}
        options={[
          { value: 'all', label: t(`filters.all.${name}`) },
          ...values.map((value) => ({
            value,
            label: withCount(t(`filters.values.${value as 'free'}`), counts && (counts[name].get(value) ?? 0)),
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

const countsOf = (values: readonly { value: string; count: number }[]) =>
  new Map(values.map(({ value, count }) => [value, count]))

const withCount = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`)

/** Returns the subjects to choose from. A chosen one stays among them although no course has it any more. */
function useSubjects(chosen: string | null, facets: CataloguePage['facets'] | undefined) {
  const { t } = useTranslation('shop')
  const options = (facets?.subjects ?? []).map(({ value, label, count }) => ({
    value,
    label: withCount(label, count),
  }))
  if (chosen === null) return options
  const isKnown = options.some(({ value }) => value === chosen)
  return isKnown ? options : [...options, { value: chosen, label: t('filters.subject') }]
}
