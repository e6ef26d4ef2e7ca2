import type { ListCatalogueParams } from '@hwjy/sdk'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useViewerZone } from '../../../shared/time/time-zone.ts'

/** Long enough that a word is typed to its end, short enough not to be felt. */
const SETTLE_MS = 300
export const PAGE_SIZE = 12

const kinds = ['public', 'systematic'] as const
const classTypes = ['small', 'large'] as const
const prices = ['free', 'paid'] as const
const hoursOf = ['good'] as const
/** Nobody has to get up or stay up for a lesson between these hours of the clock. */
const GOOD_HOURS = { fromHour: 7, untilHour: 21 }

export type CatalogueFilterName = 'keyword' | 'kind' | 'classType' | 'price' | 'subjectId' | 'hours'

const among = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((known) => known === value) ?? null

/** Says which courses are shown. It stands in the address, where a reload and a link find it again. */
export function useCatalogueFilter() {
  const [params, setParams] = useSearchParams()
  const keyword = (params.get('keyword') ?? '').slice(0, 50)
  const kind = among(kinds, params.get('kind'))
  const classType = among(classTypes, params.get('classType'))
  const price = among(prices, params.get('price'))
  const subjectId = params.get('subjectId')
  const hours = among(hoursOf, params.get('hours'))
  const zone = useViewerZone()
  const current = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const [typed, setTyped] = useState(keyword)

  function set(changes: Readonly<Record<string, string>>) {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries({ page: '', ...changes })) {
      if (value === '' || value === 'all') next.delete(name)
      else next.set(name, value)
    }
    setParams(next, { replace: true })
  }

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === keyword) return undefined
    const timer = setTimeout(() => set({ keyword: wanted }), SETTLE_MS)
    return () => clearTimeout(timer)
  })
  const request: ListCatalogueParams = {
    current,
    size: PAGE_SIZE,
    ...(keyword !== '' && { keyword }),
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
    chosen: { keyword: keyword === '' ? null : keyword, kind, classType, price, subjectId, hours },
    request,
    current,
    isFiltered: keyword !== '' || [kind, classType, price, subjectId, hours].some((value) => value !== null),
    typed,
    setTyped,
    choose: (name: CatalogueFilterName, value: string) => set({ [name]: value }),
    remove(name: CatalogueFilterName) {
      if (name === 'keyword') setTyped('')
      set({ [name]: '' })
    },
    setPage: (page: number) => set({ page: page === 1 ? '' : String(page) }),
    clear() {
      setTyped('')
      set({ keyword: '', kind: '', classType: '', price: '', subjectId: '', hours: '' })
    },
  }
}
