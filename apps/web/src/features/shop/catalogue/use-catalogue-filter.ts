import type { ListCatalogueParams } from '@hwjy/sdk'
import { useQueryFilter } from '../../../shared/list-page/use-query-filter.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'

const PAGE_SIZE = 12

const kinds = ['public', 'systematic'] as const
const classTypes = ['small', 'large'] as const
const prices = ['free', 'paid'] as const
const hoursOf = ['good'] as const
/** Nobody has to get up or stay up for a lesson between these hours of the clock. */
const GOOD_HOURS = { fromHour: 7, untilHour: 21 }

const choices = ['kind', 'classType', 'price', 'subjectId', 'hours'] as const
export type CatalogueFilterName = 'keyword' | (typeof choices)[number]

/** Says which courses are shown. It stands in the address, where a reload and a link find it again. */
export function useCatalogueFilter() {
  const filter = useQueryFilter(PAGE_SIZE)
  const zone = useViewerZone()
  const chosen = {
    keyword: filter.keyword || null,
    kind: filter.oneOf('kind', kinds),
    classType: filter.oneOf('classType', classTypes),
    price: filter.oneOf('price', prices),
    subjectId: filter.textOf('subjectId') || null,
    hours: filter.oneOf('hours', hoursOf),
  }
  const { kind, classType, price, subjectId, hours } = chosen
  const request: ListCatalogueParams = {
    ...filter.request,
    ...(kind !== null && { kind }),
    ...(classType !== null && { classType }),
    ...(price !== null && { isFree: price === 'free' }),
    ...(subjectId !== null && { subjectId }),
    ...(hours !== null && { ...GOOD_HOURS, timezone: zone }),
  }
  return {
    kinds,
    classTypes,
    prices,
    chosen,
    request,
    isFiltered: Object.values(chosen).some((value) => value !== null),
    searchProps: filter.searchProps,
    pagination: filter.pagination,
    choose: (name: CatalogueFilterName, value: string) => filter.set({ [name]: value === 'all' ? '' : value }),
    remove: (name: CatalogueFilterName) => (name === 'keyword' ? filter.clear() : filter.set({ [name]: '' })),
    clear: () => filter.clear(...choices),
  }
}
