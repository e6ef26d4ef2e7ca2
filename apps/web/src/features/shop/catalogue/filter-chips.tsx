import type { CataloguePage } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './catalogue.css.ts'
import type { CatalogueFilterName, useCatalogueFilter } from './use-catalogue-filter.ts'

interface FilterChipsProps {
  filter: ReturnType<typeof useCatalogueFilter>
  facets: CataloguePage['facets'] | undefined
  /** Has the focus when no filter is left. */
  heading: RefObject<HTMLElement | null>
}

/** One button for each filter that is on, because one less is often enough; with several also one for all of them. */
export function FilterChips({ filter, facets, heading }: FilterChipsProps) {
  const { t } = useTranslation('shop')
  const { keyword, kind, classType, price, subjectId, hours } = filter.chosen
  const valueName = (value: string | null) => value && t(`filters.values.${value as 'free'}`)
  const subject = facets?.subjects.find(({ value }) => value === subjectId)?.label ?? t('filters.subject')
  const named: readonly [CatalogueFilterName, string | null][] = [
    ['keyword', keyword],
    ['kind', valueName(kind)],
    ['classType', valueName(classType)],
    ['price', valueName(price)],
    ['subjectId', subjectId && subject],
    ['hours', hours && t('filters.hours')],
  ]
  const on = named.flatMap(([name, label]) => (label === null ? [] : [{ name, label }]))
  const chips = useRef<HTMLDivElement>(null)
  // Which chip was pressed last: it is gone, and the focus goes to the one in its place.
  const pressed = useRef<number | null>(null)
  useEffect(() => {
    if (pressed.current === null) return
    const left = [...(chips.current?.querySelectorAll('button') ?? [])].slice(0, on.length)
    const next = left[pressed.current] ?? left.at(-1) ?? heading.current
    pressed.current = null
    next?.focus()
  }, [on.length, heading])
  if (on.length === 0) return null
  return (
    <div ref={chips} className={css.chips}>
      {on.map(({ name, label }, index) => (
        <Button
          key={name}
          size="sm"
          className={css.chip}
          aria-label={t('remove', { name: label })}
          onClick={() => {
            pressed.current = index
            filter.remove(name)
          }}
        >
          <span className={css.chipLabel}>{label}</span>
          <X aria-hidden size={16} className={css.chipIcon} />
        </Button>
      ))}
      {on.length > 1 && (
        <Button
          size="sm"
          tone="quiet"
          onClick={() => {
            pressed.current = 0
            filter.clear()
          }}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  )
}
