import type { CataloguePage } from '@hwjy/sdk'
import { Button, Drawer } from '@hwjy/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './catalogue.css.ts'
import { FilterFields } from './filter-fields.tsx'
import type { useCatalogueFilter } from './use-catalogue-filter.ts'

interface FilterSheetProps {
  filter: ReturnType<typeof useCatalogueFilter>
  courses: CataloguePage | undefined
}

/** The filters of a phone: a choice counts at once, and the button below says what it shows. */
export function FilterSheet({ filter, courses }: FilterSheetProps) {
  const { t } = useTranslation('shop')
  const [isOpen, setIsOpen] = useState(false)
  const { keyword: _typedAbove, ...chosen } = filter.chosen
  const count = Object.values(chosen).filter((value) => value !== null).length
  return (
    <>
      <Button className={css.opener} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden size={18} />
        {count === 0 ? t('filters.open') : t('filters.openCount', { count })}
      </Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        side="bottom"
        title={t('filters.open')}
        footer={
          <Button tone="primary" onClick={() => setIsOpen(false)}>
            {t('filters.show', { count: courses?.total ?? 0 })}
          </Button>
        }
      >
        <FilterFields filter={filter} facets={courses?.facets} />
      </Drawer>
    </>
  )
}
