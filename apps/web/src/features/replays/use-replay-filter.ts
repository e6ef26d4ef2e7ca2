import type { ReplayAudit } from '@hwjy/sdk'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Lets a word be typed to its end, and is too short to be felt. */
const SETTLE_MS = 300
export const PAGE_SIZE = 20
export const audits = [
  'pending',
  'systemApproved',
  'manuallyApproved',
  'rejected',
] as const satisfies readonly ReplayAudit[]

/** Which lessons are shown. It stands in the address, where a reload and a link find it again. */
export function useReplayFilter() {
  const [params, setParams] = useSearchParams()
  const keyword = (params.get('keyword') ?? '').slice(0, 50)
  const audit = audits.find((known) => known === params.get('audit')) ?? null
  const current = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const [typed, setTyped] = useState(keyword)
  function set(changes: Readonly<Record<string, string>>) {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setParams(next, { replace: true })
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === keyword) return undefined
    const timer = setTimeout(() => set({ keyword: wanted, page: '' }), SETTLE_MS)
    return () => clearTimeout(timer)
  })
  return {
    audit,
    current,
    isFiltered: audit !== null || keyword !== '',
    request: { current, size: PAGE_SIZE, ...(audit && { audit }), ...(keyword !== '' && { keyword }) },
    typed,
    setTyped,
    setAudit: (value: string) => set({ audit: value === 'all' ? '' : value, page: '' }),
    setPage: (page: number) => set({ page: page === 1 ? '' : String(page) }),
    clear() {
      setTyped('')
      set({ audit: '', keyword: '', page: '' })
    },
  }
}
